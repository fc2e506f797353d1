// SPDX-License-Identifier: MIT
#include "scripting/variants/variant_paths.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "core/base/suggest.h"
#include "scripting/lua/values.h"

namespace hr::scripting {

namespace {

using namespace std::string_view_literals;

constexpr std::array<std::pair<std::string_view, std::string_view>, 9> k_entries{
    {{"options", "option"},
     {"regions", "region"},
     {"zones", "zone"},
     {"kinds", "kind"},
     {"vars", "variable"},
     {"terms", "term"},
     {"events", "event"},
     {"verbs", "verb"},
     {"hooks", "hook"}}};

bool is_list_number(std::string_view part) {
  return !part.empty() && part.size() < 10 && part.front() != '0' &&
         part.find_first_not_of("0123456789") == std::string_view::npos;
}

std::vector<std::string> names_in(lua_State* L, int table) {
  std::vector<std::string> out;
  for (lua_pushnil(L); lua_next(L, table) != 0; lua_pop(L, 1))
    if (lua_type(L, -2) == LUA_TSTRING) out.emplace_back(lua_tostring(L, -2));
  std::ranges::sort(out);
  return out;
}

// A variant's name is in its own field.
std::vector<std::string> changeable_fields() {
  std::vector<std::string> out = ruleset_fields();
  std::erase_if(out, [](const std::string& field) {
    return field == "name" || field == "by" || field == "about";
  });
  return out;
}

// Error: the i-th part is not in the table at an index.
[[noreturn]] void lead_nowhere(lua_State* L, int table, const VariantChange& change,
                               std::size_t i) {
  const std::string& part = change.parts[i];
  if (i == 0) change.complain("the ruleset has no " + part);
  const std::string above = join_path(change.parts, i);
  if (is_list_number(part))
    change.complain(fmt::format("{} has no part {}; it has {}", above, part, lua_rawlen(L, table)));
  const std::string_view word = i == 1 ? entry_word(change.parts[0]) : ""sv;
  const std::string meant = suggestion_in(L, table, part);
  if (word.empty()) change.complain(fmt::format("{} has no part \"{}\"{}", above, part, meant));
  change.complain(fmt::format("there is no {} called \"{}\"{}", word, part, meant));
}

// Whether a part that verbs and patterns may have is the verb's own; the verb is on top of the
// stack. What is added after what a verb does comes after what its pattern does.
bool belongs_to_verb(lua_State* L, const VariantChange& change) {
  if (change.mode == VariantChange::ChangeMode::after) return false;
  push_part(L, lua_gettop(L), change.parts[2]);
  const bool out = !lua_isnil(L, -1);
  lua_pop(L, 1);
  return out;
}

// A new attribute of a kind that is spelled nearly like one that it has.
void check_attribute(lua_State* L, int kind, const VariantChange& change) {
  const PathParts& parts = change.parts;
  if (parts.size() != 3 || parts[0] != "kinds" || is_kind_field(parts[2])) return;
  if (const std::string meant = suggestion_in(L, kind, parts[2]); !meant.empty())
    change.complain(
        fmt::format("the kind \"{}\" has no attribute \"{}\"{}; an attribute that a "
                    "variant adds needs a name unlike those",
                    parts[1], parts[2], meant));
}

void check_field(const VariantChange& change) {
  const std::vector<std::string> known = changeable_fields();
  if (std::ranges::find(known, change.parts[0]) == known.end())
    change.complain(fmt::format("a variant cannot change \"{}\"{}", change.parts[0],
                                did_you_mean(change.parts[0], known)));
}

}  // namespace

PathParts split_path(std::string_view path) {
  PathParts out;
  for (std::size_t from = 0; from <= path.size();) {
    const std::size_t to = std::min(path.find('.', from), path.size());
    out.emplace_back(path.substr(from, to - from));
    from = to + 1;
  }
  return out;
}

std::string join_path(const PathParts& parts, std::size_t count) {
  std::string out;
  for (std::size_t i = 0; i < count; ++i) out += (i == 0 ? "" : ".") + parts[i];
  return out;
}

std::string_view entry_word(std::string_view section) {
  const auto it = std::ranges::find(k_entries, section, [](const auto& e) { return e.first; });
  return it == k_entries.end() ? ""sv : it->second;
}

void push_copy(lua_State* L, int index) {
  index = lua_absindex(L, index);
  lua_createtable(L, static_cast<int>(lua_rawlen(L, index)), 0);
  for (lua_pushnil(L); lua_next(L, index) != 0;) {
    lua_pushvalue(L, -2);
    lua_insert(L, -2);
    lua_rawset(L, -4);
  }
  if (lua_getmetatable(L, index) != 0) lua_setmetatable(L, -2);
}

void push_part(lua_State* L, int table, const std::string& part) {
  push(L, part);
  if (lua_rawget(L, table) != LUA_TNIL || !is_list_number(part)) return;
  lua_pop(L, 1);
  lua_rawgeti(L, table, std::stol(part));
}

void put_part(lua_State* L, int table, const std::string& part) {
  push(L, part);
  const bool by_name = lua_rawget(L, table) != LUA_TNIL || !is_list_number(part);
  lua_pop(L, 1);
  if (!by_name) return lua_rawseti(L, table, std::stol(part));
  push(L, part);
  lua_insert(L, -2);
  lua_rawset(L, table);
}

std::string suggestion_in(lua_State* L, int table, const std::string& name) {
  return did_you_mean(name, names_in(L, table));
}

bool is_default(const PathParts& parts) {
  return parts.size() == 3 && parts[0] == "options" && parts[2] == "1";
}

void complete(lua_State* L, int ruleset, VariantChange& change) {
  PathParts& parts = change.parts;
  check_field(change);
  if (parts.size() == 3 && ((parts[0] == "options" && parts[2] == "default") ||
                            (parts[0] == "vars" && parts[2] == "initial")))
    parts[2] = "1";
  if (parts[0] != "verbs" || parts.size() < 3 || !is_pattern_field(parts[2])) return;
  // What a verb does comes before what its pattern does.
  if (change.mode == VariantChange::ChangeMode::before && parts[2] == "does") return;
  push_part(L, ruleset, "verbs");
  if (lua_istable(L, -1)) {
    push_part(L, lua_gettop(L), parts[1]);
    if (lua_istable(L, -1) && lua_rawlen(L, -1) == 1 && !belongs_to_verb(L, change))
      parts.insert(parts.begin() + 2, "1");
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}

void push_holder(lua_State* L, int ruleset, const VariantChange& change) {
  lua_pushvalue(L, ruleset);
  for (std::size_t i = 0; i + 1 < change.parts.size(); ++i) {
    const int table = lua_gettop(L);
    push_part(L, table, change.parts[i]);
    if (lua_isnil(L, -1)) lead_nowhere(L, table, change, i);
    if (!lua_istable(L, -1))
      change.complain(
          fmt::format("{} is {} and has no parts", join_path(change.parts, i + 1), found(L, -1)));
    push_copy(L, -1);
    lua_pushvalue(L, -1);
    put_part(L, table, change.parts[i]);
    lua_replace(L, table);
    lua_settop(L, table);
  }
}

void check_settable(lua_State* L, int holder, const VariantChange& change) {
  const std::size_t last = change.parts.size() - 1;
  const std::string& part = change.parts[last];
  if (last == 0 && part != "options") return;
  if (last == 0) change.complain("expected one option, such as \"options.size\"");
  push_part(L, holder, part);
  const bool there = !lua_isnil(L, -1);
  lua_pop(L, 1);
  if (there) return;
  const bool next = is_list_number(part) && std::stoul(part) == lua_rawlen(L, holder) + 1;
  const bool named = last == 1 && !entry_word(change.parts[0]).empty();
  if (!next && (named || is_list_number(part))) lead_nowhere(L, holder, change, last);
  check_attribute(L, holder, change);
}

void open_verbs(lua_State* L, int ruleset, Source& base) {
  push_part(L, ruleset, "verbs");
  if (lua_istable(L, -1)) {
    push_copy(L, -1);
    const int verbs = lua_gettop(L);
    for (const std::string& name : names_in(L, verbs)) {
      push_part(L, verbs, name);
      if (!description(L, -1).empty()) {
        lua_createtable(L, 1, 0);
        lua_pushvalue(L, -2);
        lua_rawseti(L, -2, 1);
        put_part(L, verbs, name);
        base.repeat("verbs." + name, "verbs." + name + ".1");
      }
      lua_settop(L, verbs);
    }
    put_part(L, ruleset, "verbs");
  }
  lua_pop(L, 1);
}

}  // namespace hr::scripting
