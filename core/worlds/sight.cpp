// SPDX-License-Identifier: MIT
#include "core/worlds/sight.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <string>

#include "core/engine/asks.h"
#include "core/engine/pieces.h"
#include "core/game/definition_facts.h"
#include "core/worlds/fold.h"

namespace hr {

namespace {

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
  const GameDef& def = game.definition();
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
    if (sees(see, layout.seat))
      words_.emplace_back(layout.slots, layout.sets);
    else if (def.zones[layout.zone].backs)
      backs_.push_back(zone);
  }
}

std::uint64_t Sight::view(const State& state, bool counted) const {
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
  const std::uint64_t digest = backs(state, fold(even, odd));
  return moment(state, fog_.empty() ? digest : fog(state, digest), counted);
}

// How many cards there are; in a row, in which places.
std::uint64_t Sight::backs(const State& state, std::uint64_t digest) const {
  const Game& game = engine_.game();
  for (const ZoneInstance zone : backs_) {
    const ZoneLayout& layout = game.layout().zone(zone);
    if (layout.holds == Holds::bag) {
      digest = fold(digest, cards_in(state.words(), layout));
      continue;
    }
    const int first = card_cells(game.board()).first_slot();
    Word taken = 0;
    for (int i = 0; i < game.definition().zones[layout.zone].slots; ++i) {
      taken = taken << 1 | (code_at(state.words(), layout, first + i) >= 0 ? 1 : 0);
      if (i % 64 == 63) digest = fold(digest, std::exchange(taken, 0));
    }
    digest = fold(digest, taken);
  }
  return digest;
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
std::uint64_t Sight::moment(const State& state, std::uint64_t digest, bool counted) const {
  const Header& header = state.header();
  const Game& game = engine_.game();
  const std::uint32_t actors = engine_.actors(state);
  digest = fold(fold(digest, actors), header.ply);
  digest = fold(digest, header.pie);
  if (header.out != 0) digest = fold(digest, header.out);
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
  return fold(digest, counted ? engine_.counted() : engine_.legal(state, viewer_));
}

std::uint64_t Sight::add(std::uint64_t told, const std::vector<Event>& events) const {
  for (const Event& event : events) {
    if ((event.audience & seat_bit(viewer_)) == 0) continue;
    told = fold(told + 1, event.kind);
    for (const EventArgument& argument : event.arguments) told = folded(told, argument);
  }
  return told;
}

namespace {

// The names in a list of them: "ace, king, king".
template <class Body>
void for_each_name(std::string_view names, const Body& body) {
  while (!names.empty()) {
    const std::size_t end = std::min(names.find(", "), names.size());
    body(names.substr(0, end));
    names.remove_prefix(std::min(end + 2, names.size()));
  }
}

}  // namespace

// Numbers that are nearly the same, and cells that are near each other, have most details in
// common.
void Sight::add_detail(std::vector<std::uint64_t>& details, std::uint64_t place,
                       const EventArgument& argument) const {
  constexpr std::int64_t k_range = 12;
  const auto scale = [&](std::uint64_t of, std::int64_t value) {
    for (std::int64_t i = 0; i < k_range; ++i) details.push_back(fold(fold(of, i), value > i));
  };
  const auto* const cell = std::get_if<CellId>(&argument);
  details.push_back(folded(place, argument));
  if (cell == nullptr || *cell == CellId::none) return;
  const Coordinates where = engine_.game().board().where(*cell);
  scale(place + 1, where.x);
  scale(place + 2, where.y);
  scale(place + 3, where.z);
}

void Sight::add_details(std::vector<std::uint64_t>& details,
                        const std::vector<Event>& events) const {
  for (const Event& event : events) {
    if ((event.audience & seat_bit(viewer_)) == 0) continue;
    std::uint64_t place = fold(1, event.kind);
    details.push_back(place);
    for (const EventArgument& argument : event.arguments) {
      place = fold(place, 2);
      if (const auto* names = std::get_if<std::string>(&argument))
        for_each_name(*names, [&](std::string_view name) {
          details.push_back(fold(place, std::hash<std::string_view>()(name)));
        });
      else
        add_detail(details, place, argument);
      place = folded(place, argument);
    }
  }
}

void Sight::add_details(std::vector<std::uint64_t>& details, const State& state) const {
  for (const auto& [from, to] : words_)
    for (int word = from; word < to; ++word)
      details.push_back(fold(fold(3, word), state.words()[word]));
  details.push_back(moment(state, fog_.empty() ? 0 : fog(state, 0), false));
}

namespace {

constexpr std::size_t k_max_hints = 16;

template <class T>
void add_once(std::vector<T>& list, T value) {
  if (list.size() < k_max_hints && std::ranges::find(list, value) == list.end())
    list.push_back(value);
}

void add_number(Hints& hints, std::int64_t number) {
  constexpr std::int64_t k_max_sides = 1000;
  add_once(hints.arguments, number);
  if (number >= 1 && number <= k_max_sides) add_once(hints.faces, static_cast<int>(number));
}

}  // namespace

// The faces that draw this card, whatever bag it is in.
void Sight::add_card(Hints& hints, KindId kind) const {
  for (const ZoneInstance zone : engine_.game().layout().zone_instances()) {
    const std::vector<Piece>& pieces = engine_.game().layout().zone(zone).pieces;
    for (std::size_t code = 0; code < pieces.size(); ++code)
      if (pieces[code].kind == kind) add_once(hints.faces, static_cast<int>(code) + 1);
  }
}

// A die's face is named after its number.
void Sight::add_word(Hints& hints, std::string_view word) const {
  int number = 0;
  const char* const end = word.data() + word.size();
  if (std::from_chars(word.data(), end, number).ptr == end) return add_number(hints, number);
  const auto& kinds = engine_.game().definition().kinds;
  for (std::size_t kind = 0; kind < kinds.size(); ++kind)
    if (kinds[KindId(static_cast<int>(kind))].name == word)
      return add_card(hints, KindId(static_cast<int>(kind)));
}

void Sight::add_hints(Hints& hints, const std::vector<Event>& events) const {
  for (const Event& event : events)
    for (const EventArgument& argument : event.arguments) {
      if ((event.audience & seat_bit(viewer_)) == 0) continue;
      if (const auto* number = std::get_if<std::int64_t>(&argument)) add_number(hints, *number);
      if (const auto* cell = std::get_if<CellId>(&argument))
        add_once(hints.arguments, std::int64_t{index(*cell)});
      if (const auto* piece = std::get_if<Piece>(&argument)) add_card(hints, piece->kind);
      if (const auto* names = std::get_if<std::string>(&argument))
        for_each_name(*names, [&](std::string_view name) { add_word(hints, name); });
    }
}

// Where an action names a cell that stands for a card of a bag, it names that card.
void Sight::add_hints(Hints& hints, const Action& action) const {
  const Game& game = engine_.game();
  if (game.built_in(action.verb)) return;
  const std::vector<Argument>& arguments = game.arguments(action.verb);
  for (std::size_t i = 0; i < action.count; ++i) {
    add_once(hints.arguments, action.arguments[i]);
    if (i >= arguments.size() || arguments[i].type != ArgumentType::cell) continue;
    for (const ZoneInstance zone : game.layout().zone_instances()) {
      const std::vector<int>& codes = game.layout().zone(zone).cell_codes;
      const auto cell = static_cast<std::size_t>(action.arguments[i]);
      if (cell < codes.size() && codes[cell] >= 0) add_once(hints.faces, codes[cell] + 1);
    }
  }
}

void Sight::add_hints(Hints& hints, const State& before, const State& after) const {
  const View then(engine_, before, viewer_), now(engine_, after, viewer_);
  for (const ZoneInstance zone : engine_.game().layout().zone_instances())
    for (int c = 0; c < engine_.game().cells(); ++c) {
      const auto cell = CellId(c);
      const Seen seen = now.at(zone, cell);
      if (seen.hidden || seen.piece.kind == KindId::none) continue;
      if (seen == then.at(zone, cell) && now.height(zone, cell) <= then.height(zone, cell))
        continue;
      add_card(hints, seen.piece.kind);
      add_once(hints.arguments, std::int64_t{c});
    }
}

}  // namespace hr
