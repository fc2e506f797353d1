// SPDX-License-Identifier: MIT
// The table at which the open match is played, once a game has begun, and what it reported last of
// its status and of the rules in force. Reports are kept until a command is carried out, or until
// other rules come into force.
// Always: what a report here says is what the table would say now.
// But for on(), begin() and require(), a game must have begun.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/record/record.h"
#include "core/table/table.h"
#include "scripting/ruleset/ruleset.h"
#include "scripting/table/open_table.h"
#include "scripting/table/rules_cache.h"

namespace hr::editor {

// In place of the number of the rules in force, where there are none.
inline constexpr int k_no_rules = -1;

class RunningGame {
 public:
  explicit RunningGame(TimeSource now) : now_(std::move(now)) {}
  RunningGame(TimeSource now, const Record& record);  // goes on where the record ends

  bool on() const { return table_.has_value(); }
  void require() const;  // throws Error where no game has begun
  // Another game, instead of the one that was on. Throws as scripting::begin_game, and changes
  // nothing then.
  void begin(std::shared_ptr<scripting::Ruleset> ruleset, const scripting::GameStart& beginning);

  const Table& table() const { return *table_; }
  // A refused command throws Error and changes nothing. `reader`: whose eyes read the sentence.
  // What failed in the rules may reveal something, so whoever looks as a seat is told less.
  void carry_out(const TableCommand& command, SeatId reader);
  // Puts these rules in force, as a step. Throws as carry_out.
  void change_rules(const std::shared_ptr<scripting::Ruleset>& next, SeatId reader);

  const StatusReport& status() const;
  int rules() const { return on() ? status().rules : k_no_rules; }  // the number of those in force
  const std::shared_ptr<const Edition>& edition() const;            // in force
  const std::shared_ptr<const GameReport>& game() const;            // the same, as data
  const scripting::Ruleset& ruleset() const;                        // the same, loaded
  const std::vector<std::string>& labels() const;  // what its sheets write on the cells, or none

  std::vector<Player> players() const;  // by the seats that they sat in at the start
  int persons() const;                  // who are no bots
  bool is_bot(SeatId seat) const { return status().seats[seat].bot; }
  bool secret() const { return status().secrets; }  // something is hidden from somebody

 private:
  void set_table(Table table);
  void remember(std::shared_ptr<scripting::Ruleset> ruleset) const;

  TimeSource now_;
  std::shared_ptr<scripting::RulesCache> rules_cache_ = std::make_shared<scripting::RulesCache>();
  std::optional<Table> table_;
  // As the table reported it last; of the rules in force, by their number.
  mutable std::optional<StatusReport> status_;
  mutable std::shared_ptr<const Edition> edition_;
  mutable std::shared_ptr<const GameReport> game_;
  mutable std::shared_ptr<scripting::Ruleset> ruleset_;
  mutable std::vector<std::string> labels_;  // of the same rules as ruleset_
  mutable int edition_of_ = k_no_rules, game_of_ = k_no_rules, ruleset_of_ = k_no_rules;
};

}  // namespace hr::editor
