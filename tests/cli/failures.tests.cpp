// SPDX-License-Identifier: MIT
// Rules that fail, and invalid rulesets, as a user of the terminal sees them.
#include <catch2/catch.hpp>
#include <string>

#include "tests/support/process.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace {

// A small game with the given fields, from line 3 on.
struct OwnRuleset : TemporaryRuleset {
  explicit OwnRuleset(const std::string& fields)
      : TemporaryRuleset("own",
                         "return { name = 'T', seats = { 'sun', 'moon' }, board = grid{ 3, 3 },\n"
                         "zones = { field = {} }, kinds = { stone = {} }, stuck = 'draws',\n" +
                             fields + "\n}") {}
};

Finished play(const std::string& fields, const std::string& typed,
              const std::vector<std::string>& more = {}) {
  const OwnRuleset own(fields);
  std::vector<std::string> arguments{"play", own.folder()};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return houserules(arguments, typed);
}

}  // namespace

TEST_CASE("a score that fails is reported with its error", "[cli]") {
  const Finished run = play("verbs = { put = place{ 'stone' } }, score = function() return 'x' end",
                            "put A1\nquit\n");
  CHECK(run.code == 0);
  CHECK_THAT(run.err, Catch::Contains("rules.lua:3: score: expected it to return an integer"));
}

TEST_CASE("the reason that allow gives is printed", "[cli]") {
  const Finished run = play(
      "verbs = { put = { place{ 'stone' }, allow = function(v, cell)\n"
      "if v:name(cell) == 'B2' then return false, 'B2 is sacred' end return true end } }",
      "put B2\nput A1\nput A1\nquit\n");
  CHECK(run.code == 0);
  CHECK_THAT(run.err, Catch::Contains("You cannot put B2: B2 is sacred.\n"));
  CHECK_THAT(run.err, Catch::Contains("You cannot put A1. A1 holds sun's stone"));
}

TEST_CASE("in a game with hidden information only the owner is shown what failed", "[cli]") {
  const std::string rules =
      "vars = { secret = { see = 'none' } },\n"
      "verbs = { put = { place{ 'stone' }, effect = function() error('boom') end } }";
  const Finished seat = play(rules, "put A1\nquit\n");
  CHECK(seat.err.find("boom") == std::string::npos);
  CHECK_THAT(seat.err, Catch::Contains("--owner shows it"));
  const Finished owner = play(rules, "put A1\nquit\n", {"--owner"});
  CHECK_THAT(owner.err, Catch::Contains("rules.lua:4: boom"));
}

TEST_CASE("the seed of a game with hidden information is not shown to its players", "[cli]") {
  const std::string verbs = "verbs = { put = place{ 'stone' } }";
  const std::vector<std::string> bot{"--seat", "moon=random"};
  CHECK_THAT(play(verbs, "quit\n", bot).err, Catch::Contains("the seed is"));
  CHECK(play("vars = { secret = { see = 'none' } }, " + verbs, "quit\n", bot).err.empty());
}

TEST_CASE("asks are printed, and an offer can be declined", "[cli]") {
  const Finished run = play(
      "verbs = { put = { place{ 'stone' }, effect = function(g, me) g:offer(me, 'more') end },\n"
      "more = { pass{}, asked = true } }",
      "put A1\ndecline\nquit\n");
  CHECK(run.code == 0);
  CHECK_THAT(run.out, Catch::Contains("Sun: more or decline.\n"));
}

TEST_CASE("typed dice that do not fit are the player's mistake", "[cli]") {
  const Finished run = play("verbs = { roll = { pass{}, effect = function(g) g:roll(6) end } }",
                            "dice 9\nroll\ndice 1 2\nroll\nundo 2\nquit\n");
  CHECK_THAT(run.err, Catch::Contains("A die here has the faces 1 to 6; 9 was given.\n"));
  CHECK_THAT(run.err, Catch::Contains("This action rolls 1 die, but 2 dice were given.\n"));
  CHECK_THAT(run.err, Catch::Contains("undo takes no arguments; got \"2\".\n"));
}

TEST_CASE("a set with too many parts is refused, whichever way it was built", "[cli]") {
  for (const char* grow : {"s = near(s)", "s = s + empty", "s = s + s"}) {
    const Finished run =
        play(std::string("verbs = { put = place{ 'stone', onto = (function()\n") +
                 "local s = empty for i = 1, 50000 do " + grow + " end return s end)() } }",
             "");
    CHECK(run.code == 1);
    CHECK_THAT(run.err, Catch::Contains("rules.lua:4: this set consists of more than 1000 sets"));
  }
}

TEST_CASE("reading a ruleset has one budget, and so has listing its actions", "[cli]") {
  // A single call is well within the limit; hundreds are not, however fast the machine is. It is
  // over during a call, or between two, which is then told by the verb.
  const Finished reading = play(
      "regions = (function() local all = {} for n = 1, 50 do all['r' .. n] =\n"
      "function() for i = 1, 10000000 do end return true end end return all end)(),\n"
      "verbs = { put = place{ 'stone' } }",
      "");
  CHECK(reading.code == 1);
  CHECK_THAT(reading.err, Catch::Contains("rules.lua:4: ran for too long"));
  const Finished looking = play(
      "verbs = (function() local all = {} for n = 1, 50 do all['put' .. n] = { place{ 'stone' }, "
      "allow = function()\n"
      "for i = 1, 10000000 do end return true end } end return all end)()",
      "quit\n");
  CHECK(looking.code == 1);
  CHECK_THAT(looking.err, Catch::Contains("rules.lua:4: ran for too long") ||
                              Catch::Contains("rules.lua:3: verbs.put"));
  CHECK_THAT(looking.err, Catch::Contains(": ran for too long"));
}

TEST_CASE("a folder, a file and a name that are not rulesets are distinguished", "[cli]") {
  CHECK_THAT(houserules({"show", "/"}).err, Catch::Contains("the folder / contains no rules.lua"));
  CHECK_THAT(houserules({"show", HOUSERULES_PROGRAM}).err,
             Catch::Contains("expected a folder with a rules.lua, got the file"));
  OwnRuleset own("");
  own.write("rams.lua", "return {}\n");
  CHECK_THAT(houserules({"show", own.folder() + "/rams.lua"}).err,
             Catch::Contains("/rams.lua; a variant is switched on with --variant FILE\n"));
}

TEST_CASE("a scale that is no number in range is refused", "[cli]") {
  for (const std::string typed : {"nan", "inf", "-1", "0.5", "4", "1x", ""}) {
    const Finished run =
        houserules({"picture", "cube_wars", "--scale", typed, "--out", "/dev/null"});
    INFO(typed << "\n" << run.err);
    CHECK(run.code == 2);
    CHECK_THAT(run.err, Catch::Contains("expected a number from 0.75 to 3, got \"" + typed + "\""));
  }
}

TEST_CASE("help is a command, and options follow a command", "[cli]") {
  CHECK(houserules({"help", "play"}).out == houserules({"play", "--help"}).out);
  CHECK(houserules({"help"}).out == houserules({"--help"}).out);
  CHECK(houserules({"help", "pley"}).code == 2);
  const Finished before = houserules({"--json", "list"});
  CHECK(before.code == 2);
  CHECK_THAT(before.err, Catch::Contains("\"--json\" must follow the command"));
}

}  // namespace hr::tests
