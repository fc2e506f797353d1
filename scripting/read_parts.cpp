// SPDX-License-Identifier: MIT
// Seats, zones, kinds, variables and events of a ruleset's table.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "core/error.h"
#include "scripting/loaded.h"
#include "scripting/suggest.h"
#include "scripting/values.h"

namespace hr::scripting {

namespace {

std::vector<std::string> names_of(const auto& list) {
  std::vector<std::string> out;
  for (const auto& entry : list) out.push_back(entry.name);
  return out;
}

// "all", "owner", "none", a list of seats, or a set of cells.
Visibility read_see(const Reading& see, const Definition& def, bool per_seat) {
  static constexpr std::array<std::string_view, 3> words{"all", "owner", "none"};
  Visibility out;
  if (see.is_nil()) return out;
  if (to_set(see.state(), see.index()) != nullptr) {
    out.who = Visibility::Who::cells;
    out.set = see.set();
  } else if (see.is_table()) {
    out.who = Visibility::Who::seats;
    see.items([&](const Reading& item) {
      const auto seats = names_of(def.seats);
      const auto it = std::find(seats.begin(), seats.end(), item.text());
      if (it == seats.end())
        item.complain("", fmt::format("no seat is called \"{}\"{}", item.text(),
                                      did_you_mean(item.text(), seats)));
      out.seats |= seat_bit(SeatId(static_cast<int>(it - seats.begin())));
    });
  } else {
    out.who = static_cast<Visibility::Who>(see.word(words));
    if (out.who == Visibility::Who::owner && !per_seat)
      see.complain("", "only what is per = \"seat\" has an owner");
  }
  return out;
}

bool read_per(const Reading& part) {
  static constexpr std::array<std::string_view, 2> words{"table", "seat"};
  bool per_seat = false;
  part.with("per", [&](const Reading& per) { per_seat = !per.is_nil() && per.word(words) == 1; });
  return per_seat;
}

// The initial value of a variable, by its type.
std::int64_t read_initial(const Reading& initial, VarDef& var, const Definition& def) {
  const bool absent = initial.is_nil();
  const auto named = [&](const std::vector<std::string>& names, const char* what) -> std::int64_t {
    if (absent) return k_nil;
    const std::string name = initial.text();
    const auto it = std::find(names.begin(), names.end(), name);
    if (it == names.end())
      initial.complain(
          "", fmt::format("no {} is called \"{}\"{}", what, name, did_you_mean(name, names)));
    return it - names.begin();
  };
  switch (var.type) {
    case VarType::number:
      if (absent) return std::clamp<std::int64_t>(0, var.min, var.max);
      return initial.integer(var.min, var.max);
    case VarType::flag:
      return !absent && initial.flag() ? 1 : 0;
    case VarType::seat:
      return named(names_of(def.seats), "seat");
    case VarType::kind:
      return named(names_of(def.kinds), "kind");
    case VarType::cell:
      if (absent) return k_nil;
      if (const auto cell = def.board.find(initial.text())) return index(*cell);
      initial.expected("the name of a cell");
  }
  return 0;
}

// Cuts {2:seat} down to {2} and says what each argument is.
std::vector<EventSlot> read_slots(const Reading& event, std::string& text) {
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
    const auto number = static_cast<std::size_t>(inside[0] - '0');
    slots.resize(std::max(slots.size(), number));
    if (!what.empty()) slots[number - 1] = what == "cell" ? EventSlot::cell : EventSlot::seat;
    out += fmt::format("{{{}}}", number);
    i = close;
  }
  text = out;
  return slots;
}

}  // namespace

void read_seats(const Reading& seats, Definition& out) {
  static constexpr std::array<std::string_view, 1> fields{"faces"};
  if (!seats.is_table() || seats.length() == 0) seats.expected("a list of seats");
  seats.items([&](const Reading& seat) {
    SeatDef def;
    if (seat.is_text()) {
      def.name = seat.text();
    } else {
      if (!seat.is_table())
        seat.expected("a name, or a table such as { \"white\", faces = \"n\" }");
      seat.only(fields, 1);
      seat.with(1, [&](const Reading& name) { def.name = name.text(); });
      def.faces = seat.text("faces", "");
      if (!def.faces.empty() && !out.board.direction(def.faces))
        seat.complain("faces",
                      fmt::format("expected a direction of the board ({}), got \"{}\"",
                                  fmt::join(out.board.direction_names(), ", "), def.faces));
    }
    out.seats.push_back(std::move(def));
  });
  if (out.seats.size() > k_max_seats)
    seats.complain("",
                   fmt::format("expected at most {} seats, got {}", k_max_seats, out.seats.size()));
}

void read_zones(const Reading& zones, Definition& out) {
  static constexpr std::array<std::string_view, 3> fields{"per", "see", "holds"};
  static constexpr std::array<std::string_view, 3> holds{"one", "stack", "pile"};
  if (zones.is_nil()) return;
  zones.each([&](const std::string& name, const Reading& zone) {
    ZoneDef def;
    def.name = name;
    zone.only(fields);
    def.per_seat = read_per(zone);
    zone.with("holds", [&](const Reading& word) {
      if (!word.is_nil()) def.holds = static_cast<Holds>(word.word(holds));
    });
    zone.with("see", [&](const Reading& see) { def.see = read_see(see, out, def.per_seat); });
    out.zones.push_back(std::move(def));
  });
}

void read_kinds(const Reading& kinds, Loaded& out) {
  static constexpr std::array<std::string_view, 3> fields{"zone", "owned", "captured"};
  if (kinds.is_nil()) return;
  const auto zones = names_of(out.definition.zones);
  kinds.each([&](const std::string& name, const Reading& kind) {
    KindDef def;
    def.name = name;
    kind.only(fields);
    def.owned = kind.flag("owned", true);
    kind.with("zone", [&](const Reading& zone) {
      if (zone.is_nil() && zones.size() == 1) return;
      if (zone.is_nil())
        kind.complain("",
                      fmt::format("expected zone = one of {}, got none", fmt::join(zones, ", ")));
      const auto it = std::find(zones.begin(), zones.end(), zone.text());
      if (it == zones.end())
        zone.complain("", fmt::format("there is no zone called \"{}\"{}", zone.text(),
                                      did_you_mean(zone.text(), zones)));
      def.zone = ZoneId(static_cast<int>(it - zones.begin()));
    });
    const int captured = kind.keep("captured");
    def.on_captured = captured >= 0;
    out.functions.captured.push_back(captured);
    out.definition.kinds.push_back(std::move(def));
  });
}

void read_vars(const Reading& vars, Definition& out) {
  static constexpr std::array<std::string_view, 6> fields{"type", "per", "see",
                                                          "min",  "max", "clock"};
  static constexpr std::array<std::string_view, 5> types{"number", "flag", "cell", "seat", "kind"};
  if (vars.is_nil()) return;
  vars.each([&](const std::string& name, const Reading& var) {
    VarDef def;
    def.name = name;
    var.only(fields, 1);
    var.with(1, [&](const Reading& first) {
      if (lua_isboolean(first.state(), first.index())) def.type = VarType::flag;
    });
    var.with("type", [&](const Reading& type) {
      if (!type.is_nil()) def.type = static_cast<VarType>(type.word(types));
    });
    def.per_seat = read_per(var);
    def.min = var.integer("min", def.min);
    def.max = var.integer("max", def.max);
    def.clock = var.flag("clock", false);
    var.with("see", [&](const Reading& see) { def.see = read_see(see, out, def.per_seat); });
    var.with(1, [&](const Reading& initial) { def.initial = read_initial(initial, def, out); });
    out.vars.push_back(std::move(def));
  });
}

void read_events(const Reading& events, Loaded& out) {
  if (events.is_nil()) return;
  events.each([&](const std::string& name, const Reading& event) {
    EventDef def;
    def.name = name;
    def.reveals = description(event.state(), event.index()) == "reveals";
    if (def.reveals)
      event.with(1, [&](const Reading& text) { def.text = text.text(); });
    else
      def.text = event.text();
    out.functions.events.push_back(read_slots(event, def.text));
    out.definition.events.push_back(std::move(def));
  });
}

}  // namespace hr::scripting
