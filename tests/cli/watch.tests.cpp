// SPDX-License-Identifier: MIT
// play --watch: rules that are saved, in any way, during a game.
#include <fcntl.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>

#include "tests/support/dialogue.h"
#include "tests/support/files.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace {

namespace fs = std::filesystem;

std::string cube_wars() {
  return text_of(fs::path(HOUSERULES_SOURCE_DIR) / "rulesets/cube_wars/rules.lua");
}

// Cubes can no longer capture diagonally.
std::string straight() {
  std::string rules = cube_wars();
  const std::string pattern =
      R"(step{ "cube", dirs = { "forward", "forward_left", "forward_right" }, onto = OFF_STARTS, progress = true },)";
  const std::size_t place = rules.find(pattern);
  REQUIRE(place != std::string::npos);
  return rules.replace(place, pattern.size(),
                       "step{ \"cube\", dirs = \"forward\", onto = OFF_STARTS, progress = true },\n"
                       "    step{ \"cube\", dirs = { \"forward_left\", \"forward_right\" },"
                       " onto = empty - region(\"start\", \"any\"), progress = true },");
}

void rename_over(const fs::path& file, const std::string& text) {
  std::ofstream(file.string() + "~", std::ios::binary) << text;
  fs::rename(file.string() + "~", file);
}
void cut_and_write(const fs::path& file, const std::string& text) {
  std::ofstream(file, std::ios::binary | std::ios::trunc) << text;
}
void write_in_place(const fs::path& file, const std::string& text) {
  const int handle = open(file.c_str(), O_RDWR | O_CLOEXEC);
  REQUIRE(handle >= 0);
  CHECK(pwrite(handle, text.data(), text.size(), 0) == static_cast<ssize_t>(text.size()));
  CHECK(ftruncate(handle, static_cast<off_t>(text.size())) == 0);
  close(handle);
}
void remove_and_write(const fs::path& file, const std::string& text) {
  fs::remove(file);
  std::ofstream(file, std::ios::binary) << text;
}

const std::string k_gone =
    "Moves removed: move C5 D4, move E5 D4, move E5 F4, move G5 F4, move G5 H4, move I5 H4, "
    "move I5 J4, move K5 J4, move K5 L4, move M5 L4, move M5 N4, move O5 N4 and 1 more.\n";

// A game of Cube Wars whose rules are watched, at its first turn.
struct Watched {
  TemporaryRuleset ruleset{"cubes", cube_wars()};
  fs::path file = ruleset.path() / "rules.lua";
  Dialogue game{{HOUSERULES_PROGRAM, "play", ruleset.folder(), "--watch"}};

  Watched() { REQUIRE_FALSE(game.hear("White's turn.").empty()); }
};

}  // namespace

TEST_CASE("rules are put in force however they are saved, and the position stays", "[cli]") {
  Watched watched;
  auto& [ruleset, file, game] = watched;
  game.type("move B4 B5");
  const std::string board = game.hear("Black's turn.");
  const std::string drawn = board.substr(board.find("\n8  "));
  const std::vector ways{rename_over, cut_and_write, write_in_place, remove_and_write};
  for (const auto& save : ways) {
    save(file, straight());
    CHECK_FALSE(game.hear("Rules changed: rules.lua edited.\n").empty());
    CHECK(game.hear(k_gone) == k_gone);
    CHECK_THAT(game.hear("Black's turn."), Catch::EndsWith(drawn));
    game.type("move C5 D4");
    CHECK_THAT(game.hear("\n"), Catch::StartsWith("\n"));
    CHECK_THAT(game.hear("\n"), Catch::StartsWith("C5 cannot go to D4; "));
    save(file, cube_wars());
    CHECK_THAT(game.hear("Moves added: move C5 D4, "), Catch::Contains("Rules changed"));
    CHECK_THAT(game.hear("Black's turn."), Catch::EndsWith(drawn));
  }
  CHECK(game.answers("undo", "Taken back: the previous rules apply again."));
  CHECK(game.answers("redo", "Redone.\nRules changed: rules.lua edited."));
  CHECK(game.answers("quit", "Game left unfinished."));
}

TEST_CASE("undone rule changes stay undone when an option changes, and are reloaded on request",
          "[cli]") {
  Watched watched;
  auto& [ruleset, file, game] = watched;
  REQUIRE(game.answers("move B4 B5", "Black's turn."));
  rename_over(file, straight());
  CHECK_FALSE(game.hear(k_gone).empty());
  CHECK(game.answers("undo",
                     "Taken back: the previous rules apply again.\n"
                     "The saved rules are not in use now. Type reload to use them."));
  REQUIRE_FALSE(game.hear("Black's turn.").empty());
  game.type("option goal=start");
  const std::string changed = game.hear("Black's turn.");
  CHECK_THAT(changed, Catch::Contains("Rules changed: goal set to start."));
  CHECK_THAT(changed, !Catch::Contains("rules.lua edited"));
  CHECK(game.answers("reload", "Rules changed: rules.lua edited."));
  CHECK_FALSE(game.hear(k_gone).empty());
  CHECK(game.answers("reload", "The saved rules are already in use."));
  game.type("quit");
}

TEST_CASE("a setup that fails or loops is found when it is saved", "[cli]") {
  Watched watched;
  auto& [ruleset, file, game] = watched;
  const auto with_setup = [](const std::string& body) {
    std::string rules = cube_wars();
    const std::string at = "setup = function(g)\n";
    return rules.replace(rules.find(at), at.size(), at + body + "\n");
  };
  for (const char* const body : {"error('no board')", "while true do end"}) {
    rename_over(file, with_setup(body));
    const std::string refused = game.hear("The rules are unchanged.");
    INFO(body << ": " << refused);
    CHECK_THAT(refused, Catch::Contains("cubes/rules.lua:") &&
                            Catch::Contains("(tried by setting up a new game)."));
  }
  rename_over(file, cube_wars());
  CHECK_FALSE(game.hear("The saved rules are in use again.").empty());
}

TEST_CASE("a folder that is replaced is said to be gone, and its rules are read when it is back",
          "[cli]") {
  Watched watched;
  auto& [ruleset, file, game] = watched;
  const fs::path folder = ruleset.path(), aside = folder.string() + ".old";
  fs::rename(folder, aside);
  const std::string gone = "The folder " + folder.string() +
                           " is gone. The rules are unchanged, and are read again when it is back.",
                    back = "The folder " + folder.string() + " is back.\n";
  CHECK_FALSE(game.hear(gone + "\n").empty());
  REQUIRE(game.answers("move B4 B5", "Black's turn."));
  fs::create_directory(folder);
  cut_and_write(file, straight());
  CHECK_FALSE(game.hear(back).empty());
  CHECK_FALSE(game.hear("Rules changed: rules.lua edited.\n").empty());
  CHECK(game.hear(k_gone) == k_gone);
  rename_over(file, cube_wars());
  CHECK_FALSE(game.hear("Rules changed: rules.lua edited.\n").empty());
  fs::remove_all(folder);
  CHECK_FALSE(game.hear(gone).empty());
  fs::rename(aside, folder);
  CHECK_FALSE(game.hear(back + "The saved rules are in use.\n").empty());
  game.type("quit");
}

TEST_CASE("a link to the folder of the rules may lead elsewhere during the game", "[cli]") {
  const TemporaryRuleset ruleset("cubes", cube_wars()), other("others", straight());
  const fs::path link = ruleset.folder() + ".link";
  fs::create_directory_symlink(ruleset.folder(), link);
  Dialogue game({HOUSERULES_PROGRAM, "play", link.string(), "--watch"});
  REQUIRE_FALSE(game.hear("White's turn.").empty());
  REQUIRE(game.answers("move B4 B5", "Black's turn."));
  fs::create_directory_symlink(other.folder(), link.string() + ".new");
  fs::rename(link.string() + ".new", link);
  CHECK_FALSE(game.hear("Rules changed: rules.lua edited.\n").empty());
  CHECK(game.hear(k_gone) == k_gone);
  game.type("quit");
}

TEST_CASE("half-written rules are never put in force", "[cli]") {
  Watched watched;
  auto& [ruleset, file, game] = watched;
  {
    // Valid by itself, but not what was intended.
    std::ofstream slow(file, std::ios::binary);
    slow << "local half = true\n" << cube_wars() << std::flush;
    usleep(300'000);
    slow << "\n-- all there\n";
  }
  CHECK_FALSE(game.hear("Rules changed: rules.lua edited.").empty());
  CHECK_FALSE(game.hear("White's turn.").empty());
  CHECK(game.answers("undo", "Taken back: the previous rules apply again."));
  CHECK_FALSE(game.hear("White's turn.").empty());
  game.type("undo");
  CHECK_FALSE(game.hear("There is nothing to undo.").empty());  // it was one change, not two
}

TEST_CASE("broken rules never replace working ones", "[cli]") {
  Watched watched;
  auto& [ruleset, file, game] = watched;
  const auto refused = [&](const std::string& rules, const std::string& sentence) {
    rename_over(file, rules);
    CHECK_FALSE(game.hear(sentence).empty());
    CHECK_FALSE(game.hear("The rules are unchanged.").empty());
  };
  refused("return {", "cubes/rules.lua:1: unexpected symbol near <eof>");
  refused("while true do end", "cubes/rules.lua:1: ");
  refused("return (('x'):rep(1 << 30))", "cubes/rules.lua:1: ");
  refused("return { name = 'Other', seats = { 'a' }, verbs = { go = pass{} } }",
          "The seats of a match cannot change: expected white and black, the new rules have a.");
  // Rules that load are tried in the position as well: they may fail there, or remember something.
  std::string fails = cube_wars(), remembers = cube_wars();
  fails.replace(fails.find("stuck = \"pass\","), 15,
                "stuck = \"pass\",\n  turn = function(g, me) return g:next(me) + 7 end,");
  refused(fails, "turn: expected it to return a seat from 1 to 2, or nothing, got ");
  remembers.replace(remembers.find("stuck = \"pass\","), 15,
                    "stuck = \"pass\",\n  turn = function(g, me) TURNS[1] = (TURNS[1] or 0) + 1 "
                    "return g:next(me) end,");
  refused("local TURNS = {}\n" + remembers, "rules must not remember anything between calls");
  fs::remove(file);
  CHECK_FALSE(game.hear("cubes/rules.lua: cannot be read: No such file or directory").empty());
  CHECK(game.answers("move B4 B5", "White moves B4 to B5."));
  std::ofstream(file, std::ios::binary) << straight();
  CHECK_FALSE(game.hear("Rules changed: rules.lua edited.").empty());
}

TEST_CASE("an edit that ends the game can be corrected or undone", "[cli]") {
  Watched watched;
  auto& [ruleset, file, game] = watched;
  std::string renamed = cube_wars();
  for (std::size_t at = 0; (at = renamed.find("field", at)) != std::string::npos; at += 4)
    renamed.replace(at, 5, "lawn");
  rename_over(file, renamed);
  CHECK_FALSE(game.hear("The game is drawn: nobody has anything left to do.").empty());
  rename_over(file, cube_wars());
  CHECK_FALSE(game.hear("Rules changed: rules.lua edited.").empty());
  CHECK_THAT(game.hear("White's turn."), Catch::Contains("8  .  .  .  .  .  .  .  .  mS"));
  game.type("undo");
  CHECK(game.answers("quit", "Taken back"));
  CHECK_FALSE(game.hear("The game is drawn: nobody").empty());
}

TEST_CASE("a refusal is printed at once, also as JSON", "[cli]") {
  const TemporaryRuleset ruleset("cubes", cube_wars());
  const fs::path file = ruleset.path() / "rules.lua";
  Dialogue game({HOUSERULES_PROGRAM, "play", ruleset.folder(), "--watch", "--json"});
  REQUIRE_FALSE(game.hear(R"("type":"turn")").empty());
  rename_over(file, "return {");
  CHECK_FALSE(
      game.hear(R"({"type":"refused","text":"cubes/rules.lua:1: unexpected symbol)").empty());
  rename_over(file, cube_wars());
  CHECK_FALSE(game.hear("The saved rules are in use again.").empty());
  rename_over(file, straight());
  CHECK_FALSE(game.hear(R"({"type":"change rules","ply":0,"text":"Rules changed)").empty());
  CHECK_FALSE(game.hear(R"("type":"legal_changes")").empty());
}

TEST_CASE("a change of rules is recorded and replayed", "[cli]") {
  const TemporaryRuleset ruleset("cubes", cube_wars());
  const fs::path file = ruleset.path() / "rules.lua";
  const std::string record = ruleset.folder() + "/a.rec";
  {
    Dialogue game({HOUSERULES_PROGRAM, "record", ruleset.folder(), "--watch", "--out", record});
    REQUIRE_FALSE(game.hear("White's turn.").empty());
    game.type("move B4 B5");
    game.hear("Black's turn.");
    rename_over(file, straight());
    game.hear("Rules changed");
    game.type("move C5 C4");
    game.hear("White's turn.");
    CHECK(game.answers("quit", "the game is recorded in "));
  }
  fs::remove(file);
  Dialogue again({HOUSERULES_PROGRAM, "replay", record});
  CHECK_FALSE(again
                  .hear("no ruleset cubes is installed here; the record is replayed with the rules "
                        "it contains")
                  .empty());
  CHECK_FALSE(again
                  .hear("White moves B4 to B5.\nRules changed: rules.lua edited.\nBlack moves "
                        "C5 to C4.\n")
                  .empty());
  CHECK_FALSE(again.hear("All 3 steps match the recorded positions.").empty());
}

}  // namespace hr::tests
