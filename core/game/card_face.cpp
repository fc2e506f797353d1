// SPDX-License-Identifier: MIT
#include "core/game/card_face.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "core/base/words.h"
#include "core/game/game_def.h"

namespace hr {

namespace {

const Attribute* find_attribute(const KindDef& kind, std::string_view name) {
  const auto found = std::ranges::find(kind.attributes, name, &Attribute::name);
  return found == kind.attributes.end() ? nullptr : &*found;
}

std::string attribute(const KindDef& kind, std::string_view name) {
  const Attribute* const found = find_attribute(kind, name);
  if (found == nullptr) return "";
  return found->text.empty() ? std::to_string(found->number) : found->text;
}

bool is_in_corner(std::string_view name) {
  return name == "rank" || name == "suit" || name == "colour";
}

// The suit of a kind, or else its colour; null: it has none.
const Attribute* suit_of(const KindDef& kind) {
  const Attribute* const suit = find_attribute(kind, "suit");
  return suit != nullptr ? suit : find_attribute(kind, "colour");
}

// How the names of all kinds of a numbered suit begin, if they begin alike: "spades_"; else "".
std::string suit_in_names(const GameDef& definition, const KindDef& kind, const Attribute& suit) {
  const std::string begin = kind.name.substr(0, kind.name.find('_') + 1);
  const auto begins_alike = [&](const KindDef& other) {
    const Attribute* const its = suit_of(other);
    return its == nullptr || !(*its == suit) || other.name.starts_with(begin);
  };
  return !begin.empty() && std::ranges::all_of(definition.kinds, begins_alike) ? begin : "";
}

}  // namespace

CardFace card_face(const GameDef& definition, const KindDef& kind) {
  CardFace out;
  out.rank = attribute(kind, "rank");
  if (const Attribute* const rank = find_attribute(kind, "rank")) out.strength = rank->number;
  if (const Attribute* const suit = suit_of(kind); suit != nullptr) {
    const std::string begin = suit->text.empty() ? suit_in_names(definition, kind, *suit) : "";
    out.suit = begin.empty() ? attribute(kind, suit->name) : begin.substr(0, begin.size() - 1);
    if (!begin.empty()) out.rank = spoken(kind.name.substr(begin.size()));
    if (begin.empty() && suit->text.empty()) out.suit = "";  // a number says nothing
  }
  for (const Attribute& one : kind.attributes)
    if (!is_in_corner(one.name) && one.text != kind.name)
      out.lines.push_back(spoken(one.name) + " " + attribute(kind, one.name));
  const auto is_cost = [](const std::string& text) { return text.starts_with("cost "); };
  std::ranges::stable_partition(out.lines, is_cost);  // what players look for first
  if (!out.rank.empty() && !out.suit.empty()) return out;
  if (!out.suit.empty()) out.lines.insert(out.lines.begin(), out.suit);
  if (!out.rank.empty()) out.lines.insert(out.lines.begin(), "rank " + out.rank);
  return out;
}

std::string suit_sign(const std::string& suit) {
  constexpr std::array<std::pair<std::string_view, const char*>, 4> signs{
      {{"heart", "♥"}, {"diamond", "♦"}, {"spade", "♠"}, {"club", "♣"}}};
  for (const auto& [name, sign] : signs)
    if (suit.starts_with(name)) return sign;
  return suit;
}

std::optional<std::uint32_t> suit_colour(const std::string& suit) {
  if (suit.starts_with("heart") || suit.starts_with("diamond")) return 0xbe1e1e;
  if (suit == "red") return 0xbe2814;
  if (suit == "green") return 0x007855;
  if (suit == "yellow") return 0x8c6400;
  if (suit == "blue") return 0x005fa0;
  return {};
}

}  // namespace hr
