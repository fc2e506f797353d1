// SPDX-License-Identifier: MIT
// Which part of the open match handles each command. Commands that are not listed are handled by
// the desk itself.
#pragma once

#include <concepts>
#include <type_traits>

#include "editor/desk/command.h"
#include "editor/desk/open_match.h"

namespace hr::editor {

inline void apply(OpenMatch& match, const PlayTyped& c) { match.player().act(c); }
inline void apply(OpenMatch& match, const PlayChosen& c) { match.player().act(c); }
inline void apply(OpenMatch& match, const TakeBack& c) { match.player().answer(c); }
inline void apply(OpenMatch& match, const StartOver& c) { match.player().answer(c); }
inline void apply(OpenMatch& match, const ChangeAnswer& c) { match.player().answer(c); }
inline void apply(OpenMatch& match, const Resign& c) { match.player().answer(c); }
inline void apply(OpenMatch& match, const OfferDraw& c) { match.player().answer(c); }
inline void apply(OpenMatch& match, const DeclineDraw& c) { match.player().answer(c); }
inline void apply(OpenMatch& match, const TypeDice& c) { match.player().type_dice(c); }
inline void apply(OpenMatch& match, const Undo&) { match.player().undo(); }
inline void apply(OpenMatch& match, const Redo&) { match.player().redo(); }
inline void apply(OpenMatch& match, const GoTo& c) { match.player().navigate(c); }
inline void apply(OpenMatch& match, const GoToStep& c) { match.player().navigate(c); }
inline void apply(OpenMatch& match, const Promote& c) { match.promote(c); }
inline void apply(OpenMatch& match, const Compare& c) { match.reports().compare(c); }
inline void apply(OpenMatch& match, const ViewAs& c) { match.player().view_as(c); }
inline void apply(OpenMatch& match, const PassScreen&) { match.view().pass_screen(); }
inline void apply(OpenMatch& match, const LiftCurtain&) { match.player().lift_curtain(); }
inline void apply(OpenMatch& match, const ReplacePlayer& c) { match.replace_player(c); }
inline void apply(OpenMatch& match, const AutoPlay& c) { match.bots().set(c); }
inline void apply(OpenMatch& match, const HurryBot&) { match.bots().hurry(); }
inline void apply(OpenMatch& match, const AskHint&) { match.ask_hint(); }
inline void apply(OpenMatch& match, const HurryHint&) { match.hint().hurry(); }
inline void apply(OpenMatch& match, const DropHint&) { match.hint().drop(); }
inline void apply(OpenMatch& match, const BotMove&) { match.player().bot_move(); }
inline void apply(OpenMatch& match, const WriteNote& c) { match.player().note(c); }
inline void apply(OpenMatch& match, const MarkPassage& c) { match.player().note(c); }
inline void apply(OpenMatch& match, const MarkCells& c) { match.player().note(c); }
inline void apply(OpenMatch& match, const UndoNote& c) { match.player().as_viewer(c); }
inline void apply(OpenMatch& match, const RedoNote& c) { match.player().as_viewer(c); }
inline void apply(OpenMatch& match, const UseClock& c) { match.player().use_clock(c); }
inline void apply(OpenMatch& match, const SetSeatClocks& c) { match.player().use_clock(c); }
inline void apply(OpenMatch& match, const RunSeatClocks& c) { match.player().use_clock(c); }
inline void apply(OpenMatch& match, const SetOption& c) { match.rules().set_option(c); }
inline void apply(OpenMatch& match, const ResetOption& c) { match.rules().reset_option(c); }
inline void apply(OpenMatch& match, const SetVariant& c) { match.rules().set_variant(c); }
inline void apply(OpenMatch& match, const SaveFile& c) { match.save_file(c); }
inline void apply(OpenMatch& match, const SaveDraft& c) {
  match.rules().files().keep_draft(c.name, {c.text, c.base});
}
inline void apply(OpenMatch& match, const DiscardDraft& c) {
  match.rules().files().drop_draft(c.name);
}
inline void apply(OpenMatch& match, const RestoreFile& c) { match.revert_file(c); }
inline void apply(OpenMatch& match, const RestoreOriginals&) { match.restore_originals(); }
inline void apply(OpenMatch& match, const UndoRestore&) { match.undo_restore(); }
inline void apply(OpenMatch& match, const AddFile& c) { match.add_file(c); }
inline void apply(OpenMatch& match, const ImportDrawing& c) { match.import_drawing(c); }
inline void apply(OpenMatch& match, const RenameFile& c) { match.rename_file(c); }
inline void apply(OpenMatch& match, const DeleteFile& c) { match.delete_file(c); }
inline void apply(OpenMatch& match, const UndoDelete&) { match.undo_delete(); }
inline void apply(OpenMatch& match, const MakeTest& c) { match.make_test(c); }
inline void apply(OpenMatch& match, const SaveBoard& c) { match.rules().save_board(c); }
inline void apply(OpenMatch& match, const ShowSet& c) { match.sets().watch(c); }
inline void apply(OpenMatch& match, const AskWhatIf& c) { match.ask_what_if(c); }
inline void apply(OpenMatch& match, const ShowMoment& c) { match.what_if().show_moment(c.moment); }
inline void apply(OpenMatch& match, const EndWhatIf&) { match.what_if().end(); }
inline void apply(OpenMatch& match, const PutPieces& c) { match.player().arrange(c); }
inline void apply(OpenMatch& match, const GiveTurn& c) { match.player().arrange(c); }
inline void apply(OpenMatch& match, const Arrange& c) { match.player().arrange(c); }

template <class T>
concept ForMatch = requires(OpenMatch& match, const T& command) {
  apply(match, command);
};

template <class T, class... Of>
inline constexpr bool k_is_one_of = (std::same_as<T, Of> || ...);

// Commands that change nothing but the drafts of rule files, and what is looked at later.
template <class T>
inline constexpr bool k_typing = k_is_one_of<T, SaveDraft, DiscardDraft, ShowSet>;

// Commands that leave the saved match as it is.
template <class T>
inline constexpr bool k_only_looks =
    k_typing<T> ||
    k_is_one_of<T, Compare, AskWhatIf, ShowMoment, EndWhatIf, PassScreen, LiftCurtain, UseClock>;

inline bool is_typing(const DeskCommand& command) {
  return std::visit([](const auto& c) { return k_typing<std::decay_t<decltype(c)>>; }, command);
}

}  // namespace hr::editor
