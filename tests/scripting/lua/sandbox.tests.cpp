// SPDX-License-Identifier: MIT
#include "scripting/lua/sandbox.h"

#include <catch2/catch.hpp>
#include <map>

#include "core/base/allowance.h"
#include "tests/scripting/lua/sandbox_bench.h"

namespace hr::tests {

using namespace scripting;

namespace {

int g_destroyed = 0;

struct Witness {
  ~Witness() { ++g_destroyed; }
};

int raise_past_an_object(lua_State* L) {
  const Witness witness;
  return luaL_error(L, "raised");
}

int call_back(lua_State* L) {
  lua_settop(L, 1);
  Sandbox::of(L).call(0, 1);
  return 1;
}

int call_back_and_swallow(lua_State* L) {
  lua_settop(L, 1);
  if (lua_pcall(L, 0, 1, 0) != LUA_OK) push(L, "swallowed");
  return 1;
}

}  // namespace

TEST_CASE("Lua is the C++ build: a Lua error destroys the objects it passes", "[scripting]") {
  Bench b;
  b.add("raise", raise_past_an_object);
  g_destroyed = 0;
  CHECK(b.result("raise()") == "t.lua:1: raised");
  CHECK(g_destroyed == 1);
}

TEST_CASE("A chunk leaves exactly one result", "[scripting]") {
  Bench b;
  const StackGuard guard(b.L, 0);
  CHECK(b.result("return 1, 2, 3") == "1");
  CHECK(b.result("local x = 1") == "nil");
  CHECK(b.result("return ({...})[1]") == "nil");
}

TEST_CASE("A failing chunk or call leaves nothing on the stack", "[scripting]") {
  Bench b;
  const StackGuard guard(b.L, 0);
  CHECK_THROWS_AS(b.box.run("return +", "@t.lua"), hr::Error);
  CHECK_THROWS_AS(b.box.run("error('x')", "@t.lua"), hr::Error);
  b.box.run("return function(a) error(a) end", "@t.lua");
  push(b.L, "x");
  push(b.L, "y");
  CHECK_THROWS_AS(b.box.call(2, 3), hr::Error);
}

TEST_CASE("Errors name file and line", "[scripting]") {
  Bench b;
  CHECK(b.result("\nreturn {") == "t.lua:2: unexpected symbol near <eof>");
  CHECK(b.result("local x\nreturn x.y") == "t.lua:2: attempt to index a nil value (local 'x')");
  CHECK(b.result("\nerror 'no home'") == "t.lua:2: no home");
  CHECK(b.result("\nerror('no home', 0)") == "t.lua:2: no home");
  CHECK(b.result("\nassert(false)") == "t.lua:2: assertion failed!");
  CHECK(b.result("\nassert(nil, 'no home')") == "t.lua:2: no home");
  CHECK(b.result("error(42)") == "t.lua:1: 42");
}

TEST_CASE("Errors name the lines of the rules that led there", "[scripting]") {
  Bench b;
  CHECK(b.result("local function f() error 'x' end\nlocal function g() f() end\n\ng()") ==
        "t.lua:1: x (called from line 2, line 4)");
  CHECK(b.result("local function f() error('x', 2) end\nlocal function g() f() end\ng()") ==
        "t.lua:2: x (called from line 3)");
}

TEST_CASE("The engine's own Lua is not among the lines that led there", "[scripting]") {
  Bench b;
  b.box.run("return function(f) f() end", "=prelude");
  b.box.set_global("twice");
  CHECK(b.result("\ntwice(function()\n error 'x' end)") == "t.lua:3: x (called from line 2)");
}

TEST_CASE("An error value that is not a text gets a sentence", "[scripting]") {
  Bench b;
  CHECK(b.result("error({})") == "t.lua:1: error was called with a table instead of a text");
  CHECK(b.result("error()") == "t.lua:1: error was called with nil instead of a text");
}

TEST_CASE("Error texts are safe to show", "[scripting]") {
  Bench b;
  CHECK(b.result(R"(error "\27[31m\0evil\xff\u{9b}\r\né")") == "t.lua:1: �[31m�evil��  é");
  CHECK(b.result("error(('é'):rep(10000))").size() <= 2000);
}

TEST_CASE("An error inside a nested call is passed on once and unchanged", "[scripting]") {
  Bench b;
  b.add("call_back", guarded<call_back>);
  CHECK(b.result("\ncall_back(function()\n error 'x' end)") == "t.lua:3: x (called from line 2)");
  CHECK(b.result("return call_back(function() return call_back(function() return 7 end) end)") ==
        "7");
}

TEST_CASE("Only text is run", "[scripting]") {
  Bench b;
  CHECK(b.result("\x1bLua") == "t.lua:1: this is compiled Lua; rules must be plain text");
  CHECK(b.result("local _ENV = {}") == "t.lua:1: '_ENV' is not available in rules");
}

TEST_CASE("Source that would overload the parser is refused", "[scripting]") {
  Bench b;
  const auto many = [](int n, const std::string& text) {
    std::string all;
    for (int i = 0; i < n; ++i) all += text;
    return all;
  };
  CHECK(b.result(many(300 << 10, " ")) == "t.lua:1: the file is larger than 256 KB");
  CHECK(b.result("return " + many(20000, "(")) ==
        "t.lua:1: something is nested too deeply (C stack overflow)");
  CHECK(b.result("local a = {} a.b = a\nreturn a" + many(20000, ".b")) ==
        "t.lua:2: too many chained field accesses (more than 200)");
  CHECK(b.result("local x\nreturn x" + many(6000, " or x")) ==
        "t.lua:2: the file has too many conditions and labels (more than 5000)");
}

TEST_CASE("Memory is limited, and the state survives", "[scripting]") {
  Bench b(SandboxLimits{.memory = 4 << 20});
  CHECK(b.result("local t = {}\nwhile true do t[#t + 1] = {} end") ==
        "t.lua:2: used more than 4 MB of memory");
  CHECK(b.result("return ('x'):rep(1 << 30)") == "t.lua:1: used more than 4 MB of memory");
  CHECK(b.result("local s = 'x'\nfor i = 1, 20 do s = s .. s end return #s") == "1048576");
  CHECK(b.box.memory() <= std::size_t{4} << 20);
  CHECK_THROWS_WITH(Sandbox(SandboxLimits{.memory = 100}),
                    "the memory limit is too small even for Lua itself");
  CHECK_THROWS_AS(Sandbox(SandboxLimits{.memory = 8000}), hr::Error);
}

TEST_CASE("Running out of memory outside a call is an Error as well", "[scripting]") {
  Bench b(SandboxLimits{.memory = 1 << 20});
  CHECK_THROWS_WITH(lua_newuserdatauv(b.L, 2 << 20, 0), "used more than 1 MB of memory");
  CHECK(b.result("return 1") == "1");
}

TEST_CASE("Endless recursion is named in the error", "[scripting]") {
  Bench b(SandboxLimits{.deadline = std::chrono::seconds(10)});
  CHECK(b.result("local function f()\n return 1 + f() end\nf()") ==
        "t.lua:2: stack overflow: a function calls itself endlessly");
}

TEST_CASE("Calls and allocations are counted", "[scripting]") {
  Bench b;
  b.box.run("return function() end", "@t.lua");
  const int kept = b.box.keep();
  const auto calls = b.box.calls(), allocations = b.box.allocations();
  for (int i = 0; i < 100; ++i) {
    b.box.push_kept(kept);
    b.box.call(0, 0);
  }
  CHECK(b.box.calls() == calls + 100);
  CHECK(b.box.allocations() == allocations);
  b.box.release(kept);
}

TEST_CASE("A module is loaded once, and its name consists of words", "[scripting]") {
  Bench b;
  int loads = 0;
  b.box.set_modules([&](const std::string& name) -> std::optional<Module> {
    if (name != "boards/big") return std::nullopt;
    ++loads;
    return Module{"return { size = 9 }", "@game/boards/big.lua"};
  });
  CHECK(b.result("return require 'boards.big' == require 'boards/big'") == "true");
  CHECK(b.result("return require('boards.big').size") == "9");
  CHECK(loads == 1);
  CHECK(b.result("require 'boards'") == "t.lua:1: no module \"boards\": looked for boards.lua");
  for (const char* name : {"../x", "/etc/passwd", "a..b", "", ".", "a/", "a\\b", "a b", "C:x"}) {
    lua_pushstring(b.L, name);
    b.box.set_global("NAME");
    CHECK(b.result("require(NAME)") ==
          "t.lua:1: a module's name is words joined by dots or "
          "slashes, such as \"boards/big\"");
  }
}

TEST_CASE("Errors in modules have the module's own lines", "[scripting]") {
  Bench b;
  const std::map<std::string, std::string> files = {{"broken", "return {\n,"},
                                                    {"empty", "local x"},
                                                    {"a", "return require 'b'"},
                                                    {"b", "return require 'a'"}};
  b.box.set_modules([&](const std::string& name) {
    return Module{files.at(name), "@" + name + ".lua"};
  });
  CHECK(b.result("require 'broken'") == "broken.lua:2: unexpected symbol near ','");
  CHECK(b.result("require 'empty'") == "t.lua:1: module \"empty\" returns nothing");
  CHECK(b.result("require 'a'") ==
        "b.lua:1: modules require each other: a -> b -> a (called from a.lua:1, t.lua:1)");
  CHECK(b.result("require 'a'") ==
        "b.lua:1: modules require each other: a -> b -> a (called from a.lua:1, t.lua:1)");
}

TEST_CASE("A call that never ends is stopped, during loading and later", "[scripting]") {
  Bench b(SandboxLimits{.grace = std::chrono::milliseconds(20), .instructions = 1'000'000});
  CHECK(b.result("local x = 0\nwhile true do x = x + 1 end") ==
        "t.lua:2: ran for too long (more than 1000000 instructions)");
  b.box.run("return function()\n while true do end end", "@t.lua");
  CHECK_THROWS_WITH(b.box.call(0, 0), "t.lua:2: ran for too long (more than 1000000 instructions)");
  CHECK(b.result("local n = 0 for i = 1, 1000 do n = n + i end return n") == "500500");
}

TEST_CASE("The end of the budget cannot be swallowed", "[scripting]") {
  Bench b(SandboxLimits{.grace = std::chrono::milliseconds(20), .instructions = 100'000});
  b.add("swallow", guarded<call_back_and_swallow>);
  CHECK(b.result("return swallow(function() error 'x' end)") == "swallowed");
  CHECK(b.result("while true do\n swallow(function() while true do end end) end") ==
        "t.lua:2: ran for too long (more than 100000 instructions)");
  CHECK(b.result("return swallow(function() while true do end end)") ==
        "t.lua:1: ran for too long (more than 100000 instructions)");
}

TEST_CASE("Long work inside library functions is stopped at the deadline", "[scripting]") {
  Bench b(SandboxLimits{.grace = std::chrono::milliseconds(20),
                        .deadline = std::chrono::milliseconds(300)});
  CHECK(b.result("local a = ('x'):rep(1000):rep(4000)\nlocal b, c, t = a .. 'y', a .. 'z', {}\n"
                 "for i = 1, 200000 do t[i] = i % 2 == 0 and b or c end\ntable.sort(t)") ==
        "t.lua:4: ran for too long (more than 300 ms)");
  CHECK(b.result("local s = ('x'):rep(1000):rep(10000)\nwhile true do local a = s:lower() end") ==
        "t.lua:2: ran for too long (more than 300 ms)");
}

TEST_CASE("Patience stretches the deadline as well", "[scripting]") {
  Allowance::be_patient(3);
  Bench b(SandboxLimits{.grace = std::chrono::milliseconds(5),
                        .deadline = std::chrono::milliseconds(20)});
  Allowance::be_patient(1);
  CHECK(b.result("local s = ('x'):rep(1000):rep(1000)\nwhile true do local a = s:lower() end") ==
        "t.lua:2: ran for too long (more than 60 ms)");
}

TEST_CASE("In a series each call has its own budget, and a failure ends the series",
          "[scripting]") {
  Sandbox box(SandboxLimits{.grace = std::chrono::milliseconds(20), .instructions = 3'000'000});
  lua_State* L = box.state();
  box.run(
      "return { quick = function() return 1 end,\n"
      "busy = function() for i = 1, 1000000 do end return 2 end,\n"
      "bad = function() error 'no' end,\nendless = function() while true do end end }",
      "@t.lua");
  const auto keep = [&](const char* name) {
    lua_getfield(L, 1 + 1, name);
    return box.keep();
  };
  const int quick = keep("quick"), busy = keep("busy"), bad = keep("bad"),
            endless = keep("endless");
  lua_settop(L, 1);
  const auto call = [&](int function) {
    box.push_kept(function);
    box.call(0, 1);
    const auto result = lua_tointeger(L, -1);
    lua_pop(L, 1);
    return result;
  };
  const auto series = [&](const std::vector<int>& functions) -> std::string {
    std::string out;
    try {
      box.in_series([&] {
        for (const int function : functions) out += std::to_string(call(function));
      });
    } catch (const hr::Error& error) {
      out += std::string("! ") + error.what();
    }
    CHECK(lua_gettop(L) == 1);
    return out;
  };
  CHECK(series({}).empty());
  CHECK(series({quick, busy, quick}) == "121");
  // Together they take ten times as long as one call may.
  CHECK(series(std::vector<int>(30, busy)) == std::string(30, '2'));
  CHECK(series({quick, bad, quick}) == "1! t.lua:3: no");
  CHECK(series({quick, endless, quick}) ==
        "1! t.lua:4: ran for too long (more than 3000000 instructions)");
  CHECK(series({quick, quick}) == "11");
  CHECK(call(quick) == 1);
}

TEST_CASE("An exception in the body of a series is passed on", "[scripting]") {
  Sandbox box;
  CHECK_THROWS_WITH(box.in_series([] { throw hr::Error("a board of sand"); }), "a board of sand");
  int calls = 0;
  box.in_series([&] { box.in_series([&] { ++calls; }); });
  CHECK(calls == 1);
}

TEST_CASE("Calls that are each too short to be stopped end with their common time limit",
          "[scripting]") {
  Sandbox box;
  const StackGuard guard(box.state(), 0);
  box.run("return function() local n = 0 for i = 1, 100000 do n = n + i % 3 end end", "@t.lua");
  const int kept = box.keep();
  const auto call_on = [&] {
    for (int calls = 0; calls < 3000; ++calls) {
      push(box.state(), "below");
      box.push_kept(kept);
      push(box.state(), "an argument");
      box.call(1, 0);
      lua_pop(box.state(), 1);
    }
  };
  const auto within_time = [&](const auto& body) {
    const hr::Allowance allowance({.time = std::chrono::milliseconds(60)});
    body();
  };
  CHECK_THROWS_AS(within_time(call_on), hr::Exhausted);
  CHECK(check<std::string_view>(box.state(), -1) == "below");
  lua_pop(box.state(), 1);
  CHECK_THROWS_AS(within_time([&] { box.in_series(call_on); }), hr::Exhausted);
}

}  // namespace hr::tests
