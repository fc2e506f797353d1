// SPDX-License-Identifier: MIT
// houserules secrecy, on a ruleset that leaks what its option says.
#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/support/dialogue.h"
#include "tests/support/leaky_rules.h"
#include "tests/support/process.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace {

Finished run_secrecy(const TemporaryRuleset& ruleset, const std::string& leak,
                     std::vector<std::string> more = {}) {
  std::vector<std::string> arguments{"secrecy",      ruleset.folder(), "--option",
                                     "leak=" + leak, "--worlds",       "40"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return houserules(arguments);
}

}  // namespace

TEST_CASE("a ruleset without leaks is reported with how much was compared", "[cli]") {
  const TemporaryRuleset leaky("leaky", k_leaky);
  const Finished run = run_secrecy(leaky, "none");
  INFO(run.out << run.err);
  CHECK(run.code == 0);
  CHECK_THAT(run.out, Catch::StartsWith("leaky: no leak in 40 pairs of worlds, compared after "));
  CHECK_THAT(run.out, Catch::Contains("Hidden information differed in") &&
                          Catch::Contains("; in 0 an event or end that may reveal something") &&
                          Catch::Contains("  zone map: in "));
  CHECK(run_secrecy(leaky, "none").out == run.out);
  const Finished said = run_secrecy(leaky, "said");
  CHECK(said.code == 0);
  CHECK_THAT(said.out,
             !Catch::Contains("; in 0 an event") && Catch::Contains("  scan told 2 of 2 seats ") &&
                 Catch::Contains(" times, so everybody knows all that it tells\n") &&
                 Catch::Contains(", provided that everybody may know what scan tells.\n"));
  CHECK_THAT(run.out, !Catch::Contains("provided that"));
}

TEST_CASE("a leak that only an option opens is found, or what was not tried is said", "[cli]") {
  const TemporaryRuleset leaky("leaky", k_leaky);
  const Finished found = houserules({"secrecy", leaky.folder(), "--worlds", "40"});
  INFO(found.out << found.err);
  CHECK(found.code == 1);
  CHECK_THAT(found.out, Catch::StartsWith("leaky: a leak to penny with option leak=view: view\n"));
  const Finished given = houserules({"secrecy", leaky.folder(), "--worlds", "40", "--given-only"});
  CHECK(given.code == 0);
  CHECK_THAT(given.out, Catch::StartsWith("leaky: no leak in 40 pairs of worlds"));
  // The least time is over before another setting begins.
  const Finished hasty =
      houserules({"secrecy", leaky.folder(), "--worlds", "100000", "--seconds", "0.02"});
  INFO(hasty.out << hasty.err);
  CHECK(hasty.code == 3);
  CHECK_THAT(hasty.out, Catch::Contains("Fewer than 200 pairs were compared") &&
                            Catch::Contains("Not tried, so this is no result for them:\n") &&
                            Catch::Contains("\n  option leak=view\n"));
}

TEST_CASE("a variant that cannot be read is named as not tried", "[cli]") {
  const TemporaryRuleset leaky("leaky", k_leaky);
  const std::string variants = leaky.folder() + "/variants";
  std::filesystem::create_directory(variants);
  std::ofstream((variants + "/loud.lua").c_str()) << "return { extends = 'leaky', name = 'Loud' ";
  const Finished run = run_secrecy(leaky, "none");
  INFO(run.out << run.err);
  CHECK(run.code == 3);
  CHECK_THAT(run.out, Catch::Contains("\n  variant loud (cannot be read: "));
}

TEST_CASE("a leak is reported with its channel and the text in both worlds", "[cli]") {
  const TemporaryRuleset leaky("leaky", k_leaky);
  for (const std::string leak : k_planted_leaks) {
    const Finished run = run_secrecy(leaky, leak, {"--json"});
    INFO(leak << ": " << run.out << run.err);
    CHECK(run.code == 1);
    const nlohmann::json found = nlohmann::json::parse(run.out)["leak"];
    bool named = false;
    for (const auto& difference : found["differences"]) {
      named = named || difference["channel"] == leak;
      CHECK(difference["one"] != difference["other"]);
    }
    CHECK(named);
    CHECK(found["done"] != "");
  }
  const Finished told = run_secrecy(leaky, "events");
  CHECK_THAT(told.out, Catch::StartsWith("leaky: a leak to ") && Catch::Contains(": events\n") &&
                           Catch::Contains(" waits.\n") &&
                           Catch::Contains("    in one world:   The chest of ") &&
                           Catch::Contains("   1  Nickel hides ") &&
                           Catch::Contains("marked with reveals") && Catch::Contains("--seed 1"));
}

TEST_CASE("events marked with reveals are listed wherever they are told", "[cli]") {
  constexpr const char* k_roles = R"(return {{
    name = "Roles", seats = {{ "ann", "bob", "cat" }},
    zones = {{ deck = bag{{ see = "none" }}, role = bag{{ per = "seat", see = "owner" }} }},
    kinds = {{ wolf = {{ begins_in = {{ deck = 1 }} }}, sheep = {{ begins_in = {{ deck = 2 }} }} }},
    vars = {{ vote = {{ 0, per = "seat", see = "owner" }} }},
    events = {{ saw = reveals "Wolves: {{1}}." }},
    verbs = {{ go = {{ pass{{}}, does = at_once "ask" }}, ask = {{ number{{ 1, 2 }}, asked = true,
      secret = true, does = {{ set("vote", chosen){0} }}, done = {{ {1} }} }} }},
    setup = {{ as(everyone, draw("deck", "role")){2} }}, ends = {{ plies(4) }},
  }})";
  const std::string tell = R"(tell(everyone, "saw", as(seats "cat", count(any.role "wolf"))))";
  const std::string show = R"(as(seats "cat", show(any.role, everyone)))";
  const auto run = [&](const std::string& does, const std::string& done, const std::string& setup) {
    const TemporaryRuleset roles("roles", fmt::format(k_roles, does, done, setup));
    const Finished out = houserules({"secrecy", roles.folder(), "--worlds", "40"});
    INFO(out.err);
    CHECK(out.code == 0);
    return out.out;
  };
  for (const std::string& text :
       {run("", tell, ""), run("", "", ", " + tell), run("", tell, ", at_once \"ask\"")})
    CHECK_THAT(text, Catch::Contains(", provided that everybody may know what saw tells.\n") &&
                         Catch::Contains("  saw told 3 of 3 seats "));
  for (const std::string& text : {run("", show, ""), run("", "", ", " + show)})
    CHECK_THAT(text, Catch::Contains(", provided that everybody may know what shown tells.\n") &&
                         Catch::Contains("  shown told 3 of 3 seats "));
  CHECK_THAT(run(R"(, tell(me, "saw", count(any.role "wolf")))", "", ""),
             !Catch::Contains("provided that") && Catch::Contains("  saw told 1 of 3 seats "));
}

TEST_CASE("ends marked with reveals are named as events are", "[cli]") {
  const auto run = [](const std::string& ends, std::vector<std::string> more = {}) {
    const TemporaryRuleset mined("mined", R"(return {
      name = "Mined", seats = { "ann", "bob" }, board = grid{ 3, 2 },
      regions = { left = { "A1" }, right = { "B1" } }, zones = { field = {}, mines = { see = "none" } },
      kinds = { man = { zone = "field" }, mine = { zone = "mines", owned = false } },
      verbs = {
        walk = place{ "man", onto = empty.field } },
      vars = { laid = { 0, max = 6, see = "none" } },
      setup = { roll("laid", 2), { when = is(var "laid", 1), put("mine", region "left"),
        otherwise = put("mine", region "right") } },
      )" + ends + " }");
    std::vector<std::string> arguments{"secrecy", mined.folder(), "--worlds", "40"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const Finished out = houserules(arguments);
    INFO(out.out << out.err);
    CHECK(out.code == 0);
    return out.out;
  };
  const std::string marked =
      R"(stuck = "draws", ends = { { reveals(some(own.field * any.mines)), "loses", name = "a mine" } })";
  CHECK_THAT(
      run(marked),
      Catch::Contains(", provided that everybody may know why the game ends (a mine).\n") &&
          Catch::Contains("Ends marked with reveals:\n  a mine: ended a game in 40 pairs, so "
                          "everybody knows this and the result\n"));
  const auto json = nlohmann::json::parse(run(marked, {"--json"}));
  CHECK(json["revealing_ends"] == nlohmann::json::parse(R"([{"end":"a mine","pairs":40}])"));
}

// Each seat of four buries one of its six cards; when all others are played, something may be told.
constexpr const char* k_burying = R"(local K = {{}}
  for b = 1, 24 do K["b" .. b] = {{ bid = b % 2, begins_in = {{ deck = 1 }} }} end
  return {{
    name = "Burying", seats = {{ "ann", "bob", "cat", "dan" }},
    zones = {{ deck = bag{{ see = "none" }}, hand = bag{{ per = "seat", see = "owner" }},
      away = bag{{ per = "seat", see = "owner" }}, open = bag{{}} }},
    kinds = K, vars = {{ n = {{ 0, per = "seat" }} }},
    verbs = {{
      bury = {{ pick{{ any.hand }}, asked = true, secret = true, does = send(here, "away") }},
      play = {{ pick{{ any.hand }}, does = {{ send(here, "open"){} }} }} }},
    setup = {{ as(everyone, draw("deck", "hand", 6)), at_once "bury" }},
    ends = {{ {{ no(as(everyone, any.hand)), "draws" }} }},
  }})";

TEST_CASE("the end of a game in which cards are played one by one is compared", "[cli]") {
  const TemporaryRuleset honest("honest", fmt::format(k_burying, ""));
  const Finished none = houserules({"secrecy", honest.folder(), "--worlds", "20"});
  INFO(none.out << none.err);
  CHECK(none.code == 0);
  const TemporaryRuleset leaky("leaky", fmt::format(k_burying, R"(,
    { when = no(as(everyone, any.hand)), as(everyone, add("n", total(any.away, "bid"))) })"));
  const Finished found = houserules({"secrecy", leaky.folder(), "--worlds", "20"});
  CHECK(found.code == 1);
  CHECK_THAT(found.out, Catch::Contains(" differ after action 21: "));
}

TEST_CASE("if most games end with what is legal in no other world, that is no result", "[cli]") {
  const TemporaryRuleset teller("teller", R"(return {
    name = "Teller", seats = { "ann", "bob", "cat", "dan", "eve", "fay" },
    vars = { mine = { 0, max = 1000, per = "seat", see = "owner" }, luck = { 0, max = 6, see = "none" } },
    events = { said = reveals "It is {1}." },
    verbs = { say = { number{ var "mine", var "mine" }, does = tell(everyone, "said", chosen) } },
    setup = { roll("luck", 6), as(everyone, roll("mine", 1000)) }, ends = { plies(3) },
  })");
  const Finished run = houserules({"secrecy", teller.folder(), "--worlds", "30"});
  INFO(run.out << run.err);
  CHECK(run.code == 3);
  CHECK_THAT(run.out,
             Catch::Contains(" ended early: no other world was found that explains all that was "
                             "shown, or in which the same last action is legal, so the end ") &&
                 Catch::Contains("What comes late in the game was hardly compared"));
}

TEST_CASE("if nothing is hidden, or nothing hidden differs, that is reported", "[cli]") {
  const Finished open = houserules({"secrecy", "hex"});
  CHECK(open.code == 0);
  CHECK(open.out == "hex: nothing is hidden, so nothing can leak.\n");
  const TemporaryRuleset lone("lone", R"(return {
    name = "Lone", seats = { "one", "two" }, board = grid{ 2, 1 },
    zones = { map = { per = "seat", see = "owner" } }, kinds = { chest = {} },
    verbs = { wait = pass{} }, ends = { plies(3) },
  })");
  const Finished run = houserules({"secrecy", lone.folder(), "--worlds", "5"});
  CHECK(run.code == 3);
  CHECK_THAT(run.out,
             Catch::StartsWith("lone: in none of 5 pairs of worlds did anything hidden differ, so "
                               "there is no result.\nCompare more pairs (--worlds)") &&
                 Catch::Contains("keeps no secret, and there is nothing to check.\n"));
}

TEST_CASE("a setup that fails is reported, whether or not anything is hidden", "[cli]") {
  for (const char* see : {"all", "none"}) {
    const TemporaryRuleset broken("broken", fmt::format(R"(return {{
      name = "Broken", seats = {{ "one", "two" }}, zones = {{ deck = bag{{ see = "{}" }} }},
      kinds = {{ card = {{ begins_in = {{ deck = 2 }} }} }}, vars = {{ points = {{ 0, max = 2 }} }},
      setup = add("points", 5), verbs = {{ wait = pass{{}} }}, ends = {{ plies(3) }},
    }})",
                                                        see));
    const Finished run = houserules({"secrecy", broken.folder(), "--worlds", "5"});
    CHECK(run.code == 1);
    CHECK(run.out.empty());
    CHECK_THAT(run.err, Catch::Contains("broken/rules.lua:4: setup.1: points: expected a number "));
  }
}

// Four seats play two cards each; every trick goes face down onto a pile that nobody sees.
constexpr const char* k_face_down = R"(local K = {{}}
  for rank = 1, 8 do K["c" .. rank] = {{ rank = rank, begins_in = {{ deck = 1 }} }} end
  return {{
    name = "Face Down", seats = {{ "ann", "bob", "cat", "dan" }},
    zones = {{ deck = bag{{ see = "none" }}, hand = bag{{ per = "seat", see = "owner" }},
      front = bag{{ per = "seat" }}, pile = bag{{ see = "none" }} }},
    kinds = K, vars = {{ clock = {{ 0, see = "none" }} }},
    verbs = {{ play = {{ pick{{ any.hand }}, does = {{ send(here, "front", 1),
      {{ when = is(as(everyone, count(any.front)), 4), as(everyone, send(any.front, "pile")) }}, {} }} }} }},
    setup = as(everyone, draw("deck", "hand", 2)), ends = {{ {{ no(as(everyone, any.hand)), "draws" }} }},
  }})";

TEST_CASE("what everybody saw being laid face down is no secret", "[cli]") {
  const auto run = [](const std::string& does, int code, std::vector<std::string> more = {}) {
    const TemporaryRuleset tricks("tricks", fmt::format(k_face_down, does));
    std::vector<std::string> arguments{"secrecy", tricks.folder(), "--worlds", "40"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const Finished out = houserules(arguments);
    INFO(does << ": " << out.out << out.err);
    CHECK(out.code == code);
    return out.out;
  };
  CHECK_THAT(run("", 0),
             Catch::Contains("  zone pile: no secret, because all seats see what goes in "
                             "and comes out\n") &&
                 Catch::Contains("  zone hand: in 40 of 40 pairs\n"));
  // The deck has been dealt out before anybody acts.
  for (const auto parsed = nlohmann::json::parse(run("", 0, {"--json"}));
       const auto& hidden : parsed["hidden"])
    CHECK(hidden["known"] == (hidden["name"] == "pile" || hidden["name"] == "deck" ? 40 : 0));
  // A card that goes in unseen is a secret, and what all can work out but nobody saw is thin.
  CHECK_THAT(run("{ when = is(count(any.hand), 1), draw(\"hand\", \"pile\") }", 0),
             Catch::Contains("  zone pile: in ") && !Catch::Contains("no secret"));
  CHECK_THAT(run("add(\"clock\", 1)", 3),
             Catch::Contains("This is no result for variable clock: "));
}

TEST_CASE("a game that hides only what everybody knows has nothing to leak", "[cli]") {
  const TemporaryRuleset turned("turned", R"(return {
    name = "Turned", seats = { "ann", "bob" }, zones = { deck = bag{ see = "none" }, open = bag{} },
    kinds = { ace = { begins_in = { deck = 3 } }, king = { begins_in = { deck = 3 } } },
    verbs = { turn = { pass{}, does = draw("deck", "open") } }, ends = { plies(5) } })");
  const Finished run = houserules({"secrecy", turned.folder(), "--worlds", "10"});
  INFO(run.out << run.err);
  CHECK(run.code == 0);
  CHECK_THAT(run.out,
             Catch::StartsWith("turned: nothing that is hidden is a secret, in 10 pairs of "
                               "worlds, so nothing can leak"));
}

TEST_CASE("what was hardly compared is said, and is no result", "[cli]") {
  const TemporaryRuleset thin("thin", R"(return {
    name = "Thin", seats = { "one", "two" }, board = grid{ 2, 1 },
    vars = { plan = { 1, per = "seat", see = "owner" }, clock = { 0, see = "none" } },
    verbs = { plan = { number{ 1, 6 }, secret = true, effect = function(g, me, n)
      g.plan[me] = n
      g.clock = g.clock + 1
    end } }, ends = { plies(3) },
  })");
  const Finished run = houserules({"secrecy", thin.folder(), "--worlds", "20"});
  CHECK(run.code == 3);
  CHECK_THAT(run.out, Catch::Contains("  variable clock: in 0 of 20 pairs, too few\n") &&
                          Catch::Contains("This is no result for variable clock: "));
  const Finished json = houserules({"secrecy", thin.folder(), "--worlds", "20", "--json"});
  for (const auto parsed = nlohmann::json::parse(json.out); const auto& hidden : parsed["hidden"])
    CHECK(hidden["thin"] == (hidden["name"] == "clock"));
}

TEST_CASE("an interrupted search shows what was found so far", "[cli]") {
  const TemporaryRuleset leaky("leaky", k_leaky);
  Dialogue search(
      {HOUSERULES_PROGRAM, "secrecy", leaky.folder(), "--worlds", "100000000", "--progress"});
  REQUIRE_FALSE(search.hear("pairs of worlds played").empty());
  search.send(SIGINT);
  const std::string rest = search.rest();
  CHECK_THAT(rest, Catch::Contains("leaky: no leak") && Catch::Contains("zone map: in ") &&
                       Catch::Contains("secrecy: stopped, with "));
}

}  // namespace hr::tests
