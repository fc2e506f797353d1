// SPDX-License-Identifier: MIT
#include "scripting/lua/rules_sandbox.h"

#include <fmt/format.h>

#include <optional>

#include "scripting/lua/values.h"

namespace hr::scripting {

namespace {

void define_global(lua_State* L, const char* name, int since) {
  Sandbox::of(L).set_global(name, since);
}

// Lua modules come only from the ruleset's own files. A variant is not a module: it may be switched
// off.
std::optional<Module> find_module(const RulesetText& ruleset_text, const std::string& name) {
  const std::string* text = ruleset_text.find(name + ".lua");
  if (text == nullptr || name.starts_with("variants/")) return std::nullopt;
  return Module{*text, fmt::format("@{}/{}.lua", ruleset_text.ruleset, name)};
}

}  // namespace

void add_ruleset_functions(Sandbox& box) { register_words(box.state(), define_global); }

void open_to(Sandbox& box, const RulesetText& ruleset_text) {
  add_ruleset_functions(box);
  box.set_modules(
      [&ruleset_text](const std::string& name) { return find_module(ruleset_text, name); });
}

}  // namespace hr::scripting
