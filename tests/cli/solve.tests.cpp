// SPDX-License-Identifier: MIT
// What the program prints of small games that it has solved, and why it refuses others.
#include <catch2/catch.hpp>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>

#include "tests/support/files.h"
#include "tests/support/folder.h"
#include "tests/support/json_lines.h"
#include "tests/support/process.h"

namespace hr::tests {

namespace {

std::string probe_folder(const std::string& name) {
  return std::string(HOUSERULES_SOURCE_DIR) + "/tests/rulesets/" + name;
}

}  // namespace

TEST_CASE("a solved game is reported as text, JSON, CSV and page", "[cli]") {
  const std::string kuhn = probe_folder("kuhn_poker");
  const Folder folder(Folder::On::disk, "pages");
  const std::string page = (folder.path() / "kuhn.html").string();
  const Finished text = houserules({"solve", kuhn, "--html", page});
  CHECK(text.code == 0);
  CHECK_THAT(text.out, Catch::Contains("Together 12.") && Catch::Contains("-1/18 (-0.055556)") &&
                           Catch::Contains("Both ends are proven") &&
                           !Catch::Contains("Bots have played"));
  CHECK_THAT(text_of(page), Catch::Contains("-1/18 (-0.055556)") &&
                                Catch::Contains("Worked out from the rules") &&
                                !Catch::Contains("Seed"));
  const auto json = json_of({"solve", kuhn});
  CHECK(json["information_states"][0]["number"] == 6);
  CHECK(json["information_states"][1]["seat"] == "bob");
  CHECK(json["played_for"] == "score");
  CHECK(json["hidden_information"] == true);
  CHECK(json["stopped"].is_null());
  CHECK(json["values"][0]["between"][0] <= -1.0 / 18);
  CHECK(json["values"][0]["between"][1] >= -1.0 / 18);
  CHECK(json["values"][1]["value"].get<double>() == Approx(1.0 / 18).margin(1e-6));
  CHECK_THAT(houserules({"solve", kuhn, "--csv"}).out,
             Catch::Contains("bob") && Catch::Contains("positions"));
}

TEST_CASE("who wins an open game is said in a sentence", "[cli]") {
  const Finished draw = houserules({"solve", "tic_tac_toe"});
  CHECK(draw.code == 0);
  CHECK_THAT(draw.out, Catch::Contains("Neither player can be kept from a draw."));
  const Finished won = houserules({"solve", probe_folder("nim")});
  CHECK_THAT(won.out, Catch::Contains("Left can win whatever the other does."));
}

TEST_CASE("a game that is too large to solve is refused in one sentence", "[cli]") {
  const Finished large = houserules({"solve", "connect_four", "--positions", "2000"});
  CHECK(large.code == 3);
  CHECK(large.out.empty());
  CHECK(
      large.err ==
      "houserules: connect_four is too large to solve: it has more than 2000 positions, the limit "
      "of --positions\n");
  const Finished late = houserules({"solve", "connect_four", "--seconds", "0.01"});
  CHECK(late.code == 3);
  CHECK_THAT(late.err, Catch::Contains("connect_four was not solved: stopped by the time limit"));
  const Finished circles = houserules({"solve", probe_folder("dice_race")});
  CHECK(circles.code == 3);
  CHECK_THAT(circles.err, Catch::Contains("a game of more than 500 actions"));
}

}  // namespace hr::tests
