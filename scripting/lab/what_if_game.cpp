// SPDX-License-Identifier: MIT
#include "scripting/lab/what_if_game.h"

#include <algorithm>
#include <map>
#include <utility>

#include "core/lab/what_if.h"
#include "core/record/record.h"
#include "core/table/position_differences.h"
#include "core/table/table.h"
#include "scripting/ruleset/open_rules.h"

namespace hr::scripting {

namespace {

constexpr int k_log_lines = 20;  // enough for those of the last step

// Where this zone is in another report; its size: nowhere.
std::size_t place_of(const std::vector<ZoneReport>& zones, const ComparisonReport::Cell& cell) {
  const auto found = std::ranges::find_if(zones, [&](const ZoneReport& zone) {
    return zone.name == cell.zone && zone.seat == cell.seat;
  });
  return static_cast<std::size_t>(found - zones.begin());
}

std::vector<WhatIfPosition::Cell> differing_cells(const Report& played, const Report& again) {
  std::vector<WhatIfPosition::Cell> out;
  for (ComparisonReport::Cell& cell : position_differences(played, again).cells) {
    const std::size_t was = place_of(played.zones, cell), is = place_of(again.zones, cell);
    if (was < played.zones.size() && is < again.zones.size())
      out.push_back({was, is, std::move(cell.cell)});
  }
  return out;
}

}  // namespace

// One of the two games, at any of its moments.
class WhatIfGame::OneGame {
 public:
  explicit OneGame(Table table) : table_(std::move(table)) {}

  WhatIfSide at(NodeId node) {
    table_.give(Issuer::owner(), GoTo{node});
    std::shared_ptr<const GameReport>& game =
        games_[table_.report(Issuer::owner(), StatusQuery()).rules];
    if (game == nullptr)
      game = std::make_shared<const GameReport>(table_.report(Issuer::owner(), GameQuery()));
    return {game, std::make_shared<const Report>(table_.report(
                      Issuer::owner(),
                      ViewQuery{.log_last = k_log_lines, .named = true, .arguments = true}))};
  }

 private:
  Table table_;
  std::map<RulesId, std::shared_ptr<const GameReport>> games_;  // by the rules in force
};

struct WhatIfGame::WhatIfTables {
  WhatIf found;
  std::vector<WhatIfMoment> moments;
  OneGame played, again;
};

WhatIfGame::WhatIfGame(const WhatIfOrder& order, const WhatIfSteps& watch) {
  const Record record = read_record(order.record, "the game");
  Match match = open_record(record);
  const int all = match.node().depth;
  WhatIfReplay replay = replay_under(match, open_playable(order.rules), order.skip,
                                     [&](int step) { return !watch || watch(step, all); });
  tables_ = std::make_unique<WhatIfTables>(
      WhatIfTables{std::move(replay.found), std::move(replay.moments),
                   OneGame(Table(std::move(match), record.players)),
                   OneGame(Table(std::move(replay.again), record.players))});
}

WhatIfGame::~WhatIfGame() = default;

const WhatIf& WhatIfGame::found() const { return tables_->found; }
const std::vector<WhatIfMoment>& WhatIfGame::moments() const { return tables_->moments; }

WhatIfPosition WhatIfGame::position(std::size_t moment) {
  const WhatIfMoment& at = tables_->moments.at(moment);
  WhatIfPosition out{.played = tables_->played.at(at.played),
                     .again = tables_->again.at(at.again),
                     .differing = {}};
  out.differing = differing_cells(*out.played.report, *out.again.report);
  return out;
}

}  // namespace hr::scripting
