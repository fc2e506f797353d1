// SPDX-License-Identifier: MIT
#include "editor/text/lua_highlight.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <random>

#include "editor/text/api_names.h"
#include "editor/text/brackets.h"

namespace hr::tests {

using namespace editor;

namespace {

const MarkedWords& words() {
  static const MarkedWords out = read_api(k_api_text).marked();
  return out;
}

// One letter per byte: k keyword, s string, n number, c comment, w word of the API, "." plain.
std::string inks(std::string_view text) {
  const TextDocument document(text);
  LuaHighlight highlight(words());
  highlight.update(document);
  std::string out;
  for (int i = 0; i < document.size(); ++i) {
    std::string line(document.line(i).size(), '.');
    for (const SyntaxRun& run : highlight.line(i))
      for (int at = run.from; at < run.to; ++at) line[at] = ".ksncw"[static_cast<int>(run.kind)];
    out += (i == 0 ? "" : "\n") + line;
  }
  return out;
}

}  // namespace

TEST_CASE("keywords, strings, numbers and comments are distinguished", "[editor]") {
  CHECK(inks("local x = 0x1F -- no") == "kkkkk.....nnnn.ccccc");
  CHECK(inks("x = 'it\\'s' .. 1e-3 ..2") == "....sssssss....nnnn...n");
  CHECK(inks("x = 1e-3..2 + 3g y") == "....nnnnnnn...nn..");
  CHECK(inks("x = 'a\\z\n \n  b' y") == "....ssss\ns\nssss..");
  CHECK(inks("x = 'a\\\\\nb") == "....ssss\n.");
  CHECK(inks("a = [[one\ntwo]] b") == "....sssss\nsssss..");
  CHECK(inks("--[==[ one\n]] two\n]==] return") == "cccccccccc\ncccccc\ncccc.kkkkkk");
  CHECK(inks("x = \"one\\\ntwo\" or 1") == "....sssss\nssss.kk.n");
  CHECK(inks("x = \"one\nif") == "....ssss\nkk");
  CHECK(inks("x[y[1]] = 2") == "....n.....n");
}

TEST_CASE("API names are highlighted only where they mean the API", "[editor]") {
  CHECK(inks("onto = empty + enemy") ==
        "wwww.."
        ".wwwww...wwwww");
  CHECK(inks("g:cell(x)") == "..wwww...");
  CHECK(inks("g.field:at(c)") == "........ww...");
  CHECK(inks("x.empty = y") == "...........");
  CHECK(inks("{ name = 1 }") == "..wwww...n..");
  CHECK(inks("if name == 1") ==
        "kk........."
        "n");
}

TEST_CASE("after any edits the highlighting equals that of the whole text read again", "[editor]") {
  std::mt19937 random(11);
  const auto below = [&](int n) { return static_cast<int>(random() % std::max(n, 1)); };
  const std::vector<std::string> pieces{"[[", "]]",    "--[[", "\"", "\\\n",
                                        "\n", "x = 1", "--",   "end"};
  TextDocument document("local a\nlocal b = [[\nx]]\n-- c\nreturn");
  LuaHighlight kept(words());
  for (int i = 0; i < 1500; ++i) {
    const int line = below(document.size());
    const TextAt at = document.fitted({line, below(20)});
    if (below(5) == 0 && document.size() > 3)
      document.replace({{0, 1}, document.fitted({below(3), below(9) + 1})}, "");
    else if (below(4) == 0)
      document.undo();
    else
      document.replace({at, at}, pieces[below(static_cast<int>(pieces.size()))]);
    kept.update(document);
    LuaHighlight fresh(words());
    fresh.update(document);
    for (int j = 0; j < document.size(); ++j) REQUIRE(kept.line(j) == fresh.line(j));
  }
}

TEST_CASE("only lines whose highlighting may change are read again", "[editor]") {
  std::string text;
  for (int i = 0; i < 20000; ++i) text += "local x = 1\n";
  TextDocument document(text);
  LuaHighlight highlight(words());
  CHECK(highlight.update(document) == 20001);
  CHECK(highlight.update(document) == 0);
  document.replace({{10000, 0}, {10000, 0}}, "y\n");
  CHECK(highlight.update(document) <= 2);
  document.replace({{10, 0}, {10, 0}}, "--[[");
  CHECK(highlight.update(document) == 20002 - 10);
  document.replace({{12, 0}, {12, 0}}, "]]");
  CHECK(highlight.update(document) == 20002 - 12);
}

TEST_CASE("it is known where typed text would be part of a string or comment", "[editor]") {
  const TextDocument document("x = \"ab\" -- c\n--[[ a ]] b\n[[x\ny");
  LuaHighlight highlight(words());
  highlight.update(document);
  CHECK_FALSE(highlight.in_words({0, 4}));
  CHECK(highlight.in_words({0, 6}));
  CHECK_FALSE(highlight.in_words({0, 8}));
  CHECK(highlight.in_words({0, 13}));
  CHECK_FALSE(highlight.in_words({1, 9}));
  CHECK(highlight.in_words({2, 3}));
  CHECK(highlight.in_words({3, 0}));
}

TEST_CASE("brackets are matched across lines, ignoring those in strings and comments", "[editor]") {
  const TextDocument document("f({ \"}\", -- }\n  g[1] })\n(]");
  LuaHighlight highlight(words());
  highlight.update(document);
  const auto pair = [&](TextAt at) { return bracket_pair(document, highlight, at); };
  CHECK(pair({0, 1}) == std::pair(TextAt{0, 1}, TextAt{1, 8}));
  CHECK(pair({0, 2}) == std::pair(TextAt{0, 2}, TextAt{1, 7}));
  CHECK(pair({1, 9}) == std::pair(TextAt{1, 8}, TextAt{0, 1}));
  CHECK(pair({1, 4}) == std::pair(TextAt{1, 3}, TextAt{1, 5}));
  CHECK_FALSE(pair({0, 5}).has_value());
  CHECK_FALSE(pair({2, 0}).has_value());
  CHECK_FALSE(pair({0, 0}).has_value());
}

}  // namespace hr::tests
