// SPDX-License-Identifier: MIT
// What players do: act and answer, go back and forth, write notes, use the clock.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "core/record/seat_export.h"
#include "editor/desk/open_match.h"
#include "scripting/ruleset/ruleset.h"

namespace hr::editor {

std::vector<int> OpenMatch::take_dice() { return std::exchange(dice_, {}); }

void OpenMatch::act(const Act& command) {
  require_eyes();
  carry_out(Act{actor(command.seat), command.text, dice_});
  take_dice();
}

void OpenMatch::act(const Choose& command) {
  require_eyes();
  carry_out(Choose{actor(command.seat), command.action, dice_});
  take_dice();
}

void OpenMatch::answer(const TakeBack& command) {
  require_eyes();
  carry_out(TakeBack{actor(command.seat)});
}

void OpenMatch::answer(const StartOver& command) {
  require_eyes();
  carry_out(StartOver{actor(command.seat)});
}

void OpenMatch::answer(const ChangeAnswer& command) {
  require_eyes();
  carry_out(ChangeAnswer{actor(command.seat), command.answer, command.text});
}

void OpenMatch::type_dice(const TypeDice& command) {
  require_table();
  dice_ = command.faces;
}

void OpenMatch::undo() {
  require_eyes();
  carry_out(Undo{owner_or_eyes()});
}

void OpenMatch::redo() {
  require_eyes();
  carry_out(Redo{owner_or_eyes()});
}

void OpenMatch::require_owner_goes() const {
  require_eyes();
  if (owner_or_eyes() != SeatId::owner)
    throw Error("This game has hidden information: only the owner can go back and forward.");
}

void OpenMatch::go_to(const GoTo& command) {
  require_owner_goes();
  carry_out(command);
}

void OpenMatch::go_to(const GoToStep& command) {
  require_owner_goes();
  carry_out(command);
}

void OpenMatch::promote(const Promote& command) {
  require_eyes();
  if (owner_or_eyes() != SeatId::owner)
    throw Error("This game has hidden information: only the owner can choose the main line.");
  carry_out(command);
  steps_.clear();  // which say what the main line is
}

void OpenMatch::compare(const Compare& command) {
  require_eyes();
  if (command.with != NodeId::none && !table_->report(MomentQuery{eyes(), command.with}).known)
    throw Error("There is no such position to compare with.");
  compared_ = command.with;
}

void OpenMatch::sit_down(const SitDown& command) {
  require_table();
  const std::vector<Player> before = players();
  carry_out(command);
  if (before[nth(command.player)].bot != command.who.bot)
    at_screen_ = -1;  // whoever sat before the screen may be somebody else now
  steps_.clear();     // which say who sits where
}

void OpenMatch::play_by_itself(const AutoPlay& command) {
  auto_play_ = {command.on, std::clamp(command.pause, 0, 10000)};
  bot_at_.reset();
}

void OpenMatch::bot_move() {
  require_table();
  SeatId seat = status().bot_to_act;
  if (const std::string next = passes_to(); seat == SeatId::none && !next.empty())
    throw Error(fmt::format("Pass the screen to {} first.", next));
  const std::vector<SeatId> actors = status().to_act;
  if (seat == SeatId::none) seat = actor(k_owner);
  if (std::ranges::find(actors, seat) == actors.end())
    seat = actors.empty() ? SeatId::none : actors.front();
  if (seat == SeatId::none) throw Error("The game is over.");
  carry_out(BotMove{seat});
}

void OpenMatch::note(const WriteNote& command) {
  require_eyes();
  carry_out(WriteNote{actor(command.seat), command.cell, command.text});
  keep_notes_apart();
}

void OpenMatch::note(const MarkPassage& command) {
  require_eyes();
  carry_out(MarkPassage{actor(command.seat), command.cell, command.more});
  keep_notes_apart();
}

// From the first note on there is a curtain between the seats; who wrote it sits before the screen.
void OpenMatch::keep_notes_apart() {
  if (!noted_ && !curtain_wanted()) lift_curtain();
  noted_ = true;
}

void OpenMatch::note(const UndoNote& command) {
  require_eyes();
  carry_out(UndoNote{actor(command.seat)});
}

void OpenMatch::note(const RedoNote& command) {
  require_eyes();
  carry_out(RedoNote{actor(command.seat)});
}

void OpenMatch::use_clock(const UseClock& command) {
  require_table();
  carry_out(command);
}

std::string OpenMatch::export_text(SeatId seat) const {
  require_eyes();
  if (secret() && eyes() != k_owner && seat != eyes())
    throw Error("Only the owner can export another seat's view.");
  OptionsInForce options;
  for (const scripting::Option& option : ruleset_in_force()->options())
    options.emplace_back(option.name, option.value);
  return seat_export_text(*table_, seat, options);
}

}  // namespace hr::editor
