// SPDX-License-Identifier: MIT
#include "scripting/source/watched.h"

#include <fmt/format.h>

#include "scripting/source/tokens.h"

namespace hr::scripting {

namespace {

std::optional<std::size_t> last_return(std::string_view text) {
  std::optional<std::size_t> out;
  int depth = 0;
  for (const Token& token : tokenize(text)) {
    if (opens_block(token)) ++depth;
    if (closes_block(token)) --depth;
    if (depth == 0 && token.is("return"))
      out = static_cast<std::size_t>(token.text.data() - text.data());
  }
  return out;
}

}  // namespace

std::optional<std::string> with_watched(std::string_view text, std::size_t from, std::size_t size,
                                        std::string_view function, WatchAt where) {
  if (size == 0 || from > text.size() || size > text.size() - from) return {};
  const std::string call = fmt::format("{}({})", function, text.substr(from, size));
  if (where == WatchAt::in_place)
    return fmt::format("{}{}{}", text.substr(0, from), call, text.substr(from + size));
  const std::optional<std::size_t> end = last_return(text);
  if (!end) return {};
  return fmt::format("{}{} {}", text.substr(0, *end), call, text.substr(*end));
}

}  // namespace hr::scripting
