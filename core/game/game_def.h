// SPDX-License-Identifier: MIT
// The definition of a game under one choice of options: everything in its rules that can be given
// as data. Built by scripting from Lua, or by hand in tests; Game checks it and looks up its names.
// What cannot be given as data is computed by Rules (core/game/rules.h); flags in the definition
// say where Rules must be called.
#pragma once

#include <algorithm>
#include <array>
#include <bitset>
#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/base/by_id.h"
#include "core/base/ids.h"
#include "core/board/board_look.h"
#include "core/board/board_plan.h"
#include "core/game/leaps.h"
#include "core/language/end_table.h"
#include "core/language/holds.h"
#include "core/language/pattern_table.h"
#include "core/language/term.h"
#include "core/language/write.h"

namespace hr {

// Who may see a zone or a variable.
struct Visibility {
  enum class Who : std::uint8_t {
    all,
    owner,  // the seat that the zone or variable belongs to, if per seat
    none,
    seats,   // the seats in `seats`, one bit each
    cells,   // each seat sees the cells in `set` (fog)
    others,  // all but the seat that the zone or variable belongs to, if per seat
  };
  Who who = Who::all;
  std::uint32_t seats = 0;
  Set set;
};

// Whether a seat sees all of what belongs to `owner` (none: to all).
inline bool sees_all_of(const Visibility& see, SeatId owner, SeatId viewer) {
  switch (see.who) {
    case Visibility::Who::all:
      return true;
    case Visibility::Who::owner:
      return owner == viewer;
    case Visibility::Who::others:
      return owner != viewer;
    case Visibility::Who::seats:
      return (see.seats & seat_bit(viewer)) != 0;
    case Visibility::Who::none:
    case Visibility::Who::cells:
      break;
  }
  return false;
}

struct ZoneDef {
  std::string name;
  bool per_seat = false;
  // What its pieces are on: cells or links of the board; in a bag of cards (Holds::bag) the cells
  // that stand for kinds, without any order; in a row of cards (Holds::one) its slots.
  PlaceType place_type = PlaceType::cells;
  Holds holds = Holds::one;
  int height = k_usual_tower;     // tower: at most so many pieces on a cell
  int slots = 0;                  // of a row
  int faces = 0;                  // a bag of dice: with so many faces, each of them a kind
  bool backs = false;             // of cards: who does not see them sees how many there are
  std::string refills_from = {};  // a bag: the bag whose cards it takes over when it is empty
  Visibility see;
  bool of_cards() const { return place_type == PlaceType::cards || place_type == PlaceType::slots; }
  bool shown = true;  // false: for book-keeping, so that boards leave it out
};

// What rules may ask about a kind: a number, or else a text.
struct Attribute {
  std::string name;
  std::int64_t number = 0;
  std::string text = {};
  friend bool operator==(const Attribute&, const Attribute&) = default;
};

inline constexpr int k_max_kinds = 512;
using KindSet = std::bitset<k_max_kinds>;

inline constexpr const char* k_kept_owner = "owner";

struct KindDef {
  std::string name;
  ZoneId zone = ZoneId(0);           // the first, or only, zone in which it can be …
  std::vector<ZoneId> also_in = {};  // … and others
  std::vector<Attribute> attributes = {};
  int card = -1;  // which of the board's cells for sorts of cards stands for it; -1: none
  // In which bags and rows how many are when the game begins, in each instance of the zone.
  std::vector<std::pair<ZoneId, int>> begins_in = {};
  bool owned = true;         // false: pieces of this kind belong to nobody
  bool on_captured = false;  // call Rules::captured
  // What follows when one is captured, for the seat that has captured it: `here` is its cell, and
  // the owner is kept as k_kept_owner.
  std::vector<Write> captured = {};
  bool acts_when_captured() const { return on_captured || !captured.empty(); }
  bool lives_in(ZoneId where) const {
    return zone == where || std::ranges::find(also_in, where) != also_in.end();
  }
  // Where pieces of each seat start, in every instance of the zone; null: nowhere. Pieces without
  // an owner start on the union over all seats.
  Set begins_on = nullptr;
  char letter = 0;  // on boards of letters, from A to Z; 0: one of its name
  // Its drawing (docs/drawings.md), by name: one for all owners, or one for each seat; none: that
  // of its own name.
  std::vector<std::string> looks = {};
  // What is written on its pieces, likewise; empty, or "": its letter.
  std::vector<std::string> labels = {};
  // Its pieces that one action puts on several cells are drawn as one thing, by one drawing.
  bool whole = false;
};

enum class VarType : std::uint8_t { number, flag, cell, seat, kind, direction, word };
inline const char* name_of(VarType type) {
  constexpr std::array<const char*, 7> names{"number", "flag",      "cell", "seat",
                                             "kind",   "direction", "word"};
  return names[static_cast<std::size_t>(type)];
}
inline constexpr std::int64_t k_nil = std::numeric_limits<std::int64_t>::min();
inline constexpr std::size_t k_max_words =
    64;  // that a set of words is made of: the bits of one Word

struct VarDef {
  std::string name;
  VarType type = VarType::number;
  std::int64_t initial = 0;  // a flag: 0 or 1; of the others: an index, or k_nil
  std::int64_t min = std::numeric_limits<std::int32_t>::min();
  std::int64_t max = std::numeric_limits<std::int32_t>::max();
  bool per_seat = false;
  bool clock = false;                   // not part of the position key
  std::vector<std::string> words = {};  // of a word: what it can be
  Visibility see;
  bool shown = true;  // false: for book-keeping, so that reports leave it out
};

// What an event's placeholder such as {1:seat} declares its argument to be.
enum class EventSlot : std::uint8_t { plain, cell, seat };

// A kind of event. {1}, {2} … in the text are replaced by its arguments.
struct EventDef {
  std::string name;
  std::string text;
  bool reveals = false;               // may reveal hidden information
  std::vector<EventSlot> slots = {};  // one for each argument
};

// A number that is declared, or computed for the acting seat: as it sees the game, by a term or by
// Rules::number.
struct Amount {
  std::int64_t value = 0;
  int rule = -1;   // >= 0: the index for Rules::number
  Term term = {};  // or a number to be worked out
  // exactly: how many cells of this set are on the whole line through the piece, both ways
  Set along = {};
  bool given() const { return rule < 0 && !term && !along; }
};

// A condition, and what a player is told where it rules something out ("": nothing in particular).
struct Condition {
  Term term;
  std::string reason;
  int rule = -1;  // in `when`, instead of a term: ask Rules::holds
};

// How many pieces of a tower a step or slide lifts from its top.
struct Lift {
  Amount low, high;     // a choice between these, as far as there are so many pieces
  bool chosen = false;  // else `low`, which is given
};

// One form that an action of a verb can take. What its word lists, which fields it has and what its
// actions are given is in the word's row (core/language/pattern_table.h).
struct PatternDef {
  PatternType type = PatternType::pass;
  // The kind that is put, or the seat's kind that moves … Of parts: they are place{ { KIND, … },
  // from = … } for this one of its kinds.
  std::string kind;
  Set piece;                      // … or a set of cells instead
  std::vector<std::string> dirs;  // empty: all. A leap is named by leap_word()
  // Only along the links of this set, or in the directions of this term; null: along all.
  Term ways;
  bool anywhere = false;  // step: to any cell of `onto`, not along a link
  bool far = false;       // jump: over `onto` to the piece, and as far on as that goes
  Set onto, over;         // null: what is usual for the word (UsualSet)
  Set skip;               // sow: cells that get nothing; null: none
  std::optional<Amount> max, exactly;
  // step, slide, of towers: a part of the tower; none: all of it. A chosen number is the third
  // argument.
  std::optional<Lift> lift = {};
  bool captures = false;  // step, slide, of towers: takes the tower where it arrives
  std::vector<std::string> words;
  // choice: by word, the condition under which it is offered; null: always. Empty: all are.
  std::vector<Term> offered = {};
  Amount low, high;
  // Resets the idle count, as captures and placements do, and promises that play cannot undo the
  // action, so that `repeats` forgets all earlier positions. (For captures and placements it
  // forgets them only if no rule could bring pieces back or remove them.)
  bool progress = false;
  bool stays = false;  // takes the usual arguments, but nothing moves
  // What an action counts for where the chains of a verb are compared (VerbDef::most), as the seat
  // sees the position before it; null: 1.
  Term worth = {};
  std::vector<Condition> when =
      {};  // all must hold, or it offers nothing; asked once for a position
  std::vector<Condition> unless = {};  // none may hold in the position after the action …
  bool unless_rule = false;            // … nor may Rules::unless; then so has VerbDef::unless
  std::vector<Write> does = {};        // after those of the verb
  // parts: at least two, none of them parts or pass. Each is offered on the position that those
  // before it lead to, and its sets may speak of their places and of what was chosen.
  std::vector<PatternDef> parts = {};
  int written = 0;  // its number in its verb as the rules write that, from 1; 0: as it is here
};

// Which actions of a verb a seat may not take back: those in which dice were rolled or cards drawn,
// or all. The owner of a table may take back any.
enum class Final : std::uint8_t { never, if_rolled, always };

struct VerbDef {
  std::string name;
  // Follows a seat's name, as in "Ann bids 3."; "": derived from `name`. With {1}, {2} … these
  // arguments are said there, otherwise all of them at the end.
  std::string says;
  // What a seat has to do with it, after its name, as in "Ann: hide your treasure"; "": its name.
  std::string task;
  std::vector<PatternDef> patterns;
  bool asked = false;   // legal only when asked for, not in an ordinary turn
  bool secret = false;  // others learn the verb but not its arguments
  bool silent = false;  // others do not read in their logs that it was done
  bool must = false;    // if one such action is legal, those of other verbs are not
  // call Rules
  bool allow = false, effect = false, unless = false, done = false, declined = false, warns = false;
  // As in a pattern. What an action may not leave behind is judged on a copy, as the seat sees it.
  std::vector<Condition> when = {}, refused = {};
  std::vector<Write> does = {};
  bool most = false;  // with `must`: only chains that are worth most may be begun and gone on
  bool lifts_at_end = false;     // jumped pieces stay until their chain ends, as nobody's
  bool lifts_never = false;      // jumped pieces stay; what follows says what becomes of them
  Term again = {};               // if it holds, the same piece goes on with the verb, if it can …
  bool any_piece = false;        // … or any other piece
  std::vector<Write> last = {};  // where such a chain ends
  // For the first seat, when the last of those that were asked together is ready.
  std::vector<Write> afterwards = {};
  std::vector<Write> if_declined = {};  // for a seat that declines an offer of this verb
  Final final = Final::never;           // to the table alone (core/table/final_steps.h)

  // Whether it may say why an action is not legal.
  bool gives_reasons() const {
    const auto has = [](const auto& part) { return !part.when.empty() || !part.unless.empty(); };
    return allow || most || !when.empty() || !refused.empty() || std::ranges::any_of(patterns, has);
  }
  bool chains() const { return again != nullptr || !last.empty(); }
};

// Calls visit(pattern) for each pattern of a verb, and after it for each of its parts.
template <class F>
void each_pattern(const VerbDef& verb, const F& visit) {
  for (const PatternDef& pattern : verb.patterns) {
    visit(pattern);
    for (const PatternDef& part : pattern.parts) visit(part);
  }
}
template <class F>
bool any_pattern(const VerbDef& verb, const F& condition) {
  bool out = false;
  each_pattern(verb, [&](const PatternDef& pattern) { out = out || condition(pattern); });
  return out;
}

// What an end means: for the seat that has just acted, or for all.
enum class EndResult : std::uint8_t {
  wins,
  loses,  // all others win
  draws,
  score,  // the scores decide
};

struct EndDef {
  EndType type = EndType::plies;
  std::string name = {};  // what people call it: "checkmate"; "": described by its type
  // What its word lists (EndLists), with `n` for a length, times or actions.
  std::string kind;  // "": any
  Set from, to;
  int n = 0;
  Term condition = {};  // EndType::condition
  // Not for a rule, which says itself who wins. Default: if the game has lasted too long it is a
  // draw, else the seat wins.
  std::optional<EndResult> result = {};
  bool reveals = false;  // its occurrence may reveal hidden information
};

inline EndResult result_of(const EndDef& end) {
  return end.result.value_or(runs_out(end.type) ? EndResult::draws : EndResult::wins);
}

// pass: when all seats in a row are stuck the game ends, unless dice were rolled in between. skips:
// as pass, but the game also goes on as long as anything has changed in between.
enum class Stuck : std::uint8_t { undeclared, pass, loses, draws, skips };

// What happens to a seat without a legal action if a condition holds for it.
struct StuckCase {
  Term when;
  Stuck then = Stuck::pass;
  std::string name;  // what people call it: "checkmate"; "": nothing
};

// For games in which something is collected along a run: what a run collects and where it may go,
// so that the best run can be found (core/par/par.h).
struct ParDef {
  std::string collects;           // what is collected, in the plural: "jewels"
  Set over;                       // the cells that a run may visit, each once
  Set from;                       // where a run may begin; null: anywhere in `over`
  std::vector<std::string> dirs;  // directions of the links that a run may use; empty: all
  bool stops = false;             // a run may end anywhere; else only where it cannot go on
  bool moves_first = false;       // if it can go on, it may not end on its first cell
  std::int64_t toll = 0;          // the cost of ending where it could go on
  bool worth = false;             // call Rules; else each cell is worth 1
  // What a cell is worth when nothing raises it; null: the rules do not say.
  std::optional<std::int64_t> usual = {};
  bool usual_rule = false;  // … is for Rules to say
};
inline constexpr std::int64_t k_max_toll = 1'000'000'000;
inline constexpr std::int64_t k_max_worth = 1'000'000'000'000;
inline constexpr int k_max_clock_seconds = 24 * 60 * 60;

// How many actions of one verb may have to be tested with allow and unless.
inline constexpr std::int64_t k_max_tested_actions = 100000;

// A term that others may name.
struct NamedTerm {
  std::string name;
  Term term;
};

// The value of an option that terms may name.
struct OptionNumber {
  std::string name;
  std::int64_t value = 0;
  bool flag = false;  // yes or no, 1 or 0
};

// What a drawing of the set-up puts on a cell: so many of each piece, the lowest first; none:
// nothing is there. And what it gives a variable.
struct StartingPieces {
  KindId kind = KindId::none;
  SeatId owner = SeatId::none;
  int count = 1;
};
struct StartingCell {
  ZoneInstance zone = ZoneInstance::none;
  CellId cell = CellId::none;
  std::vector<StartingPieces> pieces = {};
};
struct StartingValue {
  VarId var = VarId::none;
  SeatId seat = SeatId::none;
  std::int64_t value = 0;
};
struct DrawnStart {
  std::vector<StartingCell> cells = {};
  std::vector<StartingValue> values = {};
};

// All that rules declare besides the board.
struct DeclaredRules {
  std::string name, by, about;
  std::vector<std::string> card;  // the rules card, one sentence each
  std::vector<Leap> leaps;        // those that lists of directions may name
  std::vector<NamedTerm> terms;
  std::vector<OptionNumber> option_numbers;
  ById<ZoneId, ZoneDef> zones;
  ById<KindId, KindDef> kinds;
  // The ruleset's own drawings, by file, as drawing/drawing.h writes them.
  std::map<std::string, std::string> drawings = {};
  BoardLook look = {};
  ById<VarId, VarDef> vars;
  ById<EventId, EventDef> events;
  ById<VerbId, VerbDef> verbs;
  std::vector<EndDef> ends;
  std::vector<StuckCase> stuck_cases;  // the first one that applies decides
  Stuck stuck = Stuck::undeclared;     // if none does
  std::string stuck_name;              // what people call that; "": nothing
  bool stuck_reveals = false;          // the outcome for a stuck seat may reveal hidden information
  bool pie = false;
  bool together = false;  // all seats win or lose together, and a score is that of all
  // call Rules; else the next seat moves, and there are no scores
  bool turn = false, score = false;
  Term scored;                // the score of a seat instead
  Term turn_among = nullptr;  // seats: who is not among them has no turn
  // For the seat whose turn begins, or is over. The first turn begins after what setup asks all.
  std::vector<Write> turn_begins = {}, turn_ends = {};
  // For a seat that is out (Engine::resign), if the game goes on without it.
  std::vector<Write> drops_out = {};
  DrawnStart drawn = {};  // in place of what begins there by itself, before `setup`
  std::vector<Write> setup =
      {};              // for the first seat, after pieces have begun and before Rules::setup
  bool ready = false;  // call Rules to decide whether a seat may say that it is ready
  // The name of a public per-seat number: how many actions in a row the seat's turn lasts. It is
  // decremented after each; at the end of the turn it is reset to its initial value and the next
  // seat moves. "": a turn is one action.
  std::string lasts;
  std::optional<ParDef> par;
  bool rolls = true;  // its rules may roll dice
  int clock = 0;      // seconds of planning time (core/table/planning_clock.h); 0: no clock
  // A seat whose time is up (core/table/seat_clocks.h) is out, as if it had resigned; else nothing
  // follows from it.
  bool time_out_loses = false;
  bool reminders = false;  // call Rules for what players are to have in sight
};

struct GameDef : BoardPlan, DeclaredRules {};

}  // namespace hr
