// SPDX-License-Identifier: MIT
// What was measured, as windows and pages show it.
#include "scripting/lab/lab_sheet.h"

#include <catch2/catch.hpp>

namespace hr::tests {

using namespace scripting;

namespace {

LabFacts measured() {
  LabFacts out;
  out.games = 200;
  out.points = {{"white", 0.645, 0.6, 0.69}, {"black", 0.355, 0.31, 0.4}};
  out.unwon = LabShare{"games without a winner", 0.034, 0.02, 0.05};
  out.usual = 6;
  out.lengths = {{5, 90}, {7, 110}};
  out.curve = {{32, 0.9, 0.2, 1}, {100, 0.6, 0.44, 0.72}, {200, 0.645, 0.6, 0.69}};
  out.openings = {{"move A1 A2", 150, 0.7, 0.6, 0.8}};
  out.cells = {"A1", "A2", "A3"};
  out.targets = {83, 7, 0, 50};  // the last one is a link
  out.target_points = {0.5, 0.61, std::nullopt, 1};
  return out;
}

}  // namespace

TEST_CASE("the figures of a version are one line", "[scripting][lab]") {
  LabFacts facts = measured();
  CHECK(figures_text(facts) ==
        "white 65 (60 to 69), black 35; 3 of 100 without a winner; 6 moves; 200 games");
  facts.stopped = 0.001;
  CHECK(figures_text(facts) ==
        "white 65 (60 to 69), black 35; 3 of 100 without a winner; 1 of 100 did not end; 6 moves; "
        "200 games");
  facts.stopped = 1;  // nobody has points
  facts.usual = 1;
  facts.games = 1;
  CHECK(figures_text(facts) == "100 of 100 did not end; 1 move; 1 game");
  facts = measured();
  facts.points = {{"a", 1.0 / 3, 0.2, 0.4}, {"b", 1.0 / 3, 0.2, 0.4}, {"c", 1.0 / 3, 0.2, 0.4}};
  facts.unwon.reset();
  CHECK(figures_text(facts) ==
        "a 34 (20 to 40), b 33 (20 to 40), c 33 (20 to 40); 6 moves; 200 games");
}

TEST_CASE("plots have what they show in words", "[scripting][lab]") {
  LabFacts facts = measured();
  const LabSheet sheet = lab_sheet(facts);
  CHECK(sheet.figures == figures_text(facts));
  REQUIRE(sheet.points);
  CHECK(sheet.points->caption.title == "Points of 100");
  CHECK(sheet.points->caption.words ==
        "White 65, 95 % interval 60 to 69; black 35, 95 % interval 31 to 40.");
  CHECK(sheet.points->marks[1].label == "black 35");
  CHECK(sheet.points->even == 0.5);
  CHECK(sheet.points->even_label == "50");
  REQUIRE(sheet.curve);
  CHECK(sheet.curve->caption.title == "Points of white of 100");
  CHECK(sheet.curve->caption.words == "65 after 200 games, 95 % interval 60 to 69.");
  CHECK(sheet.curve->low == 0.4);  // the first point is known too badly
  CHECK(sheet.curve->high == 0.8);
  CHECK(sheet.curve->low_label == "40");
  CHECK(sheet.curve->high_label == "80");
  CHECK(sheet.curve->end_label == "200 games");
  REQUIRE(sheet.lengths);
  CHECK(sheet.lengths->caption.title == "Actions in a game");
  CHECK(sheet.lengths->caption.words == "From 5 to 7 actions; half of the games have at most 6.");
  CHECK(sheet.lengths->half_label == "half: 6");
  REQUIRE(sheet.openings.size() == 1);
  CHECK(sheet.openings[0].in_hundred == "75");
  CHECK(sheet.openings[0].interval == "60 to 80");

  facts.together = true;
  facts.points = {{"games won", 0.4, 0.3, 0.5}};
  const LabSheet together = lab_sheet(facts);
  CHECK(together.points->caption.title == "Games won of 100");
  CHECK_FALSE(together.points->even);
  CHECK(together.curve->caption.title == "Games won");

  facts.stopped = 1;  // no game has ended
  CHECK_FALSE(lab_sheet(facts).points);
  const LabSheet nothing = lab_sheet(LabFacts{});
  CHECK(nothing.figures.empty());
  CHECK_FALSE(nothing.lengths);
}

TEST_CASE("maps of the board name the cells with the most", "[scripting][lab]") {
  LabFacts facts = measured();
  const LabSheet sheet = lab_sheet(facts);
  REQUIRE(sheet.maps.size() == 2);
  CHECK(sheet.maps[0].caption.words == "A1 42, A2 3.5 in 100 games.");
  REQUIRE(sheet.maps[0].cells.size() == 3);
  CHECK(sheet.maps[0].cells[0].part == 1);
  CHECK(sheet.maps[0].cells[1].words == "A2: 3.5 in 100 games");
  CHECK(sheet.maps[0].cells[2].label == "–");
  CHECK(sheet.maps[0].cells[2].words == "A3: never");
  CHECK(sheet.maps[1].caption.words == "A2 61, A1 50 of 100 points.");
  CHECK(sheet.maps[1].cells[2].words == "A3: too few games");
  facts.target_points.clear();
  CHECK(lab_sheet(facts).maps.size() == 1);
  facts.targets = {0, 0, 0, 4};
  CHECK(lab_sheet(facts).maps.empty());
}

TEST_CASE("lengths are counted in bars of the same width", "[scripting][lab]") {
  CHECK(length_bars({}, 8).empty());
  const std::vector<LengthBar> few = length_bars({{5, 2}, {7, 1}}, 8);
  REQUIRE(few.size() == 3);
  CHECK(few[1].games == 0);
  CHECK(few[2].from == 7);
  const std::vector<LengthBar> many = length_bars({{10, 1}, {11, 2}, {30, 3}}, 4);
  REQUIRE(many.size() == 4);
  CHECK(many[0].from == 10);
  CHECK(many[0].to == 15);
  CHECK(many[0].games == 3);
  CHECK(many[3].games == 3);
}

TEST_CASE("a measure that differs is a line, and parts of one", "[scripting][lab]") {
  LabChange change{.name = "points of white", .before = 0.5, .after = 0.6, .more = true};
  CHECK(text_of(change).line == "↑ points of white: 50 → 60 of 100");
  CHECK(text_of(change).before == "50 of 100");
  CHECK(text_of(change).how == "more");
  change.after = 0.501;  // looks the same
  CHECK(text_of(change).line == "↑ points of white: more");
  change.more = false;
  CHECK(text_of(change).line == "↓ points of white: less");
  change = {.name = "actions in a game", .share = false, .before = 41, .after = 30};
  CHECK(text_of(change).line == "↓ actions in a game: 41 → 30");
  CHECK(text_of(change).how == "fewer");
}

TEST_CASE("games are named by who played them", "[scripting][lab]") {
  LabOrder order;
  order.seed = 7;
  CHECK(games_text(500, order) == "500 games of random bots, seed 7");
  CHECK(games_text(1, order) == "1 game of random bots, seed 7");
  order.bot = read_bot_spec("easy");
  order.pairs = 200;
  CHECK(pairs_text(order) == "200 pairs of games of easy bots, seed 7");
  order.bot = read_bot_spec("search:500");
  CHECK(games_text(2, order) == "2 games of search:500 bots, seed 7");
}

}  // namespace hr::tests
