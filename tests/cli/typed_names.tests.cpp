// SPDX-License-Identifier: MIT
// Names typed in the terminal as people see them: with spaces, and in any letter case of any
// script.
#include <catch2/catch.hpp>
#include <filesystem>

#include "tests/support/files.h"
#include "tests/support/process.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace {

constexpr const char* k_rules = R"(return { name = "Käfer", seats = { "Élan", "zoë" },
  options = { ["größe"] = { 3, min = 2, max = 4 }, style = { "plain", "Ganz bunt" } },
  board = function(o) return grid{ o["größe"], 2 } end, zones = { f = {} },
  kinds = { bug = {}, ant = {} }, stuck = "draws", ends = { plies(9) },
  verbs = { place_ant = place{ "ant" }, place_bug = place{ "bug" }, ["ändere"] = place{ "bug" },
    start_over = pass{}, hint = pass{} } })";

}  // namespace

TEST_CASE("verbs are typed as they are shown, everywhere an action is read", "[cli]") {
  const TemporaryRuleset bugs("bugs", k_rules);
  const Finished played = houserules(
      {"play", bugs.folder()},
      "place ant A1\nPlaces Bug B1\nÄNDERE C1\nstart over\nHINT\nzoë places ant A2.\nquit\n");
  CHECK(played.code == 0);
  CHECK(played.err == "");
  for (const char* said : {"Élan places ant A1.", "Zoë places bug B1.", "Élan ändere",
                           "Zoë starts over", "Élan hints.", "Zoë places ant A2."})
    CHECK_THAT(played.out, Catch::Contains(said));
  CHECK_THAT(houserules({"why", bugs.folder(), "place ant A1"}).out, Catch::Contains("legal"));
  CHECK(
      houserules({"legal", bugs.folder(), "--moves", "ÉLAN: place ant A1; ZOË: änderE b1"}).code ==
      0);
  const TemporaryRuleset tested("tested", k_rules);
  std::filesystem::create_directory(tested.folder() + "/tests");
  write_text(tested.folder() + "/tests/a.scenario",
             "scenario: as shown\nÉlan: place ant A1\n"
             "ZOË: ÄNDERE b1\n");
  const Finished test = houserules({"test", tested.folder()});
  INFO(test.out + test.err);
  CHECK(test.code == 0);
}

TEST_CASE("seats, options and variants are found in any letter case", "[cli]") {
  const TemporaryRuleset bugs("bugs", k_rules);
  const std::vector<std::string> bots{"--seat",     "ÉLAN=random", "--seat",
                                      "Zoë=random", "--seed",      "1"};
  auto play = [&](std::vector<std::string> more) {
    more.insert(more.begin(), {"play", bugs.folder()});
    more.insert(more.end(), bots.begin(), bots.end());
    return houserules(more);
  };
  CHECK(play({}).code == 0);
  CHECK(play({"--option", "GRÖSSE=2", "--option", "Style=ganz_BUNT"}).code == 0);
  const Finished unknown = play({"--option", "grosse=2"});
  CHECK(unknown.code != 0);
  CHECK_THAT(unknown.err, Catch::Contains("unknown option"));
  CHECK_THAT(play({"--seat", "élan=human"}).err, Catch::Contains("is set twice"));
  CHECK(houserules({"simulate", "cube_wars", "--variant", "Straight_Captures", "--games", "1"})
            .code == 0);
}

}  // namespace hr::tests
