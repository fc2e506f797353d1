// SPDX-License-Identifier: MIT
// One step of a term as a list for a stack machine (core/plan/term_steps.h).
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <memory>
#include <vector>

#include "core/base/bits.h"
#include "core/base/ids.h"
#include "core/base/wide_bits.h"
#include "core/language/holds.h"
#include "core/language/term_table.h"
#include "core/plan/lanes.h"

namespace hr {

// How many pieces of some kinds and owners are on each cell, in a zone of piles, stacks or towers:
// their codes, and how many there have to be.
struct CountedPieces {
  int slots = 0;  // word
  Holds holds = Holds::stack;
  bool wide = false;          // see ZoneLayout
  int heights = 0, span = 0;  // of towers: see ZoneLayout
  bool all = false;           // of towers: pieces of any code
  std::vector<int> codes;
  std::vector<int> cell_codes = {};  // of bags: see ZoneLayout
  std::int64_t low = 1, high = 0;
  friend bool operator==(const CountedPieces&, const CountedPieces&) = default;
};

// What pieces are worth by an attribute of their kinds. A cell that stands for a kind has that
// kind's value; on other cells it is what is there in a zone that counts.
struct Worth {
  std::vector<std::int64_t> by_cell;  // by cell, of those that stand for kinds
  std::vector<std::int64_t> by_code;  // in the zone; empty: there is none
  CountedPieces pieces = {};          // which of its pieces
  int first_card = 0;
  bool each = false;  // every card in the zone; else each kind once
  bool top = true;    // of a tower, its top piece alone; but sums are of all that is in it
  friend bool operator==(const Worth&, const Worth&) = default;
};

// The seats whose variable is in a range; the first seat's is at `word`.
struct SeatRange {
  int word = 0, seats = 0;
  std::int64_t low = 0, high = 0;
  friend bool operator==(const SeatRange&, const SeatRange&) = default;
};

struct NumberRange {
  std::int64_t low = std::numeric_limits<std::int64_t>::min();
  std::int64_t high = std::numeric_limits<std::int64_t>::max();
  bool contains(std::int64_t n) const { return n >= low && n <= high; }
  friend bool operator==(const NumberRange&, const NumberRange&) = default;
};

// Some words of a state at which sets begin; what does not fit is in further steps.
struct StateSets {
  static constexpr std::size_t k_room = 6;
  std::array<std::int32_t, k_room> at{};
  std::uint8_t used = 0;

  const std::int32_t* begin() const { return at.data(); }
  const std::int32_t* end() const { return at.data() + used; }
  bool add(int word) {
    if (used == k_room) return false;
    at[used++] = word;
    return true;
  }
  // All or none of them.
  bool add_all(const StateSets& more) {
    if (used + more.used > static_cast<int>(k_room)) return false;
    for (const std::int32_t word : more) add(word);
    return true;
  }
  friend bool operator==(const StateSets&, const StateSets&) = default;
};

// What few steps need; kept apart, so that a step stays small. First what is the same on boards of
// any size.
struct StepFacts {
  std::vector<DirectionId> dirs;
  CountedPieces pieces;
  Worth worth;               // of those that ask for an attribute
  SeatRange seats;           // seats_within
  NumberRange range;         // number_within
  std::vector<Word> turned;  // by direction, or by word
  std::vector<int> kinds;    // chosen_kind: by word, the cell that stands for the kind
  friend bool operator==(const StepFacts&, const StepFacts&) = default;
};
template <int W>
struct TermStep;
template <int W>
struct StepTables : StepFacts {
  std::vector<TermStep<W>> rule;  // grow, shared
  // What is looked up instead of walked (core/plan/step_tables.h).
  std::vector<Bits<W>> beside;  // near, around: where each cell's links lead; or empty
  std::vector<Bits<W>> rows;    // lines: all lines of the board, if there are few; or empty
  std::vector<Lanes> lanes;     // near, ray, bracket, between: all directions at once; or empty
  friend bool operator==(const StepTables&, const StepTables&) = default;
};

template <int W>
struct TermStep {
  TermStepOp op = TermStepOp::cells;
  StateSets words;
  Kept<W> cells;
  std::int64_t n = 0;
  std::shared_ptr<StepTables<W>>
      tables;  // of those that lead on or count; not changed once planned

  // Whether it depends on what has been done or chosen in the action, apart from who acts.
  bool reads_action() const {
    switch (row_of(op).reads) {
      case StepReads::action:
      case StepReads::kept:
        return true;
      case StepReads::position:
      case StepReads::so_far:
      case StepReads::unset:
        return rule_has(&TermStep::reads_action);
    }
    return false;
  }
  // Whether it depends on what the seat saw before the action.
  bool reads_sight() const { return op == TermStepOp::sight || rule_has(&TermStep::reads_sight); }
  bool rule_has(bool (TermStep::*reads)() const) const {
    return tables && std::ranges::any_of(tables->rule, reads);
  }
  StepTables<W>& make_tables() {
    if (!tables) tables = std::make_shared<StepTables<W>>();
    return *tables;
  }
  friend bool operator==(const TermStep& a, const TermStep& b) {
    const bool same = a.tables == b.tables || (a.tables && b.tables && *a.tables == *b.tables);
    return same && a.op == b.op && a.words == b.words && a.cells == b.cells && a.n == b.n;
  }
};

// As terms are planned, whatever the size of the board.
using WideSteps = std::vector<TermStep<k_wide>>;

}  // namespace hr
