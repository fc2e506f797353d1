// SPDX-License-Identifier: MIT
// What each command asks of the match that lies open. What is not here is the desk's own.
#pragma once

#include <concepts>
#include <type_traits>

#include "editor/desk/command.h"
#include "editor/desk/open_match.h"

namespace hr::editor {

inline void obey(OpenMatch& match, const Act& c) { match.act(c); }
inline void obey(OpenMatch& match, const Choose& c) { match.act(c); }
inline void obey(OpenMatch& match, const TakeBack& c) { match.answer(c); }
inline void obey(OpenMatch& match, const StartOver& c) { match.answer(c); }
inline void obey(OpenMatch& match, const ChangeAnswer& c) { match.answer(c); }
inline void obey(OpenMatch& match, const TypeDice& c) { match.type_dice(c); }
inline void obey(OpenMatch& match, const Undo&) { match.undo(); }
inline void obey(OpenMatch& match, const Redo&) { match.redo(); }
inline void obey(OpenMatch& match, const GoTo& c) { match.go_to(c); }
inline void obey(OpenMatch& match, const GoToStep& c) { match.go_to(c); }
inline void obey(OpenMatch& match, const Promote& c) { match.promote(c); }
inline void obey(OpenMatch& match, const Compare& c) { match.compare(c); }
inline void obey(OpenMatch& match, const LookAs& c) { match.look_as(c.eyes); }
inline void obey(OpenMatch& match, const PassScreen&) { match.pass_screen(); }
inline void obey(OpenMatch& match, const LiftCurtain&) { match.lift_curtain(); }
inline void obey(OpenMatch& match, const SitDown& c) { match.sit_down(c); }
inline void obey(OpenMatch& match, const AutoPlay& c) { match.play_by_itself(c); }
inline void obey(OpenMatch& match, const BotMove&) { match.bot_move(); }
inline void obey(OpenMatch& match, const WriteNote& c) { match.note(c); }
inline void obey(OpenMatch& match, const MarkPassage& c) { match.note(c); }
inline void obey(OpenMatch& match, const UndoNote& c) { match.note(c); }
inline void obey(OpenMatch& match, const RedoNote& c) { match.note(c); }
inline void obey(OpenMatch& match, const UseClock& c) { match.use_clock(c); }
inline void obey(OpenMatch& match, const SetOption& c) { match.set_option(c); }
inline void obey(OpenMatch& match, const ResetOption& c) { match.reset_option(c); }
inline void obey(OpenMatch& match, const SetVariant& c) { match.set_variant(c); }
inline void obey(OpenMatch& match, const SaveFile& c) { match.save_file(c); }
inline void obey(OpenMatch& match, const KeepSource& c) { match.keep_draft(c); }
inline void obey(OpenMatch& match, const DropSource& c) { match.drop_draft(c.name); }
inline void obey(OpenMatch& match, const RevertSource& c) { match.revert_file(c); }
inline void obey(OpenMatch& match, const AllAsShipped&) { match.all_as_shipped(); }
inline void obey(OpenMatch& match, const OwnRulesAgain&) { match.own_rules_again(); }
inline void obey(OpenMatch& match, const SaveBoard& c) { match.save_board(c); }
inline void obey(OpenMatch& match, const PutPieces& c) { match.arrange(c); }
inline void obey(OpenMatch& match, const GiveTurn& c) { match.arrange(c); }
inline void obey(OpenMatch& match, const Arrange& c) { match.arrange(c); }

template <class T>
concept ForMatch = requires(OpenMatch& match, const T& command) {
  obey(match, command);
};

template <class T, class... Of>
inline constexpr bool k_is_one_of = (std::same_as<T, Of> || ...);

// Only typed, in rules that are not saved: nothing else that is shown changes by it.
template <class T>
inline constexpr bool k_typing = k_is_one_of<T, KeepSource, DropSource>;

// What is kept of the match stays as it is.
template <class T>
inline constexpr bool k_only_looks =
    k_typing<T> || k_is_one_of<T, Compare, LookAs, PassScreen, LiftCurtain, UseClock>;

inline bool is_typing(const Command& command) {
  return std::visit([](const auto& c) { return k_typing<std::decay_t<decltype(c)>>; }, command);
}

}  // namespace hr::editor
