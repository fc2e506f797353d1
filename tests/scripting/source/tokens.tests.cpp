// SPDX-License-Identifier: MIT
// Compares the lexer with Lua's own, on text made of ambiguous fragments and on mutated rulesets.
#include "scripting/source/tokens.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <lua.hpp>
#include <memory>
#include <optional>
#include <random>
#include <sstream>

#include "tests/support/files.h"

namespace hr::tests {

using namespace scripting;

namespace {

// Lua itself, as the oracle.
class PlainLua {
 public:
  // Lua's error for a chunk; "" if it accepts the chunk.
  std::string complaint(const std::string& chunk) {
    lua_settop(L_.get(), 0);
    if (luaL_loadbufferx(L_.get(), chunk.data(), chunk.size(), "=t", "t") == LUA_OK) return "";
    return text(-1);
  }

  std::optional<std::string> value(const std::string& expression) {
    if (!complaint("return " + expression).empty()) return std::nullopt;
    lua_call(L_.get(), 0, 1);
    return text(-1);
  }

  // The compiled form of a chunk, including lines and names, or Lua's error.
  std::string compiled(const std::string& chunk) {
    std::string out = complaint(chunk);
    if (!out.empty()) return out;
    const lua_Writer append = [](lua_State*, const void* data, std::size_t size, void* to) {
      static_cast<std::string*>(to)->append(static_cast<const char*>(data), size);
      return 0;
    };
    lua_dump(L_.get(), append, &out, 0);
    return out;
  }

 private:
  std::string text(int index) {
    std::size_t size = 0;
    const char* data = lua_tolstring(L_.get(), index, &size);
    return {data, size};
  }

  std::unique_ptr<lua_State, void (*)(lua_State*)> L_{luaL_newstate(), lua_close};
};

// Makes Lua read the rest of a source after words after which it stops at the very next token: at a
// name after `for i`, otherwise after `goto`. So its error shows where that token ends and what it
// is.
std::string seen_by_lua(PlainLua& lua, const Token& token, const std::string& rest) {
  const bool name = token.type == TokenType::name;
  return lua.complaint((name ? "for i " : "goto ") + rest);
}

int line_breaks(std::string_view text) {
  Lexer lexer(text, {LexerState::InsideOf::long_comment, '\0', 100});
  lexer.next();
  return lexer.next().at.line - 1;
}

// What Lua reports in those places if the lexer is right.
std::string foreseen(const Token& token, const std::string& skipped) {
  const bool name = token.type == TokenType::name;
  std::string shown(token.text);
  if (token.type == TokenType::end) shown = "<eof>";
  if (token.type == TokenType::string && token.text.front() != '[')
    shown = token.text.front() + string_value(token.text) + token.text.front();
  const int line = 1 + line_breaks(skipped + std::string(token.text));
  const std::string wanted = name ? "'=' or 'in' expected" : "<name> expected";
  const std::string quote = token.type == TokenType::end ? "" : "'";
  return "t:" + std::to_string(line) + ": " + wanted + " near " + quote + shown.c_str() + quote;
}

bool plain_byte(std::string_view text) {
  return text.size() != 1 || (text[0] > ' ' && text[0] < 127);
}

// Compares token by token; true if Lua would refuse one of them.
bool compare_tokens(PlainLua& lua, const std::string& source) {
  Lexer lexer(source);
  std::size_t from = 0;  // where the last token ended
  for (;;) {
    Token token = lexer.next();
    while (token.type == TokenType::comment && token.sound) token = lexer.next();
    const std::string rest = source.substr(from);
    const std::string said = seen_by_lua(lua, token, rest);
    const auto begin = static_cast<std::size_t>(token.text.data() - source.data());
    CAPTURE(source, rest, token.text, said);
    if (!token.sound) {
      const bool refused = said.find("malformed number") != std::string::npos ||
                           said.find("unfinished") != std::string::npos ||
                           said.find("escape") != std::string::npos ||
                           said.find("UTF-8 value too large") != std::string::npos ||
                           said.find("hexadecimal digit expected") != std::string::npos ||
                           said.find("missing '") != std::string::npos ||
                           said.find("invalid long string delimiter") != std::string::npos;
      REQUIRE(refused);
      return true;
    }
    const bool long_text = token.type == TokenType::string && token.text.front() == '[';
    if (plain_byte(token.text) && !long_text)
      REQUIRE(said == foreseen(token, source.substr(from, begin - from)));
    if (token.type == TokenType::string || token.type == TokenType::number) {
      const auto value = lua.value(std::string(token.text));
      REQUIRE(value.has_value());
      if (token.type == TokenType::string) REQUIRE(*value == string_value(token.text));
    }
    if (token.type == TokenType::end) return false;
    from = begin + token.text.size();
  }
}

bool lexes(const std::string& source) {
  Lexer lexer(source);
  Token token = lexer.next();
  while (token.sound && token.type != TokenType::end) token = lexer.next();
  return token.sound;
}

// A source rewritten from its tokens, each on the line that the lexer reports.
std::string rewritten(const std::string& source) {
  std::string out;
  int line = 1;
  for (const Token& token : tokenize(source)) {
    out += ' ';
    for (; line < token.at.line; ++line) out += '\n';
    out += token.text;
    line += line_breaks(token.text);
  }
  return out;
}

std::string soup(std::mt19937& random) {
  constexpr std::array<std::string_view, 84> k_fragments{"\r",
                                                         "\n",
                                                         "\r\n",
                                                         "\n\r",
                                                         "\\",
                                                         "\"",
                                                         "'",
                                                         "--",
                                                         "--[[",
                                                         "]]",
                                                         "--[==[",
                                                         "]==]",
                                                         "[[",
                                                         "[=[",
                                                         "]=]",
                                                         "[=",
                                                         "[",
                                                         "]",
                                                         "=",
                                                         "==",
                                                         "\\z",
                                                         "\\x41",
                                                         "\\x4",
                                                         "\\65",
                                                         "\\256",
                                                         "\\7",
                                                         "\\u{41}",
                                                         "\\u{7FFFFFFF}",
                                                         "\\u{80000000}",
                                                         "\\u{",
                                                         "\\u{0000000000000020ac}",
                                                         "\\n",
                                                         "\\\n",
                                                         "\\\r",
                                                         "\\\r\n",
                                                         "\\\n\r",
                                                         "\\\"",
                                                         "\\'",
                                                         "\\\\",
                                                         "\\q",
                                                         " ",
                                                         "\t",
                                                         "\v",
                                                         "\f",
                                                         "a",
                                                         "_ENV",
                                                         "end",
                                                         "x1",
                                                         "0x",
                                                         "0x.1p-3",
                                                         "0xep1",
                                                         "3e",
                                                         "3e+1",
                                                         "1..2",
                                                         ".5",
                                                         "5.",
                                                         "...",
                                                         "..",
                                                         ".",
                                                         "::",
                                                         ":",
                                                         "~=",
                                                         "~",
                                                         "<<",
                                                         "<=",
                                                         ">>",
                                                         "//",
                                                         "#",
                                                         "#!",
                                                         "0xG",
                                                         "9f",
                                                         "08",
                                                         "\xff",
                                                         "\xc3\xa9",
                                                         "{",
                                                         "}",
                                                         "(",
                                                         ")",
                                                         ";",
                                                         "-",
                                                         "-[[",
                                                         "1e400",
                                                         "0xffffffffffffffff",
                                                         "or"};
  std::string out;
  const auto size = random() % 24;
  for (std::size_t i = 0; i < size; ++i) {
    if (random() % 16 == 0)
      out += static_cast<char>(random());
    else
      out += k_fragments[random() % k_fragments.size()];
  }
  return out;
}

std::vector<std::string> rulesets() {
  std::vector<std::string> out;
  for (const char* folder : {"/rulesets", "/tests/rulesets"})
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(HOUSERULES_SOURCE_DIR + std::string(folder)))
      if (entry.path().extension() == ".lua") out.push_back(text_of(entry.path()));
  std::ranges::sort(out);
  return out;
}

std::string mutated(std::string text, std::mt19937& random) {
  for (auto changes = 1 + random() % 3; changes > 0; --changes) {
    const std::size_t at = random() % (text.size() + 1);
    if (random() % 3 == 0)
      text.erase(at, random() % 4);
    else
      text.insert(at, soup(random).substr(0, 1 + random() % 9));
  }
  return text;
}

}  // namespace

TEST_CASE("The lexer splits text and counts lines as Lua's own does", "[scripting]") {
  PlainLua lua;
  std::mt19937 random(17);
  int refused = 0;
  for (int i = 0; i < 6000; ++i) refused += compare_tokens(lua, soup(random)) ? 1 : 0;
  CHECK(refused > 600);
  CHECK(refused < 5400);
}

TEST_CASE("What hides from a reader does not hide from the lexer", "[scripting]") {
  PlainLua lua;
  for (const char* source :
       {"-- a\rb", "--[==\rb", "'a\\\r\nb' c", "'a\\\n\rb' c", "\"\\z \r\n \n\r x\" y",
        "[[\r\na\rb\n\rc]] d", "#!a\nb",
        "\xEF\xBB\xBF"
        "a",
        "--[[\r\r\n]]b", "'\\u{7FFFFFFF}'", "'\\u{800}\\u{10000}\\u{200000}\\u{4000000}'"})
    CHECK_FALSE(compare_tokens(lua, source));
  CHECK(compare_tokens(lua, "x '\\u{80000000}'"));
  CHECK_FALSE(compare_tokens(lua, std::string("a\0b 'c\0d' [[\0]]", 15)));
}

TEST_CASE("A mutated ruleset compiles to the same code from its tokens as from its text",
          "[scripting]") {
  PlainLua lua;
  std::mt19937 random(29);
  const std::vector<std::string> all = rulesets();
  REQUIRE(all.size() > 10);
  const auto line_of = [](const std::string& said) { return said.substr(0, said.find(' ')); };
  int accepted = 0;
  for (int i = 0; i < 600; ++i) {
    const std::string source = mutated(all[random() % all.size()], random);
    const std::string direct = lua.compiled(source), again = lua.compiled(rewritten(source));
    CAPTURE(source, direct.substr(0, 200));
    if (direct.starts_with(LUA_SIGNATURE)) {
      ++accepted;
      REQUIRE(direct == again);
    } else if (lexes(source)) {
      REQUIRE_FALSE(again.starts_with(LUA_SIGNATURE));
      REQUIRE(line_of(direct) == line_of(again));
    }
  }
  CHECK(accepted > 40);
}

TEST_CASE("A text gives the same tokens line by line as in one piece", "[scripting]") {
  std::mt19937 random(41);
  for (int i = 0; i < 2000; ++i) {
    std::string source = soup(random) + soup(random) + "\n";
    std::erase(source, '\r');
    Lexer whole(source);
    std::string strings, pieces;  // which parts of the text are strings and comments
    for (Token token = whole.next(); token.type != TokenType::end; token = whole.next())
      if (token.type == TokenType::string || token.type == TokenType::comment)
        strings += token.text;
    LexerState inside;
    for (std::size_t from = 0; from < source.size();) {
      const std::size_t to = source.find('\n', from) + 1;
      Lexer line(std::string_view(source).substr(from, to - from), inside);
      for (Token token = line.next(); token.type != TokenType::end; token = line.next())
        if (token.type == TokenType::string || token.type == TokenType::comment)
          pieces += token.text;
      inside = line.ends();
      from = to;
    }
    CAPTURE(source);
    REQUIRE(strings == pieces);
  }
}

}  // namespace hr::tests
