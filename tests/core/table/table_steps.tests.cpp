// SPDX-License-Identifier: MIT
// Resigning, and offering and answering a draw, at a table: for whom, and what everybody is told.
#include <catch2/catch.hpp>

#include "core/table/table.h"
#include "tests/support/hunt.h"

namespace hr::tests {

namespace {

constexpr Issuer k_onlooker = Issuer::spectator();

Report named_view(const Table& table, Issuer issuer) {
  return table.report(issuer, ViewQuery{.named = true});
}
TableStepsReport steps_for(const Table& table, Issuer issuer) {
  return named_view(table, issuer).steps;
}

std::string last_line_told(const Table& table) {
  return table.report(k_onlooker, LogQuery{.named = true}).lines.back().text;
}

Table table_for_two(const std::optional<BotSpec>& second = {}) {
  return Table(breakthrough_match(), {{.name = "Ann"}, {.name = "Bob", .bot = second}});
}

void play_for_owner(Table& table, const char* text) {
  REQUIRE(table.give(Issuer::owner(), PlayTyped{.text = text}).ok);
}

}  // namespace

TEST_CASE("a seat resigns for itself, and everybody is told who has won", "[core]") {
  Table table = table_for_two();
  play_for_owner(table, "A2 A3");
  CHECK(table.give(Issuer::of(k_first), Resign{k_second}).text ==
        "You can play, and see the game, only from your own seat.");
  CHECK(steps_for(table, Issuer::of(k_first)).resigns == k_first);
  CHECK(steps_for(table, k_onlooker).resigns == SeatId::none);
  REQUIRE(table.give(Issuer::of(k_first), Resign{}).ok);
  CHECK(last_line_told(table) == "Ann (white) resigns.");
  const Report seen = named_view(table, k_onlooker);
  CHECK(seen.ended);
  CHECK(seen.outcome == "Bob (black) wins: Ann (white) resigned.");
  CHECK(seen.seats[k_second].won);
  CHECK(seen.seats[k_first].out);
  CHECK(steps_for(table, Issuer::of(k_second)).resigns == SeatId::none);
  CHECK(table.give(Issuer::of(k_second), Resign{}).text == "The game is over.");
  const auto history = table.report(Issuer::owner(), HistoryQuery{.named = true});
  CHECK(history.steps.back().text == "Ann (white) resigns.");
}

TEST_CASE("the owner resigns for a person, if there is one", "[core]") {
  for (const bool bot : {false, true}) {
    Table table = table_for_two(bot ? std::optional(BotSpec{}) : std::nullopt);
    play_for_owner(table, "A2 A3");
    const SeatId whose = bot ? k_first : k_second;  // black is to act
    CHECK(steps_for(table, Issuer::owner()).resigns == whose);
    REQUIRE(table.give(Issuer::owner(), Resign{}).ok);
    CHECK(named_view(table, Issuer::owner()).seats[whose].out);
  }
}

TEST_CASE("a draw that is offered is shown to all, and answered by those who have not agreed",
          "[core]") {
  Table table = table_for_two();
  CHECK(steps_for(table, Issuer::of(k_first)).offers_draw == k_first);
  REQUIRE(table.give(Issuer::of(k_first), OfferDraw{}).ok);
  for (const Issuer issuer : {Issuer::owner(), Issuer::of(k_second), k_onlooker}) {
    CHECK(steps_for(table, issuer).draw == "Ann (white) offers a draw.");
    CHECK(steps_for(table, issuer).draw_by == k_first);
  }
  CHECK(steps_for(table, k_onlooker).answers_draw.empty());
  CHECK(steps_for(table, Issuer::of(k_first)).answers_draw.empty());
  CHECK(steps_for(table, Issuer::of(k_second)).answers_draw == std::vector{k_second});
  CHECK(steps_for(table, Issuer::owner()).answers_draw == std::vector{k_second});
  CHECK(steps_for(table, Issuer::of(k_second)).offers_draw == SeatId::none);
  CHECK(table.give(Issuer::of(k_first), DeclineDraw{}).text ==
        "You have agreed to a draw already.");

  Table declined = table;
  REQUIRE(declined.give(Issuer::of(k_second), DeclineDraw{}).ok);
  CHECK(last_line_told(declined) == "Bob (black) declines the draw.");
  CHECK(steps_for(declined, Issuer::owner()).draw.empty());

  REQUIRE(table.give(Issuer::owner(), OfferDraw{}).ok);  // for the seat that has not agreed
  CHECK(named_view(table, k_onlooker).outcome == "The game is drawn: both players agreed.");
  CHECK(steps_for(table, Issuer::owner()).draw.empty());
  REQUIRE(table.give(Issuer::owner(), Undo{}).ok);
  CHECK_FALSE(named_view(table, k_onlooker).ended);
}

TEST_CASE("in a game with secrets a seat that resigns reveals nothing", "[core]") {
  const auto seen = [](const char* hidden) {
    Table table(hunt_match());
    REQUIRE(table.give(Issuer::of(k_second), PlayTyped{.text = hidden}).ok);
    REQUIRE(table.give(Issuer::of(k_second), Resign{}).ok);
    std::string out;
    for (const Issuer issuer : {Issuer::of(k_first), k_onlooker}) {
      const Report report = table.report(issuer, ViewQuery{.text = true});
      out += report.board + report.outcome;
      for (const LogLine& line : report.log) out += line.text;
    }
    return out;
  };
  CHECK(seen("hide A1") == seen("hide B2"));
}

}  // namespace hr::tests
