// SPDX-License-Identifier: MIT
// require: names consist of words only, each module runs once, cycles are reported.
#include <algorithm>

#include "scripting/lua/sandbox.h"
#include "scripting/source/edition_files.h"

namespace hr::scripting {

namespace {

constexpr std::size_t k_max_name = 100;

// "boards.big" and "boards/big" are the same module. No name can lead out of the folder.
std::string checked_name(std::string_view name) {
  std::string path(name.substr(0, k_max_name));
  std::ranges::replace(path, '.', '/');
  bool good = name.size() <= k_max_name;
  for (std::size_t from = 0; good && from <= path.size();) {
    const std::size_t to = std::min(path.find('/', from), path.size());
    good = is_module_word(std::string_view(path).substr(from, to - from));
    from = to + 1;
  }
  if (!good)
    throw Error("a module's name is words joined by dots or slashes, such as \"boards/big\"");
  return path;
}

struct Loading {
  std::vector<std::string>& names;
  Loading(std::vector<std::string>& list, const std::string& name) : names(list) {
    names.push_back(name);
  }
  ~Loading() { names.pop_back(); }
  Loading(const Loading&) = delete;
  Loading& operator=(const Loading&) = delete;
};

}  // namespace

int Sandbox::require(lua_State* L) {
  const std::string name = checked_name(check<std::string_view>(L, 1));
  of(L).push_module(name);
  return 1;
}

void Sandbox::push_module(const std::string& name) {
  lua_State* L = L_.get();
  const StackGuard guard(L, 1);
  lua_rawgeti(L, LUA_REGISTRYINDEX, modules_);
  if (lua_getfield(L, -1, name.c_str()) == LUA_TNIL) {
    lua_pop(L, 1);
    load_module(name);
    lua_pushvalue(L, -1);
    lua_setfield(L, -3, name.c_str());
  }
  lua_remove(L, -2);
}

void Sandbox::load_module(const std::string& name) {
  lua_State* L = L_.get();
  if (std::ranges::find(loading_, name) != loading_.end()) {
    std::string chain;
    for (const std::string& step : loading_) chain += step + " -> ";
    throw Error("modules require each other: " + chain + name);
  }
  const std::optional<Module> module = loader_ ? loader_(name) : std::nullopt;
  if (!module) throw Error("no module \"" + name + "\": looked for " + name + ".lua");
  const Loading loading(loading_, name);
  run(module->source, module->chunk_name);
  if (lua_isnil(L, -1)) throw Error("module \"" + name + "\" returns nothing");
}

}  // namespace hr::scripting
