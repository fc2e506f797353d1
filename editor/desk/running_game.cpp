// SPDX-License-Identifier: MIT
#include "editor/desk/running_game.h"

#include "core/base/message.h"
#include "editor/desk/command.h"
#include "scripting/ruleset/sheets.h"
#include "texts/texts.h"

namespace hr::editor {

RunningGame::RunningGame(TimeSource now, const Record& record) : now_(std::move(now)) {
  set_table(scripting::TableClient(record, record.players));
}

void RunningGame::require() const {
  if (!table_) throw Error("The rules cannot be loaded; fix the marked errors first."_text);
}

void RunningGame::begin(const std::shared_ptr<scripting::Ruleset>& ruleset,
                        const scripting::GameStart& beginning) {
  set_table(scripting::TableClient(ruleset, beginning));
}

void RunningGame::set_table(scripting::TableClient table) {
  table_.emplace(std::move(table));
  table_->keep_time(now_);
  table_->read_in(texts::language());
  labels_of_ = RulesId::none;
}

void RunningGame::speak_again() {
  if (table_) table_->read_in(texts::language());
}

std::string RunningGame::reason(const std::string& told, SeatId reader) const {
  return table_->reason(told, reader == k_owner, Message("view as owner to read it"));
}

void RunningGame::require_done(const Reply& reply, SeatId reader) const {
  if (reply.ok) return;
  Reason why = reply;
  why.text = reason(why.text, reader);
  throw Refusal(std::move(why));
}

void RunningGame::give(Issuer issuer, const TableCommand& command, SeatId reader) {
  const Reply reply = table_->give(issuer, command);
  require_done(reply, reader);
  const bool plays =
      std::holds_alternative<PlayTyped>(command) || std::holds_alternative<PlayChosen>(command);
  if (plays) said_ = reply.text;
}

void RunningGame::change_rules(const std::shared_ptr<scripting::Ruleset>& next, SeatId reader) {
  require_done(table_->change_rules(next), reader);
}

const ById<CellId, std::string>& RunningGame::labels() const {
  if (labels_of_ != status().rules)
    labels_ = scripting::printed_labels(*text(), game()->board.cells());
  labels_of_ = status().rules;
  return labels_;
}

ById<PlayerId, Player> RunningGame::players() const {
  ById<PlayerId, Player> out(status().seats.size());
  for (const SeatReport& seat : status().seats) out[seat.player] = {seat.player_name, seat.bot};
  return out;
}

}  // namespace hr::editor
