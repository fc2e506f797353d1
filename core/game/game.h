// SPDX-License-Identifier: MIT
// A game: a checked definition, the names in it looked up, and where its parts lie in a State.
// Immutable once made, and free of Rules, so threads can share one. Throws Error on construction
// when the definition contradicts itself.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/action.h"
#include "core/game/definition.h"
#include "core/game/state.h"

namespace hr {

// A piece as it stands somewhere: a kind, and whose.
struct Piece {
  KindId kind = KindId::none;
  SeatId owner = SeatId::none;
  friend bool operator==(const Piece&, const Piece&) = default;
};

// One instance of a zone (a per-seat zone has one a seat). A piece in it has a code: its place in
// `pieces`. Words: `slots` holds what each cell holds (Holds::one: a byte, code + 1; stack: a word,
// a byte a piece; pile: 16 bits for each code and cell); from `sets` on lies a set of cells for
// each code, and `owner_sets` has one for the pieces of each seat (last: of nobody), which is the
// code's own where the two are always equal, and -1 where there can be none.
struct ZoneLayout {
  ZoneId zone = ZoneId::none;
  SeatId seat = SeatId::none;  // none: the table's
  Holds holds = Holds::one;
  int slots = 0;
  int sets = 0;
  std::vector<Piece> pieces;
  std::vector<int> code_sets;   // word of each code's set
  std::vector<int> extra_sets;  // word of the owner's set to be kept beside it, or -1
  std::vector<int> owner_sets;  // by seat, then nobody; -1: none
  std::vector<Word> keys;       // by code, then cell

  Word key(int code, int cell, int cells) const {
    const int place = code * cells + cell;
    return keys[static_cast<std::size_t>(place)];
  }
};

// A set with its names looked up.
struct BoundSet {
  SetOp op = SetOp::nowhere;
  ZoneId zone = ZoneId::none;
  KindId kind = KindId::none;  // none: every kind
  RegionId region = RegionId::none;
  Whose whose = Whose::own;
  CellId cell = CellId::none;
  std::vector<std::vector<DirectionId>> dirs;  // by seat
  std::shared_ptr<const BoundSet> a, b;
};
using Bound = std::shared_ptr<const BoundSet>;

class Game {
 public:
  explicit Game(Definition definition);

  const Definition& definition() const { return definition_; }
  const Board& board() const { return definition_.board; }
  int seats() const { return seats_; }
  int cells() const { return board().cells(); }

  // Words of a set of cells in a State: 1, 2, 4, 8, 16 or 32.
  int stride() const { return stride_; }
  int state_words() const { return state_words_; }  // without position keys
  bool keeps_keys() const { return keeps_keys_; }
  bool hides() const { return hides_; }              // something is hidden from somebody
  bool tells_apart() const { return tells_apart_; }  // one seat sees what another does not
  // After set-up: rules may be asked something; they may write what they like, bring pieces back …
  bool asks_rules() const { return asks_rules_; }
  bool rules_write() const { return rules_write_; }

  int zone_instance(ZoneId zone, SeatId seat) const {  // the seat counts for a per-seat zone only
    const auto z = nth(zone);
    return first_instance_[z] + (definition_.zones[z].per_seat ? index(seat) : 0);
  }
  const ZoneLayout& zone(int instance) const { return zones_[static_cast<std::size_t>(instance)]; }
  int zone_instances() const { return static_cast<int>(zones_.size()); }
  // The code of a piece in its zone's instances; -1 when there is no such piece.
  int code(Piece piece) const {
    const auto owner =
        static_cast<std::size_t>(piece.owner == SeatId::none ? seats() : index(piece.owner));
    const auto owners = static_cast<std::size_t>(seats()) + 1;
    return codes_[nth(piece.kind) * owners + owner];
  }
  int var_word(VarId var, SeatId seat) const {
    const auto v = nth(var);
    return var_words_[v] + (definition_.vars[v].per_seat ? index(seat) : 0);
  }
  int ask_word(int i) const { return ask_words_ + i * k_ask_words; }
  int ask_capacity() const { return ask_capacity_; }

  // How long a seat's turn lasts (Definition::lasts); none: one action.
  VarId lasts() const { return lasts_; }

  const std::string& faces(SeatId seat) const { return definition_.seats[seat].faces; }
  const CellSet& region(RegionId region, SeatId seat) const;
  CellSet region_of_any(RegionId region) const;

  // Names; a missing one gives none.
  SeatId seat(std::string_view name) const;
  KindId kind(std::string_view name) const;
  ZoneId zone(std::string_view name) const;
  VarId var(std::string_view name) const;
  VerbId verb(std::string_view name) const;  // declared and built-in
  EventId event(std::string_view name) const;
  RegionId region(std::string_view name) const;

  // Verbs of the engine's own, numbered after the declared ones.
  VerbId ready() const { return VerbId(static_cast<int>(definition_.verbs.size())); }
  VerbId decline() const { return VerbId(index(ready()) + 1); }
  VerbId swap() const { return VerbId(index(ready()) + 2); }
  bool built_in(VerbId verb) const { return index(verb) >= index(ready()); }
  std::string_view verb_name(VerbId verb) const;
  const VerbDef& verb_def(VerbId verb) const { return definition_.verbs[verb]; }

  // Events of the engine's own, numbered after the declared ones.
  EventId captured_event() const { return EventId(static_cast<int>(definition_.events.size())); }
  EventId stuck_event() const { return EventId(index(captured_event()) + 1); }
  EventId swapped_event() const { return EventId(index(captured_event()) + 2); }
  EventId sighted_event() const { return EventId(index(captured_event()) + 3); }
  const EventDef& event_def(EventId event) const;

  // Looks names up. `zone` is what own, empty … speak of when no kind is named; none: the only
  // zone there is. Throws Error, with `where` in front, on an unknown name.
  Bound bind(const Set& set, ZoneId zone, const std::string& where) const;
  // The directions that words mean to a seat; throws Error when one means none to it.
  std::vector<DirectionId> directions(const std::vector<std::string>& words, SeatId seat,
                                      const std::string& where) const;

 private:
  void check() const;
  void check_verbs() const;
  void check_vars() const;
  void find_lasts();
  void lay_out();
  void note_rules();
  ZoneLayout lay_out_zone(ZoneId zone, SeatId seat, int& word) const;

  Definition definition_;
  int seats_ = 0;
  int stride_ = 1;
  int state_words_ = 0;
  bool keeps_keys_ = false, hides_ = false, tells_apart_ = false, asks_rules_ = false,
       rules_write_ = false;
  std::vector<ZoneLayout> zones_;
  std::vector<int> first_instance_;  // by zone
  std::vector<int> codes_;           // by kind, then owner (last: nobody)
  std::vector<int> var_words_;       // by var: the first seat's
  int ask_words_ = 0, ask_capacity_ = 0;
  VarId lasts_ = VarId::none;
};

}  // namespace hr
