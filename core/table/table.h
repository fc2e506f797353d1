// SPDX-License-Identifier: MIT
// A table: a match with people at it, and the door to it. Commands go in and reports come out, all
// of it plain data with a seat attached, so that the two ends need not share an address space.
// Always: nothing that comes out leads to the match; only code on the table's own side of the door
// reaches it (core/table/table_access.h). A refusal is an answer, never an exception.
// Threads: one at a time.
#pragma once

#include <functional>
#include <memory>
#include <utility>
#include <variant>
#include <vector>

#include "core/table/command.h"
#include "core/table/notes.h"
#include "core/table/query.h"

namespace hr {

class Match;
struct NewRules;
struct TableData;

// Makes rules of a text, for ChangeRules. Throws Error, for everybody to read, where that cannot be
// done.
using LoadRules = std::function<NewRules(const Edition&)>;

class Table {
 public:
  // A player for each seat, and the notes of each; players that are missing are persons named like
  // their seats. Without `load` the rules cannot be changed.
  explicit Table(Match match, std::vector<Player> players = {}, std::vector<Notes> notes = {},
                 LoadRules load = {});
  Table(const Table& other);
  Table(Table&& other) noexcept;
  Table& operator=(const Table& other);
  Table& operator=(Table&& other) noexcept;
  ~Table();

  // The planning clock goes by the time that the source tells; without one no time passes.
  void keep_time(TimeSource now);

  Reply carry_out(const TableCommand& command);

  template <class Query>
  typename Query::Result report(Query query) const {
    return std::get<typename Query::Result>(answer(TableQuery(std::move(query))));
  }

 private:
  friend class TableAccess;
  TableReport answer(const TableQuery& query) const;

  std::unique_ptr<TableData> data_;
};

}  // namespace hr
