// SPDX-License-Identifier: MIT
#include "scripting/variants/variant_changes.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "core/base/suggest.h"
#include "scripting/read/field_reader.h"
#include "scripting/read/options.h"
#include "scripting/source/messages.h"
#include "scripting/variants/variant_calls.h"
#include "scripting/variants/variant_paths.h"

namespace hr::scripting {

namespace {

using ChangeMode = VariantChange::ChangeMode;

struct ChangeWord {
  const char* field;  // of the variant's table
  const char* is;     // its word in errors
  const char* effect;
};

const ChangeWord& word(ChangeMode mode) {
  static constexpr std::array<ChangeWord, 4> words{{{"set", "set", "replaces"},
                                                    {"around", "wrapped", "wraps"},
                                                    {"before", "preceded", "runs before"},
                                                    {"after", "followed", "runs after"}}};
  return words[static_cast<std::size_t>(mode)];
}

bool alone(ChangeMode mode) { return mode == ChangeMode::set || mode == ChangeMode::around; }

// A missing function does nothing, so functions can be added before and after it all the same.
bool accepts_functions(const PathParts& parts) {
  if (parts.size() == 1) return parts[0] == "setup";
  if (parts.size() == 2) return parts[0] == "hooks";
  if (parts.size() != 3) return false;
  return (parts[0] == "verbs" &&
          (parts[2] == "effect" || parts[2] == "done" || parts[2] == "declined")) ||
         (parts[0] == "kinds" && parts[2] == "captured");
}

// The same for lists of writes.
bool accepts_writes(const PathParts& parts) {
  if (parts.size() == 1)
    return parts[0] == "setup" || parts[0] == "turn_begins" || parts[0] == "turn_ends" ||
           parts[0] == "drops_out";
  if (parts.size() == 3 && parts[0] == "kinds") return parts[2] == "captured";
  if (parts.size() < 3 || parts.size() > 4 || parts[0] != "verbs") return false;
  return parts.back() == "does" ||
         (parts.size() == 3 &&
          (parts[2] == "last" || parts[2] == "done" || parts[2] == "declined"));
}

// Setting the default of an option moves its other words, so it conflicts with setting one of
// those.
bool shift(const VariantChange& a, const VariantChange& b) {
  const auto word = [](const PathParts& parts) {
    return parts.size() == 3 && parts[0] == "options" &&
           parts[2].find_first_not_of("0123456789") == std::string::npos;
  };
  return word(a.parts) && word(b.parts) && a.parts[1] == b.parts[1] &&
         (is_default(a.parts) || is_default(b.parts));
}

// Reported for the later of the two.
[[noreturn]] void clash(const VariantChange& here, const VariantChange& there) {
  const bool same = here.path() == there.path() || shift(here, there);
  const std::string other = there.place().text();
  if (here.variant == there.variant)
    here.complain(
        fmt::format("this variant already changes {} in {}", same ? "it" : there.written, other));
  const std::string is =
      here.mode == there.mode && same ? "" : fmt::format("{} ", word(there.mode).is);
  const std::string sentence =
      same ? fmt::format("is {} here and {}in {}; only one variant may change it",
                         word(here.mode).is, is, other)
           : fmt::format(
                 "is {} here, and {} is {}in {}; one contains the other, and only one "
                 "variant may change it",
                 word(here.mode).is, there.written, is, other);
  throw VariantConflict(
      clean_message(fmt::format("{}: {}: {}", here.place().text(), here.written, sentence)));
}

// One variant's `set` would discard what another one adds.
[[noreturn]] void lose(const VariantChange& here, const std::string& added, const Variant& by) {
  const std::string sentence = fmt::format("is set here, which would remove {}, added in {}", added,
                                           by.source.own(added).text());
  if (&by == here.variant) here.complain(sentence);
  throw VariantConflict(
      clean_message(fmt::format("{}: {}: {}", here.place().text(), here.written, sentence)));
}

void check_conflicts(const std::vector<VariantChange>& changes,
                     const std::map<std::string, const Variant*>& added) {
  for (std::size_t i = 0; i < changes.size(); ++i) {
    const VariantChange& here = changes[i];
    if (!alone(here.mode)) continue;
    for (std::size_t j = 0; j < i; ++j)
      if (alone(changes[j].mode) &&
          (is_inside(here.path(), changes[j].path()) || is_inside(changes[j].path(), here.path()) ||
           shift(here, changes[j])))
        clash(here, changes[j]);
    for (const auto& [path, variant] : added)
      if (here.mode == ChangeMode::set && is_inside(path, here.path())) lose(here, path, *variant);
  }
}

// For an option with words the new default must be one of them, and changes places with the first.
void change_places(lua_State* L, int option, const VariantChange& change) {
  const int value = lua_gettop(L), old = value - 1;
  std::vector<std::string_view> words;
  for (lua_Integer i = 1; lua_rawgeti(L, option, i) == LUA_TSTRING; ++i) {
    words.emplace_back(lua_tostring(L, -1));
    const bool here = lua_rawequal(L, -1, value) != 0;
    lua_pop(L, 1);
    if (!here) continue;
    lua_pushvalue(L, old);
    return lua_rawseti(L, option, i);
  }
  lua_pop(L, 1);
  change.complain(fmt::format("expected {}, got {}", quoted_list(words), found(L, value)));
}

// Checks the value on top, the new default of an option, with the old one below it: it keeps the
// option's type, and words change places.
void check_default(lua_State* L, int option, const VariantChange& change) {
  const std::optional<OptionType> type = declared_type(L, option);
  if (!type) return;  // it has none that is valid, so anything may be its first
  const auto expect = [&](bool fits, const char* wanted) {
    if (!fits) change.complain(fmt::format("expected {}, got {}", wanted, found(L, -1)));
  };
  switch (*type) {
    case OptionType::number:
      return expect(lua_isinteger(L, -1) != 0, "an integer");
    case OptionType::flag:
      return expect(lua_isboolean(L, -1), "true or false");
    case OptionType::word:
      return change_places(L, option, change);
    case OptionType::list:
      return expect(lua_istable(L, -1), "a list of words");
  }
}

// A list of things to do under `terms` can only be replaced by another, since it is used as one.
void check_form(lua_State* L, const VariantChange& change) {
  if (change.parts.size() != 2 || change.parts[0] != "terms") return;
  const bool writes = is_writes(L, -2);
  if (writes == is_writes(L, -1)) return;
  change.complain(fmt::format("expected {}, as the ruleset has there, got {}",
                              writes ? "a list of things to do" : "a set, condition or number",
                              found(L, -1)));
}

void set_part(Sandbox& box, VariantChange& change, int ruleset, Source& base) {
  lua_State* L = box.state();
  push_holder(L, ruleset, change);
  const int holder = lua_gettop(L);
  check_settable(L, holder, change);
  push_part(L, holder, change.parts.back());
  change.fresh = lua_isnil(L, -1);
  box.push_kept(change.value);
  if (is_default(change.parts)) check_default(L, holder, change);
  if (!change.fresh) check_form(L, change);
  put_part(L, holder, change.parts.back());
  lua_settop(L, holder - 1);
  base.graft(change.path(), change.variant->source, "set." + change.written);
}

void wrap_part(Sandbox& box, const VariantChange& change, int ruleset) {
  lua_State* L = box.state();
  push_holder(L, ruleset, change);
  const int holder = lua_gettop(L);
  box.push_kept(change.value);
  push_part(L, holder, change.parts.back());
  if (lua_isnil(L, -1))
    change.complain("there is no function to wrap" + suggestion_in(L, holder, change.parts.back()) +
                    "; use set to provide one");
  if (!lua_isfunction(L, -1))
    change.complain(fmt::format("expected a function to wrap, got {}", found(L, -1)));
  push_around(L);
  put_part(L, holder, change.parts.back());
  lua_settop(L, holder - 1);
}

// What is added must be of one sort with what is there: functions, or lists of writes.
void check_hook_target(lua_State* L, int holder, const VariantChange& change, bool writes) {
  const std::string& part = change.parts.back();
  push_part(L, holder, part);
  const bool nothing = lua_isnil(L, -1), fits = nothing || lua_isfunction(L, -1) != writes;
  if (!fits)
    change.complain(
        fmt::format("expected {}, got {}", writes ? "writes" : "a function", found(L, -1)));
  lua_pop(L, 1);
  if (nothing && change.parts[0] == "hooks")
    change.complain(
        fmt::format("there is no hook called \"{}\"{}", part, suggestion_in(L, holder, part)));
}

// Replaces the list of writes on top of the stack by one that has those added before and after it.
void add_writes(Sandbox& box, const std::vector<const VariantChange*>& hooks, Source& base) {
  lua_State* L = box.state();
  const int there = lua_gettop(L);
  const std::string path = hooks.front()->path();
  lua_newtable(L);
  lua_Integer n = 0;
  const auto add = [&](ChangeMode mode) {
    for (const VariantChange* change : hooks) {
      if (change->mode != mode) continue;
      box.push_kept(change->value);
      lua_rawseti(L, -2, ++n);
      base.graft(fmt::format("{}.{}", path, n), change->variant->source,
                 fmt::format("{}.{}", word(mode).field, change->written));
    }
  };
  add(ChangeMode::before);
  if (!lua_isnil(L, there)) {
    lua_pushvalue(L, there);
    lua_rawseti(L, -2, ++n);
  }
  add(ChangeMode::after);
  lua_replace(L, there);
}

// All functions added to one function: those before it, then those after it.
void add_functions(Sandbox& box, const std::vector<const VariantChange*>& hooks) {
  lua_State* L = box.state();
  const int below = lua_gettop(L);
  luaL_checkstack(L, static_cast<int>(hooks.size()) + LUA_MINSTACK, nullptr);
  for (const VariantChange* change : hooks)
    if (change->mode == ChangeMode::before) box.push_kept(change->value);
  const int befores = lua_gettop(L) - below;
  for (const VariantChange* change : hooks)
    if (change->mode == ChangeMode::after) box.push_kept(change->value);
  push_hooked(L, befores, lua_gettop(L) - below - befores);
}

bool adds_function(Sandbox& box, const VariantChange& change) {
  box.push_kept(change.value);
  const bool out = lua_isfunction(box.state(), -1);
  lua_pop(box.state(), 1);
  return out;
}

// Everything added to one part.
void hook_part(Sandbox& box, const std::vector<const VariantChange*>& hooks, int ruleset,
               Source& base) {
  lua_State* L = box.state();
  const VariantChange& first = *hooks.front();
  push_holder(L, ruleset, first);
  const int holder = lua_gettop(L);
  for (const VariantChange* change : hooks)
    check_hook_target(L, holder, *change, !adds_function(box, *change));
  const bool writes = !adds_function(box, first);
  for (const VariantChange* change : hooks)
    if (adds_function(box, *change) == writes)
      change->complain("functions and writes cannot both be added here");
  push_part(L, holder, first.parts.back());
  writes ? add_writes(box, hooks, base) : add_functions(box, hooks);
  put_part(L, holder, first.parts.back());
  lua_settop(L, holder - 1);
}

void check_hook_path(Sandbox& box, const VariantChange& change) {
  const bool function = adds_function(box, change);
  if (function ? accepts_functions(change.parts) : accepts_writes(change.parts)) return;
  if (accepts_functions(change.parts) || accepts_writes(change.parts)) {
    box.push_kept(change.value);
    change.complain(fmt::format("expected {}, got {}", function ? "writes" : "a function",
                                found(box.state(), -1)));
  }
  const char* const when = change.mode == ChangeMode::before ? "before" : "after";
  if (!function)
    change.complain(
        fmt::format("only setup, turn_begins, turn_ends, drops_out, the does, last, done and "
                    "declined of a verb and the captured of a kind accept writes {}; use set to "
                    "replace what is here",
                    when));
  std::vector<std::string> known{"setup"};
  if (change.parts.size() == 3)
    for (const char* path :
         {"verbs.{}.effect", "verbs.{}.done", "verbs.{}.declined", "kinds.{}.captured"})
      known.push_back(fmt::format(fmt::runtime(path), change.parts[1]));
  change.complain(fmt::format(
      "only setup, hooks, the effect, done and declined of a verb and the captured of a kind "
      "accept "
      "functions {}{}; use around or set to change a function whose return value matters",
      when, did_you_mean(change.written, known)));
}

}  // namespace

std::string VariantChange::path() const { return join_path(parts, parts.size()); }

SourcePlace VariantChange::place() const {
  return variant->source.own(std::string(word(mode).field) + "." + written);
}

void VariantChange::complain(const std::string& sentence) const {
  throw RuleError(clean_message(fmt::format("{}: {}: {}", place().text(), written, sentence)));
}

std::string change_text(const VariantChange& change) {
  return fmt::format("{} {}", change.fresh ? "adds" : word(change.mode).effect, change.written);
}

void read_changes(Sandbox& box, const Variant& variant, bool options,
                  std::vector<VariantChange>& out) {
  box.push_kept(variant.table);
  const FieldReader table(box, variant.source, -1);
  for (const ChangeMode mode :
       {ChangeMode::set, ChangeMode::around, ChangeMode::before, ChangeMode::after})
    table.with(word(mode).field, [&](const FieldReader& paths) {
      if (paths.is_nil()) return;
      paths.each([&](const std::string& path, const FieldReader& value) {
        VariantChange change{.mode = mode,
                             .variant = &variant,
                             .written = path,
                             .parts = split_path(path),
                             .value = -1};
        if ((change.parts[0] == "options") != options) return;
        if (std::ranges::find(change.parts, "") != change.parts.end())
          change.complain("expected names joined by dots, such as \"verbs.step.effect\"");
        if (mode == ChangeMode::around && !value.is_function())
          change.complain("expected a function, got " + found(box.state(), value.index()));
        lua_pushvalue(box.state(), value.index());
        change.value = box.keep();
        out.push_back(std::move(change));
      });
    });
  lua_pop(box.state(), 1);
}

void make_changes(Sandbox& box, std::vector<VariantChange>& changes, int ruleset, Source& base,
                  const std::map<std::string, const Variant*>& added) {
  lua_State* L = box.state();
  open_verbs(L, ruleset, base);
  for (VariantChange& change : changes) complete(L, ruleset, change);
  check_conflicts(changes, added);
  for (VariantChange& change : changes)
    if (change.mode == ChangeMode::set) set_part(box, change, ruleset, base);
  open_verbs(L, ruleset, base);
  std::map<std::string, std::vector<const VariantChange*>> hooks;
  for (const VariantChange& change : changes) {
    if (change.mode == ChangeMode::around) wrap_part(box, change, ruleset);
    if (alone(change.mode)) continue;
    check_hook_path(box, change);
    hooks[change.path()].push_back(&change);
  }
  for (const auto& [path, on_it] : hooks) hook_part(box, on_it, ruleset, base);
}

}  // namespace hr::scripting
