// SPDX-License-Identifier: MIT
#include "core/worlds/sight.h"

#include <algorithm>
#include <functional>
#include <string>

#include "core/base/mix.h"
#include "core/engine/asks.h"
#include "core/engine/pieces.h"
#include "core/game/definition_facts.h"

namespace hr {

namespace {

// Quicker than mix(a, b), and good enough for a run of words.
template <class T>
std::uint64_t fold(std::uint64_t digest, T value) {
  digest = (digest ^ static_cast<std::uint64_t>(value)) * 0x9e3779b97f4a7c15U;
  return digest ^ (digest >> 29);
}

std::uint64_t folded(std::uint64_t digest, const EventArgument& argument) {
  digest = fold(digest, argument.index());
  if (const auto* number = std::get_if<std::int64_t>(&argument)) return fold(digest, *number);
  if (const auto* text = std::get_if<std::string>(&argument))
    return fold(digest, std::hash<std::string>()(*text));
  if (const auto* cell = std::get_if<CellId>(&argument)) return fold(digest, *cell);
  if (const auto* seat = std::get_if<SeatId>(&argument)) return fold(digest, *seat);
  const Piece piece = std::get<Piece>(argument);
  return fold(fold(digest, piece.kind), piece.owner);
}

std::uint64_t pieces_on(const State& state, const ZoneLayout& zone, int cell, int cells,
                        std::uint64_t digest) {
  const Word* words = state.words();
  if (zone.holds == Holds::stack) return fold(digest, words[zone.slots + cell]);
  if (zone.holds == Holds::one) return fold(digest, code_at(words, zone, cell));
  if (zone.holds == Holds::tower) {
    for (const std::uint8_t piece : tower_pieces(words, zone, cell)) digest = fold(digest, piece);
    return fold(digest, 0);
  }
  for (int code = 0; code < static_cast<int>(zone.pieces.size()); ++code)
    digest = fold(digest, pile_count(words, zone, code, cell, cells));
  return digest;
}

}  // namespace

Sight::Sight(Engine& engine, SeatId viewer) : engine_(engine), viewer_(viewer) {
  const Game& game = engine.game();
  const Definition& def = game.definition();
  const auto sees = [&](const Visibility& see, SeatId owner) {
    return (viewers(def, see, owner) & seat_bit(viewer)) != 0;
  };
  for (std::size_t v = 0; v < def.vars.size(); ++v)
    for (int s = 0; s < (def.vars[v].per_seat ? game.seats() : 1); ++s)
      if (sees(def.vars[v].see, def.vars[v].per_seat ? SeatId(s) : SeatId::none)) {
        const int word = game.layout().var_word(VarId(static_cast<int>(v)), SeatId(s));
        words_.emplace_back(word, word + 1);
      }
  for (const ZoneInstance zone : game.layout().zone_instances()) {
    const ZoneLayout& layout = game.layout().zone(zone);
    const Visibility& see = def.zones[layout.zone].see;
    if (see.who == Visibility::Who::cells) fog_.push_back(zone);
    if (sees(see, layout.seat)) words_.emplace_back(layout.slots, layout.sets);
  }
}

std::uint64_t Sight::view(const State& state) const {
  // Two digests, which the processor can work out at the same time.
  std::uint64_t even = 1, odd = 2;
  const Word* const words = state.words();
  for (const auto& [from, to] : words_) {
    int word = from;
    for (; word + 1 < to; word += 2) {
      even = fold(even, words[word]);
      odd = fold(odd, words[word + 1]);
    }
    if (word < to) even = fold(even, words[word]);
  }
  const std::uint64_t digest = fold(even, odd);
  return moment(state, fog_.empty() ? digest : fog(state, digest));
}

std::uint64_t Sight::fog(const State& state, std::uint64_t digest) const {
  const Game& game = engine_.game();
  std::vector<Word> seen(nth(game.layout().stride()));
  for (const ZoneInstance zone : fog_) {
    engine_.visible(state, zone, viewer_, seen.data());
    for (const Word word : seen) digest = fold(digest, word);
    for (int cell = 0; cell < game.cells(); ++cell)
      if ((seen[nth(cell >> 6)] & cell_bit(cell)) != 0)
        digest = pieces_on(state, game.layout().zone(zone), cell, game.cells(), digest);
  }
  return digest;
}

// Who is to act, and how; or how the game ended, when everybody is shown the scores.
std::uint64_t Sight::moment(const State& state, std::uint64_t digest) const {
  const Header& header = state.header();
  const Game& game = engine_.game();
  const std::uint32_t actors = engine_.actors(state);
  digest = fold(fold(digest, actors), header.ply);
  digest = fold(digest, header.pie);
  if (header.ended) {
    digest = fold(fold(digest, header.reason), header.end);
    digest = fold(digest, header.winners);
    for (int seat = 0; game.definition().score && seat < game.seats(); ++seat)
      digest = fold(digest, engine_.score(state, SeatId(seat)));
    return digest;
  }
  if ((actors & seat_bit(viewer_)) == 0) return digest;
  if (const int open = header.asks == 0 ? -1 : open_ask(state, game, viewer_); open >= 0) {
    const Ask ask = ask_at(state, game, open);
    digest = fold(fold(digest, ask.verb), ask.times);
    digest = fold(digest, ask.mode);
    for (int i = 0; i < ask.count; ++i) digest = fold(digest, ask.arguments[nth(i)]);
  }
  return fold(digest, engine_.legal(state, viewer_));
}

std::uint64_t Sight::add(std::uint64_t told, const std::vector<Event>& events) const {
  for (const Event& event : events) {
    if ((event.audience & seat_bit(viewer_)) == 0) continue;
    told = fold(told + 1, event.kind);
    for (const EventArgument& argument : event.arguments) told = folded(told, argument);
  }
  return told;
}

void Sight::add_hints(std::vector<std::int64_t>& hints, const std::vector<Event>& events) const {
  constexpr std::size_t k_most = 16;
  for (const Event& event : events)
    for (const EventArgument& argument : event.arguments) {
      if ((event.audience & seat_bit(viewer_)) == 0 || hints.size() == k_most) continue;
      const auto* const number = std::get_if<std::int64_t>(&argument);
      const auto* const cell = std::get_if<CellId>(&argument);
      if (number == nullptr && cell == nullptr) continue;
      const std::int64_t hint = number != nullptr ? *number : index(*cell);
      if (std::ranges::find(hints, hint) == hints.end()) hints.push_back(hint);
    }
}

}  // namespace hr
