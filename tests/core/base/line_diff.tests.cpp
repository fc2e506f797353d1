// SPDX-License-Identifier: MIT
#include "core/base/line_diff.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <random>

namespace hr::tests {

namespace {

std::vector<Hunk> diff(std::string_view a, std::string_view b) {
  return line_diff(text_lines(a), text_lines(b));
}

// The most lines that two texts can have in common, computed the slow way.
int longest_common(const TextLines& a, const TextLines& b) {
  std::vector<std::vector<int>> best(a.size() + 1, std::vector<int>(b.size() + 1));
  for (std::size_t i = 1; i <= a.size(); ++i)
    for (std::size_t j = 1; j <= b.size(); ++j)
      best[i][j] =
          a[i - 1] == b[j - 1] ? best[i - 1][j - 1] + 1 : std::max(best[i - 1][j], best[i][j - 1]);
  return best[a.size()][b.size()];
}

std::string random_text(std::mt19937& random) {
  std::string out;
  const auto lines = random() % 12;
  for (unsigned i = 0; i < lines; ++i)
    out += std::string(1, static_cast<char>('a' + random() % 4)) + "\n";
  return out;
}

}  // namespace

TEST_CASE("differences list the removed and added lines", "[editor]") {
  CHECK(diff("a\nb\nc", "a\nb\nc").empty());
  CHECK(diff("a\nb\nc", "a\nx\nc") == std::vector<Hunk>{{1, 1, 1, 1}});
  CHECK(diff("a\nb\nc", "a\nc") == std::vector<Hunk>{{1, 1, 1, 0}});
  CHECK(diff("a\nc", "a\nb\nb\nc") == std::vector<Hunk>{{1, 0, 1, 2}});
  CHECK(diff("a\nb\nc\nd\ne", "x\nb\nc\ne\nf") ==
        std::vector<Hunk>{{0, 1, 0, 1}, {3, 1, 3, 0}, {5, 0, 4, 1}});
  CHECK(diff("", "a") == std::vector<Hunk>{{0, 1, 0, 1}});
  CHECK(diff("a\r\nb", "a\nb").empty());
}

TEST_CASE("reverting every difference gives the old text, and differences are minimal",
          "[editor]") {
  std::mt19937 random(3);
  for (int i = 0; i < 2000; ++i) {
    const std::string was = random_text(random), now = random_text(random);
    const std::vector<Hunk> hunks = diff(was, now);
    std::string text = now;
    int changed = 0;
    for (auto it = hunks.rbegin(); it != hunks.rend(); ++it) {
      text = put_back(was, text, *it);
      changed += it->old_count + it->new_count;
    }
    REQUIRE(text == was);
    const TextLines a = text_lines(was), b = text_lines(now);
    REQUIRE(changed == std::ssize(a) + std::ssize(b) - 2 * longest_common(a, b));
  }
}

TEST_CASE("one difference can be reverted alone", "[editor]") {
  const std::string was = "a\nb\nc\nd\ne", now = "a\nB\nc\nE\nd\ne";
  const std::vector<Hunk> hunks = diff(was, now);
  REQUIRE(hunks.size() == 2);
  CHECK(put_back(was, now, hunks[0]) == "a\nb\nc\nE\nd\ne");
  CHECK(put_back(was, now, hunks[1]) == "a\nB\nc\nd\ne");
}

TEST_CASE("large texts with nothing in common are one difference", "[editor]") {
  std::string was, now;
  for (int i = 0; i < 20000; ++i) {
    was += "old " + std::to_string(i) + "\n";
    now += "new " + std::to_string(i) + "\n";
  }
  CHECK(diff(was, now) == std::vector<Hunk>{{0, 20000, 0, 20000}});
  CHECK(diff(was, "x\n" + was + "y") == std::vector<Hunk>{{0, 0, 0, 1}, {20000, 1, 20001, 1}});
}

}  // namespace hr::tests
