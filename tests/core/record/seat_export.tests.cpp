// SPDX-License-Identifier: MIT
#include "core/record/seat_export.h"
#include "core/table/table_access.h"

#include <catch2/catch.hpp>

#include "core/base/checksum.h"
#include "tests/support/hunt.h"

namespace hr::tests {

namespace {

constexpr std::uint64_t k_seed = 918273645546372819;

PlayableRules deep_hunt_rules(const std::string& text, bool plural = false) {
  GameDef d = hunt();
  d.seats[k_first].plural = d.seats[k_second].plural = plural;
  d.card = {"Find it."};
  RulesetText ruleset_text{.ruleset = "hunt",
                           .files = {{"rules.lua", text}},
                           .variants = {"deep"},
                           .settings = {{"depth", "3"}}};
  return {engine_of(d, std::make_shared<HuntRules>()),
          std::make_shared<const RulesetText>(std::move(ruleset_text))};
}

Table played(const std::string& of_nickel,
             const PlayableRules& rules = deep_hunt_rules("-- first rules")) {
  Table table(Match(rules, k_seed), {{.name = "Ann"}, {.name = "Bob", .bot = BotSpec{}}});
  const auto play = [&](SeatId seat, const std::string& text) {
    INFO(text);
    REQUIRE(table.give(Issuer::owner(), PlayTyped{seat, text}).ok);
  };
  play(k_first, "hide A2");
  play(k_second, "hide " + of_nickel);
  play(k_second, "ready");
  play(k_first, "ready");
  return table;
}

bool says(const std::string& text, const std::string& what) {
  return text.find(what) != std::string::npos;
}

// Everything in the full state whose bytes would reveal something.
std::vector<std::string> of_the_machine(const Match& match) {
  std::vector<std::string> out{std::to_string(match.seed()), Checksum::hex_digits(match.seed()),
                               std::to_string(match.state().hash())};
  for (int id = 0; id < match.tree().size(); ++id) {
    const std::uint64_t hash = match.node(NodeId(id)).hash;
    for (const std::string& text : {Checksum::hex_digits(hash), std::to_string(hash)})
      out.push_back(text);
  }
  return out;
}

void check_silent(const Table& table) {
  for (const SeatId seat : {k_first, k_second, k_owner})
    for (const auto& make : {seat_export_json, seat_export_bytes, seat_export_text}) {
      const std::string text = make(table, seat, {});
      for (const std::string& secret : of_the_machine(match_of(table))) {
        INFO(secret << " in " << text);
        CHECK_FALSE(says(text, secret));
      }
    }
}

}  // namespace

TEST_CASE("an export is the same in all worlds that look alike to its seat", "[core]") {
  Table one = played("B2"), two = played("C1");
  for (const char* text : {"throw", "throw", "scan A1", "step A1 B1"}) {
    const SeatId seat = match_of(one).actors().front();
    REQUIRE(one.give(Issuer::owner(), PlayTyped{seat, text}).ok);
    REQUIRE(two.give(Issuer::owner(), PlayTyped{seat, text}).ok);
    CHECK(seat_export_json(one, k_first) == seat_export_json(two, k_first));
    CHECK(seat_export_text(one, k_first) == seat_export_text(two, k_first));
  }
  two.give(Issuer::owner(), WriteNote{k_second, "C1", "here it lies"});
  CHECK(seat_export_json(one, k_first) == seat_export_json(two, k_first));
  CHECK(seat_export_json(one, k_second) != seat_export_json(two, k_second));
  CHECK(seat_export_text(one, k_owner) != seat_export_text(two, k_owner));
}

TEST_CASE("an export contains no seed, no hash and no secret of another seat", "[core]") {
  Table table = played("B2");
  table.give(Issuer::owner(), PlayTyped{k_first, "throw"});
  table.give(Issuer::owner(), PlayTyped{k_second, "scan B1"});  // its answer is for nickel only
  check_silent(table);
  const std::string text = seat_export_text(table, k_first),
                    json = seat_export_json(table, k_first);
  const auto told = [](const std::string& of) { return of.substr(0, of.find("\nPawns:\n")); };
  CHECK_FALSE(says(told(text), "B2"));
  CHECK(says(told(seat_export_text(table, k_second)), "B2"));
  CHECK(says(told(text), "   1  Penny hides A2.\n      Penny is ready.\n      Nickel is ready.\n"));
  CHECK(says(json, R"("seat": "nickel",
      "verb": "ready",
      "arguments": [],
      "text": "Nickel is ready.")"));
  CHECK(says(json, R"("seat": "penny",
      "verb": "hide",
      "arguments": [
        "A2"
      ],
      "text": "Penny hides A2.")"));
  CHECK(says(text, "Nickel scans B1."));
  CHECK_FALSE(says(json, "Penny has nothing at B1."));
  CHECK_FALSE(says(text, "Penny has nothing at B1."));
  CHECK(says(seat_export_json(table, k_second), R"("type": "event",
      "event": "answer",
      "arguments": [
        "penny",
        "nothing",
        "B1"
      ],
      "text": "Penny has nothing at B1.")"));
  CHECK_FALSE(says(json, "dug of nickel"));  // visible to its owner only
}

TEST_CASE("when all seats are asked, a seat's export contains only its own part", "[core]") {
  const auto begun = [](const char* first, const char* second, bool ready) {
    Table table(Match(deep_hunt_rules("x"), k_seed));
    REQUIRE(table.give(Issuer::owner(), PlayTyped{k_first, std::string("hide ") + first}).ok);
    if (*second != '\0')
      REQUIRE(table.give(Issuer::owner(), PlayTyped{k_second, std::string("hide ") + second}).ok);
    if (ready) REQUIRE(table.give(Issuer::owner(), PlayTyped{k_second, "ready"}).ok);
    return table;
  };
  const Table here = begun("A2", "B2", false), there = begun("A2", "C1", false),
              nowhere = begun("A2", "", false), ready = begun("A2", "B2", true);
  const std::string json = seat_export_json(here, k_first), text = seat_export_text(here, k_first);
  CHECK(json == seat_export_json(there, k_first));
  CHECK(json == seat_export_json(nowhere, k_first));
  CHECK(text == seat_export_text(nowhere, k_first));
  CHECK(says(text, "\n   1  Penny hides A2.\n"));
  CHECK(says(json, R"("text": "Penny hides A2.")"));
  CHECK_FALSE(says(json, R"("ready": true)"));
  CHECK(says(seat_export_json(ready, k_first), R"("name": "nickel",
      "player": "nickel",
      "bot": false,
      "to_act": false,
      "ready": true)"));
  CHECK(says(seat_export_text(ready, k_first), "Nickel is ready.\nPenny's turn.\n"));
  check_silent(ready);
}

TEST_CASE("an export's verbs agree with seats, whoever sits there", "[core]") {
  Table table(Match(deep_hunt_rules("x", true), k_seed), {{.name = "Ann"}, {.name = "Bob"}});
  REQUIRE(table.give(Issuer::owner(), PlayTyped{k_first, "hide A2"}).ok);
  REQUIRE(table.give(Issuer::owner(), PlayTyped{k_second, "hide B2"}).ok);
  REQUIRE(table.give(Issuer::owner(), PlayTyped{k_second, "ready"}).ok);
  CHECK(says(seat_export_text(table, k_first), "Nickel are ready.\nPenny's turn.\nPenny have "));
}

TEST_CASE("answers that were taken back are in nobody's export", "[core]") {
  Table table(Match(deep_hunt_rules("x"), k_seed)), straight(Match(deep_hunt_rules("x"), k_seed));
  REQUIRE(table.give(Issuer::owner(), PlayTyped{k_first, "hide C2"}).ok);
  REQUIRE(table.give(Issuer::owner(), TakeBack{k_first}).ok);
  for (Table* t : {&table, &straight}) {
    REQUIRE(t->give(Issuer::owner(), PlayTyped{k_second, "hide B2"}).ok);
    REQUIRE(t->give(Issuer::owner(), PlayTyped{k_first, "hide A2"}).ok);
    if (t == &table) REQUIRE(t->give(Issuer::owner(), ChangeAnswer{k_second, 0, "C1"}).ok);
    if (t == &table) REQUIRE(t->give(Issuer::owner(), ChangeAnswer{k_second, 0, "B2"}).ok);
    REQUIRE(t->give(Issuer::owner(), PlayTyped{k_first, "ready"}).ok);
    REQUIRE(t->give(Issuer::owner(), PlayTyped{k_second, "ready"}).ok);
  }
  for (const SeatId seat : {k_first, k_second, k_owner}) {
    CHECK(seat_export_json(table, seat) == seat_export_json(straight, seat));
    CHECK(seat_export_text(table, seat) == seat_export_text(straight, seat));
  }
}

TEST_CASE("dice are exported only if nothing is hidden", "[core]") {
  struct Throwing : Rules {
    void effect(Effect& g, SeatId me, const Action&) override {
      g.tell(all_seats(2), EventId(1), {me, std::int64_t{g.roll(6)}});
    }
  };
  const std::vector<int> five{5};
  for (const bool hides : {false, true}) {
    GameDef d = hunt();
    d.zones.clear();
    d.kinds.clear();
    d.verbs.erase(d.verbs.begin(), d.verbs.begin() + 3);
    if (!hides) d.vars.clear();
    Table table(Match(engine_of(d, std::make_shared<Throwing>()), 1));
    REQUIRE(table.give(Issuer::owner(), PlayTyped{k_owner, "throw", five}).ok);
    const std::string json = seat_export_json(table, k_second);
    CHECK(says(json, "\"dice\"") == !hides);
    CHECK(says(json, "Penny rolls 5."));  // reported to all in either case
    CHECK(says(seat_export_json(table, k_owner), "\"dice\""));
  }
}

TEST_CASE("dice that a seat may not see are not exported for it", "[core]") {
  struct Peeking : Rules {
    void effect(Effect& g, SeatId me, const Action&) override { g.roll(6, seat_bit(me)); }
  };
  GameDef d = hunt();
  d.zones.clear();
  d.kinds.clear();
  d.vars.clear();
  d.verbs.erase(d.verbs.begin(), d.verbs.begin() + 3);
  Table table(Match(engine_of(d, std::make_shared<Peeking>()), 1));
  REQUIRE(table.give(Issuer::owner(), PlayTyped{k_owner, "throw", std::vector<int>{5}}).ok);
  CHECK(says(seat_export_json(table, k_first), "\"dice\""));
  CHECK(says(seat_export_json(table, k_owner), "\"dice\""));
  CHECK_FALSE(says(seat_export_json(table, k_second), "\"dice\""));
}

TEST_CASE("arguments that an event's text does not mention are not exported", "[core]") {
  GameDef d = hunt();
  d.events[0].text = "{1} keeps silent.";
  Table table(Match(engine_of(d, std::make_shared<HuntRules>()), 1));
  table.give(Issuer::owner(), PlayTyped{k_first, "hide A2"});
  table.give(Issuer::owner(), PlayTyped{k_second, "hide B2"});
  table.give(Issuer::owner(), PlayTyped{k_first, "ready"});
  table.give(Issuer::owner(), PlayTyped{k_second, "ready"});
  REQUIRE(table.give(Issuer::owner(), PlayTyped{k_first, "scan B2"}).ok);
  const std::string json = seat_export_json(table, k_first);
  CHECK(says(json, R"("event": "answer",
      "arguments": [
        "nickel",
        null,
        null
      ],
      "text": "Nickel keeps silent.")"));
  CHECK_FALSE(says(json, "nickel's treasure"));
}

TEST_CASE("an export omits other branches and their rules", "[core]") {
  Table table = played("B2");
  const NodeId here = match_of(table).cursor();
  const std::string before = seat_export_json(table, k_first);
  REQUIRE(change_rules(table, deep_hunt_rules("-- rules of another branch")).ok);
  REQUIRE(table.give(Issuer::owner(), PlayTyped{k_first, "throw"}).ok);
  REQUIRE(table.give(Issuer::owner(), GoTo{here}).ok);
  CHECK(seat_export_json(table, k_first) == before);
  REQUIRE(change_rules(table, deep_hunt_rules("-- rules of this branch")).ok);
  const std::string after = seat_export_json(table, k_first);
  CHECK_FALSE(says(after, "another branch"));
  CHECK(says(after, "-- first rules"));
  CHECK(says(after, "-- rules of this branch"));
  CHECK(says(after, R"("rules_in_force": 1)"));
  CHECK(says(after, R"("type": "change rules",
      "rules": 1,
      "text": "Rules changed: rules.lua edited.")"));
  check_silent(table);
}

TEST_CASE("a change of rules is exported as that seat was told it", "[core]") {
  Table table = played("B2");
  GameDef d = hunt();
  d.kinds.pop_back();  // no treasures
  d.verbs.erase(d.verbs.begin());
  REQUIRE(change_rules(table, playable_of(d, std::make_shared<Rules>())).ok);
  CHECK(says(seat_export_text(table, k_first), "   2  Rules changed.\n"));
  CHECK_FALSE(says(seat_export_json(table, k_first), "nickel's treasure"));
  CHECK(says(seat_export_json(table, k_owner), "nickel's treasure at B2"));
}

TEST_CASE("an export contains the seat's own notes, the owner's none", "[core]") {
  Table table = played("B2");
  table.give(Issuer::owner(), WriteNote{k_first, "C2", "there?"});
  table.give(Issuer::owner(), MarkPassage{k_first, "C2", 2});
  table.give(Issuer::owner(), WriteNote{k_second, "A1", "she steps here"});
  const std::string json = seat_export_json(table, k_first),
                    text = seat_export_text(table, k_first);
  CHECK(says(json, R"("notes": [
    {
      "cell": "C2",
      "text": "there?",
      "passages": 2
    }
  ])"));
  CHECK(says(text,
             "\nNotes:\n"
             "2  .  .  2t\n"
             "1  .  .  .\n"
             "   A  B  C\n"
             "numbers count passages, a letter begins a note, . nothing noted\n"
             "  C2: 2 passages, there?\n"));
  CHECK_FALSE(says(json + text, "she steps here"));
  const std::string owner = seat_export_json(table, k_owner) + seat_export_text(table, k_owner);
  CHECK_FALSE(says(owner, "there?"));
  CHECK_FALSE(says(owner, "she steps here"));
}

TEST_CASE("an export contains the rules, the options and the position", "[core]") {
  Table table = played("B2");
  const OptionsInForce options{{"depth", std::int64_t{3}}, {"fast", false}, {"mood", "calm"}};
  const std::string text = seat_export_text(table, k_first, options);
  CHECK_THAT(text, Catch::StartsWith("House Rules export of Hunt\nAs seen by penny.\n"
                                     "Options: depth=3, fast=false and mood=calm.\n"
                                     "Variants: deep.\n\nFind it.\n\n   1  Penny hides A2.\n"
                                     "      Penny is ready.\n      Nickel is ready.\n\nPawns:\n"));
  CHECK_THAT(text, Catch::EndsWith("\nThe game is not over.\nPenny's turn.\n"
                                   "Penny has 9 legal moves:\n"
                                   "  scan: A1, B1, C1, A2, B2, C2\n"
                                   "  step A1: B1, A2\n"
                                   "  throw\n"));
  const std::string json = seat_export_json(table, k_first, options);
  CHECK(says(json, R"("options": {
    "depth": 3,
    "fast": false,
    "mood": "calm"
  })"));
  CHECK(says(seat_export_json(table, k_first), R"("options": {
    "depth": "3"
  })"));
  CHECK(says(json, R"("text": "step A1 B1",
      "verb": "step",
      "arguments": [
        "A1",
        "B1"
      ])"));
  CHECK(says(json, R"("name": "nickel",
      "player": "Bob",
      "bot": true,
      "to_act": false,
      "ready": false,
      "won": false,
      "score": null)"));
  CHECK_THAT(seat_export_text(table, k_second, options),
             Catch::EndsWith("The game is not over.\nPenny's turn.\n"));
}

}  // namespace hr::tests
