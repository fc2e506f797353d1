// SPDX-License-Identifier: MIT
// The contents of a state, decoded from its words according to game.h, and its key computed from
// scratch: an independent implementation that shares no code with the engine.
#pragma once

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

#include "core/base/mix.h"
#include "core/engine/asks.h"
#include "core/engine/pieces.h"
#include "core/game/game.h"

#include "tests/support/code_of.h"

namespace hr::tests {

// Pieces by zone instance, then cell, bottom first (in a pile: by code).
using Heap = std::vector<Piece>;
using Position = ById<ZoneInstance, std::vector<Heap>>;

inline std::uint8_t byte_of(const State& state, int word, int byte) {
  return static_cast<std::uint8_t>(state.all()[nth(word + byte / 8)] >> (8 * (byte % 8)));
}

inline Heap heap_of(const Game& game, const State& state, const ZoneLayout& zone, int cell) {
  Heap heap;
  if (zone.holds == Holds::pile) {
    for (int code = 0; code < static_cast<int>(zone.pieces.size()); ++code) {
      const int i = 2 * (code * game.cells() + cell);
      const int n = byte_of(state, zone.slots, i) + 256 * byte_of(state, zone.slots, i + 1);
      heap.insert(heap.end(), static_cast<std::size_t>(n), zone.pieces[nth(code)]);
    }
    return heap;
  }
  if (zone.holds == Holds::bag) {
    const int code = zone.cell_codes[nth(cell)];
    const int n = code < 0 ? 0
                           : byte_of(state, zone.slots, 2 * code) +
                                 256 * byte_of(state, zone.slots, 2 * code + 1);
    if (n > 0) heap.insert(heap.end(), static_cast<std::size_t>(n), zone.pieces[nth(code)]);
    return heap;
  }
  if (zone.holds == Holds::tower) {
    const int height = byte_of(state, zone.heights, cell);
    for (int level = 0; level < zone.span; ++level)
      if (const int code = byte_of(state, zone.slots, cell * zone.span + level); level < height)
        heap.push_back(zone.pieces[nth(code - 1)]);
      else if (code != 0)
        heap.clear();  // not canonical; the key will differ
    return heap;
  }
  const int bytes = zone.holds == Holds::one ? 1 : 8;
  for (int b = 0; b < bytes; ++b)
    if (const int code = byte_of(state, zone.slots, cell * bytes + b); code > 0)
      heap.push_back(zone.pieces[nth(code - 1)]);
  return heap;
}

inline Position read_position(const Game& game, const State& state) {
  Position out;
  for (const ZoneInstance z : game.layout().zone_instances()) {
    auto& cells = out.emplace_back();
    for (int c = 0; c < game.cells(); ++c)
      cells.push_back(heap_of(game, state, game.layout().zone(z), c));
  }
  return out;
}

// The key computed from everything in the state that belongs to it.
inline std::uint64_t scratch_key(const Game& game, const State& state) {
  const Header& header = state.header();
  std::uint64_t key = turn_key(header.turn);
  if (header.pie == Pie::open) key ^= k_open_swap_key;
  for (int s = 0; s < game.seats(); ++s)
    if ((header.out >> s & 1) != 0) key ^= out_key(SeatId(s));
  const auto& vars = game.definition().vars;
  for (std::size_t v = 0; v < vars.size(); ++v)
    for (int s = 0; s < (vars[v].per_seat ? game.seats() : 1) && !vars[v].clock; ++s) {
      const int word = game.layout().var_word(VarId(static_cast<int>(v)), SeatId(s));
      key ^= var_key(word, static_cast<std::int64_t>(state.all()[nth(word)]));
    }
  std::uint64_t asks = 0;
  for (int i = 0; i < header.asks * k_ask_words; ++i)
    asks = mix(asks ^ state.all()[nth(game.layout().ask_word(0) + i)],
               static_cast<std::uint64_t>(i) + 1);
  key ^= asks;
  if (const int struck = game.layout().struck_word(); struck >= 0)
    for (int c = 0; c < game.cells(); ++c)
      if ((state.all()[nth(struck + c / 64)] >> (c % 64) & 1) != 0) key ^= struck_key(c);
  for (const ZoneInstance z : game.layout().zone_instances()) {
    const ZoneLayout& zone = game.layout().zone(z);
    for (int c = 0; c < game.cells(); ++c) {
      const Heap heap = heap_of(game, state, zone, c);
      if (zone.holds == Holds::stack) {
        Word stack = 0;
        for (std::size_t i = 0; i < heap.size(); ++i)
          stack |= static_cast<Word>(code_of(game, heap[i]) + 1) << (8 * i);
        if (stack != 0) key ^= mix(zone.key(0, c, game.cells()), stack);
        continue;
      }
      if (zone.holds == Holds::tower) {
        for (std::size_t i = 0; i < heap.size(); ++i)
          key ^= mix(zone.key(code_of(game, heap[i]), c, game.cells()), i + 1);
        continue;
      }
      for (int code = 0; code < static_cast<int>(zone.pieces.size()); ++code) {
        const auto n = std::count(heap.begin(), heap.end(), zone.pieces[nth(code)]);
        if (n == 0) continue;
        const Word piece_key =
            zone.holds == Holds::bag ? zone.keys[nth(code)] : zone.key(code, c, game.cells());
        key ^= zone.holds == Holds::one ? piece_key : mix(piece_key, static_cast<Word>(n));
      }
    }
  }
  return key;
}

// "" if slots, sets, asks and key of a state agree with each other; otherwise what does not.
inline std::string contradiction(const Game& game, const State& state) {
  const auto has = [&](int word, int cell) {
    return (state.all()[nth(word + cell / 64)] >> (cell % 64) & 1) != 0;
  };
  const int stride_cells = game.layout().stride() * 64;
  for (const ZoneInstance z : game.layout().zone_instances()) {
    const ZoneLayout& zone = game.layout().zone(z);
    for (int c = 0; c < stride_cells; ++c) {
      Heap heap = c < game.cells() ? heap_of(game, state, zone, c) : Heap{};
      if (zone.holds == Holds::tower && !heap.empty()) heap = {heap.back()};  // its top alone
      const std::string where = "zone " + std::to_string(index(z)) + ", cell " + std::to_string(c);
      if (zone.holds == Holds::one && heap.size() > 1) return where + ": more than one piece";
      for (std::size_t code = 0; code < zone.pieces.size(); ++code)
        if (zone.holds != Holds::bag || c >= game.cells() || zone.card_cells[code] == c)
          if (has(zone.code_sets[code], c) !=
              (std::find(heap.begin(), heap.end(), zone.pieces[code]) != heap.end()))
            return where + ": the set of code " + std::to_string(code) + " is wrong";
      for (int owner = 0; owner <= game.seats(); ++owner) {
        const SeatId seat = owner == game.seats() ? SeatId::none : SeatId(owner);
        const bool stands = std::any_of(heap.begin(), heap.end(),
                                        [&](const Piece& piece) { return piece.owner == seat; });
        const int word = zone.owner_sets[nth(owner)];
        if (word < 0 ? stands : has(word, c) != stands)
          return where + ": the set of owner " + std::to_string(owner) + " is wrong";
      }
    }
  }
  for (int i = state.header().asks * k_ask_words; i < game.layout().ask_capacity() * k_ask_words;
       ++i)
    if (state.all()[nth(game.layout().ask_word(0) + i)] != 0)
      return "an unused ask's word is not zero";
  if (state.header().key != scratch_key(game, state)) return "the key is wrong";
  if (static_cast<int>(state.size()) < game.layout().words()) return "the state is too short";
  if (!game.keeps_keys() && static_cast<int>(state.size()) != game.layout().words())
    return "keys are kept in vain";
  return "";
}

}  // namespace hr::tests
