// SPDX-License-Identifier: MIT
// The table of the open match, once a game has begun, with its status and the rules in force cached
// until a command is carried out or the rules change.
// Invariant: a cached report equals what the table would report now. All functions but on(),
// rules(), begin() and require() need a game that has begun.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/record/record.h"
#include "core/table/table.h"
#include "scripting/ruleset/ruleset.h"
#include "scripting/table/open_table.h"
#include "scripting/table/rules_cache.h"

namespace hr::editor {

// A refusal, with the place in the rules that it is about: "rules.lua:12: verbs.move", or "".
class RefusedByRules : public Error {
 public:
  RefusedByRules(const std::string& why, std::string place)
      : Error(why), place_(std::move(place)) {}
  const std::string& place() const { return place_; }

 private:
  std::string place_;
};

class RunningGame {
 public:
  explicit RunningGame(TimeSource now) : now_(std::move(now)) {}
  RunningGame(TimeSource now, const Record& record);  // continues where the record ends

  bool on() const { return table_.has_value(); }
  void require() const;  // throws Error if no game has begun
  // Replaces the game with a new one. If scripting::begin_game throws, nothing is changed.
  void begin(std::shared_ptr<scripting::Ruleset> ruleset, const scripting::GameStart& beginning);

  const Table& table() const { return *table_; }
  // A refused command throws Error and changes nothing. `reader`: who reads the message. An error
  // inside the rules may reveal something, so in a game with hidden information only the owner sees
  // its details.
  void give(Issuer issuer, const TableCommand& command, SeatId reader);
  // What the table has said about the last action that it carried out, once.
  std::string take_said() { return std::exchange(said_, {}); }
  // Puts these rules in force, as a step. Throws as give() does.
  void change_rules(const std::shared_ptr<scripting::Ruleset>& next, SeatId reader);

  const StatusReport& status() const;
  RulebookId rules() const { return on() ? status().rules : RulebookId::none; }  // those in force
  const std::shared_ptr<const Edition>& edition() const;  // of the rules in force
  const std::shared_ptr<const GameReport>& game() const;  // the same rules, as data
  const scripting::Ruleset& ruleset() const;              // the same rules, loaded
  // That the sheets print on the cells; or empty.
  const ById<CellId, std::string>& labels() const;

  ById<PlayerId, Player> players() const;
  int persons() const;  // how many players are human
  bool is_bot(SeatId seat) const { return status().seats[seat].bot.has_value(); }
  bool secret() const { return status().secrets; }  // some information is hidden

 private:
  void set_table(Table table);
  void remember(std::shared_ptr<scripting::Ruleset> ruleset) const;

  TimeSource now_;
  std::shared_ptr<scripting::RulesCache> rules_cache_ = std::make_shared<scripting::RulesCache>();
  std::optional<Table> table_;
  std::string said_;
  // The last reports; those about rules belong to the rules named beside them.
  mutable std::optional<StatusReport> status_;
  mutable std::shared_ptr<const Edition> edition_;
  mutable std::shared_ptr<const GameReport> game_;
  mutable std::shared_ptr<scripting::Ruleset> ruleset_;
  mutable ById<CellId, std::string> labels_;  // of the same rules as ruleset_
  mutable RulebookId edition_of_ = RulebookId::none, game_of_ = RulebookId::none,
                     ruleset_of_ = RulebookId::none;
};

}  // namespace hr::editor
