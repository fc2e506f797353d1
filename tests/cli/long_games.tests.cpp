// SPDX-License-Identifier: MIT
// Games of many actions at the terminal: recorded, undone, reopened, interrupted. Limits are of
// processor time, several times what is needed.
#include <sys/stat.h>

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>

#include "tests/support/dialogue.h"
#include "tests/support/files.h"
#include "tests/support/folder.h"
#include "tests/support/process.h"
#include "tests/support/sanitized.h"
#include "tests/support/walking.h"

namespace hr::tests {

namespace {

namespace fs = std::filesystem;

// With this many seconds of processor time, after which it is killed.
Finished within_seconds(int seconds, std::vector<std::string> arguments,
                        std::string_view typed = {}) {
  std::vector<std::string> words{
      "-c", "ulimit -t " + std::to_string(k_slower * seconds) + "; exec \"$@\"", "sh",
      HOUSERULES_PROGRAM};
  words.insert(words.end(), arguments.begin(), arguments.end());
  return Process("/bin/sh").run(words, typed);
}

struct WalkingPlace {
  Folder folder{k_walking, Folder::On::memory};
  std::string rules = folder.path().string();
  std::string rec = folder.file("a.rec");
};

// There and back again, both of them.
std::string walks(int actions) {
  static constexpr std::array moves{"move A1 A2", "move D3 D2", "move A2 A1", "move D2 D3"};
  std::string out;
  for (int n = 0; n < actions; ++n)
    out += std::string(moves[static_cast<std::size_t>(n % 4)]) + "\n";
  return out;
}

std::string times(int count, const std::string& line) {
  std::string out;
  for (int n = 0; n < count; ++n) out += line + "\n";
  return out;
}

}  // namespace

TEST_CASE("a game of a hundred thousand actions is recorded and opened", "[cli]") {
  const WalkingPlace place;
  const Finished recorded = within_seconds(
      8, {"record", place.rules, "--seat", "all=random", "--seed", "1", "--out", place.rec});
  CHECK(recorded.code == 0);
  CHECK_THAT(recorded.out, Catch::Contains("100000 actions without progress"));
  const Finished replayed = within_seconds(4, {"replay", place.rec});
  CHECK(replayed.code == 0);
  CHECK_THAT(replayed.out, Catch::EndsWith("All 100000 steps match the recorded positions.\n"));
  CHECK(within_seconds(6, {"play", place.rec}, times(1000, "undo") + "quit\n").code == 0);
  CHECK(within_seconds(8, {"export", place.rec, "--seat", "white"}).code == 0);
}

TEST_CASE("ten thousand typed actions are written one by one", "[cli]") {
  const WalkingPlace place;
  const std::string typed = walks(10'000) + times(1000, "undo") + walks(1) + "quit\n";
  const Finished run = within_seconds(20, {"record", place.rules, "--out", place.rec}, typed);
  CHECK(run.code == 0);
  CHECK(run.err == "houserules: the game is recorded in " + place.rec + "\n");
  const Finished replayed = within_seconds(4, {"replay", place.rec, "--json"});
  CHECK_THAT(replayed.out, Catch::Contains("\"ply\": 9001"));
  CHECK_THAT(replayed.out, Catch::Contains("\"steps\": 10000"));
}

TEST_CASE("a record grows in place by each action, and is complete after each", "[cli]") {
  const WalkingPlace place;
  Dialogue game({HOUSERULES_PROGRAM, "record", place.rules, "--out", place.rec},
                Dialogue::Through::terminal);
  REQUIRE_FALSE(game.hear("> ").empty());
  std::string before = text_of(place.rec);
  struct stat first {};
  REQUIRE(::stat(place.rec.c_str(), &first) == 0);
  for (const char* move : {"move A1 A2", "move D3 D2", "undo", "move D3 C3"}) {
    REQUIRE(game.answers(move, "> "));
    const std::string now = text_of(place.rec);
    CHECK(now.starts_with(before));
    CHECK(now.size() > before.size());
    CHECK(now.size() < before.size() + 260);
    CHECK(houserules({"replay", place.rec}).code == 0);
    before = now;
  }
  struct stat last {};
  REQUIRE(::stat(place.rec.c_str(), &last) == 0);
  CHECK(first.st_ino == last.st_ino);
}

TEST_CASE("a record that another program has changed is left, and the game goes on beside it",
          "[cli]") {
  const WalkingPlace place;
  Dialogue game({HOUSERULES_PROGRAM, "record", place.rules, "--out", place.rec},
                Dialogue::Through::terminal);
  REQUIRE_FALSE(game.hear("> ").empty());
  std::ofstream(place.rec, std::ios::app) << "somebody else's";
  REQUIRE(game.answers("move A1 A2", "> "));
  CHECK_THAT(text_of(place.rec), Catch::EndsWith("somebody else's"));
  const Finished replayed = houserules({"replay", place.folder.file("a-2.rec")});
  CHECK(replayed.code == 0);
  CHECK_THAT(replayed.out, Catch::Contains("White moves A1 to A2."));
}

TEST_CASE("a record whose writing was interrupted continues from its last complete action",
          "[cli]") {
  const WalkingPlace place;
  CHECK(within_seconds(4, {"record", place.rules, "--out", place.rec}, walks(6) + "quit\n").code ==
        0);
  const std::string whole = text_of(place.rec);
  const std::size_t sixth = whole.find("{\"step\":6,");
  std::ofstream(place.rec, std::ios::binary) << whole.substr(0, sixth + 30);
  const Finished replayed = houserules({"replay", place.rec});
  CHECK(replayed.code == 1);
  CHECK_THAT(replayed.err, Catch::Contains("the record is cut off in this line"));
  const std::string on = place.rec + "2.rec";
  const Finished run =
      houserules({"record", place.rec, "--out", on}, "move D3 D2\nmove A1 B1\nquit\n");
  CHECK(run.code == 0);
  CHECK_THAT(run.err, Catch::Contains("the game continues from the last complete action"));
  CHECK_THAT(houserules({"replay", on}).out,
             Catch::EndsWith("All 6 steps match the recorded positions.\n"));
}

TEST_CASE("killing a game between bots leaves a record of the moves played so far", "[cli]") {
  const WalkingPlace place;
  Dialogue game({HOUSERULES_PROGRAM, "record", place.rules, "--option", "last=1000000", "--seat",
                 "all=random", "--seed", "1", "--out", place.rec});
  const auto size = [&] {
    std::error_code missing;
    const auto found = fs::file_size(place.rec, missing);
    return missing ? 0 : found;
  };
  REQUIRE_FALSE(game.hear("White moves").empty());
  const std::uintmax_t begun = size();
  REQUIRE(begun > 0);
  while (size() == begun) REQUIRE_FALSE(game.hear("White moves").empty());
  game.send(SIGKILL);
  game.end();
  const Finished run = houserules({"play", place.rec, "--seat", "all=human"}, "undo\nquit\n");
  CHECK(run.code == 0);
  CHECK_THAT(run.err, Catch::Contains("was cut off"));
  CHECK_THAT(run.out, Catch::Contains("Taken back."));
}

}  // namespace hr::tests
