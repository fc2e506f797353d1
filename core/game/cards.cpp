// SPDX-License-Identifier: MIT
#include "core/game/cards.h"

#include <algorithm>

#include "core/base/letter_case.h"

namespace hr {

namespace {

const Attribute* find_attribute(const KindDef& kind, const std::string& name) {
  const auto it = std::ranges::find(kind.attributes, name, &Attribute::name);
  return it == kind.attributes.end() ? nullptr : &*it;
}

bool in_a_bag(const GameDef& definition, const KindDef& kind) {
  for (std::size_t z = 0; z < definition.zones.size(); ++z)
    if (definition.zones[z].place_type == PlaceType::cards &&
        kind.lives_in(ZoneId(static_cast<int>(z))))
      return true;
  return false;
}

}  // namespace

void add_card_cells(GameDef& definition) {
  std::vector<std::string> names;
  int slots = 0;
  for (const ZoneDef& zone : definition.zones) slots = std::max(slots, zone.slots);
  for (KindDef& kind : definition.kinds) {
    if (!in_a_bag(definition, kind)) continue;
    kind.card = static_cast<int>(names.size());
    names.push_back(kind.name);
  }
  if (names.empty() && slots == 0) return;
  std::string back = "back";  // a kind or a cell may have this name
  const auto known = [&](const std::string& name) {
    return find_word(names, name) || definition.board.find(name);
  };
  for (const char* more : {" of a card", " of any card", " of a card that is not seen"})
    if (known(back)) back = "back" + std::string(more);
  names.push_back(std::move(back));
  definition.board = with_cards(definition.board, names, slots);
  widen_regions(definition);
}

void widen_regions(GameDef& definition) {
  for (RegionDef& region : definition.regions)
    for (CellSet& cells : region.cells) {
      CellSet wider(definition.board.cells());
      for (const CellId cell : cells.list()) wider.add(cell);
      cells = std::move(wider);
    }
}

KindId kind_of_cell(const GameDef& definition, CellId cell) {
  const int card = index(cell) - card_cells(definition.board).first;
  for (std::size_t k = 0; card >= 0 && k < definition.kinds.size(); ++k)
    if (definition.kinds[k].card == card) return KindId(static_cast<int>(k));
  return KindId::none;
}

std::optional<std::int64_t> text_number(const GameDef& definition, const std::string& name,
                                        const std::string& text) {
  std::vector<std::string> texts;
  for (const KindDef& kind : definition.kinds) {
    const Attribute* const found = find_attribute(kind, name);
    if (found == nullptr || found->text.empty()) continue;
    if (std::ranges::find(texts, found->text) == texts.end()) texts.push_back(found->text);
  }
  const auto it = std::ranges::find(texts, text);
  if (it == texts.end()) return std::nullopt;
  return it - texts.begin() + 1;
}

std::int64_t attribute_of(const GameDef& definition, KindId kind, const std::string& name) {
  const Attribute* const found = find_attribute(definition.kinds[kind], name);
  if (found == nullptr) return 0;
  return found->text.empty() ? found->number : *text_number(definition, name, found->text);
}

std::vector<std::string> attribute_words(const GameDef& definition, const std::string& name) {
  std::vector<std::int64_t> numbers;
  std::vector<std::string> texts;
  for (const KindDef& kind : definition.kinds) {
    const Attribute* const found = find_attribute(kind, name);
    if (found == nullptr) continue;
    if (found->text.empty())
      numbers.push_back(found->number);
    else if (std::ranges::find(texts, found->text) == texts.end())
      texts.push_back(found->text);
  }
  std::ranges::sort(numbers);
  std::vector<std::string> out;
  for (const std::int64_t n : numbers)
    if (out.empty() || out.back() != std::to_string(n)) out.push_back(std::to_string(n));
  for (std::string& text : texts)
    if (std::ranges::find(out, text) == out.end()) out.push_back(std::move(text));
  return out;
}

std::string attribute_word(const GameDef& definition, KindId kind, const std::string& name) {
  const Attribute* const found = find_attribute(definition.kinds[kind], name);
  if (found == nullptr) return "";
  return found->text.empty() ? std::to_string(found->number) : found->text;
}

bool has_attribute(const GameDef& definition, const std::string& name) {
  return std::ranges::any_of(
      definition.kinds, [&](const KindDef& kind) { return find_attribute(kind, name) != nullptr; });
}

}  // namespace hr
