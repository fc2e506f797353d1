// SPDX-License-Identifier: MIT
// Where the parts of a game lie in a State, by words. Immutable once made; it depends on the
// definition alone, so two games of the same definition have the same layout.
#pragma once

#include <vector>

#include "core/game/definition.h"
#include "core/game/state.h"

namespace hr {

// A piece on a cell: its kind and its owner.
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
    return keys[nth(place)];
  }
};

class StateLayout {
 public:
  // The definition has been checked (core/game/check_definition.h). Throws Error where a zone has
  // more kinds times seats than a slot can hold.
  explicit StateLayout(const Definition& definition);

  // Words of a set of cells: 1, 2, 4, 8, 16 or 32.
  int stride() const { return stride_; }
  int words() const { return words_; }  // of a State, without position keys

  int zone_instances() const { return static_cast<int>(zones_.size()); }
  const ZoneLayout& zone(int instance) const { return zones_[nth(instance)]; }
  int zone_instance(ZoneId zone, SeatId seat) const {  // the seat counts for a per-seat zone only
    return zone_words_[zone].at(seat);
  }
  // The code of a piece in its zone's instances; -1 when there is no such piece.
  int code(Piece piece) const {
    return codes_[nth(piece.kind) * nth(owners_) +
                  nth(piece.owner == SeatId::none ? owners_ - 1 : index(piece.owner))];
  }
  int var_word(VarId var, SeatId seat) const { return var_words_[var].at(seat); }
  int ask_word(int i) const { return ask_words_ + i * k_ask_words; }
  int ask_capacity() const { return ask_capacity_; }

 private:
  // Of something that there is once, or once for each seat.
  struct First {
    int first = 0;
    bool per_seat = false;
    int at(SeatId seat) const { return first + (per_seat ? index(seat) : 0); }
  };
  ZoneLayout lay_out_zone(const Definition& definition, ZoneId zone, SeatId seat);

  int stride_ = 1;
  int words_ = 0;
  int owners_ = 0;  // the seats, and nobody
  std::vector<ZoneLayout> zones_;
  ById<ZoneId, First> zone_words_;
  ById<VarId, First> var_words_;
  std::vector<int> codes_;  // by kind, then owner (last: nobody)
  int ask_words_ = 0, ask_capacity_ = 0;
};

}  // namespace hr
