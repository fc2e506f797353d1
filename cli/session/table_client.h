// SPDX-License-Identifier: MIT
// The table as a session uses it, which belongs to its owner and in which people and bots act as
// their seats. Reports that everybody may see change only with a command, so
// they are cached in between. All commands must go through this object, or the cache would be
// stale.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "core/table/table.h"
#include "scripting/check/live_rules.h"

namespace hr::cli {

class TableClient {
 public:
  explicit TableClient(Table table) : table_(std::move(table)) {}

  const Table& table() const { return table_; }
  void keep_time(TimeSource now) { table_.keep_time(std::move(now)); }

  Reply give(Issuer issuer, const TableCommand& command);
  // Calls LiveRules::swap_in_saved.
  auto take_up(scripting::LiveRules& live) {
    status_.reset();
    return live.swap_in_saved(table_);
  }

  template <class Query>
  typename Query::Result report(Issuer issuer, Query query) const {
    return table_.report(issuer, std::move(query));
  }
  // Both references are valid until the next command or take_up().
  const StatusReport& status() const;
  const GameReport& game() const;  // the rules in force

  bool secrets() const { return status().secrets; }
  const std::string& name_of(SeatId seat) const { return status().seats[seat].name; }
  std::string failure() const { return table_.report(Issuer::owner(), OwnerQuery()).failure; }

 private:
  Table table_;
  mutable std::optional<StatusReport> status_;
  mutable std::optional<GameReport> game_;
  mutable RulebookId game_of_ = RulebookId::none;  // these rules
};

}  // namespace hr::cli
