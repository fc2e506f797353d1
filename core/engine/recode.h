// SPDX-License-Identifier: MIT
// Changes pieces into others where they are.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "core/base/inline.h"
#include "core/engine/pieces.h"

namespace hr {

inline constexpr std::size_t k_max_codes = std::size_t{64} * (k_max_seats + 1);  // pieces of a pile

// Changes the code of the pieces on some cells, all of which have the first one, in a zone of
// single pieces.
template <int W>
void recode_cells(State& state, const Game& game, const ZoneLayout& zone, int from, int to,
                  const Bits<W>& cells) {
  Word* const words = state.words();
  const auto change = [&](int set) {
    if (set >= 0) cells.flip_in(words + set);
  };
  change(zone.code_sets[nth(from)]);
  change(zone.code_sets[nth(to)]);
  if (zone.extra_sets[nth(from)] != zone.extra_sets[nth(to)]) {
    change(zone.extra_sets[nth(from)]);
    change(zone.extra_sets[nth(to)]);
  }
  std::uint64_t key = state.header().key;
  cells.each([&](int cell) {
    set_slot(words, zone, cell, to + 1);
    key ^= zone.key(from, cell, game.cells()) ^ zone.key(to, cell, game.cells());
  });
  state.header().key = key;
}

// Changes what is on some cells of a zone of single pieces: each piece becomes one with another
// code.
template <int W>
void recode_sets(State& state, const Game& game, const ZoneLayout& zone,
                 const std::vector<int>& codes, const Bits<W>& cells) {
  Bits<W> rest = cells;
  for (std::size_t code = 0; code < codes.size(); ++code) {
    if (codes[code] == static_cast<int>(code)) continue;
    const auto here =
        Bits<W>::load(state.words() + zone.code_sets[code], game.layout().stride()) & rest;
    if (!here.any()) continue;
    rest = rest - here;
    recode_cells(state, game, zone, static_cast<int>(code), codes[code], here);
  }
}

namespace detail {

template <class F>
HR_INLINE void recode_bag(State& state, const Game& game, const ZoneLayout& zone,
                          const std::vector<int>& codes, int cell, std::int64_t most,
                          const F& taken) {
  const int code = code_at(state.words(), zone, cell);
  if (code < 0 || codes[nth(code)] == code) return;
  const int to = codes[nth(code)];
  const int n = static_cast<int>(std::min<std::int64_t>(count_at(state.words(), zone, code), most));
  take_piece(state, game, zone, cell, code, n);
  if (to >= 0) put_piece(state, game, zone, zone.card_cells[nth(to)], to, n);
  if (to < 0) taken(code, cell);
}

template <class F>
HR_INLINE void recode_pile(State& state, const Game& game, const ZoneLayout& zone,
                           const std::vector<int>& codes, int cell, std::int64_t most,
                           const F& taken) {
  std::array<int, k_max_codes> counts;  // NOLINT(*-member-init): written before it is read
  for (std::size_t code = 0; code < codes.size(); ++code)
    counts[code] = pile_count(state.words(), zone, static_cast<int>(code), cell, game.cells());
  for (std::size_t code = 0; code < codes.size(); ++code) {
    const int to = codes[code];
    const int n = static_cast<int>(std::min<std::int64_t>(counts[code], most));
    if (n == 0 || to == static_cast<int>(code)) continue;
    most -= n;
    take_piece(state, game, zone, cell, static_cast<int>(code), n);
    if (to >= 0) put_piece(state, game, zone, cell, to, n);
    if (to < 0) taken(static_cast<int>(code), cell);
  }
}

template <class F>
HR_INLINE void recode_stack(State& state, const Game& game, const ZoneLayout& zone,
                            const std::vector<int>& codes, int cell, std::int64_t most,
                            const F& taken) {
  const Word before = state.words()[zone.slots + cell];
  std::array<int, 8> were{}, are{};
  std::size_t height = 0;
  for (Word rest = before; rest != 0; rest >>= 8, ++height) {
    were[height] = are[height] = static_cast<int>(rest & 0xff) - 1;
    take_piece(state, game, zone, cell, were[height]);
  }
  for (std::size_t i = height; i-- > 0 && most > 0;) {
    if (codes[nth(were[i])] == were[i]) continue;
    are[i] = codes[nth(were[i])];
    --most;
  }
  for (std::size_t i = 0; i < height; ++i) {
    if (are[i] >= 0) put_piece(state, game, zone, cell, are[i]);
    if (are[i] < 0) taken(were[i], cell);
  }
}

}  // namespace detail

// The same for one cell of a stack, a pile or a bag: -1 takes a piece, and `taken(code, cell)` is
// called. `most`: how many pieces change, from the top of a stack; of a pile code by code.
template <class F>
void recode_many(State& state, const Game& game, const ZoneLayout& zone,
                 const std::vector<int>& codes, int cell, std::int64_t most, const F& taken) {
  if (zone.holds == Holds::bag)
    return detail::recode_bag(state, game, zone, codes, cell, most, taken);
  if (zone.holds == Holds::pile)
    return detail::recode_pile(state, game, zone, codes, cell, most, taken);
  detail::recode_stack(state, game, zone, codes, cell, most, taken);
}

}  // namespace hr
