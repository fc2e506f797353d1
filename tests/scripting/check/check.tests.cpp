// SPDX-License-Identifier: MIT
// Checks small rulesets, each with one mistake: what is found, where, and what is advised.
#include "scripting/check/check.h"

#include <catch2/catch.hpp>

#include "scripting/check/check_settings.h"
#include "tests/scripting/check/checking.h"

namespace hr::tests {

using namespace scripting;

TEST_CASE("a sound ruleset has no findings, and the games are spread over the settings",
          "[scripting]") {
  const std::string rules = stones(
      "options = { luck = { 2, min = 1, max = 3, help = 'h' } }, verbs = { put = place{ 'stone' } "
      "},\nends = function(o) return { line{ 'stone', o.luck + 1 } } end");
  const CheckReport report = check(ruleset_text(rules), {.games = 40});
  CHECK(text_of(report).empty());
  CHECK(report.has_no_errors());
  CHECK(report.games == 40);
  CHECK(report.settings == 3);
  CHECK(check(ruleset_text(rules, {{"luck", "3"}}), {.games = 40}).settings == 1);
}

TEST_CASE("a verb that rules only ask about is not unused", "[scripting]") {
  const std::string rules = R"(
local function in_check(g, me) return g:can(g:next(me), "hit") end
return { name = "T", seats = { "white", "black" }, board = grid{ 4, 4 }, zones = { field = {} },
  regions = { k = { { "A1" }, { "D4" } }, r = { { "B1" }, { "C4" } } }, stuck = "draws",
  kinds = { king = { begins_on = region "k" }, rook = { begins_on = region "r" } },
  verbs = {
    move = { step{ "king", onto = empty + enemy }, slide{ "rook", dirs = { "n", "e", "s", "w" },
      onto = empty + enemy }, unless = in_check },
    hit = { step{ "king", onto = enemy "king" }, slide{ "rook", dirs = { "n", "e", "s", "w" },
      onto = enemy "king" }, asked = true },
  },
  ends = { function(g, me)
    local foe = g:next(me)
    if in_check(g, foe) and not g:can(foe, "move") then return me end
  end, idle(30) } })";
  CHECK(checked(rules).empty());
}

TEST_CASE("empty with the name of a kind is a warning where other kinds may be there",
          "[scripting]") {
  const auto rules = [](const std::string& kinds, const std::string& onto) {
    return "return { name = 'T', seats = { 'a', 'b' }, board = grid{ 3, 3 }, zones = { field = {} "
           "},\n"
           "kinds = { man = {}" +
           kinds + " }, stuck = 'draws',\n" + "verbs = { put = place{ 'man', onto = empty * " +
           onto + " } } }";
  };
  const std::string king = ", king = {}";
  CHECK_THAT(checked(rules("", "empty 'man'")), !Catch::Contains("means: no man"));
  CHECK_THAT(checked(rules(king, "empty")), !Catch::Contains("means: no man"));
  CHECK_THAT(checked(rules(king, "without 'man'")), !Catch::Contains("means: no man"));
  for (const char* word : {"empty 'man'", "empty('man')", "empty.field 'man'", "empty{ 'man' }"}) {
    CHECK_THAT(checked(rules(king, word)),
               Catch::Contains(
                   "warning: empty \"man\" means: no man there, but other pieces may be\n"
                   "    write without \"man\" if you mean that, or empty for cells with nothing "
                   "there\n"));
  }
}

TEST_CASE("a failure in a game is reported with all that is needed to repeat it", "[scripting]") {
  const std::string rules = stones(
      "verbs = { put = { place{ 'stone' }, effect = function(g)\n"
      "if g:size(any) == 5 then error('five') end end } }");
  const CheckReport report = check(ruleset_text(rules), {.games = 60, .seed = 7});
  REQUIRE(report.findings.size() == 1);
  CHECK_THAT(finding_text(report.findings[0]),
             Catch::StartsWith("t/rules.lua:5:1: error: five (with the default options, seed 7, "
                               "action 5: Sun puts "));
  // The same plan with one game finds it again.
  CHECK(text_of(check(ruleset_text(rules), {.games = 1, .seed = 7})) == text_of(report));
}

TEST_CASE("a failure under several settings is one finding with its first example", "[scripting]") {
  CHECK_THAT(checked(stones("options = { size = { 3, min = 2, max = 9, help = 'h' } },\n"
                            "verbs = { put = { place{ 'stone' }, effect = function(g)\n"
                            "if g.options.size > 3 then error('large') end end } }")),
             Catch::StartsWith("t/rules.lua:6:1: error: large (with options size=4, seed 1, "
                               "action 1: Sun puts A2; and under 2 more settings)\n"));
}

TEST_CASE("an option value that does not load is reported", "[scripting]") {
  const std::string found =
      checked(stones("options = { a = { false, help = 'h' }, b = { false, help = 'h' } },\n"
                     "verbs = function(o)\nif o.a and not o.b then error('b is needed') end\n"
                     "return { put = place{ 'stone' } } end"));
  CHECK_THAT(found, Catch::StartsWith("t/rules.lua:6:1: error: b is needed (with options a=true; "
                                      "it loads with options a=true, b=true"));
  CHECK_THAT(checked(stones("options = { a = { false, help = 'h' } },\n"
                            "verbs = function(o)\nif o.a then error('no') end\n"
                            "return { put = place{ 'stone' } } end")),
             Catch::StartsWith("t/rules.lua:6:1: error: no (with options a=true; a can never be "
                               "true)\n    fix the error there, or narrow the option's range\n"));
}

TEST_CASE("a game that ends only under the defaults is a warning", "[scripting]") {
  const std::string rules =
      "return { name = 'S', seats = { 'sun', 'moon' },\n"
      "board = grid{ 3, 3 }, zones = { field = {} }, kinds = { stone = {} },\n"
      "options = { most = { 50, min = 0, max = 50, help = 'h' } },\n"
      "verbs = { walk = step{ 'stone' } }, stuck = 'pass',\n"
      "setup = function(g) g.field:put(1, 'stone', 1) g.field:put(9, 'stone', 2) end,\n"
      "ends = function(o) return { o.most > 0 and plies(o.most) } end }";
  const CheckReport report = check(ruleset_text(rules), {.games = 60, .limit = 300});
  CHECK(report.has_no_errors());
  CHECK_THAT(text_of(report),
             Catch::StartsWith("t/rules.lua:6:1: warning: ends: ") &&
                 Catch::Contains("did not end within 300 actions (with options most=0, seed 1)"));
  // A game with a declared later end is played to that end.
  CHECK(check(ruleset_text(rules, {{"most", "50"}}), {.games = 5, .limit = 10}).findings.empty());
}

TEST_CASE("a game that fills a very large board is played to its end", "[scripting]") {
  const std::string rules =
      "return { name = 'Strip', seats = { 'a', 'b' }, board = grid{ 1, 5200 },\n"
      "zones = { f = {} }, kinds = { x = {} }, verbs = { put = place{ 'x' } }, stuck = 'draws' }";
  const CheckReport report = check(ruleset_text(rules), {.games = 1});
  CHECK(text_of(report).empty());
  CHECK(report.actions == 5200);
  CHECK_THAT(text_of(check(ruleset_text(rules), {.games = 1, .limit = 5199})),
             Catch::Contains("did not end within 5199 actions"));
}

TEST_CASE("an option whose 0 lifts the limit of a game is not a warning", "[scripting]") {
  const auto rules = [](const std::string& ends) {
    return "return { name = 'S', seats = { 'sun', 'moon' },\n"
           "board = grid{ 3, 3 }, zones = { field = {} }, kinds = { stone = {} },\n"
           "options = { most = { 50, min = 1, max = 50, zero = true, help = 'h' },\n"
           "long = { false, help = 'h' } },\n"
           "verbs = { walk = step{ 'stone' } }, stuck = 'pass',\n"
           "setup = function(g) g.field:put(1, 'stone', 1) g.field:put(9, 'stone', 2) end,\n"
           "ends = function(o) return { " +
           ends + " } end }";
  };
  const std::string good = rules("plies(o.long and 40 or o.most)");
  const CheckReport report = check(ruleset_text(good), {.games = 60, .limit = 300});
  CHECK(text_of(report).empty());
  CHECK(report.unlimited >= 1);
  CHECK(report.unlimited_by == Settings{{"most", "0"}});
  // If it was chosen for all games it is intended.
  CHECK(text_of(check(ruleset_text(good, {{"most", "0"}}), {.games = 30, .limit = 300})).empty());

  // If the game is endless with the default as well, the option is not the cause.
  const std::string other = rules("not o.long and plies(o.most)");
  CHECK_THAT(text_of(check(ruleset_text(other), {.games = 60, .limit = 300})),
             Catch::Contains("did not end within 300 actions (with options long=true, seed 1"));
  const Settings both{{"most", "0"}, {"long", "true"}};
  CHECK_FALSE(check(ruleset_text(other, both), {.games = 30, .limit = 300}).has_no_errors());
  // A default of 0 does not excuse rules that never end.
  std::string endless = good;
  endless.replace(endless.find("{ 50, min"), 4, "{ 0,");
  const CheckReport never = check(ruleset_text(endless), {.games = 60, .limit = 300});
  CHECK_FALSE(never.has_no_errors());
  CHECK(never.unlimited == 0);
}

TEST_CASE("what never occurs is not an error if settings were not played", "[scripting]") {
  const std::string rules =
      "return { name = 'S', seats = { 'sun', 'moon' },\n"
      "options = { bird = { false, help = 'h' }, nest = { false, help = 'h' } },\n"
      "verbs = function(o) return { wait = pass{},\n"
      "fly = { pass{}, allow = function() return o.bird and o.nest end } } end,\n"
      "ends = { plies(5) } }";
  const CheckReport few = check(ruleset_text(rules), {.games = 2, .limit = 300});
  CHECK(few.has_no_errors());
  CHECK_THAT(text_of(few),
             Catch::Contains("warning: verbs.fly: no seat ever did this in 2 games under 2 of "
                             "15 settings\n    random players may rarely reach it"));
  CHECK(check(ruleset_text(rules), {.games = 60, .limit = 300}).findings.empty());
}

TEST_CASE("what never occurs is a warning, and what cannot occur is an error", "[scripting]") {
  CHECK(checked(stones("verbs = { put = place{ 'stone' },\n"
                       "fly = pick{ own * enemy },\n"
                       "hop = { pass{},\n"
                       "  pass{}, allow = function() return false end },\n"
                       "beg = { pick{ own }, asked = true } },\n"
                       "kinds = { stone = {}, ghost = {} },\n"
                       "events = { boo = 'Boo.' }")) ==
        "t/rules.lua:5:1: error: verbs.fly: no seat can ever do this: its set is always empty\n"
        "    fix its pattern, or remove it\n"
        "t/rules.lua:6:1: warning: verbs.hop: no seat ever did this in 60 games under 1 setting\n"
        "    random players may rarely reach it: write a scenario for it, or fix what should lead "
        "to it\n"
        "t/rules.lua:8:1: error: verbs.beg: no seat can ever do this: it is declared asked = true, "
        "but nothing asks for it\n"
        "    ask for it with g:ask, g:offer or g:all, or remove it\n"
        "t/rules.lua:9:23: warning: kinds.ghost: no piece of this kind was ever on the board in 60 "
        "games under 1 setting\n"
        "    remove it, or fix what should lead to it\n"
        "t/rules.lua:10:12: warning: events.boo: this event never occurred in 60 games under 1 "
        "setting\n"
        "    remove it, or fix what should lead to it\n");
}

TEST_CASE("no scenario is advised for a verb that one plays", "[scripting]") {
  const std::string rules = stones(
      "verbs = { put = place{ 'stone' },\n"
      "run_away = { pass{}, allow = function() return false end },\n"
      "run = { pass{}, allow = function() return false end },\n"
      "fly = pick{ own * enemy } }");
  const auto with = [&](const std::string& file, const std::string& text) {
    const std::string found = checked(rules, {.games = 60, .tests = {{file, text}}});
    std::string verbs;
    for (const char* verb : {"run_away", "run", "fly"})
      if (found.find("verbs." + std::string(verb) + ": no seat") != std::string::npos)
        verbs += std::string(verb) + " ";
    return verbs;
  };
  const std::string begins = "scenario: a\nstart\n";
  CHECK(with("tests/a.scenario", begins + "sun: put A1\n") == "run_away run fly ");
  CHECK(with("tests/a.scenario", begins + "sun: Run_Away\n") == "run fly ");
  CHECK(with("tests/a.scenario", begins + "sun: run away\nmoon: fly A1\n") == "fly ");
  CHECK(with("tests/a.scenario", begins + "sun: run\n") == "run_away fly ");
  CHECK(with("tests/a.scenario", begins + "refused sun: run\n") == "run_away run fly ");
  CHECK(with("tests/a.scenario", begins + "sun: run\nnonsense\n") == "run_away run fly ");
  CHECK(with("tests/a.rec", begins + "sun: run\n") == "run_away run fly ");
}

TEST_CASE("dice that nobody rolls are one warning, and no face of those that roll is any",
          "[scripting]") {
  CHECK(checked("return { name = 'S', seats = { 'sun', 'moon' },\n"
                "zones = { cup = dice{ 20 },\n tray = dice{ 4 } },\n"
                "verbs = { shake = pass{ does = roll('cup', 1) } }, ends = { plies(3) } }",
                {.games = 5}) ==
        "t/rules.lua:3:2: warning: zones.tray: no die was ever here in 5 games under 1 setting\n"
        "    remove it, or fix what should lead to it\n");
}

TEST_CASE("a pattern that an earlier one hides is reported", "[scripting]") {
  CHECK(checked(
            stones("verbs = { put = { place{ 'stone' }, place{ 'stone', does = take(own) } } }")) ==
        "t/rules.lua:4:37: warning: verbs.put.2: this pattern never offered an action that no "
        "earlier pattern offers in 60 games under 1 setting\n"
        "    remove it, or fix what should lead to it\n");
}

TEST_CASE("a hook that nothing calls is a warning", "[scripting]") {
  CHECK(
      checked(stones("verbs = { put = { place{ 'stone' }, effect = function(g) g.hooks.used() end "
                     "} },\nhooks = { used = function() end, idle = function() end }")) ==
      "t/rules.lua:5:34: warning: hooks.idle: this hook is never called\n"
      "    call it, as in g.hooks.idle(g), or remove it\n");
}

TEST_CASE("a memory in a module is reported in its file", "[scripting]") {
  RulesetText two =
      ruleset_text(stones("verbs = { put = { place{ 'stone' }, effect = function(_, _, cell)\n"
                          "require('more').last = cell end } },\n"
                          "setup = function() require 'more' return 1 end"));
  two.files.insert(two.files.begin(), {"more.lua", "return { last = 0 }"});
  const CheckReport report = check(two, {.games = 60});
  REQUIRE(report.findings.size() == 1);
  CHECK_THAT(finding_text(report.findings[0]),
             Catch::StartsWith("t/more.lua:1:1: error: module \"more\" changed in play in "
                               "more.last, from "));
}

TEST_CASE("the same plan gives the same findings, to the byte", "[scripting]") {
  const std::string rules = stones(
      "options = { a = { 3, min = 0, max = 40, help = 'h' }, b = { 'x', 'y', help = 'h' } },\n"
      "verbs = { put = { place{ 'stone' }, effect = function(g, _, cell)\n"
      "if (cell + g.options.a) % 7 == 0 then error('seven') end n = n + 1 end } }",
      "local n = 0 ");
  const CheckPlan plan{.games = 200};
  CHECK(check(ruleset_text(rules), plan).findings == check(ruleset_text(rules), plan).findings);
}

TEST_CASE("settings under which the setup is impossible are counted, and are not an error",
          "[scripting]") {
  const std::string rules =
      "return { name = 'S', seats = { 'sun', 'moon' }, board = grid{ 2, 1 },\n"
      "zones = { map = { per = 'seat', see = 'owner' } }, kinds = { stone = {} },\n"
      "options = { stones = { 1, min = 1, max = 4, help = 'h' } }, ends = { plies(9) },\n"
      "verbs = { lay = { place{ 'stone' }, asked = true, secret = true }, wait = pass{} },\n"
      "setup = function(g) g:all('lay', g.options.stones) end }";
  const CheckReport report = check(ruleset_text(rules), {.games = 40});
  CHECK(text_of(report).empty());
  CHECK(report.settings == 4);
  CHECK(report.refused == 2);
  const CheckReport given = check(ruleset_text(rules, {{"stones", "3"}}), {.games = 4});
  CHECK_FALSE(given.has_no_errors());
  CHECK(given.refused == 0);
  CHECK_THAT(text_of(given), Catch::Contains("the setup is impossible under these options"));
}

TEST_CASE("a ruleset that loops forever under every setting does not block the check",
          "[scripting]") {
  const CheckReport report =
      check(ruleset_text(stones("options = { a = { 1, min = 1, max = 99 }, b = { true } },\n"
                                "verbs = { put = { place{ 'stone' }, effect = function(g)\n"
                                "while g.options.a > 0 or g.options.b do local _ = 1 end end } }")),
            {.games = 100});
  REQUIRE(report.findings.size() == 1);
  CHECK_THAT(report.findings[0].message, Catch::StartsWith("ran for too long"));
  CHECK(report.settings == 5);
  CHECK(report.untried == 13);
}

TEST_CASE("settings are tried one at a time, then all together", "[scripting]") {
  Option size;
  size.name = "size";
  size.value = size.standard = std::int64_t{6};
  size.min = 3;
  size.max = 21;
  size.even = true;
  Option goal;
  goal.name = "goal";
  goal.value = goal.standard = std::string("row");
  goal.words = {"row", "edge"};
  std::string alone;
  std::size_t together = 0;
  for (const Settings& settings : settings_to_try({size, goal}, {}, 1))
    if (settings.size() < 2)
      alone += settings_text(settings) + "; ";
    else
      ++together;
  CHECK(alone ==
        "with the default options; with options size=4; with options size=8; with options "
        "size=14; with options size=20; with options goal=edge; ");
  CHECK(together == 12);
  const std::vector<Settings> given = settings_to_try({size, goal}, {{"goal", "edge"}}, 1);
  REQUIRE(given.size() > 1);
  for (const Settings& settings : given)
    CHECK(settings.front() == std::pair<std::string, std::string>{"goal", "edge"});
}

TEST_CASE("a check that is stopped reports how far it got", "[scripting]") {
  const std::string rules = stones(
      "verbs = { put = place{ 'stone' } }, options = {\n"
      "n = { 1, min = 1, max = 5, help = 'h' } }");
  std::uint64_t asked = 0;
  CheckPlan plan{.games = 100};
  const CheckReport whole = check(ruleset_text(rules), plan);
  CHECK_FALSE(whole.stopped);
  CHECK(whole.games == whole.all_games);
  std::uint64_t last = 0;
  for (const std::uint64_t times : {0, 1, 5, 30, 60, 100, 130}) {
    asked = 0;
    plan.time_is_up = [&] { return asked++ >= times; };
    const CheckReport report = check(ruleset_text(rules), plan);
    CHECK(report.stopped);
    CHECK(report.has_no_errors());
    CHECK(report.games >= last);
    CHECK(report.games < 100);
    CHECK(report.all_games == 100);
    CHECK(report.all_settings == whole.settings);
    CHECK(asked == times + 1);  // the check has stopped
    last = report.games;
  }
  CHECK(last > 10);
  plan.time_is_up = [] { return false; };
  const CheckReport same = check(ruleset_text(rules), plan);
  CHECK(same.actions == whole.actions);
  CHECK(same.findings == whole.findings);
}

TEST_CASE("a verb that no rule asks for is found in the source", "[scripting]") {
  const auto beg = [](const std::string& effect) {
    return text_of(
        check(ruleset_text(stones("verbs = { put = { place{ 'stone' }, effect = function(g, me)"
                                  " if false then " +
                                  effect +
                                  " end end },\n"
                                  "beg = { pass{}, asked = true } }")),
              {.games = 3}));
  };
  for (const char* effect : {"g:ask(me, 'put')", "g:tell('all', 'beg')", "g:all('put', 1)",
                             "local ask = f ask(me, 'beg')"})
    CHECK_THAT(beg(effect), Catch::Contains("error: verbs.beg: no seat can ever do this: it is "
                                            "declared asked = true, but nothing asks for it"));
  for (const char* effect :
       {"g:ask(me, 'beg')", "g:offer(f(a, b), \"beg\")", "g:all('put', 1, 'beg', 2)",
        "g:ask(me, 'b' .. 'eg')", "local ask = g.ask", "g['offer'](g, me, 'put')"})
    CHECK_THAT(beg(effect), Catch::Contains("warning: verbs.beg: no seat ever did this"));
}

TEST_CASE("a verb is called impossible only if it is", "[scripting]") {
  const auto verdict = [](const std::string& pattern,
                          const std::string& zone = "field = {}") -> std::string {
    std::string rules = stones("verbs = { put = place{ 'stone' }, fly = " + pattern + " }");
    rules.replace(rules.find("field = {}"), 10, zone);
    const std::string text = text_of(check(ruleset_text(rules), {.games = 3}));
    return text.empty() ? "seen" : text.find("can ever") != std::string::npos ? "never" : "unseen";
  };
  CHECK(verdict("number{ 3, 2 }") == "never");
  CHECK(verdict("number{ 3, function() return 2 end }") == "unseen");
  CHECK(verdict("pick{ empty * filled }") == "never");
  CHECK(verdict("pick{ (nowhere + own * empty) - enemy }") == "never");
  CHECK(verdict("pick{ (own + enemy) * empty }") == "unseen");
  CHECK(verdict("pick{ nowhere }") == "never");
  CHECK(verdict("number{ 1, count(enemy) - 9 }") == "unseen");
  CHECK(verdict("slide{ 'stone', max = count(enemy) - 9 }") == "unseen");
  CHECK(verdict("jump{ 'stone', over = own * enemy }") == "never");
  CHECK(verdict("parts{ pick{ own * enemy }, number{ 1, 2 } }") == "never");
  CHECK(verdict("pick{ own * hidden }") == "never");
  CHECK(verdict("slide{ 'stone', max = 0 }") == "never");
  CHECK(verdict("pick{ own * enemy }", "field = { holds = 'pile' }") != "never");
  // A cell without some kinds is not empty.
  std::string two = stones(
      "verbs = { put = { place{ 'stone' }, place{ 'rock' } },\n"
      "hit = pick{ own * without{ 'stone' } } }");
  two.replace(two.find("stone = {}"), 10, "stone = {}, rock = {}");
  CHECK_THAT(checked(two, {.games = 20}), !Catch::Contains("can ever do this"));
}

TEST_CASE("A game in which nobody can ever act is an error", "[scripting]") {
  const std::string says = checked(stones("verbs = { move = step{ 'stone' } }"));
  CHECK_THAT(says, Catch::Contains("t/rules.lua:4:1: error: verbs: nobody could act in any of 60 "
                                   "games: there was no legal action at the start"));
  CHECK_THAT(checked(stones("verbs = { put = place{ 'stone' } }")),
             !Catch::Contains("nobody could act"));
}

}  // namespace hr::tests
