// SPDX-License-Identifier: MIT
// A table: a match with people at it, and the only interface to the match for clients. Commands go
// in and reports come out, all of it plain data, so that client and table need not share an address
// space. What an issuer may do and see is decided here, and nowhere else.
// Invariant: nothing that a client receives refers to the match; only code on the table's side
// (core/table/table_access.h) reaches it. A command that cannot be carried out, or not by this
// issuer, is answered with a refusal. A question that this issuer may not ask throws Refusal. The
// only other exception is Exhausted (core/base/allowance.h), for a scope that the caller opened.
// Threads: one at a time.
#pragma once

#include <functional>
#include <memory>
#include <utility>
#include <variant>
#include <vector>

#include "core/table/command.h"
#include "core/table/issuer.h"
#include "core/table/notes.h"
#include "core/table/query.h"

namespace hr {

class Match;
struct NewRules;
struct TableData;

// Loads rules from text, for ChangeRules. With an expression in that text (null: none), its term,
// if it has one, is among those of the game, as k_watched_term. Throws Error, readable by
// everybody, when that fails.
using LoadRules = std::function<NewRules(const RulesetText&, const TextSpan* watched)>;
LoadRules no_rules();  // empty: clients cannot make one, not knowing what NewRules are

class Table {
 public:
  // Missing players are humans, and players without a name are named after their seats.
  // Without `load` the rules cannot be changed.
  explicit Table(Match match, ById<PlayerId, Player> players = {}, ById<PlayerId, Notes> notes = {},
                 LoadRules load = no_rules());
  Table(const Table& other);
  Table(Table&& other) noexcept;
  Table& operator=(const Table& other);
  Table& operator=(Table&& other) noexcept;
  ~Table();

  // The time source of all clocks; without one, their time stands still.
  void keep_time(TimeSource now);

  Reply give(Issuer issuer, const TableCommand& command);

  template <class Query>
  typename Query::Result report(Issuer issuer, Query query) const {
    return std::get<typename Query::Result>(answer(issuer, TableQuery(std::move(query))));
  }
  TableReport answer(Issuer issuer, const TableQuery& query) const;

 private:
  friend class TableAccess;

  std::unique_ptr<TableData> data_;
};

}  // namespace hr
