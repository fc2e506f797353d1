// SPDX-License-Identifier: MIT
// Undo by consent: in an open game a seat asks the other people.
#include <catch2/catch.hpp>

#include "core/record/record.h"
#include "core/table/table_access.h"
#include "tests/support/hunt.h"

namespace hr::tests {

namespace {

// Three people, or fewer, who have each passed once.
Table passed_table(std::vector<Player> players) {
  GameDef d;
  d.name = "Passers";
  for (const char* seat : {"ann", "bob", "cy"}) d.seats.push_back({seat, ""});
  d.verbs = {verb("pass", {pattern(PatternType::pass)})};
  ById<PlayerId, Player> seated;
  for (Player& player : players) seated.push_back(std::move(player));
  Table table(Match(engine_of(d, std::make_shared<FunctionRules>()), 1), seated);
  for (int n = 0; n < 3; ++n) REQUIRE(table.give(Issuer::owner(), PlayTyped{.text = "pass"}).ok);
  return table;
}

int depth_of(const Table& table) { return table.report(Issuer::spectator(), StatusQuery()).depth; }
TableStepsReport asked_of(const Table& table, Issuer issuer) {
  return table.report(issuer, ViewQuery()).steps;
}

constexpr SeatId k_ann{0}, k_bob{1}, k_cy{2};
const BotSpec k_any_bot{};

}  // namespace

TEST_CASE("a seat goes back when all other people have agreed", "[core]") {
  Table table = passed_table({});
  const std::uint64_t before = match_of(table).state().hash();
  const Reply reply = table.give(Issuer::of(k_ann), GoToStep{1});
  CHECK(reply.ok);
  CHECK(reply.text == "The other players are asked; the next move ends that.");
  CHECK(depth_of(table) == 3);
  CHECK(match_of(table).state().hash() == before);
  for (const Issuer issuer : {Issuer::owner(), Issuer::of(k_ann), Issuer::spectator()}) {
    CHECK(asked_of(table, issuer).request == "Ann asks to undo 2 steps.");
    CHECK(asked_of(table, issuer).asked_by == k_ann);
  }
  CHECK(asked_of(table, Issuer::of(k_ann)).answers_request.empty());
  CHECK(asked_of(table, Issuer::of(k_bob)).answers_request == std::vector{k_bob});
  CHECK(asked_of(table, Issuer::owner()).answers_request == std::vector{k_bob, k_cy});
  CHECK(table.give(Issuer::of(k_ann), AnswerRequest{}).text == "You are not asked.");
  CHECK(table.give(Issuer::spectator(), AnswerRequest{}).text ==
        "You are a spectator; only players may do that.");
  CHECK(table.give(Issuer::of(k_cy), Undo{}).text ==
        "Somebody asks for that already: wait for the answers.");

  REQUIRE(table.give(Issuer::of(k_cy), AnswerRequest{}).ok);
  CHECK(table.give(Issuer::of(k_cy), AnswerRequest{}).text == "You are not asked.");
  CHECK(depth_of(table) == 3);
  REQUIRE(table.give(Issuer::of(k_bob), AnswerRequest{}).ok);
  CHECK(depth_of(table) == 1);
  CHECK(asked_of(table, Issuer::owner()).request.empty());
  CHECK(match_of(table).tree().size() == 4);  // the steps are there to be redone

  REQUIRE(table.give(Issuer::of(k_bob), Redo{}).ok);
  CHECK(asked_of(table, Issuer::owner()).request == "Bob asks to redo 1 step.");
  REQUIRE(table.give(Issuer::owner(), AnswerRequest{}).ok);
  REQUIRE(table.give(Issuer::owner(), AnswerRequest{}).ok);
  CHECK(depth_of(table) == 2);
}

TEST_CASE("one who does not agree ends a request, and so does the next action", "[core]") {
  Table table = passed_table({});
  REQUIRE(table.give(Issuer::of(k_ann), Undo{}).ok);
  REQUIRE(table.give(Issuer::of(k_bob), AnswerRequest{.agrees = false}).ok);
  CHECK(table.give(Issuer::of(k_cy), AnswerRequest{}).text == "Nobody asks to go back or forward.");
  CHECK(depth_of(table) == 3);

  REQUIRE(table.give(Issuer::of(k_ann), Undo{}).ok);
  REQUIRE(table.give(Issuer::of(k_ann), PlayTyped{.text = "pass"}).ok);
  CHECK(asked_of(table, Issuer::owner()).request.empty());

  REQUIRE(table.give(Issuer::of(k_ann), Undo{}).ok);
  REQUIRE(table.give(Issuer::owner(), Undo{}).ok);  // the owner always may
  CHECK(depth_of(table) == 3);
  CHECK(asked_of(table, Issuer::owner()).request.empty());
}

TEST_CASE("bots agree, and who has resigned is not asked", "[core]") {
  Table with_bots = passed_table({{.name = "Ann"}, {"", k_any_bot}, {"", k_any_bot}});
  REQUIRE(with_bots.give(Issuer::of(k_ann), Undo{}).ok);
  CHECK(depth_of(with_bots) == 2);

  Table table = passed_table({{.name = "Ann"}, {.name = "Bob"}, {"", k_any_bot}});
  REQUIRE(table.give(Issuer::of(k_bob), Resign{}).ok);
  REQUIRE(table.give(Issuer::of(k_ann), GoToStep{0}).ok);
  CHECK(depth_of(table) == 0);
}

TEST_CASE("there must be something to go back to", "[core]") {
  Table table = passed_table({});
  CHECK(table.give(Issuer::of(k_ann), Redo{}).text == "There is nothing to redo.");
  CHECK_FALSE(table.give(Issuer::of(k_ann), GoTo{NodeId(9)}).ok);
  CHECK(asked_of(table, Issuer::owner()).request.empty());
  REQUIRE(table.give(Issuer::owner(), GoToStep{0}).ok);
  CHECK(table.give(Issuer::of(k_ann), Undo{}).text == "There is nothing to undo.");
}

}  // namespace hr::tests
