// SPDX-License-Identifier: MIT
#include "scripting/read/field_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "core/base/allowance.h"
#include "core/base/error.h"
#include "core/base/suggest.h"
#include "core/base/words.h"
#include "scripting/lua/values.h"
#include "scripting/read/names.h"
#include "scripting/source/messages.h"

namespace hr::scripting {

namespace {

// Limits for a ruleset. The size of all texts read is counted in the registry under this address.
constexpr std::size_t k_max_text = std::size_t{16} << 10;  // bytes of one text
constexpr lua_Integer k_max_texts = lua_Integer{1} << 20;  // bytes of all of them
constexpr std::size_t k_max_entries = 4096;                // of one list or table
const char k_read = 0;

void check_entries(const FieldReader& list, std::size_t count) {
  if (count > k_max_entries)
    list.complain("", fmt::format("expected at most {} entries, got more", k_max_entries));
}

// Called before the text at an index is copied.
void take_text(const FieldReader& where, int index) {
  lua_State* L = where.state();
  const std::size_t size = lua_rawlen(L, index);
  if (size > k_max_text)
    where.complain("",
                   fmt::format("expected a text of at most {} bytes, got {}", k_max_text, size));
  lua_rawgetp(L, LUA_REGISTRYINDEX, &k_read);
  const lua_Integer all = lua_tointeger(L, -1) + static_cast<lua_Integer>(size);
  lua_pop(L, 1);
  if (all > k_max_texts)
    where.complain("",
                   fmt::format("the texts of this ruleset exceed {} bytes in total", k_max_texts));
  lua_pushinteger(L, all);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &k_read);
}

std::string below(const std::string& path, std::string_view name) {
  if (path.empty() || name.empty()) return path + std::string(name);
  return path + "." + std::string(name);
}

}  // namespace

std::string FieldReader::where(std::string_view field, std::string_view shown) const {
  const SourcePlace place = source_.find(below(path_, field));
  const std::string path = below(shown_, shown.empty() ? field : shown);
  return fmt::format("{}: {}", place.text(), path.empty() ? "" : path + ": ");
}

void FieldReader::complain(std::string_view field, std::string_view sentence,
                           std::string_view shown) const {
  throw RuleError(clean_message(where(field, shown) + std::string(sentence)));
}

std::string_view FieldReader::changed_last(std::initializer_list<std::string_view> fields) const {
  return *std::ranges::max_element(
      fields, {}, [&](std::string_view field) { return source_.find(below(path_, field)).rank; });
}

void FieldReader::expected(std::string_view what) const {
  complain("",
           fmt::format("expected {}, got {}", what, is_nil() ? "nothing" : found(state(), index_)));
}

void FieldReader::unknown(std::string_view what, std::string_view name,
                          std::span<const std::string> known) const {
  complain("", fmt::format("there is no {} called {}{}", what, hr::quote(name),
                           did_you_mean(name, known)));
}

namespace {

// A limit that is reached during reading is reported for what is being read.
void use_part(const std::function<void(FieldReader)>& use, const FieldReader& part,
              const std::string& path) {
  try {
    use(part);
  } catch (Exhausted& exhausted) {
    exhausted.set_place(path);
    throw;
  }
}

}  // namespace

void FieldReader::with(std::string_view name, const std::function<void(FieldReader)>& use) const {
  check_table();
  lua_pushlstring(state(), name.data(), name.size());
  lua_rawget(state(), index_);
  const std::string path = below(path_, name);
  use_part(use, FieldReader(box_, source_, -1, path, below(shown_, name)), path);
  lua_pop(state(), 1);
}

void FieldReader::with(lua_Integer number, const std::function<void(FieldReader)>& use,
                       std::string_view shown) const {
  check_table();
  const std::string name = std::to_string(number), path = below(path_, name);
  lua_rawgeti(state(), index_, number);
  use_part(use, FieldReader(box_, source_, -1, path, below(shown_, shown.empty() ? name : shown)),
           path);
  lua_pop(state(), 1);
}

bool FieldReader::has(std::string_view name) const {
  bool there = false;
  with(name, [&](const FieldReader& part) { there = !part.is_nil(); });
  return there;
}

void FieldReader::each(const std::function<void(const std::string&, FieldReader)>& use) const {
  check_table();
  std::vector<std::string> names;
  for (lua_pushnil(state()); lua_next(state(), index_) != 0; lua_pop(state(), 1)) {
    if (lua_type(state(), -2) != LUA_TSTRING) complain_of_key();
    check_entries(*this, names.size() + 1);
    take_text(*this, -2);
    names.push_back(key());
  }
  std::sort(names.begin(), names.end());
  for (const std::string& name : names)
    with(name, [&](const FieldReader& part) {
      check_name(part, name);
      use(name, part);
    });
}

void FieldReader::items(const std::function<void(FieldReader)>& use) const {
  check_table();
  check_entries(*this, length());
  for (lua_Integer i = 1; i <= length(); ++i) with(i, use);
}

void FieldReader::list(const std::function<void(FieldReader)>& use) const {
  check_table();
  only({}, length());
  items(use);
}

void FieldReader::needs_api(int since, int api) const {
  if (is_nil() || api >= since) return;
  complain("", fmt::format("there is this field since version {} of the API: write api = {} in "
                           "rules.lua",
                           since, since));
}

// Of several wrong names, reports the first in the file: Lua itself has no fixed order.
void FieldReader::only(std::span<const std::string_view> names, lua_Integer items) const {
  check_table();
  std::vector<std::string> strange;
  for (lua_pushnil(state()); lua_next(state(), index_) != 0; lua_pop(state(), 1)) {
    const bool whole = lua_isinteger(state(), -2) != 0;
    if (whole && lua_tointeger(state(), -2) >= 1 && lua_tointeger(state(), -2) <= items) continue;
    if (!whole && lua_type(state(), -2) != LUA_TSTRING) complain_of_key();
    check_entries(*this, strange.size() + 1);
    if (!whole && lua_rawlen(state(), -2) > k_max_text) take_text(*this, -2);  // throws
    std::string name = whole ? std::to_string(lua_tointeger(state(), -2)) : key();
    if (whole || std::find(names.begin(), names.end(), name) == names.end())
      strange.push_back(std::move(name));
  }
  if (strange.empty()) return;
  const auto place = [&](const std::string& name) {
    const SourcePlace at = source_.find(below(path_, name));
    return std::tuple(at.rank, at.at.line, at.at.column, name);
  };
  const std::string name =
      *std::min_element(strange.begin(), strange.end(),
                        [&](const auto& a, const auto& b) { return place(a) < place(b); });
  const std::vector<std::string> known(names.begin(), names.end());
  const bool number = name.find_first_not_of("-0123456789") == std::string::npos;
  if (!number && names.empty()) complain(name, "expected only a list here");
  if (!number) {
    const std::string meant = did_you_mean(name, known);
    complain(name, "unknown field" + (meant.empty() ? "; known are " + list_text(known) : meant));
  }
  if (items == 0) complain(name, "expected a name for this value, as in name = value");
  complain(name, fmt::format("expected at most {} value{} here", items, items == 1 ? "" : "s"));
}

std::string FieldReader::key() const {
  std::size_t size = 0;
  const char* name = lua_tolstring(state(), -2, &size);
  return {name, size};
}

void FieldReader::complain_of_key() const {
  if (lua_isinteger(state(), -2) == 0)
    complain("", fmt::format("expected names, got {}", found(state(), -2)));
  complain(std::to_string(lua_tointeger(state(), -2)),
           "expected a name for this value, as in name = value");
}

void FieldReader::check_table() const {
  if (!is_table()) expected("a table");
}

std::string FieldReader::text() const {
  if (!is_text()) expected("a text");
  take_text(*this, index_);
  return shown_text(*this, check<std::string_view>(state(), index_));
}

std::string FieldReader::lines() const {
  if (!is_text()) expected("a text");
  take_text(*this, index_);
  return std::string(check<std::string_view>(state(), index_));
}

std::int64_t FieldReader::integer(std::int64_t low, std::int64_t high) const {
  const bool fits = lua_isinteger(state(), index_) != 0 && lua_tointeger(state(), index_) >= low &&
                    lua_tointeger(state(), index_) <= high;
  if (fits) return lua_tointeger(state(), index_);
  if (low == INT64_MIN && high == INT64_MAX) expected("an integer");
  if (high == INT64_MAX) expected(fmt::format("an integer of at least {}", low));
  expected(fmt::format("an integer from {} to {}", low, high));
}

bool FieldReader::flag() const {
  if (!lua_isboolean(state(), index_)) expected("true or false");
  return lua_toboolean(state(), index_) != 0;
}

std::size_t FieldReader::word(std::span<const std::string_view> words) const {
  if (is_text()) {
    const auto it = std::find(words.begin(), words.end(), check<std::string_view>(state(), index_));
    if (it != words.end()) return it - words.begin();
  }
  const std::vector<std::string> known(words.begin(), words.end());
  const std::string meant = is_text() ? did_you_mean(text(), known) : "";
  const std::string got = is_nil() ? "nothing" : found(state(), index_);
  complain("", fmt::format("expected {}, got {}{}", quoted_list(words), got, meant));
}

Set FieldReader::set() const {
  const SetValue* value = to_set(state(), index_);
  if (value == nullptr) expected("a set of cells, such as empty or region \"name\"");
  return value->set;
}

std::vector<std::string> FieldReader::texts() const {
  if (is_text()) return {text()};
  std::vector<std::string> out;
  if (!is_table()) expected("a text or a list of texts");
  list([&](const FieldReader& item) { out.push_back(item.text()); });
  return out;
}

std::string FieldReader::text(std::string_view name, const std::string& fallback) const {
  std::string out = fallback;
  with(name, [&](const FieldReader& part) {
    if (!part.is_nil()) out = part.text();
  });
  return out;
}

bool FieldReader::flag(std::string_view name, bool fallback) const {
  with(name, [&](const FieldReader& part) {
    if (!part.is_nil()) fallback = part.flag();
  });
  return fallback;
}

std::int64_t FieldReader::integer(std::string_view name, std::int64_t fallback, std::int64_t low,
                                  std::int64_t high) const {
  with(name, [&](const FieldReader& part) {
    if (!part.is_nil()) fallback = part.integer(low, high);
  });
  return fallback;
}

int FieldReader::keep() const {
  if (is_nil()) return -1;
  if (!is_function()) expected("a function");
  lua_pushvalue(state(), index_);
  return box_.keep();
}

int FieldReader::keep(std::string_view name) const {
  int kept = -1;
  with(name, [&](const FieldReader& part) { kept = part.keep(); });
  return kept;
}

}  // namespace hr::scripting
