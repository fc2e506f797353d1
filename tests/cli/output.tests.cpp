// SPDX-License-Identifier: MIT
#include "cli/output.h"

#include <catch2/catch.hpp>

#include "tests/support/process.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::cli {

namespace {

const std::string k_mark = "\xef\xbf\xbd";  // U+FFFD

}  // namespace

TEST_CASE("what could steer a terminal is not printed", "[cli]") {
  CHECK(printable("\x1b[2J\a") == k_mark + "[2J" + k_mark);
  CHECK(printable("a\tb\nc\rd\x7f") == "a\tb\nc d" + k_mark);
  CHECK(printable("\xc2\x9b"
                  "2J") == k_mark + "2J");  // CSI in one character
  CHECK(printable("\xe2\x80\xae"
                  "cba") == k_mark + "cba");  // right to left from here
  CHECK(printable("caf\xc3\xa9 \xe2\x99\x9e \xf0\x9f\x8e\xb2") ==
        "caf\xc3\xa9 \xe2\x99\x9e \xf0\x9f\x8e\xb2");
}

TEST_CASE("bytes that are not UTF-8 are marked one by one", "[cli]") {
  CHECK(printable("a\xff"
                  "b") == "a" + k_mark + "b");
  CHECK(printable("\xc3") == k_mark);                            // cut off
  CHECK(printable("\xc0\xaf") == k_mark + k_mark);               // too long a form
  CHECK(printable("\xed\xa0\x80") == k_mark + k_mark + k_mark);  // half a pair
  CHECK(printable("") == "");
}

}  // namespace hr::cli

namespace hr::tests {

TEST_CASE("a ruleset's texts cannot steer the terminal", "[cli]") {
  const TemporaryRuleset rude("rude", R"(return {
  name = "Rude\27[2J", by = "nobody", about = "Says \7 and \27]0;x\7.",
  seats = { "sun", "moon" },
  card = { "\27[31mRed." },
  board = grid{ 2, 2 }, zones = { marks = {} }, kinds = { mark = {} },
  verbs = { mark = place{ "mark" } },
  ends = { line{ "mark", 2 } }, stuck = "draws",
})");
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{"show", rude.folder()},
        {"show", rude.folder(), "--json"},
        {"play", rude.folder(), "--seat", "all=random", "--seed", "1"}}) {
    const Finished run = houserules(arguments);
    CHECK((run.out + run.err).find('\x1b') == std::string::npos);
    CHECK((run.out + run.err).find('\a') == std::string::npos);
  }
}

}  // namespace hr::tests
