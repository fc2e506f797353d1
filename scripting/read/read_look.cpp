// SPDX-License-Identifier: MIT
#include "scripting/read/read_look.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/suggest.h"
#include "drawing/drawing.h"
#include "scripting/read/names.h"

namespace hr::scripting {

namespace {

void add_own(const FieldReader& look, const std::string& name, const Edition& edition,
             Definition& definition) {
  if (definition.drawings.contains(name)) return;
  const std::string* const text = edition.find(name);
  if (text == nullptr) {
    std::vector<std::string> known;
    for (const RuleFile& file : edition.files)
      if (file.name.ends_with(drawing::k_ending)) known.push_back(file.name);
    look.complain("", fmt::format("there is no file \"{}\" in the ruleset's folder{}", name,
                                  did_you_mean(name, known)));
  }
  definition.drawings[name] = drawing::read_drawing(*text, edition.shown(name)).svg;
}

std::string read_name(const FieldReader& look, const Edition& edition, Definition& definition) {
  const std::string name = look.text();
  if (name.ends_with(drawing::k_ending))
    add_own(look, name, edition, definition);
  else if (!drawing::is_drawing(name))
    look.unknown("drawing", name, drawing::drawing_names());
  return name;
}

}  // namespace

std::vector<std::string> read_looks(const FieldReader& kind, const Edition& edition,
                                    Definition& definition) {
  std::vector<std::string> out;
  const std::vector<std::string> seats = names_of(definition.seats);
  kind.with("look", [&](const FieldReader& look) {
    if (look.is_nil()) return;
    if (!look.is_table()) return out.push_back(read_name(look, edition, definition));
    out.resize(seats.size());
    look.each([&](const std::string& seat, const FieldReader& item) {
      const auto found = std::ranges::find(seats, seat);
      if (found == seats.end()) item.unknown("seat", seat, seats);
      out[static_cast<std::size_t>(found - seats.begin())] = read_name(item, edition, definition);
    });
  });
  return out;
}

}  // namespace hr::scripting
