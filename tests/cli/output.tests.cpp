// SPDX-License-Identifier: MIT
#include "cli/terminal/output.h"

#include <catch2/catch.hpp>
#include <utility>

#include "tests/support/process.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::cli {

namespace {

const std::string k_mark = "\xef\xbf\xbd";  // U+FFFD

}  // namespace

TEST_CASE("text that could control a terminal is not printed", "[cli]") {
  CHECK(terminal_text("\x1b[2J\a") == k_mark + "[2J" + k_mark);
  CHECK(terminal_text("a\tb\nc\rd\x7f") == "a\tb\nc d" + k_mark);
  CHECK(terminal_text("a\r\nb\r\r\n\r\t") == "a\r\nb \r\n \t");
  CHECK(terminal_text("\xc2\x9b"
                      "2J") == k_mark + "2J");  // CSI as one character
  CHECK(terminal_text("\xe2\x80\xae"
                      "cba") == k_mark + "cba");  // right-to-left override
  CHECK(terminal_text("caf\xc3\xa9 \xe2\x99\x9e \xf0\x9f\x8e\xb2") ==
        "caf\xc3\xa9 \xe2\x99\x9e \xf0\x9f\x8e\xb2");
}

TEST_CASE("bytes that are not UTF-8 are replaced one by one", "[cli]") {
  CHECK(terminal_text("a\xff"
                      "b") == "a" + k_mark + "b");
  CHECK(terminal_text("\xc3") == k_mark);                            // truncated
  CHECK(terminal_text("\xc0\xaf") == k_mark + k_mark);               // overlong encoding
  CHECK(terminal_text("\xed\xa0\x80") == k_mark + k_mark + k_mark);  // half of a surrogate pair
  CHECK(terminal_text("") == "");
}

}  // namespace hr::cli

namespace hr::tests {

namespace {

// A game with one text put in the place of another.
std::string polite_rules(const std::string& plain, const std::string& text) {
  std::string out = R"(return {
  name = "Polite", by = "nobody", about = "Two in a row.", seats = { "sun", "moon" },
  card = { "Take turns." },
  board = grid{ 2, 2 }, zones = { marks = {} }, kinds = { mark = {} },
  verbs = { mark = place{ "mark" } },
  ends = { line{ "mark", 2 } }, stuck = "draws",
})";
  return out.replace(out.find(plain), plain.size(), text);
}

std::vector<Finished> shown_and_played(const std::string& text) {
  const TemporaryRuleset ruleset("rude", text);
  return {houserules({"show", ruleset.folder()}), houserules({"show", ruleset.folder(), "--json"}),
          houserules({"play", ruleset.folder(), "--seat", "all=random", "--seed", "1"})};
}

}  // namespace

TEST_CASE("a ruleset's texts cannot control the terminal", "[cli]") {
  for (const Finished& run : shown_and_played(polite_rules("Polite", "Polite")))
    CHECK(run.code == 0);
  for (const char* plain : {"Polite", "nobody", "Two in a row.", "Take turns.", "sun"})
    for (const auto& [text, code] :
         {std::pair{"\\27[2J", "U+001B"}, {"Says \\7.", "U+0007"}, {"\\u{9b}2J", "U+009B"}})
      for (const Finished& run : shown_and_played(polite_rules(plain, text))) {
        CAPTURE(plain, text, run.out, run.err);
        CHECK(run.code == 1);
        CHECK(run.out.empty());
        CHECK_THAT(run.err, Catch::Contains(code));
        CHECK(run.err.find('\x1b') == std::string::npos);
        CHECK(run.err.find('\a') == std::string::npos);
        CHECK(run.err.find("\xc2\x9b") == std::string::npos);
      }
}

}  // namespace hr::tests
