// SPDX-License-Identifier: MIT
#include "scripting/read/names.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/utf8.h"
#include "core/base/words.h"

namespace hr::scripting {

std::string shown_text(const FieldReader& text, std::string_view raw) {
  std::string out(raw);
  std::ranges::replace_if(
      out, [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
  const std::string harm = text_problem(out);
  if (!harm.empty()) text.complain("", fmt::format("expected printable text, got {}", harm));
  return out;
}

void check_name(const FieldReader& place, std::string_view name) {
  const std::string problem = name_problem(name);
  if (!problem.empty())
    place.complain("", fmt::format("expected {}, got {}", problem, hr::quote(name)));
}

std::string name_of(const FieldReader& text) {
  std::string out = text.text();
  check_name(text, out);
  return out;
}

}  // namespace hr::scripting
