// SPDX-License-Identifier: MIT
// Puts pieces into one instance of a zone and takes them out: the only code that writes what a zone
// holds. Slots, sets and the position key change together. The caller must ensure that the cell and
// the code exist, that there is room, and that the piece taken is there. Inline, because every
// action goes through here.
#pragma once

#include <cassert>

#include "core/base/mix.h"
#include "core/engine/towers.h"
#include "core/game/game.h"

namespace hr {

// Whether a cell has such a piece (a tower: on top).
inline bool has_piece(const Word* words, const ZoneLayout& zone, int code, int cell) {
  if (zone.holds == Holds::bag && zone.card_cells[nth(code)] != cell) return false;
  const int set = zone.code_sets[nth(code)];
  return (words[set + (cell >> 6)] & cell_bit(cell)) != 0;
}

// Pieces in a stack.
inline int stack_height(Word stack) { return (64 - std::countl_zero(stack) + 7) / 8; }

// The counts of a pile or a bag, 16 bits each: where one is among them, and what it says.
inline int place_of_count(const ZoneLayout& zone, int code, int cell, int cells) {
  return zone.holds == Holds::bag ? code : code * cells + cell;
}
inline int count_at(const Word* words, const ZoneLayout& zone, int place) {
  return static_cast<int>((words[zone.slots + (place >> 2)] >> ((place & 3) * 16)) & 0xffff);
}
inline int pile_count(const Word* words, const ZoneLayout& zone, int code, int cell, int cells) {
  return count_at(words, zone, place_of_count(zone, code, cell, cells));
}
// Cards in a bag, of all kinds. Four counts at a time; unused ones are 0.
inline int cards_in(const Word* words, const ZoneLayout& bag) {
  constexpr Word every_other = 0x0000ffff0000ffff;
  Word sums = 0;
  for (std::size_t i = 0; i < (bag.pieces.size() + 3) / 4; ++i) {
    const Word counts = words[nth(bag.slots) + i];
    sums += (counts & every_other) + (counts >> 16 & every_other);
  }
  return static_cast<int>((sums & 0xffffffff) + (sums >> 32));
}

// The code of the piece in a cell (a stack or tower: of the top one; a pile: of the first present);
// -1 for none.
inline int code_at(const Word* words, const ZoneLayout& zone, int cell) {
  switch (zone.holds) {
    case Holds::one:
      return slot_at(words, zone, cell) - 1;
    case Holds::stack: {
      const Word stack = words[zone.slots + cell];
      if (stack == 0) return -1;
      return static_cast<int>((stack >> (8 * (stack_height(stack) - 1))) & 0xff) - 1;
    }
    case Holds::pile:
      for (int code = 0; code < static_cast<int>(zone.pieces.size()); ++code)
        if (has_piece(words, zone, code, cell)) return code;
      return -1;
    case Holds::bag: {
      const int code = zone.cell_codes[nth(cell)];
      return code >= 0 && count_at(words, zone, code) > 0 ? code : -1;
    }
    case Holds::tower: {
      const int height = tower_height(words, zone, cell);
      return height == 0 ? -1 : tower_code(words, zone, cell, height - 1);
    }
  }
  return -1;
}

namespace detail {

inline void set_bit(Word* set, int cell, bool present) {
  Word& word = set[cell >> 6];
  word = present ? word | cell_bit(cell) : word & ~cell_bit(cell);
}

// In a stack or pile the owner's set is the union of the sets of that owner's kinds.
inline void settle_owner(Word* words, const ZoneLayout& zone, int code, int cell) {
  const int extra = zone.extra_sets[nth(code)];
  if (extra < 0) return;
  bool present = false;
  for (std::size_t c = 0; c < zone.pieces.size(); ++c)
    present = present ||
              (zone.extra_sets[c] == extra && has_piece(words, zone, static_cast<int>(c), cell));
  set_bit(words + extra, cell, present);
}

// Replaces a stack; only pieces of `code` have been added or removed.
inline void set_stack(State& state, const Game& game, const ZoneLayout& zone, int cell, Word to,
                      int code) {
  Word* words = state.words();
  Word& slot = words[zone.slots + cell];
  const Word from = slot;
  std::uint64_t& key = state.header().key;
  const auto cell_key = [&](Word stack) {
    return stack == 0 ? 0 : mix(zone.key(0, cell, game.cells()), stack);
  };
  key ^= cell_key(from) ^ cell_key(to);
  slot = to;
  const int extra = zone.extra_sets[nth(code)];
  bool present = false, owner_present = false;
  for (Word rest = to; rest != 0; rest >>= 8) {
    const int other = static_cast<int>(rest & 0xff) - 1;
    present = present || other == code;
    owner_present = owner_present || zone.extra_sets[nth(other)] == extra;
  }
  set_bit(words + zone.code_sets[nth(code)], cell, present);
  if (extra >= 0) set_bit(words + extra, cell, owner_present);
}

inline void set_pile(State& state, const Game& game, const ZoneLayout& zone, int cell, int code,
                     int to) {
  Word* words = state.words();
  const int i = place_of_count(zone, code, cell, game.cells());
  const int from = count_at(words, zone, i);
  const auto count_key = [&](int n) {
    return n == 0 ? 0 : mix(zone.keys[nth(i)], static_cast<Word>(n));
  };
  state.header().key ^= count_key(from) ^ count_key(to);
  Word& word = words[zone.slots + (i >> 2)];
  const int shift = (i & 3) * 16;
  word = (word & ~(Word{0xffff} << shift)) | (static_cast<Word>(to) << shift);
  set_bit(words + zone.code_sets[nth(code)], cell, to > 0);
  settle_owner(words, zone, code, cell);
}

}  // namespace detail

// Puts one piece (a pile, bag or tower: n of them). A one-slot cell must be empty.
inline void put_piece(State& state, const Game& game, const ZoneLayout& zone, int cell, int code,
                      int n = 1) {
  Word* words = state.words();
  switch (zone.holds) {
    case Holds::one:
      assert(slot_at(words, zone, cell) == 0);
      set_slot(words, zone, cell, code + 1);
      detail::flip_sets(words, zone, code, cell);
      state.header().key ^= zone.key(code, cell, game.cells());
      return;
    case Holds::stack: {
      const Word stack = words[zone.slots + cell];
      detail::set_stack(state, game, zone, cell,
                        stack | (static_cast<Word>(code + 1) << (8 * stack_height(stack))), code);
      return;
    }
    case Holds::pile:
    case Holds::bag:
      detail::set_pile(state, game, zone, cell, code,
                       pile_count(words, zone, code, cell, game.cells()) + n);
      return;
    case Holds::tower: {
      TowerPart put;
      while (n-- > 0) put.add(code);
      set_tower(state, game, zone, cell, tower_height(words, zone, cell), put.pieces());
    }
  }
}

// Takes one piece of this code (a stack: the topmost one of it; a pile or bag: n of them; a tower:
// its top, which must be one).
inline void take_piece(State& state, const Game& game, const ZoneLayout& zone, int cell, int code,
                       int n = 1) {
  Word* words = state.words();
  switch (zone.holds) {
    case Holds::one:
      assert(slot_at(words, zone, cell) == code + 1);
      set_slot(words, zone, cell, 0);
      detail::flip_sets(words, zone, code, cell);
      state.header().key ^= zone.key(code, cell, game.cells());
      return;
    case Holds::stack: {
      const Word stack = words[zone.slots + cell];
      int place = stack_height(stack) - 1;
      while (static_cast<int>((stack >> (8 * place)) & 0xff) != code + 1) --place;
      const Word below = stack & ((Word{1} << (8 * place)) - 1);
      const Word above = place == 7 ? 0 : stack >> (8 * (place + 1));
      detail::set_stack(state, game, zone, cell, below | (above << (8 * place)), code);
      return;
    }
    case Holds::pile:
    case Holds::bag:
      detail::set_pile(state, game, zone, cell, code,
                       pile_count(words, zone, code, cell, game.cells()) - n);
      return;
    case Holds::tower:
      set_tower(state, game, zone, cell, tower_height(words, zone, cell) - 1, {});
  }
}

// The parts of the position key that do not depend on pieces.
inline std::uint64_t var_key(int word, std::int64_t value) {
  return mix(static_cast<std::uint64_t>(word) + 0x5bd1e995, static_cast<std::uint64_t>(value));
}
inline std::uint64_t turn_key(SeatId seat) {
  return mix(0x7457, static_cast<std::uint64_t>(index(seat)));
}
inline std::uint64_t struck_key(int cell) { return mix(0x57a1, static_cast<std::uint64_t>(cell)); }
inline std::uint64_t out_key(SeatId seat) {
  return mix(static_cast<std::uint64_t>(index(seat)) + 1, 0x6f7574);
}
inline constexpr std::uint64_t k_open_swap_key = mix(0x5a9, 1);

}  // namespace hr
