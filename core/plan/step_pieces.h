// SPDX-License-Identifier: MIT
// Steps of terms that look at the pieces and cards on cells, and at what numbers say of seats.
// Evaluated by core/plan/term_steps.h.
#pragma once

#include <algorithm>

#include "core/game/game.h"
#include "core/plan/cell_walks.h"
#include "core/plan/term_step.h"

namespace hr {

template <int W>
Bits<W> holds_if(const TermBoard<W>& board, bool yes) {
  return yes ? Bits<W>::ones(board.words) : Bits<W>{};
}
template <int W>
Bits<W> as_value(std::int64_t n) {
  return Bits<W>::of_word(static_cast<Word>(n));
}
template <int W>
std::int64_t as_number(const Bits<W>& value) {
  return static_cast<std::int64_t>(value.first_word());
}

// What is on a cell of a zone of single pieces: its code + 1, or 0.
inline int single_on(const CountedPieces& zone, const Word* state, int cell) {
  const int per_word = zone.wide ? 4 : 8, bits = 64 / per_word;
  return static_cast<int>(state[zone.slots + cell / per_word] >> (bits * (cell % per_word)) &
                          ((Word{1} << bits) - 1));
}

inline int byte_at(const Word* state, int word, int i) {
  return static_cast<int>(state[word + (i >> 3)] >> (8 * (i & 7)) & 0xff);
}

// How many of these pieces are on a cell.
inline std::int64_t pieces_on(const CountedPieces& pieces, const Word* state, int cell, int cells) {
  std::int64_t n = 0;
  if (pieces.holds == Holds::tower) {
    const int height = byte_at(state, pieces.heights, cell);
    if (pieces.all) return height;
    for (int level = 0; level < height; ++level)
      n += std::ranges::count(pieces.codes,
                              byte_at(state, pieces.slots, cell * pieces.span + level) - 1);
    return n;
  }
  if (pieces.holds == Holds::stack) {  // a byte for each piece
    for (Word stack = state[pieces.slots + cell]; stack != 0; stack >>= 8)
      n += std::ranges::count(pieces.codes, static_cast<int>(stack & 0xff) - 1);
    return n;
  }
  if (pieces.holds == Holds::one)
    return std::ranges::count(pieces.codes, single_on(pieces, state, cell) - 1);
  if (pieces.holds == Holds::bag) {
    const int code = pieces.cell_codes[nth(cell)];
    if (code < 0 || (!pieces.all && std::ranges::count(pieces.codes, code) == 0)) return 0;
    return static_cast<std::int64_t>(state[pieces.slots + (code >> 2)] >> ((code & 3) * 16) &
                                     0xffff);
  }
  for (const int code : pieces.codes) {
    const int i = code * cells + cell;
    n += static_cast<std::int64_t>((state[pieces.slots + (i >> 2)] >> ((i & 3) * 16)) & 0xffff);
  }
  return n;
}

// The code of the top piece of a tower; -1: there is none.
inline int top_code(const CountedPieces& zone, const Word* state, int cell) {
  const int height = byte_at(state, zone.heights, cell);
  return height == 0 ? -1 : byte_at(state, zone.slots, cell * zone.span + height - 1) - 1;
}

// Calls visit(code, n) for what is on a cell of a zone that is no bag.
template <class F>
void each_piece_on(const CountedPieces& zone, const Word* state, int cell, int cells,
                   const F& visit) {
  if (zone.holds == Holds::one) {
    if (const int piece = single_on(zone, state, cell); piece > 0) visit(piece - 1, 1);
  } else if (zone.holds == Holds::stack) {
    for (Word stack = state[zone.slots + cell]; stack != 0; stack >>= 8)
      visit(static_cast<int>(stack & 0xff) - 1, 1);
  } else if (zone.holds == Holds::tower) {
    for (int level = 0; level < byte_at(state, zone.heights, cell); ++level)
      visit(byte_at(state, zone.slots, cell * zone.span + level) - 1, 1);
  } else {
    for (const int code : zone.codes) {
      const int i = code * cells + cell;
      visit(code, static_cast<int>(state[zone.slots + (i >> 2)] >> ((i & 3) * 16) & 0xffff));
    }
  }
}

// What is on a cell, by an attribute: of one piece, or the sum over all of them.
inline std::int64_t worth_on(const Worth& worth, const Word* state, int cell, int cells, bool sum) {
  const int card = cell - worth.first_card;
  if (card >= 0 && card < static_cast<int>(worth.by_cell.size()))
    return worth.by_cell[nth(card)] *
           (sum && worth.each ? pieces_on(worth.pieces, state, cell, cells) : 1);
  std::int64_t out = 0;
  each_piece_on(worth.pieces, state, cell, cells, [&](int code, int n) {
    out += worth.by_code.empty() ? 0 : worth.by_code[nth(code)] * n;
  });
  return out;
}

// Calls visit(value, n) with what each kind on a cell has for an attribute. n: how many there are;
// of a card 1 unless they are `counted`.
template <class F>
void each_value_on(const Worth& worth, const Word* state, int cell, int cells, bool counted,
                   const F& visit) {
  const int card = cell - worth.first_card;
  if (card >= 0 && card < static_cast<int>(worth.by_cell.size()))
    return visit(worth.by_cell[nth(card)],
                 counted && worth.each ? pieces_on(worth.pieces, state, cell, cells) : 1);
  if (worth.by_code.empty()) return;
  if (worth.top && worth.pieces.holds == Holds::tower) {
    const int top = top_code(worth.pieces, state, cell);
    if (top >= 0) visit(worth.by_code[nth(top)], 1);
    return;
  }
  each_piece_on(worth.pieces, state, cell, cells, [&](int code, int n) {
    if (n > 0) visit(worth.by_code[nth(code)], n);
  });
}

// The words that kinds on a cell have for an attribute, one bit each.
inline Word words_on(const Worth& worth, const Word* state, int cell, int cells) {
  Word out = 0;
  each_value_on(worth, state, cell, cells, false,
                [&](std::int64_t value, std::int64_t) { out |= static_cast<Word>(value); });
  return out;
}

inline Word seats_within(const SeatRange& range, const Word* state) {
  Word out = 0;
  for (int s = 0; s < range.seats; ++s) {
    const auto n = static_cast<std::int64_t>(state[range.word + s]);
    out |= Word{n >= range.low && n <= range.high} << s;
  }
  return out;
}

// `values`: the seats, then a number for each seat.
template <int W>
Bits<W> best_seats(const Bits<W>* values, std::int64_t seats) {
  const Word among = values[0].first_word();
  Word out = 0;
  std::int64_t highest = 0;
  for (std::int64_t s = 0; s < seats; ++s) {
    if ((among >> s & 1) == 0) continue;
    const std::int64_t n = as_number(values[s + 1]);
    if (out == 0 || n > highest) highest = n, out = 0;
    if (n == highest) out |= Word{1} << s;
  }
  return Bits<W>::of_word(out);
}

template <int W>
Bits<W> cells_having(const TermStep<W>& step, const TermBoard<W>& board, const Word* state,
                     const Bits<W>& of, const Bits<W>& low, const Bits<W>& high) {
  Bits<W> out;
  const int cells = board.cells;
  of.each([&](int cell) {
    const std::int64_t n = worth_on(step.tables->worth, state, cell, cells, false);
    if (n >= as_number(low) && n <= as_number(high)) out.add(cell);
  });
  return out;
}

template <int W>
Bits<W> cells_having_word(const TermStep<W>& step, const TermBoard<W>& board, const Word* state,
                          const Bits<W>& of, const Bits<W>& words) {
  Bits<W> out;
  const int cells = board.cells;
  of.each([&](int cell) {
    if ((words_on(step.tables->worth, state, cell, cells) & words.first_word()) != 0) out.add(cell);
  });
  return out;
}

}  // namespace hr
