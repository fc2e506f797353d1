// SPDX-License-Identifier: MIT
// Reads a ruleset's table. Every field is read by name or number; every error has file, line, path,
// what was expected and what was found. A FieldReader knows where it is (`path`) and how errors
// show that path (`shown`: options.columns.default for options.columns.1). Its value is at `index`
// of the Lua stack; each function leaves the stack as high as it was. Sandbox and Source must
// outlive it. All errors are thrown as Error.
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

#include "core/game/game_def.h"
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

  // A different value for the same place, such as the result of a function there.
  FieldReader again(int index) const { return {box_, source_, index, path_, shown_}; }

  // The same value, which errors call by another path.
  FieldReader shown_as(std::string shown) const {
    return {box_, source_, index_, path_, std::move(shown)};
  }

  lua_State* state() const { return box_.state(); }
  Sandbox& box() const { return box_; }
  const Source& source() const { return source_; }
  int index() const { return index_; }
  const std::string& path() const { return path_; }
  const std::string& shown() const { return shown_; }

  // Throws Error "file:line: path: sentence"; `field` names a part of this value ("" is the whole),
  // `shown` is how the error names that part if that differs.
  [[noreturn]] void complain(std::string_view field, std::string_view sentence,
                             std::string_view shown = "") const;
  [[noreturn]] void expected(std::string_view what) const;  // …, got this value
  // "there is no kind called …": a name that is not among those known.
  [[noreturn]] void unknown(std::string_view what, std::string_view name,
                            std::span<const std::string> known) const;

  // Of these fields of an option, the one that the last variant has changed, or else the first: the
  // one to blame if they do not fit together.
  std::string_view changed_last(std::initializer_list<std::string_view> fields) const;

  bool is_nil() const { return lua_isnil(state(), index_); }
  bool is_table() const { return lua_istable(state(), index_); }
  bool is_function() const { return lua_isfunction(state(), index_); }
  bool is_text() const { return lua_type(state(), index_) == LUA_TSTRING; }

  // Reads the part of this table under a name or number; nil if there is none.
  void with(std::string_view name, const std::function<void(FieldReader)>& use) const;
  void with(lua_Integer number, const std::function<void(FieldReader)>& use,
            std::string_view shown = "") const;
  bool has(std::string_view name) const;
  lua_Integer length() const { return static_cast<lua_Integer>(lua_rawlen(state(), index_)); }

  // `each`: every named part, in order of names; numbered parts are errors. `items`: every item of
  // a list. `list`: the same for a table that must contain nothing else.
  void each(const std::function<void(const std::string&, FieldReader)>& use) const;
  void items(const std::function<void(FieldReader)>& use) const;
  void list(const std::function<void(FieldReader)>& use) const;

  // Reports any name that is not among these, and numbered parts after `items`.
  void only(std::span<const std::string_view> names, lua_Integer items = 0) const;

  // Reports a field that rulesets of this version of the API do not know yet; nil is none.
  void needs_api(int since, int api) const;

  // What complain() writes before its sentence, for what can only be checked later.
  std::string where(std::string_view field = "", std::string_view shown = "") const;

  // This value as a type; an error if it is of another type.
  std::string text() const;
  std::int64_t integer(std::int64_t low = INT64_MIN, std::int64_t high = INT64_MAX) const;
  bool flag() const;
  std::size_t word(std::span<const std::string_view> words) const;
  Set set() const;
  std::vector<std::string> texts() const;  // one text, or a list of them
  std::string lines() const;               // a text whose line breaks stay
  void check_table() const;

  // A named part, or the fallback if it is nil.
  std::string text(std::string_view name, const std::string& fallback) const;
  bool flag(std::string_view name, bool fallback) const;
  std::int64_t integer(std::string_view name, std::int64_t fallback, std::int64_t low = INT64_MIN,
                       std::int64_t high = INT64_MAX) const;

  // Keeps a function found here or under a name; -1 if there is none.
  int keep() const;
  int keep(std::string_view name) const;

 private:
  // The key that lua_next left below a value.
  std::string key() const;
  [[noreturn]] void complain_of_key() const;

  Sandbox& box_;
  const Source& source_;
  int index_;
  std::string path_, shown_;
};

}  // namespace hr::scripting
