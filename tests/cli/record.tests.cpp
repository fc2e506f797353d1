// SPDX-License-Identifier: MIT
// record, replay and export.
#include <catch2/catch.hpp>
#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/support/dialogue.h"
#include "tests/support/files.h"
#include "tests/support/folder.h"
#include "tests/support/json_lines.h"
#include "tests/support/process.h"

namespace hr::tests {

namespace {

using Json = nlohmann::json;

// A recorded game of random bots.
std::string record_game(const Folder& folder, const std::vector<std::string>& more = {}) {
  const std::string file = folder.file("game.rec");
  std::vector<std::string> words{"record", more.empty() ? "cube_wars" : more.front(),
                                 "--seat", "all=random",
                                 "--seed", "5",
                                 "--out",  file};
  for (std::size_t i = 1; i < more.size(); ++i) words.push_back(more[i]);
  const Finished run = houserules(words);
  CHECK(run.code == 0);
  CHECK(run.err == "houserules: the game is recorded in " + file + "\n");
  return file;
}

}  // namespace

TEST_CASE("a recorded game replays to the same end", "[cli]") {
  const Folder folder;
  const std::string file = record_game(folder, {"cube_wars", "--option", "columns=6"});
  const Finished run = houserules({"replay", file});
  CHECK(run.code == 0);
  CHECK(run.err.empty());
  CHECK_THAT(run.out, Catch::Contains(" steps match the recorded positions.\n"));
  CHECK(
      (run.out.find(" wins: ") != std::string::npos || run.out.find("drawn") != std::string::npos));
  const Json json = json_of({"replay", file});
  CHECK(json["ruleset"] == "cube_wars");
  CHECK(json["rules_here"] == "the same");
  CHECK(json["ended"] == true);
  CHECK(json["steps"] == json["ply"]);
  const Finished piped = houserules({"replay", "-", "--json"}, text_of(file));
  CHECK(Json::parse(piped.out)["hash"] == json["hash"]);
}

TEST_CASE("a game that was left continues from its record", "[cli]") {
  const Folder folder;
  const std::string file = folder.file("game.rec");
  CHECK(
      houserules({"record", "tic_tac_toe", "--seed", "1", "--out", file}, "a1\nb1\nquit\n").code ==
      0);
  const Finished half = houserules({"replay", file});
  CHECK_THAT(half.out,
             Catch::EndsWith("The game is not over.\nAll 2 steps match the recorded positions.\n"));
  const Finished on = houserules({"play", file}, "a2\nb2\na3\n");
  CHECK(on.code == 0);
  CHECK_THAT(on.out, Catch::Contains("Cross wins"));
  const Finished seeded = houserules({"play", file, "--seed", "4"});
  CHECK(seeded.code == 2);
  CHECK(seeded.err ==
        "houserules: a record has its own rules, options, seed and dice: --option, --variant, "
        "--seed, --roll and --watch work with a ruleset only\n");
}

TEST_CASE("what was played before the input ended is recorded all the same", "[cli]") {
  const Folder folder;
  const std::string file = folder.file("game.rec");
  CHECK(houserules({"record", "tic_tac_toe", "--out", file}, "a1\n").code == 1);
  CHECK_THAT(houserules({"replay", file}).out, Catch::Contains("All 1 step match"));
}

TEST_CASE("a damaged record is reported by line, and nothing on disk changes", "[cli]") {
  const Folder folder;
  const std::string file = record_game(folder);
  std::string text = text_of(file);
  text.replace(text.find("\"seat\":\"white\""), 14, "\"seat\":\"black\"");
  std::ofstream(file, std::ios::binary) << text;
  for (const char* command : {"replay", "export", "play"}) {
    const Finished run = houserules({command, file});
    CHECK(run.code == 1);
    CHECK(run.err ==
          "houserules: " + file +
              ":6: this line, or one above it, has been altered: its checksum does not match\n");
    CHECK(run.out.empty());
    CHECK(text_of(file) == text);
  }
}

TEST_CASE("other files are not overwritten", "[cli]") {
  Folder folder("return {}");
  const std::string rules = (folder.path() / "rules.lua").string();
  const Finished run = houserules({"record", "tic_tac_toe", "--out", rules}, "a1\n");
  CHECK(run.code == 2);
  CHECK(run.err == "houserules: --out: " + rules +
                       " is a different kind of file, which would be overwritten\n");
  CHECK(text_of(rules) == "return {}");
  const std::string game = record_game(folder), before = text_of(game);
  CHECK(houserules({"export", game, "--out", game}).err ==
        "houserules: --out: expected a file other than the record itself\n");
  CHECK(text_of(game) == before);
}

TEST_CASE("an interrupted game is on disk", "[cli]") {
  const Folder folder;
  const std::string file = folder.file("game.rec");
  {
    Dialogue game({HOUSERULES_PROGRAM, "record", "tic_tac_toe", "--out", file});
    CHECK(game.answers("a1", "Nought's turn."));
    CHECK(game.answers("b1", "Cross's turn."));
  }  // killed
  CHECK_THAT(houserules({"replay", file}).out, Catch::Contains("All 2 steps match"));
}

TEST_CASE("a record that cannot be written leaves the old file unchanged", "[cli]") {
  const Folder folder;
  const std::string file = (folder.root() / "no" / "game.rec").string();
  const Finished run =
      houserules({"record", "tic_tac_toe", "--seat", "all=random", "--seed", "1", "--out", file});
  CHECK(run.code == 1);
  CHECK(run.err == "houserules: " + file + ": cannot be written: No such file or directory\n");
  CHECK(houserules({"record", "tic_tac_toe"}).code == 2);
}

TEST_CASE("changed rules are reported, and the recorded ones are played", "[cli]") {
  Folder folder(
      "return { name = 'T', seats = { 'a', 'b' }, verbs = { go = pass{} }, ends = { plies(4) } }");
  const std::string file = record_game(folder, {folder.path().string()});
  const Finished gone = houserules({"replay", file});
  CHECK(gone.code == 0);
  CHECK(gone.err ==
        "houserules: no ruleset t is installed here; the record is replayed with the rules it "
        "contains\n");
  CHECK_THAT(gone.out, Catch::Contains("All 4 steps"));
}

TEST_CASE("a recorded game becomes a scenario that passes, or is a test itself", "[cli]") {
  Folder folder(
      "return { name = 'T', seats = { 'a', 'b' }, board = grid{ 3, 3 }, zones = { field = {} },\n"
      "kinds = { stone = {} }, verbs = { put = place{ 'stone', onto = empty } }, stuck = 'draws' "
      "}");
  folder.write("tests/x.txt", "");
  const std::string ruleset = folder.path().string(), tests = ruleset + "/tests/";
  const std::string game = record_game(folder, {ruleset});
  const Finished shown = houserules({"record", game, "--expect"});
  CHECK(shown.code == 0);
  CHECK_THAT(shown.out, Catch::StartsWith("scenario: game\n"));
  const Finished written =
      houserules({"record", game, "--expect", "--out", tests + "short_game.scenario"});
  CHECK(written.err ==
        "houserules: the game is written as a scenario in " + tests + "short_game.scenario\n");
  CHECK(houserules({"record", ruleset, "--seat", "all=random", "--seed", "9", "--expect", "--out",
                    tests + "other.scenario"})
            .code == 0);
  std::filesystem::copy_file(game, tests + "game.rec");
  const Finished hold = houserules({"test", ruleset});
  CHECK(hold.code == 0);
  CHECK_THAT(hold.out,
             Catch::Contains("ok 1 - t: game.rec\nok 2 - t: other\nok 3 - t: short game\n"));
  // Under rules with different results it no longer passes.
  folder.write(
      "rules.lua",
      "return { name = 'T', seats = { 'a', 'b' }, board = grid{ 3, 3 }, zones = { field = {} },\n"
      "kinds = { stone = {} }, verbs = { put = place{ 'stone', onto = empty } }, stuck = "
      "'draws', setup = function(g) return 2 end }");
  const Finished fail = houserules({"test", ruleset});
  CHECK(fail.code == 1);
  CHECK_THAT(fail.out, Catch::Contains("not ok 1 - t: game.rec\n"));
  CHECK_THAT(fail.out, Catch::Contains("the setup does not match the record"));
  std::ofstream(tests + "game.rec") << "nonsense";
  CHECK_THAT(houserules({"test", ruleset}).out,
             Catch::Contains("the record is cut off in this line"));
  CHECK(houserules({"record", ruleset, "--expect"}).err ==
        "houserules: --out: expected the file to write to, got nothing\n");
}

TEST_CASE("an export contains the game as a seat was shown it", "[cli]") {
  const Folder folder;
  const std::string file = record_game(folder);
  const Finished owner = houserules({"export", file});
  CHECK(owner.code == 0);
  CHECK_THAT(owner.out,
             Catch::StartsWith(
                 "House Rules export of Cube Wars, by Ian Wyman\nOptions: columns=16, rows=8, "));
  CHECK_THAT(owner.out, Catch::Contains("\n   1  White moves "));
  const Json json = json_of({"export", file, "--seat", "black"});
  CHECK(json["seen_by"] == "black");
  CHECK(json["ruleset"] == "cube_wars");
  CHECK(json["options"]["columns"] == 16);
  CHECK_FALSE(json["log"].empty());
  CHECK_FALSE(json.contains("seed"));
  const std::string out = folder.file("game.txt");
  CHECK(houserules({"export", file, "--out", out}).out.empty());
  CHECK(text_of(out) == owner.out);
  const Finished wrong = houserules({"export", file, "--seat", "blak"});
  CHECK(wrong.code == 2);
  CHECK(wrong.err ==
        "houserules: --seat: expected white or black, got \"blak\" (did you mean \"black\"?)\n");
}

}  // namespace hr::tests
