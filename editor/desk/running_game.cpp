// SPDX-License-Identifier: MIT
#include "editor/desk/running_game.h"

#include <algorithm>

#include "editor/desk/command.h"
#include "scripting/ruleset/sheets.h"

namespace hr::editor {

RunningGame::RunningGame(TimeSource now, const Record& record) : now_(std::move(now)) {
  set_table(scripting::resume_game(record, record.players, rules_cache_));
}

void RunningGame::require() const {
  if (!table_) throw Error("The rules cannot be loaded; fix the marked errors first.");
}

void RunningGame::begin(std::shared_ptr<scripting::Ruleset> ruleset,
                        const scripting::GameStart& beginning) {
  set_table(scripting::begin_game(std::move(ruleset), beginning, rules_cache_));
}

void RunningGame::set_table(Table table) {
  table_.emplace(std::move(table));
  table_->keep_time(now_);
  status_.reset();
  edition_of_ = game_of_ = ruleset_of_ = RulebookId::none;
}

void RunningGame::give(Issuer issuer, const TableCommand& command, SeatId reader) {
  const Reply reply = table_->give(issuer, command);
  status_.reset();
  if (reply.ok) {
    const bool plays =
        std::holds_alternative<Act>(command) || std::holds_alternative<Choose>(command);
    if (plays) said_ = reply.text;
    return;
  }
  const std::string failure = table_->report(Issuer::owner(), OwnerQuery()).failure;
  if (failure.empty()) throw Error(reply.text);
  if (secret() && reader != k_owner)
    throw Error(reply.text + " The error may reveal hidden information: view as owner to read it.");
  throw Error(failure);
}

void RunningGame::change_rules(const std::shared_ptr<scripting::Ruleset>& next, SeatId reader) {
  rules_cache_->keep(next);
  give(Issuer::owner(), ChangeRules{next->edition()}, reader);
  remember(next);
}

const StatusReport& RunningGame::status() const {
  if (!status_) status_ = table_->report(Issuer::owner(), StatusQuery());
  return *status_;
}

const std::shared_ptr<const Edition>& RunningGame::edition() const {
  if (edition_of_ != status().rules)
    edition_ = std::make_shared<const Edition>(
        table_->report(Issuer::owner(), EditionQuery()).edition.value());
  edition_of_ = status().rules;
  return edition_;
}

const std::shared_ptr<const GameReport>& RunningGame::game() const {
  if (game_of_ != status().rules)
    game_ = std::make_shared<const GameReport>(table_->report(Issuer::owner(), GameQuery()));
  game_of_ = status().rules;
  return game_;
}

const scripting::Ruleset& RunningGame::ruleset() const {
  if (ruleset_of_ != status().rules) remember(scripting::load_ruleset(*edition()));
  return *ruleset_;
}

const ById<CellId, std::string>& RunningGame::labels() const {
  ruleset();
  return labels_;
}

void RunningGame::remember(std::shared_ptr<scripting::Ruleset> ruleset) const {
  ruleset_ = std::move(ruleset);
  ruleset_of_ = status().rules;
  labels_ = scripting::printed_labels(*edition(), game()->board.cells());
}

ById<PlayerId, Player> RunningGame::players() const {
  ById<PlayerId, Player> out(status().seats.size());
  for (const SeatReport& seat : status().seats) out[seat.player] = {seat.player_name, seat.bot};
  return out;
}

int RunningGame::persons() const {
  return static_cast<int>(std::ranges::count_if(
      status().seats, [](const SeatReport& seat) { return !seat.bot.has_value(); }));
}

}  // namespace hr::editor
