// SPDX-License-Identifier: MIT
// One Lua state that runs untrusted rules: text chunks only, an allow-list of functions, frozen
// tables, a memory limit, a time budget for each call. It knows nothing of games.
// Every failure is thrown as hr::Error with the text "file:line: sentence"; the stack is then as it
// was before the function and its arguments were pushed. Rules have no pcall, so they cannot
// swallow an error or the end of the budget. Used by one thread at a time; owned by the ruleset.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <lua.hpp>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/lua/stack.h"
#include "scripting/lua/watchdog.h"

namespace hr::scripting {

struct SandboxLimits {
  std::size_t memory = std::size_t{64} << 20;
  std::chrono::milliseconds grace{100};     // a call may run so long unwatched
  std::uint64_t instructions = 20'000'000;  // after the grace
  std::chrono::milliseconds deadline{700};  // in any case; also limits C functions such as sort
};

// A module for `require`. A chunk name such as "@my_game/big.lua" is shown as "my_game/big.lua".
struct Module {
  std::string source;
  std::string chunk_name;
};

class Sandbox {
 public:
  // Finds a module; receives names with slashes ("boards/big" also for `require "boards.big"`) and
  // may throw hr::Error.
  using Loader = std::function<std::optional<Module>(const std::string& name)>;

  explicit Sandbox(SandboxLimits limits = {});
  ~Sandbox();
  Sandbox(const Sandbox&) = delete;
  Sandbox& operator=(const Sandbox&) = delete;

  lua_State* state() const { return L_.get(); }
  static Sandbox& of(lua_State* L) { return **static_cast<Sandbox**>(lua_getextraspace(L)); }

  // Runs a file and leaves its one result on the stack.
  void run(std::string_view source, const std::string& chunk_name);
  // Leaves the file's function on the stack without running it.
  void compile(std::string_view source, const std::string& chunk_name);

  // Like lua_call: pops a function and its arguments, leaves its results. In a nested call, or in a
  // series, a failure passes as Lua's own exception to the outermost call, which describes it; so
  // C++ code in between must not touch Lua's stack during unwinding.
  void call(int arguments, int results);

  // Runs `body`. Its calls are not protected one by one and therefore cheaper; each still has its
  // own budget. Exceptions from `body` are passed on.
  void in_series(const std::function<void()>& body);
  // The same, but all calls share one budget.
  void as_one(const std::function<void()>& body);

  // Pops a value and makes it a global that rules can read but not assign. Rules can still write
  // into a table; freeze() in library.h prevents that. `since`: the version of the API in which the
  // word came. Which version the rules name is known only after their file has run (name_version),
  // so until then a word of version 2 or later is given, and its first use noted.
  void set_global(const char* name, int since = 1);
  // The rules name this version of the API: they do not know the words of later ones. Throws
  // RuleError if they have used one, and from now on the use is an error.
  void name_version(int version);
  void set_modules(Loader loader) { loader_ = std::move(loader); }
  int modules() const { return modules_; }  // the kept table of what require has loaded

  // Pops a value that is needed often (usually a function) and keeps it; push_kept pushes it in a
  // few nanoseconds.
  int keep();
  void push_kept(int kept) { lua_rawgeti(L_.get(), LUA_REGISTRYINDEX, kept); }
  void release(int kept) { luaL_unref(L_.get(), LUA_REGISTRYINDEX, kept); }

  // For C functions that loop: ends the call if its budget is used up.
  static void check_budget(lua_State* L) {
    if (of(L).watch_.over()) [[unlikely]]
      stop(L);
  }

  bool busy() const { return at_ != At::outside; }  // a call or a series is running
  const SandboxLimits& limits() const { return limits_; }
  std::uint64_t calls() const { return calls_; }              // C++ into Lua, nested ones too
  std::uint64_t allocations() const { return allocations_; }  // blocks made or resized by Lua
  std::size_t memory() const { return memory_; }              // bytes held by Lua now

  // For the owner's bindings, which find it through of(L).
  void* context = nullptr;

 private:
  enum class At : std::uint8_t { outside, series, inside };  // C++, C++ in a series, a call
  struct CallFrame {
    std::array<char, LUA_IDSIZE> file{};
    int line = 0;
  };
  struct CallFrames {
    std::array<CallFrame, 6> list{};
    std::size_t size = 0;
    bool deep = false;  // nested so deeply that it must be endless recursion
    void take(lua_State* L) noexcept;
  };

  static void* allocate(void* self, void* block, std::size_t old_size, std::size_t size);
  static int on_error(lua_State* L);
  static int on_panic(lua_State* L);
  static int require(lua_State* L);
  static int run_body(lua_State* L);
  static int missing_global(lua_State* L);
  void look_for_later_words();
  void protect(const std::function<void()>& run, At at);
  void enter();
  bool leave();
  int load(std::string_view source, const std::string& chunk_name);  // a status of Lua
  void call_outermost(int arguments, int results);
  void check_time(int arguments);
  [[noreturn]] static void stop(lua_State* L);

  lua_State* make_state();
  void note_refusal() noexcept;
  void push_module(const std::string& name);
  void load_module(const std::string& name);
  [[noreturn]] void fail(int status, int base, bool stopped, const std::string& file = {});
  std::string describe(int status, bool stopped);
  std::string callers(std::string_view text) const;

  // A word that is not in the table of globals, since the rules may be of an earlier version.
  struct LaterWord {
    std::string name;
    int since = 1;
    int value = LUA_NOREF;  // kept
    std::string used = {};  // where, if before the version was known: "file:line"
  };
  void push_later(LaterWord& word);

  struct Close {
    void operator()(lua_State* L) const { lua_close(L); }
  };

  const SandboxLimits limits_;
  std::size_t memory_ = 0;
  std::uint64_t allocations_ = 0;
  std::uint64_t calls_ = 0;
  At at_ = At::outside;
  CallFrames frames_;       // where the last error arose
  std::string last_error_;  // text of the last error thrown, to know it when it comes again
  Loader loader_;
  std::vector<std::string> loading_;  // modules being loaded, outermost first
  int globals_ = LUA_NOREF;           // what set_global writes to
  std::vector<LaterWord> later_;      // in the order of their first use, unused ones last
  int version_ = 0;                   // that the rules name; 0: not known yet
  int environment_ = LUA_NOREF;       // the frozen face of it that rules see
  int modules_ = LUA_NOREF;           // results of require
  std::unique_ptr<lua_State, Close> L_;
  CallWatch watch_;
};

inline void Sandbox::call(int arguments, int results) {
  ++calls_;
  if (at_ != At::inside && watch_.time_has_passed()) [[unlikely]]
    check_time(arguments);
  if (at_ == At::outside) return call_outermost(arguments, results);
  if (at_ == At::inside) return lua_call(L_.get(), arguments, results);
  at_ = At::inside;
  watch_.begin();
  lua_call(L_.get(), arguments, results);
  at_ = At::series;
  if (watch_.end()) [[unlikely]]
    throw RuleError(watch_.reason());
}

}  // namespace hr::scripting
