// SPDX-License-Identifier: MIT
// Every path on a command line is relative to the folder in which the command was typed.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "tests/support/files.h"
#include "tests/support/process.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace {

namespace fs = std::filesystem;

// Folders "here", where commands are typed, and "there", with files of every kind.
class TwoPlaces {
 public:
  TwoPlaces() : place_("there", "return {}"), root_(fs::path(place_.folder()).parent_path()) {
    const fs::path source = fs::path(HOUSERULES_SOURCE_DIR) / "rulesets/tic_tac_toe";
    fs::create_directory(here());
    fs::create_directory(root_ / "home");
    fs::copy(source, there() / "game", fs::copy_options::recursive);
    write_text(there() / "wide.lua",
               "return { extends = 'game', name = 'Wide', about = 'x', set = { ['options.size'] = "
               "{ 4, min = 3, "
               "max = 19, help = 'x' } } }");
    write_text(there() / "changed/rules.lua", text_of(source / "rules.lua") + "\n");
    write_text(there() / "monday.lesson", R"({ "lesson": 1, "ruleset": "tic_tac_toe" })");
    write_text(there() / "position.txt", "3  . . .\n2  . . .\n1  . . .\n   A B C\n");
    const Finished made = run({"record", "../there/game", "--seat", "all=random", "--seed", "1",
                               "--out", "../there/game.rec"});
    INFO(made.err);
    REQUIRE(made.code == 0);
  }

  fs::path here() const { return root_ / "here"; }
  fs::path there() const { return root_ / "there"; }

  // TypedCommand in `here`, by a user with an empty home.
  Finished run(const std::vector<std::string>& typed, std::string_view input = {}) const {
    std::vector<std::string> words{"-c",
                                   "cd \"$1\"; shift; HOME=../home XDG_DATA_HOME= XDG_STATE_HOME= "
                                   "XDG_CONFIG_HOME= exec \"$@\"",
                                   "sh", here().string(), HOUSERULES_PROGRAM};
    words.insert(words.end(), typed.begin(), typed.end());
    return Process("/bin/sh").run(words, input);
  }

 private:
  TemporaryRuleset place_;
  fs::path root_;
};

struct TypedCommand {
  std::vector<std::string> words;
  std::vector<std::string> made = {};  // files, relative to `here`
  std::string input = {};
};

const std::string k_there_game = "../there/game", k_there_record = "../there/game.rec",
                  k_there_lesson = "../there/monday.lesson", k_there_variant = "../there/wide.lua";

// clang-format off
const std::vector<TypedCommand> k_typed_commands{
    {{"show", k_there_game, "--variant", k_there_variant}},
    {{"show", k_there_lesson}},
    {{"solve", k_there_game, "--variant", k_there_variant, "--positions", "100"}},
    {{"play", k_there_game, "--variant", k_there_variant, "--seat", "all=random"}},
    {{"play", k_there_game, "--watch"}, {}, "quit\n"},
    {{"play", k_there_record}, {}, "quit\n"},
    {{"play", k_there_lesson, "--seat", "all=random"}},
    {{"check", k_there_game, "--games", "2"}},
    {{"secrecy", k_there_game, "--seconds", "5"}},
    {{"record", k_there_game, "--seat", "all=random", "--out", "new.rec"}, {"new.rec"}},
    {{"record", k_there_record, "--out", "../there/on.rec"}, {"../there/on.rec"}, "quit\n"},
    {{"record", k_there_record, "--expect", "--out", "new.scenario"}, {"new.scenario"}},
    {{"replay", k_there_record}},
    {{"export", k_there_record, "--out", "../there/export.txt"}, {"../there/export.txt"}},
    {{"print", k_there_lesson, "--out", "new.pdf"}, {"new.pdf"}},
    {{"picture", k_there_game, "--out", "new.png"}, {"new.png"}},
    {{"legal", k_there_game}},
    {{"why", k_there_game, "mark A1"}},
    {{"perft", k_there_game, "1", "--position", "../there/position.txt"}},
    {{"simulate", k_there_game, "--games", "2"}},
    {{"lab", k_there_game, "--games", "600", "--html", "lab.html", "--store", "lab.db"}, {"lab.html", "lab.db"}},
    {{"lab", k_there_game, "--against", "../there/changed", "--games", "20"}},
    {{"lab", k_there_game, "--against-variant", k_there_variant, "--games", "20"}},
    {{"lab", k_there_game, "--slurm", "../there/jobs.sh"}, {"../there/jobs.sh"}},
    {{"whatif", k_there_record, "--rules", "../there/changed"}},
    {{"sweep", k_there_game, "--over", "size:3,4", "--games", "20", "--html", "sweep.html"}, {"sweep.html"}},
    {{"balance", k_there_game, "--over", "size:3,4", "--games", "64"}},
    {{"impact", k_there_game, "--games", "2"}},
    {{"luck", k_there_game, "--games", "20", "--bots", "random", "--stronger", "greedy"}},
    {{"ladder", k_there_game, "--bots", "random,greedy", "--games", "2"}},
    {{"merge", "all.db", "lab.db"}, {"all.db"}},
    {{"bench", k_there_game, "--seconds", "0.01"}},
    {{"test", k_there_game}},
    {{"test", "../there/game/tests/endings.scenario"}},
    {{"pack", k_there_game, "--out", "new.houserules"}, {"new.houserules"}},
    {{"open", "new.houserules", "--json"}},
    {{"share", k_there_game}},
    {{"new", "variant", "wide", "--of", "../there/changed"}, {"changed/variants/wide.lua"}},
};
// clang-format on

// What needs a display, what does not end by itself (web.tests.cpp), and what takes no path.
const std::set<std::string> k_not_tried{"window", "web", "list", "help", "par"};

std::set<std::string> all_commands() {
  std::istringstream help(houserules({"--help"}).out);
  std::set<std::string> out;
  bool commands = false;
  for (std::string line; std::getline(help, line);) {
    if (line == "Subcommands:") commands = true;
    if (commands && line.starts_with("  ") && line.size() > 2 && line[2] != ' ')
      out.insert(line.substr(2, line.find(' ', 2) - 2));
  }
  return out;
}

}  // namespace

TEST_CASE("every path on a command line is relative to where it was typed", "[cli]") {
  const TwoPlaces places;
  std::set<std::string> untried = all_commands();
  CHECK(untried.size() > 20);
  for (const std::string& command : k_not_tried) untried.erase(command);
  for (const TypedCommand& typed : k_typed_commands) {
    CAPTURE(typed.words);
    untried.erase(typed.words.front());
    const Finished run = places.run(typed.words, typed.input);
    INFO(run.out << run.err);
    CHECK((run.code == 0 || run.code == 3));  // 3: so few games decide nothing
    for (const std::string& file : typed.made) CHECK(fs::file_size(places.here() / file) > 0);
  }
  CHECK(untried == std::set<std::string>{});
}

}  // namespace hr::tests
