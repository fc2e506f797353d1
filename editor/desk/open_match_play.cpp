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
  const std::vector<int> dice = dice_;
  require(table_->play(actor(command.seat), command.text, dice));
  take_dice();
}

void OpenMatch::act(const Choose& command) {
  require_eyes();
  const std::vector<int> dice = dice_;
  require(table_->play(actor(command.seat), command.action, dice));
  take_dice();
}

void OpenMatch::answer(const TakeBack& command) {
  require_eyes();
  require(table_->take_back(actor(command.seat)));
}

void OpenMatch::answer(const StartOver& command) {
  require_eyes();
  require(table_->start_over(actor(command.seat)));
}

void OpenMatch::answer(const ChangeAnswer& command) {
  require_eyes();
  require(
      table_->change(actor(command.seat), static_cast<std::size_t>(command.answer), command.text));
}

void OpenMatch::type_dice(const TypeDice& command) {
  require_table();
  dice_ = command.faces;
}

void OpenMatch::undo() {
  require_eyes();
  require(table_->undo(owner_or_eyes()));
}

void OpenMatch::redo() {
  require_eyes();
  require(table_->redo(owner_or_eyes()));
}

void OpenMatch::go_to(NodeId node) {
  require_eyes();
  if (owner_or_eyes() != SeatId::none)
    throw Error("This game has hidden information: only the owner can go back and forward.");
  require(table_->go_to(node));
}

void OpenMatch::go_to_step(int step) {
  require_table();
  const Match& match = table_->match();
  const auto found = [&](NodeId id) { return step >= 0 && match.node(id).depth >= step; };
  NodeId to = match.cursor();
  if (found(to)) return go_to(match.at_depth(to, step));
  while (!found(to) && match.node(to).onward != NodeId::none) to = match.node(to).onward;
  go_to(to);
}

void OpenMatch::promote(NodeId node) {
  require_eyes();
  if (owner_or_eyes() != SeatId::none)
    throw Error("This game has hidden information: only the owner can choose the main line.");
  require(table_->promote(node));
  steps_.clear();  // which say what the main line is
}

void OpenMatch::compare(const Compare& command) {
  require_eyes();
  if (command.with != NodeId::none && !knows(command.with))
    throw Error("There is no such position to compare with.");
  compared_ = command.with;
}

void OpenMatch::sit_down(const SitDown& command) {
  require_table();
  const std::vector<Player> before = table_->players();
  require(table_->sit_down(command.player, command.who));
  if (before[static_cast<std::size_t>(command.player)].bot != command.who.bot)
    at_screen_ = -1;  // whoever sat before the screen may be somebody else now
  forget_names();     // of who sits where
}

void OpenMatch::play_by_itself(const AutoPlay& command) {
  auto_play_ = {command.on, std::clamp(command.pause, 0, 10000)};
  bot_at_.reset();
}

void OpenMatch::bot_move() {
  require_table();
  SeatId seat = table_->bot_to_act();
  if (const std::string next = passes_to(); seat == SeatId::none && !next.empty())
    throw Error(fmt::format("Pass the screen to {} first.", next));
  const std::vector<SeatId> actors = table_->match().actors();
  if (seat == SeatId::none) seat = actor(k_owner);
  if (std::ranges::find(actors, seat) == actors.end())
    seat = actors.empty() ? SeatId::none : actors.front();
  if (seat == SeatId::none) throw Error("The game is over.");
  require(table_->bot_move(seat));
}

void OpenMatch::note(const WriteNote& command) {
  require_eyes();
  require(table_->note(actor(command.seat), command.cell, command.text));
  keep_notes_apart();
}

void OpenMatch::note(const MarkPassage& command) {
  require_eyes();
  require(table_->mark(actor(command.seat), command.cell, command.more));
  keep_notes_apart();
}

// From the first note on there is a curtain between the seats; who wrote it sits before the screen.
void OpenMatch::keep_notes_apart() {
  if (!noted_ && !curtain_wanted()) lift_curtain();
  noted_ = true;
}

void OpenMatch::note(const UndoNote& command) {
  require_eyes();
  require(table_->undo_note(actor(command.seat)));
}

void OpenMatch::note(const RedoNote& command) {
  require_eyes();
  require(table_->redo_note(actor(command.seat)));
}

void OpenMatch::use_clock(const UseClock& command) {
  require_table();
  using What = UseClock::What;
  Reply reply;
  if (command.what == What::start) reply = table_->start_clock();
  if (command.what == What::pause) reply = table_->pause_clock();
  if (command.what == What::reset) reply = table_->reset_clock();
  if (command.what == What::add) reply = table_->add_minutes(command.minutes);
  require(reply);
}

std::string OpenMatch::export_text(int seat) const {
  require_eyes();
  if (secret() && eyes() != k_owner && seat != eyes())
    throw Error("Only the owner can export another seat's view.");
  OptionsInForce options;
  for (const scripting::Option& option : ruleset_in_force()->options())
    options.emplace_back(option.name, option.value);
  return seat_export_text(*table_, SeatId(static_cast<std::int8_t>(seat)), options);
}

}  // namespace hr::editor
