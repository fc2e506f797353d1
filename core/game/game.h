// SPDX-License-Identifier: MIT
// A game: a checked definition, the layout of its states, and lookup of its names. Immutable, and
// independent of Rules, so threads may share one. The constructor throws Error when the definition
// contradicts itself.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/action.h"
#include "core/game/arguments.h"
#include "core/game/game_def.h"
#include "core/game/leaps.h"
#include "core/game/state_layout.h"

namespace hr {

// Of a kind that lacks an attribute, where the largest number is sought.
inline constexpr std::int64_t k_unvalued = std::numeric_limits<std::int64_t>::min();

// A term with its names looked up. The value of an option is a `number` here, whatever its type.
struct BoundTerm {
  TermOp op = TermOp::nowhere;
  TermType type = TermType::cells;
  ZoneId zone = ZoneId::none;
  KindSet kinds = KindSet().set();
  RegionId region = RegionId::none;
  Whose whose = Whose::own;
  CellId cell = CellId::none;
  VarId var = VarId::none;
  std::int64_t low = 1, high = k_any_count;  // seats: the seat's bit
  ById<SeatId, std::vector<DirectionId>> dirs;
  std::vector<std::uint64_t> turned;  // by direction, or by word; one bit each
  // having, total, values: of each kind, if they ask for an attribute; of words one bit each.
  std::vector<std::int64_t> values;
  std::vector<std::string> words;  // of words: what they are, by bit
  std::shared_ptr<const BoundTerm> a, b, c, ways;

  bool counts() const { return low != 1 || high != k_any_count; }  // of pieces on one cell
  bool of_all_kinds() const { return kinds.all(); }
  bool has(KindId kind) const { return kinds[nth(kind)]; }
};
using Bound = std::shared_ptr<const BoundTerm>;

// What a write keeps for those that follow it in its list.
struct KeptName {
  std::string name;
  TermType type = TermType::cells;
  std::vector<std::string> words;  // of words
};
inline constexpr std::size_t k_max_kept = 16;  // at a time

// What a term may mean by `chosen`: what was chosen by a pattern, or by the first `known` of its
// parts.
struct Choosing {
  const PatternDef* pattern = nullptr;  // null: nothing
  std::size_t known = k_max_arguments;
  // Whether the term is worked out before the action: then it has no places yet, except for how
  // many pieces are lifted, where `lifts`.
  bool before = false, lifts = false;
  bool judged = false;          // whether it is about a position to which something has led
  ZoneId cards = ZoneId::none;  // the bag or row from which it picks cards
  const std::vector<KeptName>* kept = nullptr;  // null: nothing
};

class Game {
 public:
  explicit Game(GameDef definition);

  const GameDef& definition() const { return definition_; }
  const Board& board() const { return definition_.board; }
  int seats() const { return seats_; }
  int cells() const { return board().cells(); }

  const StateLayout& layout() const { return layout_; }
  // Whether states keep keys: of positions, for ends by repetition; of where the pieces stand, for
  // rules that speak of it.
  bool keeps_keys() const { return counts_positions_ || counts_boards_; }
  bool counts_positions() const { return counts_positions_; }
  bool counts_boards() const { return counts_boards_; }
  // The facts of core/game/definition_facts.h.
  bool hides() const { return hides_; }
  bool has_private_information() const { return has_private_information_; }
  bool asks_rules() const { return asks_rules_; }
  bool captures_last() const { return captures_last_; }
  bool placements_last() const { return placements_last_; }

  // The variable that says how long a seat's turn lasts (GameDef::lasts); none: a turn is one
  // action.
  VarId lasts() const { return lasts_; }

  const std::string& faces(SeatId seat) const { return definition_.seats[seat].faces; }
  const CellSet& region(RegionId region, SeatId seat) const;

  // Lookup by name; none if there is no such name.
  SeatId seat(std::string_view name) const;
  KindId kind(std::string_view name) const;
  ZoneId zone(std::string_view name) const;
  VarId var(std::string_view name) const;
  VerbId verb(std::string_view name) const;  // declared and built-in
  EventId event(std::string_view name) const;
  RegionId region(std::string_view name) const;

  // Built-in verbs, numbered after the declared ones.
  VerbId ready() const { return VerbId(static_cast<int>(definition_.verbs.size())); }
  VerbId decline() const { return VerbId(index(ready()) + 1); }
  VerbId swap() const { return VerbId(index(ready()) + 2); }
  bool built_in(VerbId verb) const { return index(verb) >= index(ready()); }
  std::string_view verb_name(VerbId verb) const;
  const VerbDef& verb_def(VerbId verb) const { return definition_.verbs[verb]; }
  // What its actions take; nothing for a built-in verb.
  const std::vector<Argument>& arguments(VerbId verb) const;

  // Built-in events, numbered after the declared ones.
  EventId captured_event() const { return EventId(static_cast<int>(definition_.events.size())); }
  EventId stuck_event() const { return EventId(index(captured_event()) + 1); }
  EventId swapped_event() const { return EventId(index(captured_event()) + 2); }
  EventId sighted_event() const { return EventId(index(captured_event()) + 5); }
  const EventDef& event_def(EventId event) const;

  // The directions of the board, and after them those of leaps.
  int directions() const { return board().directions() + leaps_.count(); }
  const std::vector<CellId>& links(DirectionId direction) const {
    const int own = board().directions();
    return index(direction) < own ? board().links(direction) : leaps_.links(index(direction) - own);
  }
  CellId link(CellId cell, DirectionId direction) const { return links(direction)[nth(cell)]; }

  // What a drawing of the set-up says, which is read with the names of this game. For who makes the
  // game, before anybody else has it; throws Error, as the constructor does.
  void begin_as_drawn(DrawnStart drawn) { definition_.drawn = std::move(drawn); }

  // Looks up the names in a term. `zone` is the zone that own, empty … refer to when no kind is
  // named; none: the only zone. Throws Error, starting with `where`, for an unknown name, and where
  // the types of terms do not fit together.
  Bound bind(const Term& term, ZoneId zone, const std::string& where, Choosing choosing = {}) const;
  // The directions that the words mean for a seat; throws Error when one means none for it.
  std::vector<DirectionId> directions(const std::vector<std::string>& words, SeatId seat,
                                      const std::string& where) const;

 private:
  GameDef definition_;
  int seats_;
  Leaps leaps_;
  StateLayout layout_;
  bool counts_positions_, counts_boards_, hides_, has_private_information_, asks_rules_;
  bool captures_last_, placements_last_;
  VarId lasts_;
  ById<VerbId, std::vector<Argument>> arguments_;
};

// The built-in events with which cards are shown to others, looked at by one seat alone, and come
// to where a seat sees them.
inline EventId shown_event(const Game& game) { return EventId(index(game.captured_event()) + 3); }
inline EventId looked_event(const Game& game) { return EventId(index(game.captured_event()) + 6); }
inline EventId turned_up_event(const Game& game) {
  return EventId(index(game.captured_event()) + 4);
}

// The cells of a region for all seats together.
CellSet region_of_any(const Game& game, RegionId region);

}  // namespace hr
