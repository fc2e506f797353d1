// SPDX-License-Identifier: MIT
// What rules do not let a seat take back.
#include <catch2/catch.hpp>

#include "core/record/record.h"
#include "core/table/table_access.h"
#include "tests/support/hunt.h"

namespace hr::tests {

namespace {

GameDef shooting_game() {
  GameDef d;
  d.name = "Shooters";
  for (const char* seat : {"ann", "bob"}) d.seats.push_back({seat, ""});
  d.verbs = {verb("aim", {pattern(PatternType::pass)}), verb("shoot", {pattern(PatternType::pass)}),
             verb("throw", {pattern(PatternType::pass)})};
  d.verbs[1].final = Final::always;
  d.verbs[2].final = Final::if_rolled;
  d.verbs[2].effect = true;
  return d;
}

// A throw rolls a die only as the third action or later.
struct ShootingRules : FunctionRules {
  void effect(Effect& g, SeatId, const Action&) override {
    if (g.state().header().ply >= 2) g.roll(6);
  }
};

Table shooters(std::initializer_list<const char*> actions, std::vector<Player> players = {}) {
  ById<PlayerId, Player> seated;
  for (Player& player : players) seated.push_back(std::move(player));
  Table table(Match(engine_of(shooting_game(), std::make_shared<ShootingRules>()), 1), seated);
  for (const char* action : actions)
    REQUIRE(table.give(Issuer::owner(), PlayTyped{.text = action}).ok);
  return table;
}

int step_of(const Table& table) { return table.report(Issuer::owner(), StatusQuery()).depth; }
bool offers_undo(const Table& table, Issuer issuer) {
  return table.report(issuer, ViewQuery()).may_undo;
}

constexpr const char* k_shot =
    "Under these rules \"shoot\" cannot be taken back, except by the table's owner.";
const Issuer k_anns = Issuer::of(k_first), k_bobs = Issuer::of(k_second);
const BotSpec k_shooting_bot{};

}  // namespace

TEST_CASE("a final action cannot be taken back by a seat, nor one before it", "[core]") {
  Table table = shooters({"aim", "shoot", "aim"});
  const std::uint64_t before = match_of(table).state().hash();
  for (const Issuer issuer : {k_anns, k_bobs}) {
    CHECK(table.give(issuer, GoToStep{1}).text == k_shot);
    CHECK(table.give(issuer, GoToStep{0}).text == k_shot);
    CHECK(table.give(issuer, GoTo{NodeId::root}).text == k_shot);
  }
  CHECK(table.report(Issuer::owner(), ViewQuery()).steps.request.empty());
  CHECK(match_of(table).state().hash() == before);

  CHECK(offers_undo(table, k_anns));
  REQUIRE(table.give(k_anns, Undo{}).ok);  // the step after it
  REQUIRE(table.give(k_bobs, AnswerRequest{}).ok);
  REQUIRE(step_of(table) == 2);
  CHECK_FALSE(offers_undo(table, k_anns));
  CHECK_FALSE(offers_undo(table, k_bobs));
  const Reply refused = table.give(k_bobs, Undo{});
  CHECK_FALSE(refused.ok);
  CHECK(refused.text == k_shot);
  CHECK(step_of(table) == 2);
}

TEST_CASE("the owner takes back final actions, and anybody redoes them", "[core]") {
  Table table = shooters({"aim", "shoot"});
  CHECK(offers_undo(table, Issuer::owner()));
  REQUIRE(table.give(Issuer::owner(), Undo{}).ok);
  CHECK(step_of(table) == 1);
  CHECK(offers_undo(table, k_anns));
  REQUIRE(table.give(k_bobs, Redo{}).ok);
  REQUIRE(table.give(k_anns, AnswerRequest{}).ok);
  CHECK(step_of(table) == 2);
  REQUIRE(table.give(Issuer::owner(), GoToStep{0}).ok);
  REQUIRE(table.give(k_anns, GoToStep{2}).ok);
  REQUIRE(table.give(Issuer::owner(), AnswerRequest{}).ok);
  CHECK(step_of(table) == 2);
}

TEST_CASE("another line of play is reached only if nothing final is left for it", "[core]") {
  Table table = shooters({"aim", "aim"});
  const NodeId aimed = match_of(table).cursor();
  REQUIRE(table.give(Issuer::owner(), Undo{}).ok);
  REQUIRE(table.give(Issuer::owner(), PlayTyped{.text = "shoot"}).ok);
  const NodeId shot = match_of(table).cursor();
  CHECK(table.give(k_anns, GoTo{aimed}).text == k_shot);
  REQUIRE(table.give(Issuer::owner(), GoTo{aimed}).ok);
  CHECK(table.give(k_anns, GoTo{shot}).ok);
  CHECK_FALSE(table.give(k_anns, GoTo{NodeId(9)}).ok);
}

TEST_CASE("an action can be final only if dice were rolled", "[core]") {
  Table table = shooters({"throw", "aim"});
  REQUIRE(table.give(k_anns, GoToStep{0}).ok);
  REQUIRE(table.give(k_bobs, AnswerRequest{.agrees = false}).ok);
  REQUIRE(table.give(Issuer::owner(), PlayTyped{.text = "throw"}).ok);
  REQUIRE_FALSE(match_of(table).node().faces().empty());
  CHECK_FALSE(offers_undo(table, k_anns));
  CHECK(table.give(k_anns, Undo{}).text ==
        "Under these rules \"throw\" cannot be taken back, except by the table's owner.");
}

TEST_CASE("undo is not offered if it would pass a bot's steps and meet a final one", "[core]") {
  Table table = shooters({"shoot", "aim"}, {{.name = "Ann"}, {.name = "", .bot = k_shooting_bot}});
  CHECK_FALSE(offers_undo(table, k_anns));
  CHECK(offers_undo(table, Issuer::owner()));
  Table people = shooters({"shoot", "aim"});
  CHECK(offers_undo(people, k_anns));
}

TEST_CASE("a step is final by the rules by which it was played", "[core]") {
  Table table = shooters({"shoot"});
  Match match = release(std::move(table));
  GameDef changed = shooting_game();
  changed.verbs[1].final = Final::never;
  match.change_rules(playable_of(changed, std::make_shared<ShootingRules>()));
  Table later(std::move(match));
  REQUIRE(later.give(Issuer::owner(), PlayTyped{.text = "shoot"}).ok);
  CHECK(later.give(k_anns, GoToStep{2}).ok);
  CHECK(later.give(k_anns, GoToStep{0}).text == k_shot);
}

TEST_CASE("an answer in secret can be final from the moment it is given", "[core]") {
  GameDef d = hunt();
  d.verbs[0].final = Final::always;
  Table table(Match(engine_of(d, std::make_shared<HuntRules>()), 1));
  REQUIRE(table.give(k_anns, PlayTyped{.text = "hide A1"}).ok);
  const std::string hidden =
      "Under these rules \"hide A1\" cannot be taken back, except by the table's owner.";
  CHECK(table.give(k_anns, TakeBack{}).text == hidden);
  CHECK(table.give(k_anns, StartOver{}).text == hidden);
  CHECK(table.give(k_anns, ChangeAnswer{.answer = 0, .text = "hide B1"}).text == hidden);
  CHECK(table.give(k_bobs, TakeBack{}).text == "You have no answer to take back.");
  REQUIRE(table.give(Issuer::owner(), ChangeAnswer{k_first, 0, "hide B1"}).ok);
  REQUIRE(table.give(Issuer::owner(), TakeBack{k_first}).ok);
  CHECK(table.report(k_anns, ViewQuery()).part.empty());

  REQUIRE(table.give(k_anns, PlayTyped{.text = "hide A1"}).ok);
  REQUIRE(table.give(k_anns, PlayTyped{.text = "ready"}).ok);
  CHECK(table.give(k_anns, TakeBack{}).text ==
        "You have declared yourself ready and cannot change your answers now.");
}

TEST_CASE("what is final changes no hash", "[core]") {
  const auto played = [](Final final) {
    GameDef d = shooting_game();
    for (VerbDef& verb : d.verbs) verb.final = final;
    Match match(engine_of(d, std::make_shared<ShootingRules>()), 1);
    Table table(std::move(match));
    for (const char* action : {"aim", "shoot", "throw"})
      REQUIRE(table.give(Issuer::owner(), PlayTyped{.text = action}).ok);
    return match_of(table).state().hash();
  };
  CHECK(played(Final::never) == played(Final::always));
}

}  // namespace hr::tests
