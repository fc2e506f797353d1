// SPDX-License-Identifier: MIT
// The offset of each part of a game in a State, in 64-bit words. Immutable; it depends on the
// definition alone, so two games with equal definitions have the same layout.
#pragma once

#include <vector>

#include "core/game/game_def.h"
#include "core/game/state.h"

namespace hr {

// The words of a set on the largest board that has a kernel for its number of words; boards with
// more are called wide. HR_EACH_FIXED_WIDTH(DO) says DO(W) for each such number. With a lower
// HOUSERULES_MAX_WIDTH a build is smaller and made sooner; it plays the same games, those on boards
// of middle size slower.
#if HOUSERULES_MAX_WIDTH == 2
#define HR_EACH_FIXED_WIDTH(DO) DO(1) DO(2)
#elif HOUSERULES_MAX_WIDTH == 4
#define HR_EACH_FIXED_WIDTH(DO) DO(1) DO(2) DO(4)
#elif HOUSERULES_MAX_WIDTH == 8
#define HR_EACH_FIXED_WIDTH(DO) DO(1) DO(2) DO(4) DO(8)
#else
#error "HOUSERULES_MAX_WIDTH: expected 2, 4 or 8"
#endif
inline constexpr int k_max_fixed = HOUSERULES_MAX_WIDTH;

// A piece on a cell: its kind and its owner.
struct Piece {
  KindId kind = KindId::none;
  SeatId owner = SeatId::none;
  friend bool operator==(const Piece&, const Piece&) = default;
};

// One instance of a zone (a per-seat zone has one per seat). Each piece in it has a code: its index
// in `pieces`. `slots` is the first word of the cells' contents (Holds::one: a byte per cell, or
// with `wide`, for rows of very many kinds, 16 bits: code + 1; stack: a word per cell, a byte per
// piece; pile: 16 bits per code and cell; bag: 16 bits per code, each of which has its own cell;
// tower: `span` bytes per cell, one per piece from the bottom, and from `heights` on a byte per
// cell for how many there are). From `sets` on there is a set of cells for each code (tower: those
// with it on top; a bag: one set for all codes). `owner_sets` has one set for the pieces of each
// seat, and last for those of nobody: the code's own set if the two are always equal, -1 if there
// are no such pieces.
struct ZoneLayout {
  ZoneId zone = ZoneId::none;
  SeatId seat = SeatId::none;  // none: shared by all
  std::uint32_t viewers = 0;   // the seats that see all of it, one bit each
  Holds holds = Holds::one;
  int slots = 0;
  bool wide = false;
  int heights = 0, span = 0;  // tower
  int room = 1;               // the most pieces on a cell; pile: of each code
  int sets = 0;
  std::vector<Piece> pieces;
  std::vector<int> code_sets;   // by code: the word of its set
  std::vector<int> extra_sets;  // by code: the word of the owner's set to update as well, or -1
  std::vector<int> owner_sets;  // by seat, then nobody; -1: no such pieces
  std::vector<Word> keys;       // for the position key: by code, then cell (a bag: by code)
  std::vector<int> codes;       // by kind, then owner (nobody last): the code, or -1
  std::vector<int> card_cells;  // bag: by code, the cell that stands for it …
  std::vector<int> cell_codes;  // … and back: by cell; -1: none of this bag's

  Word key(int code, int cell, int cells) const {
    const int place = code * cells + cell;
    return keys[nth(place)];
  }
  // The code of a piece; -1 if there is no such piece in this zone.
  int code(Piece piece) const {
    const std::size_t owners = owner_sets.size();
    return codes[nth(piece.kind) * owners +
                 (piece.owner == SeatId::none ? owners - 1 : nth(piece.owner))];
  }
};

class StateLayout {
 public:
  // The definition must have been checked (core/game/check_definition.h). Throws Error if a zone
  // has more kinds times seats than a slot can hold.
  explicit StateLayout(const GameDef& definition);

  // Words of a set of cells: 1, 2, 4 or 8; on a wide board any multiple of four.
  int stride() const { return stride_; }
  int words() const { return words_; }  // size of a State without position keys

  IdsBelow<ZoneInstance> zone_instances() const {
    return IdsBelow<ZoneInstance>(static_cast<int>(zones_.size()));
  }
  const ZoneLayout& zone(ZoneInstance instance) const { return zones_[instance]; }
  // `seat` is used for per-seat zones only.
  ZoneInstance zone_instance(ZoneId zone, SeatId seat) const {
    return ZoneInstance(first_instances_[zone].at(seat));
  }
  // The set of pieces that were jumped in a chain that is not over (VerbDef::lifts_at_end); -1: the
  // game has no such chains. They belong to this instance of a zone.
  int struck_word() const { return struck_word_; }
  ZoneInstance struck_zone() const { return struck_zone_; }
  int var_word(VarId var, SeatId seat) const { return var_words_[var].at(seat); }
  int ask_word(int i) const { return ask_words_ + i * k_ask_words; }
  int ask_capacity() const { return ask_capacity_; }

 private:
  // The first word or instance of something that exists once, or once per seat.
  struct First {
    int first = 0;
    bool per_seat = false;
    int at(SeatId seat) const { return first + (per_seat ? index(seat) : 0); }
  };
  ZoneLayout lay_out_zone(const GameDef& definition, ZoneId zone, SeatId seat);
  void lay_out_sets(ZoneLayout& zone);

  int stride_ = 1;
  int words_ = 0;
  int owners_ = 0;  // the number of seats, plus one for nobody
  ById<ZoneInstance, ZoneLayout> zones_;
  ById<ZoneId, First> first_instances_;
  ById<VarId, First> var_words_;
  int ask_words_ = 0, ask_capacity_ = 0;
  int struck_word_ = -1;
  ZoneInstance struck_zone_ = ZoneInstance::none;
};

}  // namespace hr
