// SPDX-License-Identifier: MIT
#include "core/words/cards_text.h"

#include <algorithm>
#include <charconv>

#include "core/base/error.h"
#include "core/base/words.h"
#include "core/engine/cards.h"
#include "core/game/cards.h"

namespace hr {

namespace {

// " (#1, #3 and #4)" if the cards of a row do not lie in its first places; else "".
std::string places_text(const View& view, const ZoneLayout& row) {
  const Game& game = view.game();
  std::vector<std::string> names;
  bool gaps = false;
  for (const CellId place : taken_places(view.state(), game, row)) {
    names.push_back(game.board().name(place));
    gaps = gaps || index(place) !=
                       card_cells(game.board()).first_slot() + static_cast<int>(names.size()) - 1;
  }
  return gaps ? " (" + list_text(names) + ")" : "";
}

}  // namespace

std::string cards_text(const Game& game, const ZoneLayout& zone, std::vector<PlacedCards> cards) {
  const bool row = game.definition().zones[zone.zone].slots > 0;
  const auto name = [&](const PlacedCards& of) -> const std::string& {
    return game.definition().kinds[of.second.piece.kind].name;
  };
  if (!row)
    std::ranges::stable_sort(cards, [&](const PlacedCards& a, const PlacedCards& b) {
      return before(name(a), name(b));
    });
  std::string out;
  for (const auto& [cell, pieces] : cards) {
    out += out.empty() ? "" : ", ";
    if (row) out += game.board().name(cell) + " ";
    add_card_names(out, game, zone, zone.code(pieces.piece), pieces.count);
  }
  return out.empty() ? "empty" : out;
}

std::string cards_text(const View& view, ZoneInstance zone) {
  const Game& game = view.game();
  const ZoneLayout& layout = game.layout().zone(zone);
  const ZoneDef& def = game.definition().zones[layout.zone];
  std::vector<PlacedCards> cards;
  bool hidden = false;
  for (int c = card_cells(game.board()).first; c < game.cells(); ++c) {
    const Contents found = contents(view, zone, CellId(c));
    hidden = hidden || found.hidden;
    for (const Pieces& pieces : found.pieces) cards.emplace_back(CellId(c), pieces);
  }
  if (!hidden) return cards_text(game, layout, std::move(cards));
  if (!def.backs) return "hidden";
  const int n = count_cards(view.state(), game, layout);
  if (n == 0) return "empty";
  const std::string thing = def.faces > 0 ? (n == 1 ? "die" : "dice") : (n == 1 ? "card" : "cards");
  const std::string gaps = def.slots > 0 ? places_text(view, layout) : "";
  return std::to_string(n) + " " + thing + gaps + ", hidden";
}

namespace {

// A number in front of the rest of an item: "2 priest". 1 if there is none.
int leading_number(std::string& item) {
  int n = 1;
  const auto [end, wrong] = std::from_chars(item.data(), item.data() + item.size(), n);
  if (wrong != std::errc{} || *end != ' ') return 1;
  item.erase(0, static_cast<std::size_t>(end - item.data()) + 1);
  return n;
}

PlacedCards card_of(const Game& game, const ZoneLayout& zone, std::string item) {
  const ZoneDef& def = game.definition().zones[zone.zone];
  CellId cell = CellId::none;
  if (def.slots > 0) {
    const std::size_t space = item.find(' ');
    const auto slot = game.board().find(item.substr(0, space));
    if (!slot || ground_of(game.board(), *slot) != Ground::slots || space == std::string::npos)
      throw Error("expected a place and a card, such as \"#1 " +
                  game.definition().kinds[zone.pieces.at(0).kind].name + "\", got " + quote(item));
    cell = *slot;
    item.erase(0, space + 1);
  }
  const int n = def.slots > 0 || def.faces > 0 ? 1 : leading_number(item);
  for (const Piece& piece : zone.pieces)
    if (game.definition().kinds[piece.kind].name == item && n > 0)
      return {def.slots > 0 ? cell : card_cell(game.definition(), piece.kind), {piece, n}};
  if (def.faces > 0)
    throw Error("expected faces from 1 to " + std::to_string(def.faces) +
                ", with commas between them, got " + quote(item));
  throw Error("there is no card called " + quote(item) + " here");
}

}  // namespace

std::vector<PlacedCards> cards_of(const Game& game, const ZoneLayout& zone,
                                  const std::string& text) {
  std::vector<PlacedCards> out;
  for (std::size_t from = 0; text != "empty" && !text.empty() && from != std::string::npos;) {
    const std::size_t end = text.find(", ", from);
    const auto card =
        card_of(game, zone, text.substr(from, end == std::string::npos ? end : end - from));
    const auto known = std::ranges::find(out, card.first, &PlacedCards::first);
    if (known == out.end())
      out.push_back(card);
    else if (game.definition().zones[zone.zone].faces > 0)
      known->second.count += card.second.count;
    else
      throw Error(quote(text) + " lists the same twice");
    from = end == std::string::npos ? end : end + 2;
  }
  return out;
}

}  // namespace hr
