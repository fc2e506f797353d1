// SPDX-License-Identifier: MIT
#include "scripting/lua/stack.h"

#include <array>
#include <catch2/catch.hpp>
#include <cstdint>

#include "scripting/lua/sandbox.h"

namespace hr::tests {

using namespace scripting;

namespace {

int put(lua_State* L) {
  const auto cell = check_integer(L, 1, "cell", 1, 64);
  const auto kind = check<std::string_view>(L, 2);
  const auto n = opt<int>(L, 3, 1);
  push(L, std::to_string(cell) + std::string(kind) + std::to_string(n));
  return 1;
}

template <class T>
int echo(lua_State* L) {
  push(L, check<T>(L, 1));
  return 1;
}

int turn(lua_State* L) {
  constexpr std::array<std::string_view, 2> words = {"left", "right"};
  push(L, check_word(L, 1, words));
  return 1;
}

int fail(lua_State*) { throw hr::Error("the cell is taken"); }
int fail_with_place(lua_State*) { throw RuleError("other.lua:7: the cell is taken"); }
int fail_outside(lua_State*) { throw std::out_of_range("vector"); }

struct StackBench {
  Sandbox box;

  StackBench() {
    add("put", guarded<put>);
    add("byte", guarded<echo<std::uint8_t>>);
    add("small", guarded<echo<std::int8_t>>);
    add("huge", guarded<echo<std::uint64_t>>);
    add("flag", guarded<echo<bool>>);
    add("real", guarded<echo<double>>);
    add("turn", guarded<turn>);
    add("fail", guarded<fail>);
    add("fail_with_place", guarded<fail_with_place>);
    add("fail_outside", guarded<fail_outside>);
  }

  void add(const char* name, lua_CFunction function) {
    lua_pushcfunction(box.state(), function);
    box.set_global(name);
  }

  std::string text(const std::string& source) {
    try {
      box.run("return tostring(" + source + ")", "@t.lua");
    } catch (const hr::Error& error) {
      return error.what();
    }
    std::string answer = lua_tostring(box.state(), -1);
    lua_pop(box.state(), 1);
    return answer;
  }
};

}  // namespace

TEST_CASE("Correct arguments are read and results returned", "[scripting]") {
  StackBench b;
  CHECK(b.text("put(3, 'cube')") == "3cube1");
  CHECK(b.text("put(3, 'cube', nil)") == "3cube1");
  CHECK(b.text("put(64, '', -2)") == "64-2");
  CHECK(b.text("byte(255)") == "255");
  CHECK(b.text("small(-128)") == "-128");
  CHECK(b.text("flag(false)") == "false");
  CHECK(b.text("real(3)") == "3.0");
  CHECK(b.text("turn('right')") == "1");
}

TEST_CASE("The error for a wrong argument has what was expected and what was found",
          "[scripting]") {
  StackBench b;
  CHECK(b.text("put('x', 'cube')") ==
        "t.lua:1: bad argument #1 to 'put' (cell expected, got \"x\")");
  CHECK(b.text("put(nil, 'cube')") == "t.lua:1: bad argument #1 to 'put' (cell expected, got nil)");
  CHECK(b.text("put(1)") == "t.lua:1: bad argument #2 to 'put' (text expected, got nothing)");
  CHECK(b.text("put(1, 2)") == "t.lua:1: bad argument #2 to 'put' (text expected, got 2)");
  CHECK(b.text("put({}, 2)") == "t.lua:1: bad argument #1 to 'put' (cell expected, got a table)");
  CHECK(b.text("put(65, 'cube')") ==
        "t.lua:1: bad argument #1 to 'put' (cell from 1 to 64 expected, got 65)");
  CHECK(b.text("put(1, 'cube', false)") ==
        "t.lua:1: bad argument #3 to 'put' (integer expected, got false)");
  CHECK(b.text("flag(0)") == "t.lua:1: bad argument #1 to 'flag' (true or false expected, got 0)");
  CHECK(b.text("byte(256)") ==
        "t.lua:1: bad argument #1 to 'byte' (integer from 0 to 255 expected, got 256)");
  CHECK(b.text("huge(-1)") ==
        "t.lua:1: bad argument #1 to 'huge' (integer from 0 to "
        "9223372036854775807 expected, got -1)");
}

TEST_CASE("Nothing is converted silently", "[scripting]") {
  StackBench b;
  CHECK(b.text("put('3', 'cube')") ==
        "t.lua:1: bad argument #1 to 'put' (cell expected, got \"3\")");
  CHECK(b.text("put(3.0, 'cube')") ==
        "t.lua:1: bad argument #1 to 'put' (cell expected, got 3.0, "
        "which has a fractional part: divide with // instead of /)");
  CHECK(b.text("put(3.5, 'cube')") ==
        "t.lua:1: bad argument #1 to 'put' (cell expected, got 3.5, which has a fractional part)");
  CHECK(b.text("real('3')") == "t.lua:1: bad argument #1 to 'real' (number expected, got \"3\")");
}

TEST_CASE("A long text is shortened where it is quoted", "[scripting]") {
  StackBench b;
  CHECK(b.text("put(('x'):rep(100), 1)") ==
        "t.lua:1: bad argument #1 to 'put' (cell expected, got \"" + std::string(40, 'x') +
            " ...\")");
}

TEST_CASE("The error for a wrong word lists the allowed words", "[scripting]") {
  StackBench b;
  CHECK(b.text("turn('rihgt')") ==
        "t.lua:1: bad argument #1 to 'turn' (one of \"left\", \"right\" "
        "expected, got \"rihgt\" (did you mean \"right\"?))");
  CHECK(b.text("turn(1)") ==
        "t.lua:1: bad argument #1 to 'turn' (one of \"left\", \"right\" expected, got 1)");
}

TEST_CASE("An exception of C++ becomes a Lua error with the line of the rule", "[scripting]") {
  StackBench b;
  CHECK(b.text("fail()") == "t.lua:1: the cell is taken");
  CHECK(b.text("fail_outside()") == "t.lua:1: vector");
}

TEST_CASE("An error that already has a place gets no second one", "[scripting]") {
  StackBench b;
  CHECK(b.text("fail_with_place()") == "other.lua:7: the cell is taken (called from t.lua:1)");
}

TEST_CASE("An absent value is pushed as nil", "[scripting]") {
  Sandbox box;
  lua_State* L = box.state();
  const StackGuard guard(L, 0);
  push(L, std::optional<int>());
  push(L, std::optional<int>(3));
  push(L, nullptr);
  push(L, "text");
  CHECK(found(L, -4) == "nil");
  CHECK(found(L, -3) == "3");
  CHECK(found(L, -2) == "nil");
  CHECK(found(L, -1) == "\"text\"");
  lua_pop(L, 4);
}

}  // namespace hr::tests
