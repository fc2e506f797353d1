// SPDX-License-Identifier: MIT
// Reads seats, variables and events.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "core/base/error.h"
#include "core/base/letter_case.h"
#include "core/base/words.h"
#include "core/game/attribute_advice.h"
#include "core/game/cards.h"
#include "scripting/lua/values.h"
#include "scripting/read/loaded_ruleset.h"
#include "scripting/read/names.h"

namespace hr::scripting {

namespace {

// The initial value of a variable, by its type.
std::int64_t read_initial(const FieldReader& initial, VarDef& var, const GameDef& def) {
  const bool absent = initial.is_nil();
  const auto named = [&](const std::vector<std::string>& names, const char* what) -> std::int64_t {
    if (absent) return k_nil;
    const std::string name = initial.text();
    const auto it = std::find(names.begin(), names.end(), name);
    if (it == names.end()) initial.unknown(what, name, names);
    return it - names.begin();
  };
  switch (var.type) {
    case VarType::number:
      if (absent) return std::clamp<std::int64_t>(0, var.min, var.max);
      if (lua_isinteger(initial.state(), initial.index()) == 0) initial.expected("an integer");
      return initial.integer(var.min, var.max);
    case VarType::flag:
      return !absent && initial.flag() ? 1 : 0;
    case VarType::seat:
      return named(names_of(def.seats), "seat");
    case VarType::kind:
      return named(names_of(def.kinds), "kind");
    case VarType::direction:
      if (!absent && !def.board.direction(initial.text())) {
        const std::string wrong = unknown_direction(initial.text(), def.board);
        initial.complain("",
                         wrong.empty() ? "expected the name of a direction of the board" : wrong);
      }
      return absent ? k_nil : index(*def.board.direction(initial.text()));
    case VarType::word: {
      if (absent) return k_nil;
      const auto it = std::ranges::find(var.words, initial.text());
      if (it != var.words.end()) return it - var.words.begin();
      initial.expected(list_text(var.words, "or"));
    }
    case VarType::cell:
      if (absent) return k_nil;
      if (const auto cell = def.board.find(initial.text())) return index(*cell);
      initial.expected("the name of a cell");
  }
  return 0;
}

// What a variable can hold that is neither a number nor a thing of the game.
void read_held_words(const FieldReader& var, const GameDef& def, VarDef& out) {
  if (var.has("words") && var.has("of")) var.complain("of", "expected `words` or `of`, got both");
  var.with("words", [&](const FieldReader& words) {
    if (words.is_nil()) return;
    out.words = words.texts();
    for (std::size_t i = 0; i < out.words.size(); ++i)
      for (std::size_t j = 0; j < i; ++j)
        if (lower_case(out.words[i]) == lower_case(out.words[j]))
          words.complain("", fmt::format("\"{}\" is there twice", out.words[i]));
  });
  var.with("of", [&](const FieldReader& of) {
    if (of.is_nil()) return;
    const std::string name = of.text();
    if (!has_attribute(def, name))
      of.complain("",
                  fmt::format("no kind has the attribute \"{}\"; {}", name, known_attributes(def)));
    out.words = attribute_words(def, name);
  });
  const bool given = var.has("words") || var.has("of");
  if (given && var.has("type") && out.type != VarType::word)
    var.complain("type", "a variable with words holds one of them and nothing else");
  if (given) out.type = VarType::word;
  if (out.type != VarType::word) return;
  if (!given)
    var.complain("",
                 "expected what it can hold: words = { \"day\", \"night\" }, or of = \"suit\" for "
                 "the values of an attribute");
  if (out.words.empty() || out.words.size() > k_max_words)
    var.complain("",
                 fmt::format("expected from 1 to {} words, got {}", k_max_words, out.words.size()));
  for (const std::string& word : out.words) {
    check_name(var, word);
    if (lower_case(word) == "none" || lower_case(word) == "hidden")
      var.complain("", fmt::format("\"{}\" is reserved; choose another word", word));
  }
}

void read_range(const FieldReader& var, VarDef& out) {
  for (const char* field : {"min", "max"})
    if (out.type != VarType::number && var.has(field))
      var.complain(field, "only a number has this field");
  out.min = var.integer("min", out.min, k_nil + 1);
  out.max = var.integer("max", out.max, k_nil + 1);
  if (out.min > out.max) var.complain("min", fmt::format("{} is above max, {}", out.min, out.max));
}

// Shortens {2:seat} to {2} and records the type of each argument.
std::vector<EventSlot> read_slots(const FieldReader& event, std::string& text) {
  std::vector<EventSlot> slots;
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::size_t close = text[i] == '{' ? text.find('}', i) : std::string::npos;
    if (close == std::string::npos) {
      out += text[i];
      continue;
    }
    const std::string inside = text.substr(i + 1, close - i - 1);
    const std::string what = inside.size() > 2 && inside[1] == ':' ? inside.substr(2) : "";
    if (inside.empty() || inside[0] < '1' || inside[0] > '9' ||
        (inside.size() > 1 && what.empty()) || (!what.empty() && what != "cell" && what != "seat"))
      event.complain("",
                     fmt::format("expected {{1}}, {{1:cell}} or {{1:seat}}, got {{{}}}", inside));
    const std::size_t number = inside[0] - '0';
    slots.resize(std::max(slots.size(), number));
    const EventSlot slot = what == "cell" ? EventSlot::cell : EventSlot::seat;
    EventSlot& known = slots[number - 1];
    if (!what.empty() && known != EventSlot::plain && known != slot)
      event.complain("", fmt::format("{{{}}} is declared both as a cell and as a seat", number));
    if (!what.empty()) known = slot;
    out += fmt::format("{{{}}}", number);
    i = close;
  }
  text = out;
  return slots;
}

}  // namespace

void unmarked(const FieldReader& value, const std::function<void(const FieldReader&, bool)>& use) {
  if (description(value.state(), value.index()) != "reveals") return use(value, false);
  value.only({}, 1);
  lua_rawgeti(value.state(), value.index(), 1);
  use(value.again(-1), true);
  lua_pop(value.state(), 1);
}

Set read_set(const FieldReader& set, const GameDef& def) {
  if (const int cells = def.board.plain_cells();
      lua_isinteger(set.state(), set.index()) != 0 && cells > 0) {
    const lua_Integer n = lua_tointeger(set.state(), set.index());
    if (n < 1 || n > cells)
      set.expected(fmt::format("a set of cells, or the number of a cell from 1 to {}", cells));
    return cell_set(CellId(static_cast<int>(n) - 1));
  }
  if (to_set(set.state(), set.index()) == nullptr)
    not_a_term(set, def,
               def.board.plain_cells() > 0 ? "a set of cells, such as empty or region \"name\""
                                           : "a set of cards, such as any.hand");
  Set out = set.set();
  const std::string wrong = unknown_name(*out, def);
  if (!wrong.empty()) set.complain("", wrong);
  return out;
}

std::string read_kind(const FieldReader& kind, const GameDef& def) {
  if (!kind.is_text()) kind.expected("a kind of piece");
  const auto names = names_of(def.kinds);
  if (std::find(names.begin(), names.end(), kind.text()) == names.end())
    kind.unknown("kind", kind.text(), names);
  return kind.text();
}

void read_seats(const FieldReader& seats, GameDef& out) {
  static constexpr std::array<std::string_view, 3> fields{"faces", "team", "plural"};
  if (!seats.is_table()) seats.expected("a list of seats");
  seats.list([&](const FieldReader& seat) {
    SeatDef def;
    if (seat.is_text()) {
      def.name = name_of(seat);
    } else {
      if (!seat.is_table()) seat.expected(R"(a name, or a table such as { "white", faces = "n" })");
      seat.only(fields, 1);
      seat.with(1, [&](const FieldReader& name) { def.name = name_of(name); });
      def.faces = seat.text("faces", "");
      def.plural = seat.flag("plural", false);
      seat.with("team", [&](const FieldReader& team) {
        if (!team.is_nil()) def.team = name_of(team);
      });
      if (!def.faces.empty() && out.board.directions() == 0)
        seat.complain("faces", "the ruleset has no board, so seats face nowhere");
      const std::vector<std::string> faces = out.board.faces();
      if (!def.faces.empty() && std::find(faces.begin(), faces.end(), def.faces) == faces.end())
        seat.complain("faces", fmt::format("expected a direction of the board ({}), got \"{}\"",
                                           fmt::join(faces, ", "), def.faces));
    }
    out.seats.push_back(std::move(def));
  });
  if (out.seats.empty() || out.seats.size() > k_max_seats)
    seats.complain(
        "", fmt::format("expected from 1 to {} seats, got {}", k_max_seats, out.seats.size()));
}

void read_vars(const FieldReader& vars, GameDef& out) {
  static constexpr std::array<std::string_view, 9> fields{"type",  "per",   "see", "min",  "max",
                                                          "clock", "shown", "of",  "words"};
  static constexpr std::array<std::string_view, 7> types{"number", "flag",      "cell", "seat",
                                                         "kind",   "direction", "word"};
  if (vars.is_nil()) return;
  vars.each([&](const std::string& name, const FieldReader& var) {
    VarDef def;
    def.name = name;
    if (!var.is_table())
      var.expected("its first value in braces, as in { 0 } or { 0, per = \"seat\" }");
    var.only(fields, 1);
    var.with(1, [&](const FieldReader& first) {
      if (lua_isboolean(first.state(), first.index())) def.type = VarType::flag;
    });
    var.with("type", [&](const FieldReader& type) {
      if (!type.is_nil()) def.type = static_cast<VarType>(type.word(types));
    });
    read_held_words(var, out, def);
    def.per_seat = read_per(var);
    read_range(var, def);
    def.clock = var.flag("clock", false);
    def.shown = var.flag("shown", true);
    var.with("see", [&](const FieldReader& see) { def.see = read_see(see, out, def.per_seat); });
    var.with(
        1, [&](const FieldReader& initial) { def.initial = read_initial(initial, def, out); },
        "initial");
    out.vars.push_back(std::move(def));
  });
}

void read_events(const FieldReader& events, LoadedRuleset& out) {
  if (events.is_nil()) return;
  events.each([&](const std::string& name, const FieldReader& event) {
    EventDef def;
    def.name = name;
    def.reveals = description(event.state(), event.index()) == "reveals";
    if (def.reveals)
      event.with(1, [&](const FieldReader& text) { def.text = text.text(); });
    else if (event.is_text())
      def.text = event.text();
    else
      event.expected("a text, or reveals \"text\"");
    def.slots = read_slots(event, def.text);
    out.definition.events.push_back(std::move(def));
  });
}

}  // namespace hr::scripting
