// SPDX-License-Identifier: MIT
#include "editor/desk/player_commands.h"

#include "texts/texts.h"

#include <fmt/format.h>

#include <algorithm>

namespace hr::editor {

void PlayerCommands::view_as(const ViewAs& command) {
  const bool goes_on = view_.chosen() == command.viewer;
  view_.view_as(command.viewer);
  if (!goes_on && view_.reveals(command.viewer)) give(Issuer::owner(), LookAs{command.viewer});
}

void PlayerCommands::type_dice(const TypeDice& command) {
  game_.require();
  dice_ = command.faces;
}

void PlayerCommands::undo() {
  view_.require_viewer();
  game_.undo(Issuer::of(view_.owner_or_viewer()), view_.viewer());
}

void PlayerCommands::redo() {
  view_.require_viewer();
  game_.redo(Issuer::of(view_.owner_or_viewer()), view_.viewer());
}

void PlayerCommands::navigate(const TableCommand& command) {
  view_.require_viewer();
  give(Issuer::of(view_.owner_or_viewer()), command);
}

void PlayerCommands::lift_curtain() {
  view_.lift_curtain();
  dice_.clear();  // they were typed for somebody else
}

void PlayerCommands::replace_player(const ReplacePlayer& command) {
  game_.require();
  const ById<PlayerId, Player> before = game_.players();
  give(Issuer::owner(), command);
  if (before[command.player].bot != command.who.bot) view_.replaced(command.player);
}

void PlayerCommands::bot_move() {
  game_.require();
  SeatId seat = game_.status().bot_to_act;
  if (const std::string next = view_.passes_to(); seat == SeatId::none && !next.empty())
    throw Error(fill("Pass the screen to {} first.", next));
  const std::vector<SeatId> actors = game_.status().to_act;
  if (seat == SeatId::none) seat = view_.actor(k_owner);
  if (std::ranges::find(actors, seat) == actors.end())
    seat = actors.empty() ? SeatId::none : actors.front();
  if (seat == SeatId::none) throw Error("The game is over."_text);
  give(Issuer::owner(), BotMove{seat});
}

void PlayerCommands::use_clock(const TableCommand& command) {
  game_.require();
  give(Issuer::owner(), command);
}

bool PlayerCommands::call_time() {
  if (!game_.report(Issuer::owner(), SeatClocksQuery()).due) return false;
  give(Issuer::owner(), CallTime{});
  return true;
}

void PlayerCommands::arrange(const TableCommand& command) {
  view_.require_owner(Message("set up a position"));
  give(Issuer::owner(), command);
}

}  // namespace hr::editor
