// SPDX-License-Identifier: MIT
#include "scripting/reading.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/error.h"
#include "scripting/suggest.h"
#include "scripting/values.h"

namespace hr::scripting {

std::string quoted_list(std::span<const std::string_view> words) {
  std::string out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) out += i + 1 == words.size() ? " or " : ", ";
    out += fmt::format("\"{}\"", words[i]);
  }
  return out;
}

std::string Reading::below(std::string_view name) const {
  if (path_.empty() || name.empty()) return path_ + std::string(name);
  return path_ + "." + std::string(name);
}

void Reading::complain(std::string_view field, std::string_view sentence,
                       std::string_view shown) const {
  const Position at = source_.map.find(below(field));
  const std::string path = below(shown.empty() ? field : shown);
  throw RuleError(
      fmt::format("{}:{}: {}{}", source_.file, at.line, path.empty() ? "" : path + ": ", sentence));
}

void Reading::expected(std::string_view what) const {
  const std::string_view made = description(state(), index_);
  const std::string got = made.empty() ? found(state(), index_) : fmt::format("{}{{…}}", made);
  complain("", fmt::format("expected {}, got {}", what, got));
}

void Reading::with(std::string_view name, const std::function<void(Reading)>& use) const {
  lua_pushlstring(state(), name.data(), name.size());
  lua_rawget(state(), index_);
  use(Reading(box_, source_, -1, below(name)));
  lua_pop(state(), 1);
}

void Reading::with(lua_Integer number, const std::function<void(Reading)>& use) const {
  lua_rawgeti(state(), index_, number);
  use(Reading(box_, source_, -1, below(std::to_string(number))));
  lua_pop(state(), 1);
}

bool Reading::has(std::string_view name) const {
  bool there = false;
  with(name, [&](const Reading& part) { there = !part.is_nil(); });
  return there;
}

void Reading::each(const std::function<void(const std::string&, Reading)>& use) const {
  check_table();
  std::vector<std::string> names;
  for (lua_pushnil(state()); lua_next(state(), index_) != 0; lua_pop(state(), 1)) {
    if (lua_type(state(), -2) == LUA_TLIGHTUSERDATA) continue;
    if (lua_type(state(), -2) != LUA_TSTRING)
      complain("", fmt::format("expected names, got {}", found(state(), -2)));
    std::size_t size = 0;
    const char* name = lua_tolstring(state(), -2, &size);
    names.emplace_back(name, size);
  }
  std::sort(names.begin(), names.end());
  for (const std::string& name : names) with(name, [&](const Reading& part) { use(name, part); });
}

void Reading::items(const std::function<void(Reading)>& use) const {
  check_table();
  for (lua_Integer i = 1; i <= length(); ++i) with(i, use);
}

void Reading::only(std::span<const std::string_view> names, lua_Integer items) const {
  check_table();
  const std::vector<std::string> known(names.begin(), names.end());
  for (lua_pushnil(state()); lua_next(state(), index_) != 0; lua_pop(state(), 1)) {
    if (lua_type(state(), -2) == LUA_TLIGHTUSERDATA) continue;
    if (lua_isinteger(state(), -2) != 0) {
      const lua_Integer i = lua_tointeger(state(), -2);
      if (i >= 1 && i <= items) continue;
      complain(std::to_string(i), items == 0
                                      ? "expected a name for this value"
                                      : fmt::format("expected at most {} values here", items));
    }
    if (lua_type(state(), -2) != LUA_TSTRING)
      complain("", fmt::format("expected names, got {}", found(state(), -2)));
    const std::string name = lua_tostring(state(), -2);
    if (std::find(names.begin(), names.end(), name) == names.end())
      complain(name, "unknown field" + did_you_mean(name, known));
  }
}

void Reading::check_table() const {
  if (!is_table()) expected("a table");
}

std::string Reading::text() const {
  if (!is_text()) expected("a text");
  return check<std::string>(state(), index_);
}

std::int64_t Reading::integer(std::int64_t low, std::int64_t high) const {
  const bool fits = lua_isinteger(state(), index_) != 0 && lua_tointeger(state(), index_) >= low &&
                    lua_tointeger(state(), index_) <= high;
  if (fits) return lua_tointeger(state(), index_);
  if (low == INT64_MIN && high == INT64_MAX) expected("an integer");
  if (high == INT64_MAX) expected(fmt::format("an integer from {} on", low));
  expected(fmt::format("an integer from {} to {}", low, high));
}

bool Reading::flag() const {
  if (!lua_isboolean(state(), index_)) expected("true or false");
  return lua_toboolean(state(), index_) != 0;
}

std::size_t Reading::word(std::span<const std::string_view> words) const {
  if (is_text()) {
    const auto it = std::find(words.begin(), words.end(), text());
    if (it != words.end()) return static_cast<std::size_t>(it - words.begin());
  }
  expected(quoted_list(words));
}

Set Reading::set() const {
  const SetValue* value = to_set(state(), index_);
  if (value == nullptr) expected("a set of cells, such as empty or region \"name\"");
  return value->set;
}

std::vector<std::string> Reading::texts() const {
  if (is_text()) return {text()};
  std::vector<std::string> out;
  if (!is_table()) expected("a text or a list of texts");
  items([&](const Reading& item) { out.push_back(item.text()); });
  return out;
}

std::string Reading::text(std::string_view name, const std::string& fallback) const {
  std::string out = fallback;
  with(name, [&](const Reading& part) {
    if (!part.is_nil()) out = part.text();
  });
  return out;
}

bool Reading::flag(std::string_view name, bool fallback) const {
  with(name, [&](const Reading& part) {
    if (!part.is_nil()) fallback = part.flag();
  });
  return fallback;
}

std::int64_t Reading::integer(std::string_view name, std::int64_t fallback, std::int64_t low,
                              std::int64_t high) const {
  with(name, [&](const Reading& part) {
    if (!part.is_nil()) fallback = part.integer(low, high);
  });
  return fallback;
}

int Reading::keep() const {
  if (is_nil()) return -1;
  if (!is_function()) expected("a function");
  lua_pushvalue(state(), index_);
  return box_.keep();
}

int Reading::keep(std::string_view name) const {
  int kept = -1;
  with(name, [&](const Reading& part) { kept = part.keep(); });
  return kept;
}

}  // namespace hr::scripting
