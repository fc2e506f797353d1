// SPDX-License-Identifier: MIT
// The door: what comes in goes to the function that is for it, what comes out is handed on.
#include "core/table/table.h"

#include <algorithm>

#include "core/base/utf8.h"
#include "core/table/table_inside.h"

namespace hr {

Table::Table(Match match, std::vector<Player> players, std::vector<Notes> notes, LoadRules load)
    : inside_(std::make_unique<TableInside>(TableInside{.match = std::move(match),
                                                        .players = std::move(players),
                                                        .notes = std::move(notes),
                                                        .load = std::move(load)})) {
  const auto& seats = inside_->match.game().definition().seats;
  auto& sitting = inside_->players;
  while (sitting.size() < seats.size()) sitting.push_back({.name = seats[sitting.size()].name});
  sitting.resize(seats.size());
  constexpr std::size_t k_longest = 200;  // bytes
  for (Player& player : sitting) player.name = cut_short(printable(player.name), k_longest);
  inside_->notes.resize(seats.size());
}

Table::Table(const Table& other) : inside_(std::make_unique<TableInside>(*other.inside_)) {}
Table::Table(Table&& other) noexcept = default;
Table& Table::operator=(const Table& other) { return *this = Table(other); }
Table& Table::operator=(Table&& other) noexcept = default;
Table::~Table() = default;

void Table::keep_time(TimeSource now) { inside_->now_source = std::move(now); }

Reply Table::carry_out(const TableCommand& command) {
  inside_->failure.clear();
  return std::visit([&](const auto& what) { return obey(*inside_, what); }, command);
}

TableReport Table::answer(const TableQuery& query) const {
  return std::visit([&](const auto& what) -> TableReport { return hr::answer(*inside_, what); },
                    query);
}

class TableDoor {
 public:
  static TableInside& inside(const Table& table) { return *table.inside_; }
};

const Match& match_of(const Table& table) { return TableDoor::inside(table).match; }
Reply swap(Table& table, Rulebook rules, const Match::Trial& trial) {
  TableDoor::inside(table).failure.clear();
  return swap(TableDoor::inside(table), {std::move(rules), trial});
}
Match release(Table&& table) { return std::move(TableDoor::inside(table).match); }
const std::vector<Player>& players_of(const Table& table) {
  return TableDoor::inside(table).players;
}
const std::vector<Notes>& notes_of(const Table& table) { return TableDoor::inside(table).notes; }

}  // namespace hr
