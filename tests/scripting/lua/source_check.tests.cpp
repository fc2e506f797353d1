// SPDX-License-Identifier: MIT
#include "scripting/lua/source_check.h"

#include <array>
#include <catch2/catch.hpp>
#include <cstdint>
#include <lua.hpp>
#include <memory>
#include <optional>
#include <random>
#include <string>

#include "core/base/error.h"
#include "tests/support/error_of.h"

namespace hr::tests {

using scripting::check_source;

namespace {

std::string said(const std::string& source) {
  return error_of([&] { check_source(source, "t.lua"); });
}

std::string many(int n, const std::string& text) {
  std::string all;
  for (int i = 0; i < n; ++i) all += text;
  return all;
}

// A value that does not use Lua's memory.
struct Value {
  enum class Type { error, nil, boolean, integer } type = Type::error;
  std::int64_t n = 0;
  bool truth() const { return type == Type::integer || (type == Type::boolean && n != 0); }
  friend bool operator==(const Value&, const Value&) = default;
};

const Value k_error, k_nil_value{Value::Type::nil, 0};
Value integer(std::int64_t n) { return {Value::Type::integer, n}; }
Value boolean(bool b) { return {Value::Type::boolean, b ? 1 : 0}; }

// The contents of every table in the expressions.
constexpr const char* k_table = "{ [true] = 11, [false] = 12, [1] = 13, [2] = 14, [3] = false }";
Value look_up(const Value& key) {
  if (key == boolean(true)) return integer(11);
  if (key == boolean(false)) return integer(12);
  if (key == integer(1)) return integer(13);
  if (key == integer(2)) return integer(14);
  return key == integer(3) ? boolean(false) : k_nil_value;
}

struct Expression {
  std::string text;
  Value value;
};

// Random expressions with their correct values, computed here.
class Grammar {
 public:
  explicit Grammar(unsigned seed, Value a = integer(1), Value b = boolean(false),
                   Value c = integer(2))
      : random_(seed), a_(a), b_(b), c_(c) {}

  Expression make(int depth) {
    if (depth == 0 || below(6) == 0) return leaf();
    switch (below(7)) {
      case 0:
        return unary(make(depth - 1));
      case 1:
        return index(make(depth - 1));
      case 2:
        return logical(make(depth - 1), make(depth - 1));
      case 3:
        return comparison(make(depth - 1), make(depth - 1));
      default:
        return arithmetic(make(depth - 1), make(depth - 1));
    }
  }

 private:
  unsigned below(unsigned n) { return static_cast<unsigned>(random_() % n); }

  Expression leaf() {
    const std::array<Expression, 15> leaves{{{"1", integer(1)},
                                             {"2", integer(2)},
                                             {"300", integer(300)},
                                             {"70000", integer(70000)},
                                             {"0x10000000000", integer(0x10000000000)},
                                             {"true", boolean(true)},
                                             {"false", boolean(false)},
                                             {"nil", k_nil_value},
                                             {"a", a_},
                                             {"b", b_},
                                             {"c", c_},
                                             {"up", integer(3)},
                                             {"uq", boolean(true)},
                                             {"K", integer(7)},
                                             {"(-5)", integer(-5)}}};
    return leaves[below(leaves.size())];
  }

  Expression unary(const Expression& e) {
    const bool number = e.value.type == Value::Type::integer;
    switch (below(3)) {
      case 0:
        return {"(not " + e.text + ")", e.value == k_error ? k_error : boolean(!e.value.truth())};
      case 1:
        return {"(- " + e.text + ")", number ? integer(-e.value.n) : k_error};
      default:
        return {"(~ " + e.text + ")", number ? integer(~e.value.n) : k_error};
    }
  }

  Expression index(const Expression& key) {
    constexpr std::array<const char*, 3> k_table_names{"T", "S", "G"};
    return {k_table_names[below(3)] + std::string("[") + key.text + "]",
            key.value == k_error ? k_error : look_up(key.value)};
  }

  Expression logical(const Expression& a, const Expression& b) {
    const bool conjunction = below(2) == 0;
    const Value value = a.value == k_error               ? k_error
                        : a.value.truth() == conjunction ? b.value
                                                         : a.value;
    return {"(" + a.text + (conjunction ? " and " : " or ") + b.text + ")", value};
  }

  Expression comparison(const Expression& a, const Expression& b) {
    const bool whole = a.value != k_error && b.value != k_error;
    const bool numbers =
        a.value.type == Value::Type::integer && b.value.type == Value::Type::integer;
    const auto with = [&](const char* sign, bool defined, bool result) {
      return Expression{"(" + a.text + sign + b.text + ")", defined ? boolean(result) : k_error};
    };
    switch (below(4)) {
      case 0:
        return with(" == ", whole, a.value == b.value);
      case 1:
        return with(" ~= ", whole, a.value != b.value);
      case 2:
        return with(" < ", numbers, a.value.n < b.value.n);
      default:
        return with(" >= ", numbers, a.value.n >= b.value.n);
    }
  }

  Expression arithmetic(const Expression& a, const Expression& b) {
    const bool numbers =
        a.value.type == Value::Type::integer && b.value.type == Value::Type::integer;
    const auto x = static_cast<std::uint64_t>(a.value.n), y = static_cast<std::uint64_t>(b.value.n);
    const auto with = [&](const char* sign, std::uint64_t result) {
      return Expression{"(" + a.text + sign + b.text + ")",
                        numbers ? integer(static_cast<std::int64_t>(result)) : k_error};
    };
    switch (below(7)) {
      case 0:
        return with(" + ", x + y);
      case 1:
        return with(" - ", x - y);
      case 2:
        return with(" & ", x & y);
      case 3:
        return with(" | ", x | y);
      case 4:
        return with(" ~ ", x ^ y);
      case 5:
        return with(" << ", shifted(x, b.value.n));
      default:
        return with(" >> ", shifted(x, b.value.n == INT64_MIN ? 64 : -b.value.n));
    }
  }

  static std::uint64_t shifted(std::uint64_t x, std::int64_t left) {
    if (left >= 64 || left <= -64) return 0;
    return left >= 0 ? x << left : x >> -left;
  }

  std::mt19937 random_;
  Value a_, b_, c_;
};

// What the expression depends on.
using Inputs = std::array<Value, 3>;
const std::array<Inputs, 6> k_inputs{{{integer(1), boolean(false), integer(2)},
                                      {k_nil_value, integer(2), integer(1)},
                                      {boolean(true), integer(1), integer(1)},
                                      {integer(2), integer(1), boolean(false)},
                                      {boolean(false), k_nil_value, integer(3)},
                                      {integer(2), integer(2), integer(2)}}};

void push_value(lua_State* L, const Value& value) {
  if (value.type == Value::Type::integer)
    lua_pushinteger(L, value.n);
  else if (value.type == Value::Type::boolean)
    lua_pushboolean(L, static_cast<int>(value.n));
  else
    lua_pushnil(L);
}

// Leaves the function in which the expression is alone on the stack.
void load(lua_State* L, const std::string& chunk) {
  lua_settop(L, 0);
  REQUIRE(luaL_loadstring(L, chunk.c_str()) == LUA_OK);
  REQUIRE(lua_pcall(L, 0, 1, 0) == LUA_OK);
}

Value run(lua_State* L, const Inputs& inputs) {
  lua_settop(L, 1);
  lua_pushvalue(L, 1);
  for (const Value& input : inputs) push_value(L, input);
  lua_getglobal(L, "G");
  if (lua_pcall(L, 4, 1, 0) != LUA_OK) return k_error;
  if (lua_isinteger(L, -1) != 0) return integer(lua_tointeger(L, -1));
  if (lua_isboolean(L, -1)) return boolean(lua_toboolean(L, -1) != 0);
  return lua_isnil(L, -1) ? k_nil_value : k_error;
}

// The expression in a function that has outer variables and optionally many constants.
std::string chunk(const std::string& expression, bool constants) {
  std::string padding;
  for (int i = 0; constants && i < 260; ++i) padding += std::to_string(i) + ".5,";
  return "local up, uq, T = 3, true, " + std::string(k_table) +
         " local K <const> = 7\nG = " + k_table + " return function(a, b, c, S) local pad = {" +
         padding + "} return " + expression + " end";
}

// With a comparison as the key, alone or under what keeps it so, and with keys that are like it.
std::string key_of(std::mt19937& random) {
  constexpr std::array<const char*, 6> k_comparisons{
      "a == b", "(a ~= c)", "not (c == b)", "(b == c) == a", "not not (a == c)", "nil == b"};
  constexpr std::array<const char*, 9> k_around{"%",         "true and (%)",   "nil or (%)",
                                                "((%))",     "(%) and 1 or 2", "(%) or b",
                                                "a and (%)", "b or (%)",       "(%) and c"};
  std::string out = k_around[random() % k_around.size()];
  out.replace(out.find('%'), 1, k_comparisons[random() % k_comparisons.size()]);
  return out;
}

}  // namespace

TEST_CASE("What this Lua compiles wrongly is refused", "[scripting]") {
  const std::unique_ptr<lua_State, void (*)(lua_State*)> L{luaL_newstate(), lua_close};
  int wrong = 0, refused = 0, whole = 0;
  for (unsigned i = 0; i < 6000; ++i) {
    const int depth = 1 + static_cast<int>(i % 4);
    const std::string text = Grammar(i).make(depth).text, source = chunk(text, i % 2 == 0);
    const bool accepted = said(source).empty();
    load(L.get(), source);
    bool right = true;
    for (const Inputs& inputs : k_inputs) {
      const Expression e = Grammar(i, inputs[0], inputs[1], inputs[2]).make(depth);
      right = right && run(L.get(), inputs) == e.value;
      whole += e.value == k_error ? 0 : 1;
    }
    wrong += right ? 0 : 1;
    refused += accepted ? 0 : 1;
    CAPTURE(text);
    if (accepted) REQUIRE(right);
  }
  CHECK(wrong > 5);
  CHECK(whole > 6000);
  CHECK(refused <
        15000 / 40);  // with constants that decide, or errors, beside those that are wrong
}

TEST_CASE("Of keys, only those are refused that this Lua compiles wrongly", "[scripting]") {
  const std::unique_ptr<lua_State, void (*)(lua_State*)> L{luaL_newstate(), lua_close};
  std::mt19937 random(3);
  int wrong = 0;
  for (int i = 0; i < 400; ++i) {
    const std::string key = key_of(random);
    const char* const table = std::array{"T", "S", "G", "(T)"}[random() % 4];
    const std::string direct = chunk(table + ("[" + key + "]"), i % 2 == 0);
    const std::string apart =
        chunk("(function() local k = " + key + " return " + table + "[k] end)()", false);
    bool right = true;
    for (const Inputs& inputs : k_inputs) {
      load(L.get(), apart);
      const Value value = run(L.get(), inputs);
      load(L.get(), direct);
      right = right && run(L.get(), inputs) == value;
    }
    CAPTURE(direct.substr(direct.find("return ")));
    wrong += right ? 0 : 1;
    CHECK(said(direct).empty() == right);
    CHECK(said(apart).empty());
  }
  CHECK(wrong > 20);
}

TEST_CASE("Expressions that are compiled wrongly are refused, and similar ones are not",
          "[scripting]") {
  const std::string padding = "local pad = {" + many(260, "1.5,") + "}";
  CHECK(said(padding + "\nreturn 8 ~ (x or 3)") ==
        "t.lua:2: Lua 5.4 may compile '8 ~ (x or 3)' incorrectly in a function with so many names "
        "and numbers: put the number last, as in '(x or 3) ~ 8'");
  CHECK(said("local t = {}\nlocal function f()\n return t[o.players == 'two'] end") ==
        "t.lua:3: Lua 5.4 compiles 't[o.players == 'two']' incorrectly, because t is defined "
        "outside the function: put the comparison in a local first");
  for (const char* source :
       {"local K <const> = 2 return K | (a and b)", "return (1 + 2) & ((x) or y)",
        "return -1 ~ (a == b)", "return 1 | not (a < b)", "return 8 | (f(x) or 1)"}) {
    INFO(source);
    CHECK_FALSE(said(padding + source).empty());
    CHECK(said(source).empty());  // with few constants it is compiled correctly
    CHECK(said("function f() " + padding + "end " + source).empty());
  }
  for (const char* source : {"local t return function() t[(a or b) == c] = 1 end",
                             "local function t() return function() return t[not (a ~= b)] end end",
                             "function x(t) return function() return t[a<b].c end end",
                             "function x:y() return function() return self[a<b] end end",
                             "for t in x do function f() return t[a<b] end end",
                             "local t function f() local t = t[a<b] end",
                             "local t function f() do local t end return t[a<b] end",
                             "local t function f() for t = 1, t[a<b] do end end",
                             "local t function f() if x then local t else return t[a<b] end end",
                             "local t function f() repeat local t until x return t[a<b] end",
                             "local t function f() local u = function(t) end return t[a<b] end"}) {
    INFO(source);
    CHECK_FALSE(said(source).empty());
  }
  for (const char* source :
       {"return (2 or 3) ~ 1",
        "return x ~ (a or b)",
        "return 1 ~ (a + b)",
        "return 1 << (a or b)",
        "return 1 + (a or b)",
        "return f(1) | (a or b)",
        "return 1 | f(a or b)",
        "return ~(a or b)",
        "return 1 | (a or b).c",
        "return 1 | (a or b) + c",
        "return t[a < b]",
        "local t return t[a < b]",
        "local t function f(x) return x.t[a < b] end",
        "local t function f(x) return x[a < b] end",
        "local t function f() return t[g(a < b)] end",
        "local t function f() return t[a] < t[b] end",
        "local t function f() return (t)[x] end",
        "local K = 1 return a.K | (a or b)",
        "local t function f() return t[a == b and 2 or 3] end",
        "local t function f() return t[(a < b) or c] end",
        "local t function f(t) return t[a < b] end",
        "local t function f() local t = 1 return t[a < b] end",
        "local t function f() for t = 1, 2 do x = t[a < b] end end",
        "local t function f() repeat local t until t[a < b] end",
        "local t function f() local function t() return 1 end return t[a < b] end",
        "function f() return t[a < b] end local t",
        "do local t end function f() return t[a < b] end"}) {
    INFO(source);
    CHECK(said(source).empty());
    CHECK((std::string(source).find('|') == std::string::npos || said(padding + source).empty()));
  }
}

TEST_CASE("Code that looks like a comment or a string is recognised as code", "[scripting]") {
  const std::string env = "'_ENV' is not available in rules";
  CHECK(said("-- a comment\rlocal _ENV = {}") == "t.lua:2: " + env);
  CHECK(said("local a = 'x\\\r\n' _ENV = {} --'") == "t.lua:2: " + env);
  CHECK(said("local a = 'x\\\n\r' _ENV = {} --'") == "t.lua:2: " + env);
  CHECK(said("local a = '\\z \r\n \r' _ENV = {} --'") == "t.lua:3: " + env);
  CHECK(said("--[==\r_ENV = 1 --]==]") == "t.lua:2: " + env);
  CHECK(said("-- _ENV\nlocal a = '_ENV' --[[\r_ENV]] a = [=[\r_ENV]=]").empty());
}

TEST_CASE("Chains that an error message would follow back are limited", "[scripting]") {
  const std::string chain = "too many chained field accesses (more than 200)";
  CHECK(said("-- \rlocal a = {} a.b = a\rreturn a" + many(120000, ".b")) == "t.lua:3: " + chain);
  CHECK(said("return a" + many(201, "['b']")) == "t.lua:1: " + chain);
  CHECK(said("return a" + many(100, ".b") + "[c" + many(101, ".d") + "]") == "t.lua:1: " + chain);
  CHECK(said("return (((a" + many(150, ".b") + ")))" + many(51, ".c")) == "t.lua:1: " + chain);
  CHECK(said("return (x or a" + many(150, ".b") + ")" + many(51, ".c")) == "t.lua:1: " + chain);
  CHECK(said("return a" + many(200, ".b")).empty());
  CHECK(said(many(5000, "x = a.b.c[d.e].f; ")).empty());
  CHECK(said("return a" + many(1000, ":b(c.d)")).empty());
  CHECK(said("return {" + many(5000, "a.b, ") + "}").empty());
  CHECK(said("return a.b" + many(1000, " .. a.b")).empty());
}

TEST_CASE("Names are not looked up through too many functions", "[scripting]") {
  CHECK(said(many(51, "local function f() ")) ==
        "t.lua:1: functions are nested too deeply (more than 50)");
  CHECK(said(many(50, "local function f() ") + many(50, "end ")).empty());
  CHECK(said(many(1000, "local function f() end ")).empty());
  CHECK(said(many(40, "function f() ") + many(50000, "x()")) ==
        "t.lua:1: the file uses too many outer variables in nested functions");
  CHECK(said(many(60000, "x()")).empty());
}

}  // namespace hr::tests
