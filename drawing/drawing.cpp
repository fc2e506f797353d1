// SPDX-License-Identifier: MIT
#include "drawing/drawing.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/error.h"
#include "drawing/art.h"

namespace hr::drawing {

namespace {

void replace_all(std::string& text, std::string_view what, const std::string& with) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at)) {
    text.replace(at, what.size(), with);
    at += with.size();
  }
}

const std::map<std::string, Drawing, std::less<>>& own_drawings() {
  static const auto all = [] {
    std::map<std::string, Drawing, std::less<>> out;
    for (const ArtFile& file : art_files())
      out.emplace(file.name, read_drawing(file.text, std::string(file.name)));
    return out;
  }();
  return all;
}

}  // namespace

const std::vector<std::string>& drawing_names() {
  static const auto names = [] {
    std::vector<std::string> out;
    for (const ArtFile& file : art_files()) out.emplace_back(file.name);
    return out;
  }();
  return names;
}

bool is_drawing(std::string_view name) {
  return std::ranges::find(drawing_names(), name) != drawing_names().end();
}

const Drawing& own_drawing(std::string_view name) {
  const auto found = own_drawings().find(name);
  if (found == own_drawings().end())
    throw Error(fmt::format("there is no drawing called \"{}\"", name));
  return found->second;
}

Drawing find_drawing(const std::string& name, const std::map<std::string, std::string>& own) {
  if (const auto found = own.find(name); found != own.end()) return {found->second};
  return is_drawing(name) ? own_drawing(name) : Drawing();
}

std::string tinted(const Drawing& drawing, Inks inks) {
  std::string out = drawing.svg;
  replace_all(out, "{owner}", fmt::format("#{:06x}", inks.owner & 0xffffff));
  replace_all(out, "{outline}", fmt::format("#{:06x}", inks.outline & 0xffffff));
  return out;
}

}  // namespace hr::drawing
