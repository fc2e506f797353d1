// SPDX-License-Identifier: MIT
// One step of a term as a list for a stack machine (core/plan/term_steps.h).
#pragma once

#include <array>
#include <cstddef>
#include <limits>
#include <memory>
#include <vector>

#include "core/base/bits.h"
#include "core/base/ids.h"
#include "core/base/wide_bits.h"
#include "core/game/holds.h"
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

// What few steps need; kept apart, so that a step stays small.
template <int W>
struct StepTables {
  std::vector<DirectionId> dirs;
  std::vector<Bits<W>> beside;  // near, around: where each cell's links lead; or empty
  std::vector<Bits<W>> rows;    // lines: all lines of the board, if there are few; or empty
  std::vector<Lanes> lanes;     // near, ray, bracket, between: all directions at once; or empty
  CountedPieces pieces;
  Worth worth;               // having, worth
  SeatRange seats;           // seats_within
  NumberRange range;         // number_within
  std::vector<Word> turned;  // by direction
  std::vector<int> kinds;    // chosen_kind: by word, the cell that stands for the kind
  friend bool operator==(const StepTables&, const StepTables&) = default;
};

template <int W>
struct TermStep {
  // In ranges, by what a step does with the stack.
  enum class TermStepOp : std::uint8_t {
    // It pushes, at once:
    cells,          // `cells`
    pieces,         // the union of the state's sets at `words`
    vacant,         // `cells` without that union
    pieces_in,      // what that union and `cells` have in common; only fuse_steps() makes this …
    any_in,         // … whether there is any, …
    none_in,        // … and whether there is none
    var_number,     // the variable at word `n`
    var_flag,       // the same
    number_within,  // whether that variable is in a range; only fuse_steps() makes this
    seats_within,   // the seats whose variable is in a range
    here,           // a place of the action
    chosen_number,  // the number chosen in part `n`
    chosen_seat,    // the seat, as a set
    // It pushes:
    counted,  // the cells with a number of `pieces` in a range
    origin,   // a place of the action, this and the following
    passed,
    crossed,
    lost,
    repeated,
    repetitions,
    actor,
    lifted,  // how many pieces were moved
    sight,   // what the seat saw before the action in fog number n / 2; if n is odd, `here` too
    chosen_cell,  // what was chosen in part `n`, as a set
    chosen_word,  // whether word n / k_max_arguments was chosen in part n % k_max_arguments
    var_one,      // the variable at word `n`: a cell, seat or direction, as a set
    heading,      // the direction of the action, as a set
    // It replaces the top:
    less,         // by what is not in the union of the state's sets at `words`
    keep,         // by what is in `cells`, too
    keep_pieces,  // by what is in that union, too
    add,          // by itself together with `cells`
    also,         // by itself together with that union
    near,         // by where its links in `dirs` lead
    around,       // the same, together with the top itself
    level,        // by the levels with a cell of it
    lines,        // by those of its cells that are in a line of `n`
    links_of,     // by the links at its cells
    ends_of,      // by the cells that its links join
    total,        // by how many of `pieces` are on its cells
    worth,        // by the sum of an attribute of what is there
    count,        // by its size
    some,         // by whether it is not empty
    no,           // by whether it is empty
    one_group,    // by whether it is not empty and connected
    turned,       // by the directions that those in it mean, one after the other
    has_seat,     // by whether seat `n` is in it
    // It replaces the two on top, the lower one first:
    ray,            // the cells straight on from the first over the second
    onward,         // the cells straight on from the first, as many links as the second says
    bracket,        // the cells from which a straight run over the first ends in the second
    between,        // of the three on top: see TermOp::between
    group,          // the cells of the first reachable from the second
    with_links,     // those cells of the first at which there is a link of the second
    without_links,  // … at which there is none
    links_between,  // the links from the first to the second
    near_along,     // the neighbours of the first along links of the second
    around_along,   // the same, together with the first
    group_along,    // of the three on top: `group` along links of the third
    unite,
    meet,
    minus,
    first_of,
    add_seat,  // the first, with seat `n` if the second is not empty
    second,    // the second alone
    sum,
    difference,
    product,
    at_least,
    is,
    // A set of seats stays, and the two above it become one: joined if seat `n` is among the
    // seats, else the lower one.
    unite_for,
    sum_for,
    // Those that few terms have; see rare_value():
    chosen_kind,  // the top by its cell of the kind that was chosen as a word in part `n`
    having,       // three by the cells of the first where an attribute is between the others
    best,         // a set of seats, and a number for each of the `n` seats, by those of the set
                  // for whom the number is largest
    // ray, near and so on in the directions of the value on top, with those that they need below
    // it:
    near_towards,
    around_towards,
    group_towards,
    bracket_towards,
    between_towards,
    ray_towards,
  };
  static constexpr TermStepOp k_last_quick = TermStepOp::chosen_seat;
  static constexpr TermStepOp k_last_push = TermStepOp::heading;
  static constexpr TermStepOp k_last_change = TermStepOp::has_seat;
  static constexpr TermStepOp k_last_join = TermStepOp::is;
  TermStepOp op = TermStepOp::cells;
  StateSets words;
  Kept<W> cells;
  std::int64_t n = 0;
  std::shared_ptr<StepTables<W>>
      tables;  // of those that lead on or count; not changed once planned

  // Whether it depends on what has been done or chosen in the action, apart from who acts.
  bool reads_action() const {
    return (op >= TermStepOp::origin && op <= TermStepOp::chosen_word && op != TermStepOp::actor) ||
           (op >= TermStepOp::here && op <= TermStepOp::chosen_seat) || op == TermStepOp::heading ||
           op == TermStepOp::chosen_kind;
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

}  // namespace hr
