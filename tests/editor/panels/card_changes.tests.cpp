// SPDX-License-Identifier: MIT
#include "editor/panels/card_changes.h"

#include <catch2/catch.hpp>

namespace hr::tests {

using editor::CardLine;
using editor::LineChange;

TEST_CASE("a card's changed sentences come after those that they replace", "[editor]") {
  const std::vector<std::string> before{"Two play.", "A jewel counts 1 point.", "The most win."};
  const std::vector<std::string> now{"Two play.", "A jewel counts 5 points.", "The most win.",
                                     "A crash costs 2 points."};
  const std::vector<CardLine> lines = editor::card_changes(before, now);
  CHECK(lines == std::vector<CardLine>{{LineChange::same, "Two play."},
                                       {LineChange::gone, "A jewel counts 1 point."},
                                       {LineChange::fresh, "A jewel counts 5 points."},
                                       {LineChange::same, "The most win."},
                                       {LineChange::fresh, "A crash costs 2 points."}});
  CHECK(editor::card_changes({}, {"One."}) == std::vector<CardLine>{{LineChange::fresh, "One."}});
  CHECK(editor::card_changes({"One."}, {}) == std::vector<CardLine>{{LineChange::gone, "One."}});
}

}  // namespace hr::tests
