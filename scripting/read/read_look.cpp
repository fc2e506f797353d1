// SPDX-License-Identifier: MIT
#include "scripting/read/read_look.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>

#include "core/base/suggest.h"
#include "core/base/utf8.h"
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
  static constexpr std::array<std::string_view, 3> fields{"fill", "drawing", "legend"};
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

// By direction; "all": of all that are not named.
void read_link_looks(const FieldReader& links, GameDef& definition) {
  const Board& board = definition.board;
  if (board.is_grid() || board.cube() > 0 || is_tiled(board))
    links.complain("", "the cells of this board touch, so no lines are drawn between them");
  links.each([&](const std::string& name, const FieldReader& link) {
    if (name == "all") {
      definition.look.links = read_link_look(link);
      return;
    }
    if (!board.direction(name)) link.unknown("direction", name, board.direction_names());
    definition.look.directions[name] = read_link_look(link);
  });
}

}  // namespace

std::vector<std::string> read_looks(const FieldReader& kind, const RulesetText& ruleset_text,
                                    GameDef& definition) {
  std::vector<std::string> out;
  const std::vector<std::string> seats = names_of(definition.seats);
  kind.with("look", [&](const FieldReader& look) {
    if (look.is_nil()) return;
    if (!look.is_table()) return out.push_back(read_name(look, ruleset_text, definition));
    out.resize(seats.size());
    look.each([&](const std::string& seat, const FieldReader& item) {
      const auto found = std::ranges::find(seats, seat);
      if (found == seats.end()) item.unknown("seat", seat, seats);
      out[static_cast<std::size_t>(found - seats.begin())] =
          read_name(item, ruleset_text, definition);
    });
  });
  return out;
}

void read_board_look(const FieldReader& look, const RulesetText& ruleset_text,
                     GameDef& definition) {
  static constexpr std::array<std::string_view, 4> fields{"cells", "closed", "regions", "links"};
  if (look.is_nil()) return;
  if (definition.board.plain_cells() == 0)
    look.complain("", "this is how the board is drawn, and the ruleset has none");
  look.only(fields);
  const auto unless_nil = [&](const char* name, const auto& use) {
    look.with(name, [&](const FieldReader& part) {
      if (!part.is_nil()) use(part);
    });
  };
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
    });
  });
  unless_nil("links", [&](const FieldReader& links) { read_link_looks(links, definition); });
}

}  // namespace hr::scripting
