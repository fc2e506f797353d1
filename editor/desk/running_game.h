// SPDX-License-Identifier: MIT
// The table of the open match, once a game has begun. All functions but on(), rules(), begin() and
// require() need a game that has begun.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/record/record.h"
#include "scripting/clients/bot_turn.h"
#include "scripting/clients/people.h"
#include "scripting/clients/table_client.h"

namespace hr::editor {

class RunningGame {
 public:
  explicit RunningGame(TimeSource now) : now_(std::move(now)) {}
  RunningGame(TimeSource now, const Record& record);  // continues where the record ends

  bool on() const { return table_.has_value(); }
  void require() const;  // throws Error if no game has begun
  // Replaces the game with a new one. If scripting::begin_game throws, nothing is changed.
  void begin(const std::shared_ptr<scripting::Ruleset>& ruleset,
             const scripting::GameStart& beginning);

  const Table& table() const { return table_->table(); }
  // What the table reports, in the language that the window speaks.
  template <class Query>
  typename Query::Result report(Issuer issuer, Query query) const {
    return table_->report(issuer, std::move(query));
  }
  // All that is reported from now on is in the language that the window speaks now.
  void speak_again();
  // Those that follow throw Refusal if they are refused, and then change nothing. `reader`: who
  // reads the message.
  void give(Issuer issuer, const TableCommand& command, SeatId reader);
  void undo(Issuer issuer, SeatId reader) { require_done(table_->undo(issuer), reader); }
  void redo(Issuer issuer, SeatId reader) { require_done(table_->redo(issuer), reader); }
  void change_rules(const std::shared_ptr<scripting::Ruleset>& next, SeatId reader);
  void act(scripting::BotTurn& turn, SeatId reader) { require_done(turn.act(*table_), reader); }
  // The message of a refusal or an incomplete report, as TableClient::reason().
  std::string reason(const std::string& told, SeatId reader) const;
  // What the table has said about the last action that it carried out, once.
  std::string take_said() { return std::exchange(said_, {}); }

  const scripting::TableClient& client() const { return *table_; }
  const StatusReport& status() const { return table_->status(); }
  RulesId rules() const { return on() ? status().rules : RulesId::none; }  // those in force
  const std::shared_ptr<const RulesetText>& text() const { return table_->text(); }
  const std::shared_ptr<const GameReport>& game() const { return table_->game(); }
  const scripting::Ruleset& ruleset() const { return table_->ruleset(); }
  // That the sheets print on the cells; or empty.
  const ById<CellId, std::string>& labels() const;

  ById<PlayerId, Player> players() const;
  int people() const { return scripting::people(status()); }
  bool secret() const { return table_->secrets(); }  // some information is hidden

 private:
  void set_table(scripting::TableClient table);
  void require_done(const Reply& reply, SeatId reader) const;

  TimeSource now_;
  std::optional<scripting::TableClient> table_;
  std::string said_;
  mutable ById<CellId, std::string> labels_;  // of these rules
  mutable RulesId labels_of_ = RulesId::none;
};

}  // namespace hr::editor
