// SPDX-License-Identifier: MIT
#include "scripting/read/read_look.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>

#include "core/base/suggest.h"
#include "core/base/utf8.h"
#include "core/board/marks.h"
#include "drawing/drawing.h"
#include "scripting/read/names.h"

namespace hr::scripting {

namespace {

void add_own(const FieldReader& look, const std::string& name, const RulesetText& ruleset_text,
             GameDef& definition) {
  if (definition.drawings.contains(name)) return;
  const std::string* const text = ruleset_text.find(name);
  if (text == nullptr) {
    std::vector<std::string> known;
    for (const RuleFile& file : ruleset_text.files)
      if (file.name.ends_with(drawing::k_ending)) known.push_back(file.name);
    look.complain("", fmt::format("there is no file \"{}\" in the ruleset's folder{}", name,
                                  did_you_mean(name, known)));
  }
  definition.drawings[name] = drawing::read_drawing(*text, ruleset_text.shown(name)).svg;
}

std::string read_name(const FieldReader& look, const RulesetText& ruleset_text,
                      GameDef& definition) {
  const std::string name = look.text();
  if (name.ends_with(drawing::k_ending))
    add_own(look, name, ruleset_text, definition);
  else if (!drawing::is_drawing(name))
    look.unknown("drawing", name, drawing::drawing_names());
  return name;
}

CellLook read_cell_fields(const FieldReader& cell, const RulesetText& ruleset_text,
                          GameDef& definition, bool per_seat) {
  CellLook out;
  cell.with("fill", [&](const FieldReader& fill) {
    if (fill.is_nil()) return;
    out.fill = static_cast<Tint>(fill.word(k_tints));
    if (out.fill == Tint::owner && !per_seat)
      fill.complain("", "only a region with its own cells for each seat has owners");
  });
  cell.with("drawing", [&](const FieldReader& drawing) {
    if (!drawing.is_nil()) out.drawing = read_name(drawing, ruleset_text, definition);
  });
  return out;
}

// A drawing's name, or a table.
CellLook read_cell_look(const FieldReader& cell, const RulesetText& ruleset_text,
                        GameDef& definition) {
  static constexpr std::array<std::string_view, 2> fields{"fill", "drawing"};
  if (cell.is_text()) return {.drawing = read_name(cell, ruleset_text, definition)};
  if (!cell.is_table())
    cell.expected(R"(the name of a drawing, or a table such as { fill = "green" })");
  cell.only(fields);
  return read_cell_fields(cell, ruleset_text, definition, false);
}

// "none", or as for other cells, with what a legend says of it.
CellLook read_region_look(const FieldReader& region, const RulesetText& ruleset_text,
                          GameDef& definition, bool per_seat) {
  static constexpr std::array<std::string_view, 4> fields{"fill", "drawing", "legend", "links"};
  if (region.is_text() && region.text() == "none") return {.marked = false};
  if (region.is_text()) return {.drawing = read_name(region, ruleset_text, definition)};
  if (!region.is_table())
    region.expected(R"("none", the name of a drawing, or a table such as { fill = "green" })");
  region.only(fields);
  CellLook out = read_cell_fields(region, ruleset_text, definition, per_seat);
  region.with("legend", [&](const FieldReader& legend) {
    if (legend.is_nil()) return;
    out.legend = legend.text();
    if (const std::string problem = name_problem(out.legend); !problem.empty())
      legend.expected(problem);
  });
  return out;
}

LinkLook read_link_look(const FieldReader& link) {
  static constexpr std::array<std::string_view, 2> fields{"line", "colour"};
  LinkLook out;
  if (link.is_text()) return {.line = static_cast<LinkLine>(link.word(k_link_lines))};
  if (!link.is_table())
    link.expected(R"("single", "heavy", "dashed", "dotted", "double", "none", or a table such as )"
                  R"({ line = "dashed", colour = "blue" })");
  link.only(fields);
  link.with("line", [&](const FieldReader& line) {
    if (!line.is_nil()) out.line = static_cast<LinkLine>(line.word(k_link_lines));
  });
  link.with("colour", [&](const FieldReader& colour) {
    if (!colour.is_nil())
      out.colour = static_cast<Tint>(colour.word(std::span(k_tints).first(k_tints.size() - 1)));
  });
  return out;
}

// By direction; "all": of all that are drawn anyway and not named.
LinkLooks read_link_looks(const FieldReader& links, const GameDef& definition) {
  const Board& board = definition.board;
  if (!has_lines(board, definition.look))
    links.complain("",
                   board.is_grid()
                       ? "the cells of this board touch, so no lines are drawn between them; "
                         "with as = \"points\" it has lines, and pieces stand on their crossings"
                       : "the cells of this board touch, so no lines are drawn between them");
  LinkLooks out;
  links.each([&](const std::string& name, const FieldReader& link) {
    if (name == "all") {
      out.all = read_link_look(link);
      return;
    }
    const std::vector<DirectionId> ways = board.resolve(name, "");
    if (ways.empty()) link.unknown("direction", name, board.direction_names());
    for (const DirectionId way : ways) out.directions[board.name(way)] = read_link_look(link);
  });
  return out;
}

GridStyle read_style(const FieldReader& style, const Board& board) {
  if (!board.is_grid())
    style.complain("",
                   "only a grid can be drawn in another way; of other boards the positions "
                   "and links of the cells say how they look");
  return static_cast<GridStyle>(style.word(k_grid_styles));
}

bool has_text(const FieldReader& look, const char* name) {
  bool out = false;
  look.with(name, [&](const FieldReader& text) { out = text.is_text(); });
  return out;
}

std::string read_label(const FieldReader& look) {
  constexpr std::size_t k_max_label_letters = 6;  // more could not be read on a piece
  std::string out;
  look.with("label", [&](const FieldReader& label) {
    out = label.text();
    if (const std::string problem = name_problem(out); !problem.empty()) label.expected(problem);
    if (harmless_length(out).value_or(0) > k_max_label_letters)
      label.expected(fmt::format("at most {} letters", k_max_label_letters));
  });
  return out;
}

}  // namespace

void read_looks(const FieldReader& kind, const RulesetText& ruleset_text, GameDef& definition,
                KindDef& def) {
  const std::vector<std::string> seats = names_of(definition.seats);
  const auto is_seat = [&](const std::string& name) {
    return std::ranges::find(seats, name) != seats.end();
  };
  // A drawing's name, or a table with a label; `number`: of the seat.
  const auto read = [&](const FieldReader& look, std::size_t number, std::size_t of) {
    if (!look.is_table()) {
      def.looks.resize(of);
      def.looks[number] = read_name(look, ruleset_text, definition);
      return;
    }
    static constexpr std::array<std::string_view, 1> fields{"label"};
    look.only(fields);
    def.labels.resize(of);
    def.labels[number] = read_label(look);
  };
  kind.with("look", [&](const FieldReader& look) {
    if (look.is_nil()) return;
    if (!look.is_table() || has_text(look, "label")) return read(look, 0, 1);
    if (has_text(look, "whole") && !is_seat("whole")) {
      static constexpr std::array<std::string_view, 1> fields{"whole"};
      look.only(fields);
      def.whole = true;
      return look.with("whole", [&](const FieldReader& drawing) { read(drawing, 0, 1); });
    }
    look.each([&](const std::string& seat, const FieldReader& item) {
      const auto found = std::ranges::find(seats, seat);
      if (found == seats.end()) item.unknown("seat", seat, seats);
      read(item, static_cast<std::size_t>(found - seats.begin()), seats.size());
    });
  });
}

void read_board_look(const FieldReader& look, const RulesetText& ruleset_text,
                     GameDef& definition) {
  static constexpr std::array<std::string_view, 5> fields{"as", "cells", "closed", "regions",
                                                          "links"};
  if (look.is_nil()) return;
  if (definition.board.plain_cells() == 0)
    look.complain("", "this is how the board is drawn, and the ruleset has none");
  look.only(fields);
  const auto unless_nil = [&](const char* name, const auto& use) {
    look.with(name, [&](const FieldReader& part) {
      if (!part.is_nil()) use(part);
    });
  };
  unless_nil("as", [&](const FieldReader& style) {
    definition.look.style = read_style(style, definition.board);
  });
  unless_nil("cells", [&](const FieldReader& cells) {
    definition.look.cells = read_cell_look(cells, ruleset_text, definition);
  });
  unless_nil("closed", [&](const FieldReader& closed) {
    definition.look.closed = read_cell_look(closed, ruleset_text, definition);
  });
  unless_nil("regions", [&](const FieldReader& regions) {
    regions.each([&](const std::string& name, const FieldReader& region) {
      const auto found = std::ranges::find(definition.regions, name, &RegionDef::name);
      if (found == definition.regions.end())
        region.unknown("region", name, names_of(definition.regions));
      definition.look.regions[name] =
          read_region_look(region, ruleset_text, definition, found->cells.size() > 1);
      if (!region.is_table()) return;
      region.with("links", [&](const FieldReader& links) {
        if (!links.is_nil())
          definition.look.region_links[name] = read_link_looks(links, definition);
      });
    });
  });
  unless_nil("links", [&](const FieldReader& links) {
    definition.look.links = read_link_looks(links, definition);
  });
}

}  // namespace hr::scripting
