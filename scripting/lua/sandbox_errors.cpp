// SPDX-License-Identifier: MIT
// Describes the error of a call in one line: "file:31: sentence (called from line 12)".
#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "scripting/lua/sandbox.h"
#include "scripting/source/messages.h"

namespace hr::scripting {
namespace {

constexpr int k_levels = 100;    // levels of the call stack that are searched for lines
constexpr int k_depth = 50'000;  // no reasonable rule nests calls so deeply

std::string memory_text(std::size_t bytes) {
  const std::size_t whole = bytes >> 20;
  if (whole == 0) return std::to_string(bytes >> 10) + " KB";
  return std::to_string(whole) + " MB";
}

// The most common slip: Lua names the word after the place where a comma is missing.
const char* syntax_hint(std::string_view text) {
  const bool in_table = text.find("'}' expected") != std::string_view::npos;
  const bool at_end = text.ends_with("near <eof>") || text.ends_with("near 'end'");
  return in_table && !at_end ? "; is a comma missing before it?" : "";
}

}  // namespace

// Also called when Lua is out of memory, so it does nothing that allocates. Chunks whose name
// begins with "=" are the engine's own and are skipped.
void Sandbox::CallFrames::take(lua_State* L) noexcept {
  size = 0;
  lua_Debug frame;
  deep = lua_getstack(L, k_depth, &frame) != 0;
  for (int level = 0; level < k_levels && size < list.size(); ++level) {
    if (lua_getstack(L, level, &frame) == 0) return;
    lua_getinfo(L, "Sl", &frame);
    if (frame.currentline <= 0 || frame.source[0] == '=') continue;
    CallFrame& next = list[size];
    const bool again = size > 0 && list[size - 1].line == frame.currentline &&
                       std::strcmp(list[size - 1].file.data(), frame.short_src) == 0;
    if (again) continue;  // a recursive function
    std::memcpy(next.file.data(), frame.short_src, next.file.size());
    next.line = frame.currentline;
    ++size;
  }
}

namespace {

// If the time of a whole command ended, that is reported, with only the line added.
void throw_for_whole(const std::string& text) {
  try {
    Allowance::check_whole();
  } catch (Exhausted& exhausted) {
    if (names_a_line(text)) exhausted.set_place(text.substr(0, text.find(": ")));
    throw;
  }
}

// Of the value that was thrown, on top of the stack.
std::string value_text(lua_State* L) {
  const int type = lua_type(L, -1);
  if (type == LUA_TSTRING || type == LUA_TNUMBER) {
    std::size_t size = 0;
    const char* text = lua_tolstring(L, -1, &size);
    return clean_message({text, size});
  }
  return "error was called with " + found(L, -1) + " instead of a text";
}

}  // namespace

// While a file is being read no rule runs, so the only line to name is the file's first.
void Sandbox::fail(int status, int base, bool stopped, const std::string& file) {
  lua_State* L = L_.get();
  const bool overrun = stopped || watch_.over() || status == LUA_ERRMEM;
  std::string text = describe(status, stopped || watch_.over());
  if (!file.empty() && !names_a_line(text)) text = file + ":1: " + text;
  lua_settop(L, base);
  frames_.size = 0;
  last_error_ = text;
  if (overrun || Allowance::unwinding()) throw_for_whole(text);
  if (overrun) throw Overrun(text);
  throw RuleError(text);
}

std::string Sandbox::describe(int status, bool stopped) {
  lua_State* L = L_.get();
  const bool text_given = lua_type(L, -1) == LUA_TSTRING;
  const std::string_view given = text_given ? check<std::string_view>(L, -1) : std::string_view();
  // An error of a nested call, passing through: it has already been described.
  if (text_given && !given.empty() && given == last_error_) return last_error_;

  std::string text;
  if (stopped) {
    text = watch_.reason();
  } else if (frames_.size > 0 && frames_.deep) {
    text = "stack overflow: a function calls itself endlessly";
  } else if (status == LUA_ERRMEM || given == "not enough memory") {
    text = "used more than " + memory_text(limits_.memory) + " of memory";
  } else if (status == LUA_ERRRUN || status == LUA_ERRSYNTAX || status == LUA_ERRERR) {
    text = value_text(L);
    if (text == "C stack overflow") text = "something is nested too deeply (C stack overflow)";
  } else {
    text = "a C++ exception passed through Lua";
  }
  if (status == LUA_ERRSYNTAX) return text + syntax_hint(text);
  if (frames_.size == 0) return text;
  if (!names_a_line(text)) {
    text = std::string(frames_.list[0].file.data()) + ":" + std::to_string(frames_.list[0].line) +
           ": " + text;
  }
  return text + callers(text);
}

// The lines that led to the one at the beginning of the text, innermost first.
std::string Sandbox::callers(std::string_view text) const {
  std::string list;
  bool told = false;
  for (std::size_t i = 0; i < frames_.size; ++i) {
    const std::string file = frames_.list[i].file.data();
    const std::string line = std::to_string(frames_.list[i].line);
    if (!told && text.starts_with(fmt::format("{}:{}:", file, line))) {
      told = true;
      list.clear();  // error(text, 2): what that line called did not lead to it
      continue;
    }
    if (!list.empty()) list += ", ";
    list += text.starts_with(file + ":") ? "line " + line : fmt::format("{}:{}", file, line);
  }
  return list.empty() ? list : " (called from " + list + ")";
}

}  // namespace hr::scripting
