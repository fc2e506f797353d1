// SPDX-License-Identifier: MIT
#include "core/words/cards_text.h"

#include <algorithm>
#include <charconv>
#include <tuple>

#include "core/base/error.h"
#include "core/base/suggest.h"
#include "core/base/words.h"
#include "core/engine/cards.h"
#include "core/game/cards.h"
#include "core/game/place_type.h"

namespace hr {

namespace {

constexpr const char* k_no_cards = "empty";

// "#1, #3 and #4" if the cards of a row do not lie in its first places; else nothing.
Message places_message(const View& view, const ZoneLayout& row) {
  const Game& game = view.game();
  std::vector<std::string> names;
  bool gaps = false;
  for (const CellId place : taken_places(view.state(), game, row)) {
    names.push_back(game.board().name(place));
    gaps = gaps || index(place) !=
                       card_cells(game.board()).first_slot() + static_cast<int>(names.size()) - 1;
  }
  return gaps ? Message::all_of(names) : Message();
}

Message backs_message(int n, bool dice, const Message& places) {
  if (dice)
    return places.empty() ? Message("{n} {n:die|dice}, hidden", n)
                          : Message("{n} {n:die|dice} ({places}), hidden", n, places);
  return places.empty() ? Message("{n} {n:card|cards}, hidden", n)
                        : Message("{n} {n:card|cards} ({places}), hidden", n, places);
}

Message cards_message(const Game& game, const ZoneLayout& zone, std::vector<PlacedCards> cards) {
  std::string names = cards_text(game, zone, std::move(cards));
  return names == k_no_cards ? Message("empty") : Message::name(std::move(names));
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
  return out.empty() ? k_no_cards : out;
}

Message cards_message(const View& view, ZoneInstance zone) {
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
  if (!hidden) return cards_message(game, layout, std::move(cards));
  if (!def.backs) return Message("hidden");
  const int n = count_cards(view.state(), game, layout);
  if (n == 0) return Message("empty");
  return backs_message(n, def.faces > 0, def.slots > 0 ? places_message(view, layout) : Message());
}

std::string cards_text(const View& view, ZoneInstance zone) {
  return cards_message(view, zone).in_english();
}

namespace {

// An item of a line: "2 priest" is 2 and "priest". Of one that begins with no number, 1.
struct CardItem {
  std::int64_t count = 1;
  std::string name;
};
CardItem card_item(const std::string& item) {
  CardItem out{.name = item};
  const auto [end, wrong] = std::from_chars(item.data(), item.data() + item.size(), out.count);
  if (wrong == std::errc::invalid_argument || *end != ' ') return {.name = item};
  if (wrong == std::errc::result_out_of_range) out.count = k_max_pile + 1;
  out.name = trimmed(std::string_view(end));
  return out;
}

std::string sample_card(const Game& game, const ZoneLayout& zone) {
  return game.definition().kinds[zone.pieces.at(0).kind].name;
}

[[noreturn]] void fail_unknown_card(const Game& game, const ZoneLayout& zone,
                                    const std::string& item, const std::string& name) {
  const ZoneDef& def = game.definition().zones[zone.zone];
  const std::string thing = card_item(item).name;
  if (thing == "card" || thing == "cards" || (def.faces > 0 && (thing == "die" || thing == "dice")))
    throw Error(std::string("expected ") + (def.faces > 0 ? "faces" : "the kinds of the cards") +
                ", or \"" + item + ", hidden\" on a board seen by a seat, got " + quote(item));
  if (def.faces > 0)
    throw Error("expected faces from 1 to " + std::to_string(def.faces) +
                ", with commas between them, got " + quote(item));
  std::vector<std::string> known;
  for (const Piece& piece : zone.pieces) known.push_back(game.definition().kinds[piece.kind].name);
  throw Error("there is no card called " + quote(name) + " here" + did_you_mean(name, known));
}

// A kind may be called "2 cod".
bool has_kind(const Game& game, const ZoneLayout& zone, std::string_view name) {
  return std::ranges::any_of(
      zone.pieces, [&](Piece of) { return game.definition().kinds[of.kind].name == name; });
}

// "#3 gold" is the third place and "gold".
std::pair<CellId, std::string> placed_item(const Game& game, const ZoneLayout& zone,
                                           const std::string& item) {
  const int slots = game.definition().zones[zone.zone].slots;
  const std::size_t space = item.find(' ');
  if (item[0] != '#' || space == std::string::npos) {
    if (item.ends_with(" card") || item.ends_with(" cards"))
      fail_unknown_card(game, zone, item, item);
    throw Error("expected a place and a card, such as \"#1 " + sample_card(game, zone) +
                "\", got " + quote(item));
  }
  int number = 0;  // by number: a kind may have the name of a place
  const char* const end = item.data() + space;
  const auto [rest, error] = std::from_chars(item.data() + 1, end, number);
  if (error != std::errc() || rest != end || number < 1 || number > slots)
    throw Error("this row has " + std::to_string(slots) +
                (slots == 1 ? " place, #1" : " places, #1 to #" + std::to_string(slots)) +
                "; got " + quote(item));
  const std::string name = trimmed(item.substr(space));
  if (card_item(name).name != name && !has_kind(game, zone, name))
    throw Error("expected one card in a place, got " + quote(item));
  return {CellId(card_cells(game.board()).first_slot() + number - 1), name};
}

// Where an item of a line ends that begins here: at a comma, unless that is part of a kind's name.
std::size_t end_of_item(const Game& game, const ZoneLayout& zone, const std::string& text,
                        std::size_t from) {
  const std::size_t first = text.find(", ", from);
  for (std::size_t end = first; end != std::string::npos;) {
    end = text.find(", ", end + 2);
    const std::string item =
        trimmed(text.substr(from, end == std::string::npos ? end : end - from));
    const std::string name =
        item.starts_with('#') ? item.substr(std::min(item.find(' ') + 1, item.size())) : item;
    if (has_kind(game, zone, name) || has_kind(game, zone, card_item(name).name)) return end;
  }
  return first;
}

PlacedCards card_of(const Game& game, const ZoneLayout& zone, const std::string& text) {
  const ZoneDef& def = game.definition().zones[zone.zone];
  CellId cell = CellId::none;
  CardItem item{.name = text};
  if (def.slots > 0)
    std::tie(cell, item.name) = placed_item(game, zone, text);
  else if (def.faces == 0 && !has_kind(game, zone, text))
    item = card_item(text);
  const auto piece = std::ranges::find_if(
      zone.pieces, [&](Piece of) { return game.definition().kinds[of.kind].name == item.name; });
  if (piece == zone.pieces.end()) fail_unknown_card(game, zone, text, item.name);
  if (item.count < 1 || item.count > k_max_pile)
    throw Error("expected 1 to " + std::to_string(k_max_pile) + " cards of a kind, got " +
                quote(text));
  return {def.slots > 0 ? cell : card_cell(game.definition(), piece->kind),
          {*piece, static_cast<int>(item.count)}};
}

}  // namespace

std::vector<PlacedCards> cards_of(const Game& game, const ZoneLayout& zone,
                                  const std::string& text) {
  std::vector<PlacedCards> out;
  for (std::size_t from = 0; text != "empty" && !text.empty() && from != std::string::npos;) {
    const std::size_t end = end_of_item(game, zone, text, from);
    const auto card = card_of(
        game, zone, trimmed(text.substr(from, end == std::string::npos ? end : end - from)));
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
