// SPDX-License-Identifier: MIT
// Reading a ruleset's table: every field by name or number, each complaint with file, line, path,
// what was expected and what was found. A FieldReader knows where it is (`path`) and how complaints
// call that place (`shown`: options.columns.default stands at options.columns.1); the value it
// speaks of stands at `index` of the Lua stack, which each function leaves as high as it was.
#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <lua.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/definition.h"
#include "scripting/lua/sandbox.h"
#include "scripting/source/source.h"

namespace hr::scripting {

class FieldReader {
 public:
  FieldReader(Sandbox& box, const Source& source, int index, std::string path = "",
              std::string shown = "")
      : box_(box),
        source_(source),
        index_(lua_absindex(box.state(), index)),
        path_(std::move(path)),
        shown_(std::move(shown)) {}

  // Another value in the same place, as one that a function gave.
  FieldReader again(int index) const { return {box_, source_, index, path_, shown_}; }

  lua_State* state() const { return box_.state(); }
  Sandbox& box() const { return box_; }
  const Source& source() const { return source_; }
  int index() const { return index_; }
  const std::string& path() const { return path_; }
  const std::string& shown() const { return shown_; }

  // Throws Error "file:line: path: sentence"; `field` names a part of this value ("" is the whole),
  // `shown` how the complaint calls it when that differs.
  [[noreturn]] void complain(std::string_view field, std::string_view sentence,
                             std::string_view shown = "") const;
  [[noreturn]] void expected(std::string_view what) const;  // …, got what stands here
  // "there is no kind called …": a name that should be among those known.
  [[noreturn]] void unknown(std::string_view what, std::string_view name,
                            std::span<const std::string> known) const;

  // Of these fields of an option the one that the last variant has changed, or else the first: who
  // is to blame when they do not fit together.
  std::string_view changed_last(std::initializer_list<std::string_view> fields) const;

  bool is_nil() const { return lua_isnil(state(), index_); }
  bool is_table() const { return lua_istable(state(), index_); }
  bool is_function() const { return lua_isfunction(state(), index_); }
  bool is_text() const { return lua_type(state(), index_) == LUA_TSTRING; }

  // The part of this table under a name or number; nil when it is not there.
  void with(std::string_view name, const std::function<void(FieldReader)>& use) const;
  void with(lua_Integer number, const std::function<void(FieldReader)>& use,
            std::string_view shown = "") const;
  bool has(std::string_view name) const;
  lua_Integer length() const { return static_cast<lua_Integer>(lua_rawlen(state(), index_)); }

  // Every named part, in the order of the names (numbered ones are complained about); every item
  // of a list; every item of what must be nothing but a list.
  void each(const std::function<void(const std::string&, FieldReader)>& use) const;
  void items(const std::function<void(FieldReader)>& use) const;
  void list(const std::function<void(FieldReader)>& use) const;

  // Complains about any name that is not among these, and about numbered parts past `items`.
  void only(std::span<const std::string_view> names, lua_Integer items = 0) const;

  // This value, as a type; complains when it is another.
  std::string text() const;
  std::int64_t integer(std::int64_t low = INT64_MIN, std::int64_t high = INT64_MAX) const;
  bool flag() const;
  std::size_t word(std::span<const std::string_view> words) const;
  Set set() const;
  std::vector<std::string> texts() const;  // one text, or a list of them
  void check_table() const;

  // A named part with a fallback.
  std::string text(std::string_view name, const std::string& fallback) const;
  bool flag(std::string_view name, bool fallback) const;
  std::int64_t integer(std::string_view name, std::int64_t fallback, std::int64_t low = INT64_MIN,
                       std::int64_t high = INT64_MAX) const;

  // A function found here or under a name is kept; -1 when there is none.
  int keep() const;
  int keep(std::string_view name) const;

 private:
  // Of the key that lua_next left below a value.
  std::string key() const;
  [[noreturn]] void complain_of_key() const;

  Sandbox& box_;
  const Source& source_;
  int index_;
  std::string path_, shown_;
};

}  // namespace hr::scripting
