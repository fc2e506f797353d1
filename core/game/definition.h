// SPDX-License-Identifier: MIT
// The definition of a game under one choice of options: all that its rules say as data. Built by
// scripting from Lua or by hand in tests; Game checks it and makes it fast. What a definition
// cannot say stands behind Rules (core/game/rules.h); flags here tell where that has to be asked.
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/base/by_id.h"
#include "core/base/ids.h"
#include "core/board/board_plan.h"
#include "core/game/holds.h"
#include "core/game/set.h"

namespace hr {

// Who may see a zone or a variable.
struct Visibility {
  enum class Who : std::uint8_t {
    all,
    owner,  // of a per-seat zone or variable: the seat whose it is
    none,
    seats,  // those in `seats`
    cells,  // each seat sees the cells of `set` (fog)
  };
  Who who = Who::all;
  std::uint32_t seats = 0;
  Set set;
};

struct ZoneDef {
  std::string name;
  bool per_seat = false;
  Holds holds = Holds::one;
  Visibility see;
};

struct KindDef {
  std::string name;
  ZoneId zone = ZoneId(0);
  bool owned = true;         // false: pieces of this kind belong to nobody
  bool on_captured = false;  // Rules::captured is to be called
  // Where pieces of each seat stand when a game begins (of nobody: where any seat means), in every
  // instance of the zone; null: nowhere.
  Set begins_on = nullptr;
};

enum class VarType : std::uint8_t { number, flag, cell, seat, kind };
inline constexpr std::int64_t k_nil = std::numeric_limits<std::int64_t>::min();

struct VarDef {
  std::string name;
  VarType type = VarType::number;
  std::int64_t initial = 0;  // a flag: 0 or 1; a cell, seat or kind: its index, or k_nil
  std::int64_t min = std::numeric_limits<std::int32_t>::min();
  std::int64_t max = std::numeric_limits<std::int32_t>::max();
  bool per_seat = false;
  bool clock = false;  // left out of the position key
  Visibility see;
};

// A kind of event. {1}, {2} … in the text stand for its arguments.
struct EventDef {
  std::string name;
  std::string text;
  bool reveals = false;  // may tell somebody something hidden
};

// A number that is declared, or computed by Rules::number for the seat that asks.
struct Amount {
  std::int64_t value = 0;
  int rule = -1;  // Rules::number's index when not negative
};

enum class PatternType : std::uint8_t { step, slide, jump, place, pick, choice, number, pass };

// One way to act. Arguments of the action: step, slide: from, to; jump: from, to, over; place,
// pick: a cell; choice: the number of the word, from 0; number: itself; pass: none.
struct PatternDef {
  PatternType type = PatternType::pass;
  std::string kind;               // step, slide, jump: a kind of one's own …
  Set piece;                      // … or a set of cells instead; place: the kind that is put
  std::vector<std::string> dirs;  // step, slide, jump; empty: all
  Set onto;                       // place, step, slide, jump, pick: null is the pattern's default
  Set over;                       // slide, jump: null is the pattern's default
  std::optional<Amount> max, exactly;
  std::vector<std::string> words;
  Amount low, high;
  // Takes the idle count back to 0, as captures and placements do, and promises that play cannot
  // undo it: `repeats` forgets the positions before. (It forgets them with captures and placements
  // where no rule could bring pieces back or take them off.)
  bool progress = false;
  bool stays = false;  // arguments as usual, nothing moves
};

struct VerbDef {
  std::string name;
  std::string says;  // after a seat's name, as in "Ann bids 3."; "": what the name comes to
  std::vector<PatternDef> patterns;
  bool asked = false;   // only when asked for, never in an ordinary turn
  bool secret = false;  // others learn that it was done, not with what
  bool must = false;    // if one such action exists, no other verb's are legal
  bool allow = false, effect = false, unless = false, done = false;  // ask Rules
};

enum class EndType : std::uint8_t { reach, line, connects, cuts, repeats, idle, plies, rule };

struct EndDef {
  EndType type = EndType::plies;
  std::string kind;       // reach, line, connects, cuts: of this kind ("" is every kind)
  Set from, to;           // reach, cuts: to; connects: both
  int n = 0;              // line, repeats, idle, plies
  bool by_score = false;  // idle, plies: the scores decide; else a draw
  bool reveals = false;   // that it has come may tell somebody something hidden
};

enum class Stuck : std::uint8_t { undeclared, pass, loses, draws };

// Of a game in which something is collected along a run: what a run may collect and how it may go,
// so that the best one can be found (core/par/par.h).
struct ParDef {
  std::string collects;           // what is collected, in the plural: "jewels"
  Set over;                       // the cells that have it; a run takes each once
  Set from;                       // where a run may begin; null: anywhere in `over`
  std::vector<std::string> dirs;  // of the links that count; empty: all
  bool stops = false;             // a run may end anywhere; else where no neighbour is left
  bool moves_first = false;       // … but not on its first cell, if it could go on
  std::int64_t toll = 0;          // what it costs to end where it could go on
  bool worth = false;             // ask Rules; else each is worth 1
};
inline constexpr std::int64_t k_max_toll = 1'000'000'000;
inline constexpr int k_max_clock_seconds = 24 * 60 * 60;

// Actions of one verb that allow and unless look at one by one.
inline constexpr std::int64_t k_max_tested_actions = 100000;

struct Definition : BoardPlan {
  std::string name, by, about;
  std::vector<std::string> card;  // the rules card, a sentence each
  ById<ZoneId, ZoneDef> zones;
  ById<KindId, KindDef> kinds;
  ById<VarId, VarDef> vars;
  ById<EventId, EventDef> events;
  ById<VerbId, VerbDef> verbs;
  std::vector<EndDef> ends;
  Stuck stuck = Stuck::undeclared;
  bool stuck_reveals = false;  // the outcome for a stuck seat may tell somebody something hidden
  bool pie = false;
  bool turn = false, score = false;  // ask Rules; else the next seat, and no scores
  bool ready = false;                // ask Rules whether a seat may say that it is ready
  // A number of each seat, for all to see: how many actions in a row its turn lasts. It is counted
  // down behind each; when the turn is over it has its first value again, and the next seat's
  // turn comes. "": a turn is one action.
  std::string lasts;
  std::optional<ParDef> par;
  int clock = 0;  // seconds of planning time (core/table/planning_clock.h); 0: no clock
};

}  // namespace hr
