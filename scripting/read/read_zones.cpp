// SPDX-License-Identifier: MIT
// Reads zones: of the board, on its links, and of cards and dice.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "core/base/error.h"
#include "core/game/cards.h"
#include "scripting/lua/values.h"
#include "scripting/read/loaded_ruleset.h"
#include "scripting/read/names.h"

namespace hr::scripting {

// "all", "owner", "none", "others", a list of seats, or a set of cells.
Visibility read_see(const FieldReader& see, const GameDef& def, bool per_seat) {
  using Who = Visibility::Who;
  static constexpr std::array<std::string_view, 4> words{"all", "owner", "none", "others"};
  static constexpr std::array<Who, 4> meant{Who::all, Who::owner, Who::none, Who::others};
  Visibility out;
  if (see.is_nil()) return out;
  if (to_set(see.state(), see.index()) != nullptr) {
    out.who = Who::cells;
    out.set = see.set();
  } else if (see.is_table()) {
    out.who = Who::seats;
    see.list([&](const FieldReader& item) {
      const auto seats = names_of(def.seats);
      const auto it = std::find(seats.begin(), seats.end(), item.text());
      if (it == seats.end() && std::ranges::find(words, item.text()) != words.end())
        item.complain("",
                      fmt::format("\"{0}\" is written without braces: see = \"{0}\"", item.text()));
      if (it == seats.end()) item.unknown("seat", item.text(), seats);
      out.seats |= seat_bit(SeatId(static_cast<int>(it - seats.begin())));
    });
  } else {
    if (!see.is_text())
      see.expected(R"("all", "owner", "none", "others", a list of seats or a set of cells)");
    out.who = meant[see.word(words)];
    if ((out.who == Who::owner || out.who == Who::others) && !per_seat)
      see.complain("",
                   "only a zone or variable with per = \"seat\" has an owner; add per = \"seat\"");
  }
  return out;
}

bool read_per(const FieldReader& part) {
  static constexpr std::array<std::string_view, 2> words{"table", "seat"};
  bool per_seat = false;
  part.with("per",
            [&](const FieldReader& per) { per_seat = !per.is_nil() && per.word(words) == 1; });
  return per_seat;
}

namespace {

// The board gets cells for its links; regions have none of them.
void give_links_cells(const FieldReader& zone, GameDef& out, bool across) {
  try {
    out.board = with_link_cells(out.board, across);
  } catch (const Error& error) {
    zone.complain("on", error.what());
  }
  widen_regions(out);
}

// bag{ … }, row{ 5, … }, dice{ 6, … }
void read_card_zone(const FieldReader& zone, std::string_view word, ZoneDef& def) {
  static constexpr std::array<std::string_view, 5> bag{"per", "see", "backs", "refills_from",
                                                       "shown"};
  static constexpr std::array<std::string_view, 4> others{"per", "see", "backs", "shown"};
  static constexpr std::array<std::string_view, 2> backs{"none", "all"};
  constexpr std::int64_t k_max_slots = 1000, k_max_faces = 100;
  if (word == "bag" && (zone.length() > 0 || zone.has("cards") || zone.has("size")))
    zone.complain("",
                  "a bag takes any number of cards; the kinds say which are in it when a game "
                  "begins, as in kinds = { ace = { begins_in = { deck = 4 } } }. row{ 5 } has five "
                  "places");
  if (word == "dice" && zone.length() > 1)
    zone.complain(
        "",
        "expected how many faces the dice have, as in dice{ 6 }; each face is a kind that "
        "is named after its number");
  if (word == "bag")
    zone.only(bag);
  else
    zone.only(others, 1);
  def.place_type = word == "row" ? PlaceType::slots : PlaceType::cards;
  def.holds = word == "row" ? Holds::one : Holds::bag;
  def.backs = true;
  zone.with("backs", [&](const FieldReader& value) {
    if (!value.is_nil()) def.backs = value.word(backs) == 1;
  });
  def.refills_from = zone.text("refills_from", "");
  if (word == "bag") return;
  zone.with(1, [&](const FieldReader& number) {
    if (number.is_nil())
      zone.complain("", word == "row" ? "expected how many cards it has room for, as in row{ 5 }"
                                      : "expected how many faces the dice have, as in dice{ 6 }");
    (word == "row" ? def.slots : def.faces) =
        static_cast<int>(number.integer(1, word == "row" ? k_max_slots : k_max_faces));
  });
}

void read_board_zone(const FieldReader& zone, GameDef& out, ZoneDef& def) {
  static constexpr std::array<std::string_view, 7> fields{"per", "see",   "holds", "height",
                                                          "on",  "drawn", "shown"};
  static constexpr std::array<std::string_view, 2> places{"cells", "links"};
  static constexpr std::array<std::string_view, 2> ways{"along", "across"};
  static constexpr std::array<std::string_view, 4> holds{"one", "stack", "pile", "tower"};
  zone.only(fields);
  zone.with("holds", [&](const FieldReader& word) {
    if (!word.is_nil()) def.holds = static_cast<Holds>(word.word(holds));
  });
  zone.with("height", [&](const FieldReader& height) {
    if (height.is_nil()) return;
    if (def.holds != Holds::tower)
      height.complain("", "only a zone with holds = \"tower\" has a height");
    def.height = static_cast<int>(height.integer(1, k_max_tower));
  });
  zone.with("on", [&](const FieldReader& word) {
    if (!word.is_nil() && word.word(places) == 1) def.place_type = PlaceType::links;
    if (def.place_type == PlaceType::links && out.board.cells() == 0)
      word.complain("", "the ruleset has no board");
  });
  std::optional<bool> across;
  zone.with("drawn", [&](const FieldReader& word) {
    if (word.is_nil()) return;
    if (def.place_type != PlaceType::links)
      word.complain("", "only a zone with on = \"links\" is drawn along or across");
    across = word.word(ways) == 1;
    if (out.board.link_cells().count() > 0 && out.board.link_cells().across() != *across)
      word.complain("", "another zone on links is drawn the other way");
  });
  if (def.place_type == PlaceType::links && out.board.link_cells().count() == 0)
    give_links_cells(zone, out, across.value_or(false));
}

}  // namespace

void read_zones(const FieldReader& zones, GameDef& out) {
  if (zones.is_nil()) return;
  zones.each([&](const std::string& name, const FieldReader& zone) {
    ZoneDef def;
    def.name = name;
    if (!zone.is_table())
      zone.expected(
          out.board.plain_cells() > 0
              ? "a zone of the board, such as { per = \"seat\" }, or bag{ … }, row{ 5 } or "
                "dice{ 6 }"
              : "a zone in braces: bag{ … }, row{ 5 } or dice{ 6 }");
    const std::string_view word = description(zone.state(), zone.index());
    if (word == "bag" || word == "row" || word == "dice")
      read_card_zone(zone, word, def);
    else
      read_board_zone(zone, out, def);
    def.per_seat = read_per(zone);
    def.shown = zone.flag("shown", true);
    zone.with("see", [&](const FieldReader& see) {
      def.see = read_see(see, out, def.per_seat);
      if (def.of_cards() && def.see.who == Visibility::Who::cells)
        see.complain("", "cards are on no cells, so no set of cells can say who sees them");
    });
    out.zones.push_back(std::move(def));
  });
}

}  // namespace hr::scripting
