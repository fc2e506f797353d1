// SPDX-License-Identifier: MIT
// A game's boards, sets and patterns in a form made for speed, on boards of W words: the data read
// by the kernel's inner loops. Made once per engine from a Game; immutable after that. Not for use
// outside the kernel.
//
// Rules are planned by code that knows no width: in sets of a wide board, which have room for any.
// For a board of fewer words that plan is then made into one of its width (core/plan/of_width.h).
#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/base/bit_queries.h"
#include "core/game/game.h"
#include "core/language/term_table.h"
#include "core/language/write.h"
#include "core/plan/line_lanes.h"
#include "core/plan/plan_board.h"
#include "core/plan/term_steps.h"

namespace hr {

// A set that depends only on who occupies each cell in one zone that is seen completely: one mask
// for each of the four things that a cell can be to the seat.
template <int W>
struct PlainSet {
  enum class MaskType : std::uint8_t { constant, not_own, on_empty, mixed };
  MaskType type = MaskType::mixed;
  Kept<W> own, enemy, empty, nobody;

  void classify() {
    type = MaskType::mixed;
    if (own == enemy && own == empty && own == nobody)
      type = MaskType::constant;
    else if (!own.any() && enemy == empty && enemy == nobody)
      type = MaskType::not_own;
    else if (!own.any() && !enemy.any() && !nobody.any())
      type = MaskType::on_empty;
  }
};

// Who occupies the cells of a zone, as seen by one seat: words of sets in a state.
struct Occupancy {
  ZoneInstance zone = ZoneInstance::none;
  int own = -1, nobody = -1;
  std::vector<int> enemies;
};

// Below, what is the same on boards of any size is in a base of its own: only what depends on the
// width is made anew for it (core/plan/of_width.h).
struct TermFacts {
  bool plain = false;
  int occupancy = -1;  // of a plain set that depends on pieces: index in SeatPlan::occupancies
  Bound set;
};

template <int W>
struct TermPlan : TermFacts {
  PlainSet<W> masks;
  std::vector<TermStep<W>> steps;  // of any other term, unless they would be too many
};

// How deeply `as` may be nested.
inline constexpr int k_max_noted = 16;

// One step of what follows from an action, planned by core/plan/write_planner.h and carried out by
// core/kernel/write_runner.cpp: what is the same on boards of any size.
struct WriteFacts {
  // Of a list of writes in which conditions leave out what they rule out.
  enum class Flow : std::uint8_t {
    none,         // it does `op`
    note_seats,   // the seats `a`, under the number `noted`
    keep_value,   // the value of `a`, likewise; terms read it
    skip_unless,  // leaves out the next `skip` writes unless `a` holds; with no steps: unless `me`
                  // is among the seats noted under `noted`
    skip,         // leaves them out
  };
  // Which pieces of a tower: if some are taken, all, else the top one, unless `end` says how many
  // (the number `n`; no steps: one). Of cards: how many of them.
  Flow flow = Flow::none;
  WriteOp op = WriteOp::go_on;
  bool of_cards = false;      // it concerns cards in `zone`, not pieces on a board
  bool idle_if_none = false;  // it does nothing where the set `a` is empty
  TowerEnd end = TowerEnd::usual;
  bool under = false;        // send: below what is there
  bool follows = false;      // send, of cards: `here` goes with them
  SeatId me = SeatId::none;  // as whom
  ZoneInstance zone = ZoneInstance::none, to = ZoneInstance::none;
  // By code, the new code; -1: it is taken, or sent. If that depends on the word chosen in part
  // `chosen`, one list for each word.
  std::vector<std::vector<int>> codes;
  int chosen = 0;
  Piece piece;
  VarId var = VarId::none;
  std::uint32_t seen = 0;  // roll: the seats that see it
  std::vector<VerbId> verbs;
  EventId event = EventId::none;
  int skip = 0;
  int noted = 0;      // how many `as` are around it
  int tells = 0;      // so many writes, from this one on, do nothing if nobody listens
  std::string where;  // its path in the ruleset

  // Whether it does this.
  bool does(WriteOp what) const { return flow == Flow::none && op == what; }
  bool takes() const { return !codes.empty() && std::ranges::find(codes[0], -1) != codes[0].end(); }
};

template <int W>
struct WritePlan : WriteFacts {
  // The terms of the write (core/language/write.h), apart from zones. send: the cells, and the one
  // cell to go to. take, flip, become, put: the cells, and how many pieces on each (no steps: all,
  // or one). show: the seats, and the cards. set: the value, and of which seats.
  std::vector<TermStep<W>> a, b;
  std::vector<TermStep<W>> n;  // of `part`
  struct Told {
    std::vector<TermStep<W>> steps;
    TermType type = TermType::number;
    std::string text;
    // Of a set of words: what they are, by bit. Without steps, the word that was chosen in part
    // `chosen` is told; if there are none, the text.
    std::vector<std::string> words;
    int chosen = 0;
  };
  std::vector<Told> told;
};

// A pattern of a verb, or a part of one, for one seat: what is the same on boards of any size.
struct PatternFacts {
  struct Guard {
    int set = -1;  // index in SeatPlan::sets
    std::string reason;
    int rule = -1;  // instead of a set: ask Rules::holds
  };
  PatternType type = PatternType::pass;
  // What there is to do before and after the action itself, and what `def` says of it: kept here,
  // beside the rest that each action reads.
  bool guarded = false, effect = false, chains = false, writes = false;
  bool stays = false, progress = false;
  bool towers = false;          // what it moves are towers
  bool by_lift = false;         // what it offers differs with the number of pieces it lifts
  bool length_by_lift = false;  // … the length of its slide does
  bool varies = false;          // the length of its slide depends on the position
  VerbId verb = VerbId::none;
  int pattern = 0;  // index in its verb
  ZoneInstance zone = ZoneInstance::none;
  ZoneId cards = ZoneId::none;  // pick: the bag or row whose cards it picks
  int source_word = -1;         // word of the set of the seat's pieces of the kind …
  int source = -1;              // … or a set; index in SeatPlan::sets, as for onto and over
  int onto = -1, over = -1;
  int links = -1;  // only along these; -1: along any
  // Only in these directions, of those in `dirs`; -1: in all. Then there is a plan for each of
  // them, which leads nowhere else.
  int ways = -1;
  KindSet kinds = KindSet().set();  // of the pieces that it may move
  int code = -1;                    // of the piece that is placed or moved; -1: whatever is there
  int first = 1, last = 1;          // slide: shortest and longest distance
  const PatternDef* def = nullptr;
  std::vector<DirectionId> dirs;  // if shifts are uniform: sorted by cell difference
  Bits<2> leads;                  // the same, one bit each
  bool leads_to_few = false;      // step: only to what is linked, so that can be looked up
  std::vector<Guard> when;        // all must hold
  // exactly: the cells that are counted along the line; index in SeatPlan::sets, or -1
  int along = -1;
  int counter = -1;          // what it uses up: index in VerbPlan::counters
  std::vector<int> offered;  // choice: by word, a condition in SeatPlan::sets; -1: always
  // parts: how many arguments it takes. The sets of each but the first, from
  // SeatPlan::sets[first_set] to end_set, are worked out on what the parts before it lead to.
  int arity = 0, first_set = 0, end_set = 0;
  bool independent = false;  // no part depends on those before it, and each is one argument
  // Whether `refused` is that of the pattern VerbPlan::foreseen, and what the action changes of the
  // pieces is where it begins and where it ends.
  bool foreseeable = false;
  bool reads_sight = false;  // one of them reads what the seat saw in fog before it
};

template <int W>
struct PatternPlan : PatternFacts {
  // A condition as the seat sees it, and the reason told where it rules something out.
  struct Judged {
    std::vector<TermStep<W>> steps;
    std::string reason;
  };
  // If it leads to few: where the directions lead, by cell; the last entry is empty. Null on wide
  // boards, where it would take too much memory.
  const Bits<W>* reach = nullptr;
  std::vector<PatternPlan> by_way;  // if `ways` says in which directions: by direction
  std::vector<PatternPlan> parts;
  std::vector<TermStep<W>> worth;      // where chains are compared; no steps: 1
  std::vector<TermStep<W>> skip;       // sow: cells that get nothing
  std::vector<TermStep<W>> low, high;  // number; slide: exactly, max: worked out for the position
  std::vector<TermStep<W>> least_lift, most_lift;  // def->lift, if terms say how many
  std::vector<WritePlan<W>> does;                  // those of its verb included
  std::vector<WritePlan<W>> at_end;                // where a chain ends
  std::vector<Judged> refused;                     // none may hold after the action
};

struct VerbFacts {
  int first = 0, end = 0;  // patterns
  bool overlap = false;    // patterns may offer the same action, which belongs to the first of them
  bool listed = false;     // actions must be listed: rules filter them, or the same may come twice
  bool most = false;       // only the chains that are worth most
  bool any_piece = false;  // chains go on with any piece
  // What each action of a chain uses up: words of variables (core/plan/chain_counters.h). Empty:
  // not known.
  std::vector<int> counters;
  bool examined = false;  // actions are examined one by one: listed or judged
  bool drawn = false;     // random play may draw an action and then examine that one
  bool judged = false;    // by the position after the action, so each has to be tried …
  int foreseen = -1;  // … but for those that this pattern's conditions tell of; -1: there is none
};

template <int W>
struct VerbPlan : VerbFacts {
  std::vector<TermStep<W>> again;  // planned as the seat sees it; no steps: an action is all
};

// Where steps lead, for each list of directions in use: PatternPlan::reach.
template <int W>
using Reaches = std::map<std::vector<DirectionId>, std::vector<Bits<W>>>;

// What one seat may do.
struct SeatFacts {
  std::vector<Occupancy> occupancies;
  std::size_t turn_sets = 0;      // the first sets, this many, are enough for an ordinary turn …
  std::size_t position_sets = 0;  // … and these to answer any ask; later ones are of later parts
  std::size_t shared_terms = 0;   // by sets: core/plan/shared_terms.h
};

template <int W>
struct SeatPlan : SeatFacts {
  std::vector<TermPlan<W>> sets;
  std::vector<PatternPlan<W>> patterns;
  std::vector<VerbPlan<W>> verbs;
};

// A direction in which a line may run. If shifts are uniform, runs of the required length are found
// by joining shorter ones: each join combines runs that begin `delta` cells apart.
template <int W>
struct LineAxis {
  struct Join {
    int delta = 0;
    Kept<W> mask;  // cells from which this join stays on the board
  };
  DirectionId direction = DirectionId::none;
  DirectionId back = DirectionId::none;  // the opposite direction, if the board has it
  Kept<W> starts;                        // the cells at which a whole line may begin
  std::vector<Join> joins;               // empty: link by link
};

struct EndFacts {
  EndType type = EndType::plies;
  int n = 0;
  EndResult result = EndResult::draws;
  std::vector<int> own;   // arrivals: by seat, word of the set of its pieces that count
  bool goes_back = true;  // line: every axis has an opposite direction
  bool says_who = false;  // the condition is a set of seats
  // The condition asks who could act, which an answer may still decide: not tested before it.
  bool after_answers = false;
};

template <int W>
struct EndPlan : EndFacts {
  std::vector<Kept<W>> to, from;                    // by seat, if the end lists them (EndLists)
  std::vector<LineAxis<W>> axes;                    // line: one direction of each opposite pair
  std::vector<LineLanes> lanes;                     // line: all axes at once; or empty
  std::vector<std::vector<TermStep<W>>> condition;  // by seat
};

// What the rules of a game say, planned.
struct RulesFacts {
  bool reads_places = false;  // something that follows from actions may speak of their places
  // Verbs of an ordinary turn: those with `must`, and the others.
  std::vector<int> compulsory, ordinary;
};

template <int W>
struct RulesPlan : RulesFacts {
  std::vector<SeatPlan<W>> seats;
  std::vector<EndPlan<W>> ends;
  std::vector<std::vector<std::vector<TermStep<W>>>> stuck;  // by case, then seat
  std::vector<std::vector<TermStep<W>>> score;               // by seat
  std::vector<std::vector<TermStep<W>>> turn_among;          // by seat, or empty
  std::vector<WritePlan<W>> set_up;
  // Empty, or by seat; afterwards: by verb.
  std::vector<std::vector<WritePlan<W>>> turn_begins, turn_ends, drops_out, afterwards;
  // By the seat that captures, and by kind; empty: nothing follows for any kind.
  std::vector<std::vector<std::vector<WritePlan<W>>>> captured;
  std::vector<std::vector<std::vector<WritePlan<W>>>> declined;  // empty, or by seat, then verb
};

template <int W>
struct Plan : PlanBoard<W>, RulesPlan<W> {
  // Throws Error, which begins with the path in the ruleset, and Exhausted.
  explicit Plan(const Game& game);
  ~Plan() = default;
  Plan(const Plan&) = delete;  // patterns point into it
  Plan& operator=(const Plan&) = delete;

  // Of a verb that is not built in.
  const PatternPlan<W>& pattern_of(SeatId seat, const Choice& choice) const {
    const SeatPlan<W>& mine = this->seats[nth(seat)];
    return mine.patterns[nth(mine.verbs[nth(choice.action.verb)].first + choice.pattern)];
  }

  // All cells of `of` connected to cells of `from`, by links in either direction.
  Bits<W> connected_to(const Bits<W>& of, const Bits<W>& from) const;

  // The board as terms are planned on it.
  const WideBoard& wide() const {
    if constexpr (W == k_wide)
      return *this;
    else
      return *wide_;
  }

  // For such a grid as is uniform, if pieces slide: by direction, then cell, all cells straight on.
  // Empty for large grids.
  std::vector<std::vector<Bits<W>>> rays;
  Reaches<W> reaches;           // the patterns point into it; not for wide boards
  bool tracks_passed = false;   // some term speaks of what an action has passed …
  bool tracks_crossed = false;  // … or of the links that it went along …
  bool tracks_heading = false;  // … or of the direction in which it went
  bool asks_stuck = false;      // some term asks which seats could not act

 private:
  void add_rays(const Game& game);

  std::unique_ptr<const WideBoard> wide_;  // of a board that is not wide
};

}  // namespace hr
