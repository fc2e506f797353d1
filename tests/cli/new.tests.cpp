// SPDX-License-Identifier: MIT
// houserules new: what it writes passes check and test, and nothing is overwritten.
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/support/files.h"
#include "tests/support/process.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace fs = std::filesystem;

namespace {

// Runs commands in an empty folder.
class Workplace {
 public:
  Workplace() : place_("empty", ""), before_(fs::current_path()) {
    fs::remove(fs::path(place_.folder()) / "rules.lua");
    fs::current_path(place_.folder());
  }
  ~Workplace() { fs::current_path(before_); }

 private:
  TemporaryRuleset place_;
  fs::path before_;
};

void check_runs(const std::vector<std::string>& typed) {
  const Finished run = houserules(typed);
  INFO(typed[0] << ": " << run.out << run.err);
  CHECK(run.code == 0);
}

}  // namespace

TEST_CASE("a new game passes check and test, and an editor finds the API", "[cli]") {
  const Workplace workplace;
  check_runs({"new", "game", "pond"});
  check_runs({"check", "pond"});
  check_runs({"test", "pond"});
  check_runs({"simulate", "pond", "--games", "20", "--option", "length=4"});
  const std::string settings = text_of("pond/.luarc.json");
  const std::size_t from = settings.find("/"), end = settings.find("api.lua");
  REQUIRE(end != std::string::npos);
  CHECK(fs::exists(settings.substr(from, end + 7 - from)));
}

TEST_CASE("a stranger's folder is not copied whole, and no link is written through", "[cli]") {
  const Workplace workplace;
  const TemporaryRuleset stranger(
      "stranger", text_of(fs::path(HOUSERULES_SOURCE_DIR) / "rulesets/breakthrough/rules.lua"));
  const fs::path film = fs::path(stranger.folder()) / "film.mp4";
  std::ofstream(film).flush();
  fs::resize_file(film, std::uintmax_t{3} << 30);  // needs no room on the disk
  const Finished run = houserules({"new", "variant", "swamp", "--of", stranger.folder()});
  CHECK(run.code == 1);
  CHECK(run.err ==
        "houserules: " + film.string() + ": cannot be read: it is larger than 4096 KB\n");
  CHECK_FALSE(fs::exists("stranger"));
  fs::create_directory("pond");
  fs::create_symlink("../elsewhere.lua", "pond/rules.lua");
  CHECK(houserules({"new", "game", "pond"}).code == 2);
  CHECK_FALSE(fs::exists("elsewhere.lua"));
}

TEST_CASE("a new variant comes with its game, and passes check and test", "[cli]") {
  const Workplace workplace;
  check_runs({"new", "variant", "swamp", "--of", "breakthrough"});
  check_runs({"check", "breakthrough", "--variant", "swamp"});
  check_runs({"test", "breakthrough"});
  check_runs({"new", "variant", "bog", "--of", "breakthrough"});
  CHECK(fs::exists("breakthrough/variants/bog.lua"));
}

TEST_CASE("new leaves existing files alone, and says what it needs", "[cli]") {
  const Workplace workplace;
  check_runs({"new", "game", "pond"});
  std::ofstream("pond/rules.lua") << "mine";
  const Finished again = houserules({"new", "game", "pond"});
  CHECK(again.code == 2);
  CHECK(again.err == "houserules: pond/rules.lua exists already, and is left alone\n");
  CHECK(text_of("pond/rules.lua") == "mine");
  CHECK(houserules({"new", "variant", "swamp"}).err ==
        "houserules: new variant: expected --of RULESET, the game that it changes\n");
  CHECK(houserules({"new", "game", "../pond"}).code == 2);
  CHECK(houserules({"new", "game", "Pond"}).code == 2);
}

}  // namespace hr::tests
