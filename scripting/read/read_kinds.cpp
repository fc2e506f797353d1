// SPDX-License-Identifier: MIT
// Reads kinds of pieces and cards.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "core/base/error.h"
#include "core/base/suggest.h"
#include "core/board/marks.h"
#include "core/game/cards.h"
#include "drawing/drawing.h"
#include "scripting/read/loaded_ruleset.h"
#include "scripting/read/names.h"
#include "scripting/read/read_look.h"

namespace hr::scripting {

namespace {

constexpr std::array<std::string_view, 7> k_kind_fields{
    "zone", "owned", "captured", "begins_on", "begins_in", "letter", "look"};
// Those that came when kinds could already have attributes of any name.
constexpr std::array<std::string_view, 2> k_later_fields{"letter", "look"};
constexpr int k_api_of_cards = 3;

ZoneId zone_called(const FieldReader& name, const std::vector<std::string>& zones) {
  const auto it = std::find(zones.begin(), zones.end(), name.text());
  if (it == zones.end()) name.unknown("zone", name.text(), zones);
  return ZoneId(static_cast<int>(it - zones.begin()));
}

// Where a kind can be that does not say it: in all bags and rows, if there is nothing else.
std::vector<ZoneId> usual_zones(const FieldReader& kind, const GameDef& def) {
  std::vector<ZoneId> out;
  bool board = false;
  for (std::size_t z = 0; z < def.zones.size(); ++z) {
    board = board || !def.zones[z].of_cards();
    const bool cards = def.zones[z].of_cards() && def.zones[z].faces == 0;
    if (cards || (def.zones.size() == 1 && def.zones[z].faces == 0))
      out.push_back(ZoneId(static_cast<int>(z)));
  }
  if (def.zones.empty()) kind.complain("", "a kind needs a zone, and the ruleset has none");
  if (out.empty() || (board && def.zones.size() > 1 && !kind.has("begins_in")))
    kind.complain("", fmt::format("expected zone = … with one of {}, got none",
                                  fmt::join(names_of(def.zones), ", ")));
  return out;
}

void read_where(const FieldReader& kind, const GameDef& def, KindDef& out) {
  const auto zones = names_of(def.zones);
  std::vector<ZoneId> found;
  kind.with("zone", [&](const FieldReader& zone) {
    if (zone.is_table())
      zone.list([&](const FieldReader& item) { found.push_back(zone_called(item, zones)); });
    else if (!zone.is_nil())
      found.push_back(zone_called(zone, zones));
  });
  for (const ZoneId zone : found)
    if (def.zones[zone].faces > 0)
      kind.complain("zone",
                    fmt::format("\"{}\" holds dice and nothing else", def.zones[zone].name));
  if (found.empty()) found = usual_zones(kind, def);
  // Patterns that put and move pieces mean those on the board.
  std::ranges::stable_partition(found, [&](ZoneId zone) { return !def.zones[zone].of_cards(); });
  out.zone = found.front();
  out.also_in.assign(found.begin() + 1, found.end());
}

// For advice: the zone that is named here without a number, or else one of cards.
std::string example_zone(const FieldReader& list, const GameDef& def) {
  const auto zones = names_of(def.zones);
  const auto known = [&](const std::string& name) {
    return std::ranges::find(zones, name) != zones.end();
  };
  if (list.is_text() && known(list.text())) return list.text();
  std::string out;
  if (list.is_table())
    list.with(1, [&](const FieldReader& first) {
      if (first.is_text() && known(first.text())) out = first.text();
    });
  for (const ZoneDef& zone : def.zones)
    if (out.empty() && zone.of_cards() && zone.faces == 0) out = zone.name;
  return out.empty() ? "deck" : out;
}

void read_begins_in(const FieldReader& kind, const GameDef& def, KindDef& out) {
  const auto zones = names_of(def.zones);
  kind.with("begins_in", [&](const FieldReader& list) {
    if (list.is_nil()) return;
    if (!list.is_table() || list.length() > 0)
      list.expected(fmt::format("how many of this kind are in which zone, as in {{ {} = 2 }}",
                                example_zone(list, def)));
    list.each([&](const std::string& name, const FieldReader& number) {
      const auto it = std::find(zones.begin(), zones.end(), name);
      if (it == zones.end()) number.unknown("zone", name, zones);
      const auto zone = ZoneId(static_cast<int>(it - zones.begin()));
      if (!def.zones[zone].of_cards())
        number.complain("", fmt::format("\"{}\" is a zone of the board; begins_on says where its "
                                        "pieces are",
                                        name));
      if (!out.lives_in(zone))
        number.complain("", fmt::format("\"{}\" is not among the zones of this kind", name));
      out.begins_in.emplace_back(zone, static_cast<int>(number.integer(0, k_max_pile)));
    });
  });
}

// Typed actions and scenarios list kinds with commas, counts and places: "3 cod, 2 eel", "#1 cod".
// Rulesets that do not know of cards may have names that can be mistaken for these.
void check_kind_name(const FieldReader& kind, std::string_view name, int api) {
  if (api < k_api_of_cards) return;
  for (const std::string_view word : {"hidden", "empty", "nothing", "back"})
    if (name == word)
      kind.complain("", fmt::format("\"{}\" is reserved; choose another name", name));
  const std::size_t digits = std::min(name.find_first_not_of("-0123456789"), name.size());
  const bool counts = digits > 0 && name.substr(digits).starts_with(' ');
  if (name.starts_with('#') || counts || name.find_first_of(",;:") != std::string_view::npos)
    kind.complain("",
                  fmt::format("a kind's name must not begin with # or with a number and a space, "
                              "and has no comma, colon or semicolon; got \"{}\"",
                              name));
}

// A capital letter that no other kind has and no mark on the board.
char read_letter(const FieldReader& kind, const GameDef& def) {
  char out = 0;
  kind.with("letter", [&](const FieldReader& letter) {
    if (letter.is_nil()) return;
    const std::string text = letter.text();
    if (text.size() != 1 || text[0] < 'A' || text[0] > 'Z')
      letter.complain("", fmt::format("expected one letter from A to Z, got \"{}\"", text));
    out = text[0];
    for (const KindDef& other : def.kinds)
      if (other.letter == out)
        letter.complain("", fmt::format("\"{}\" is already the letter of \"{}\"", out, other.name));
    for (const RegionDef& region : def.regions)
      if (mark_text(region.mark) == text)
        letter.complain("",
                        fmt::format("\"{}\" is the mark of the region \"{}\"", out, region.name));
  });
  return out;
}

// Whether a field that came later is an attribute, because it can be nothing else.
bool is_attribute(const FieldReader& kind, std::string_view name, int api) {
  bool out = false;
  kind.with(name, [&](const FieldReader& value) {
    const bool number = lua_isinteger(value.state(), value.index()) != 0;
    const bool text = value.is_text() && name == "letter" && value.text().size() != 1;
    out = api < k_api_of_cards && (number || text || lua_isboolean(value.state(), value.index()));
  });
  return out;
}

// Whatever else a kind has: numbers, texts, yes or no.
void read_attributes(const FieldReader& kind, KindDef& out, int api) {
  std::vector<std::string> fields(k_kind_fields.begin(), k_kind_fields.end());
  if (api < k_api_of_cards) fields.resize(fields.size() - k_later_fields.size());
  kind.each([&](const std::string& name, const FieldReader& value) {
    const bool later = std::ranges::find(k_later_fields, name) != k_later_fields.end();
    if (std::ranges::find(k_kind_fields, name) != k_kind_fields.end() &&
        !(later && is_attribute(kind, name, api)))
      return;
    if (const std::string meant = did_you_mean(name, fields); !meant.empty())
      kind.complain("", fmt::format("there is no field called \"{}\"{}", name, meant));
    Attribute attribute{.name = name};
    if (value.is_text())
      attribute.text = value.text();
    else if (lua_isboolean(value.state(), value.index()))
      attribute.number = value.flag() ? 1 : 0;
    else if (lua_isinteger(value.state(), value.index()) != 0)
      attribute.number = value.integer(INT32_MIN, INT32_MAX);
    else
      value.expected("an integer, a text, true or false");
    out.attributes.push_back(std::move(attribute));
  });
}

// The faces of dice are kinds, called by their numbers.
void add_faces(const FieldReader& kinds, LoadedRuleset& out) {
  int most = 0;
  for (const ZoneDef& zone : out.definition.zones) most = std::max(most, zone.faces);
  for (int face = 1; face <= most; ++face) {
    KindDef def;
    def.name = std::to_string(face);
    def.owned = false;
    def.attributes = {{.name = "face", .number = face}};
    if (const std::string look = "die_" + def.name; drawing::is_drawing(look)) def.looks = {look};
    std::vector<ZoneId> zones;
    for (std::size_t z = 0; z < out.definition.zones.size(); ++z)
      if (out.definition.zones[z].faces >= face) zones.push_back(ZoneId(static_cast<int>(z)));
    def.zone = zones.front();
    def.also_in.assign(zones.begin() + 1, zones.end());
    if (std::ranges::find(out.definition.kinds, def.name, &KindDef::name) !=
        out.definition.kinds.end())
      kinds.complain("", fmt::format("\"{}\" is the name of a face of the dice", def.name));
    out.functions.captured.push_back(-1);
    out.definition.kinds.push_back(std::move(def));
  }
}

}  // namespace

bool is_kind_field(std::string_view name) {
  return std::ranges::find(k_kind_fields, name) != k_kind_fields.end();
}

std::vector<WritesOfKind> read_kinds(const FieldReader& kinds, const RulesetText& ruleset_text,
                                     LoadedRuleset& out) {
  std::vector<WritesOfKind> later;
  GameDef& definition = out.definition;
  if (!kinds.is_nil())
    kinds.each([&](const std::string& name, const FieldReader& kind) {
      KindDef def;
      def.name = name;
      check_kind_name(kind, name, out.api);
      kind.check_table();
      read_where(kind, definition, def);
      const auto of_cards = [&](ZoneId zone) { return definition.zones[zone].of_cards(); };
      const bool cards = of_cards(def.zone) && std::ranges::all_of(def.also_in, of_cards);
      def.owned = kind.flag("owned", !cards);
      kind.with("begins_on", [&](const FieldReader& set) {
        if (!set.is_nil()) def.begins_on = set.set();
      });
      read_begins_in(kind, definition, def);
      read_attributes(kind, def, out.api);
      if (!is_attribute(kind, "letter", out.api)) def.letter = read_letter(kind, definition);
      if (!is_attribute(kind, "look", out.api)) read_looks(kind, ruleset_text, definition, def);
      kind.with("captured", [&](const FieldReader& captured) {
        const bool writes = !captured.is_nil() && !captured.is_function();
        out.functions.captured.push_back(writes ? -1 : captured.keep());
        if (!writes) return;
        lua_pushvalue(captured.state(), captured.index());
        later.push_back(
            {KindId(static_cast<int>(definition.kinds.size())), captured, captured.box().keep()});
      });
      def.on_captured = out.functions.captured.back() >= 0;
      definition.kinds.push_back(std::move(def));
    });
  add_faces(kinds, out);
  try {
    add_card_cells(definition);
  } catch (const Error& error) {
    kinds.complain("", error.what());
  }
  return later;
}

void read_captured(const std::vector<WritesOfKind>& writes, LoadedRuleset& out) {
  for (const auto& [kind, at, kept] : writes) {
    Sandbox& box = at.box();
    box.push_kept(kept);
    out.definition.kinds[kind].captured = read_writes(at.again(-1), out);
    lua_pop(box.state(), 1);
    box.release(kept);
  }
}

}  // namespace hr::scripting
