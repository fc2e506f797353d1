// SPDX-License-Identifier: MIT
// The command line itself: mistakes, missing arguments, output that cannot be written.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tests/support/process.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace {

void check_refused(const std::vector<std::string>& arguments, int code,
                   const std::string& sentence) {
  const Finished run = houserules(arguments);
  CHECK(run.code == code);
  CHECK(run.out.empty());
  CHECK(run.err == "houserules: " + sentence + "\n");
}

}  // namespace

TEST_CASE("without arguments the program prints what it can do", "[cli]") {
  const Finished run = houserules({});
  CHECK(run.code == 0);
  CHECK_THAT(run.out, Catch::Contains("houserules play RULESET"));
  CHECK(run.err.empty());
}

TEST_CASE("help and version go to standard output", "[cli]") {
  CHECK_THAT(houserules({"--help"}).out, Catch::Contains("simulate"));
  const Finished help = houserules({"simulate", "--help"});
  CHECK(help.code == 0);
  CHECK_THAT(help.out, Catch::Contains("Usage: houserules simulate"));
  CHECK(houserules({"--version"}).out.starts_with("houserules "));
}

TEST_CASE("unknown and missing arguments are named", "[cli]") {
  check_refused(
      {"simulat"}, 2,
      "there is no command \"simulat\" (did you mean \"simulate\"?); see houserules --help");
  check_refused({"perft", "hex", "2", "--jsn"}, 2,
                "perft: there is no option \"--jsn\" (did you mean \"--json\"?); see houserules "
                "perft --help");
  check_refused({"perft", "hex"}, 2,
                "perft: DEPTH: expected one, got nothing; see houserules perft --help");
  check_refused({"perft", "hex", "0"}, 2,
                "perft: DEPTH: expected a whole number from 1 to 1000, got \"0\"; see houserules "
                "perft --help");
  check_refused({"simulate", "hex", "--games=-3"}, 2,
                "simulate: --games: expected a whole number from 1 to 1000000000000, got \"-3\"; "
                "see houserules simulate --help");
  check_refused({"list", "more"}, 2,
                "list: unexpected argument \"more\"; see houserules list --help");
  check_refused({"perft", "hex", "2", "--option", "size"}, 2,
                "--option: expected name=value, got \"size\"");
  check_refused(
      {"picture", "hex", "--out", "p.png", "--tab", "Ruls"}, 2,
      "picture: --tab: Ruls not in {Game,Options,Rules,Board,History,Notes,Tests,Lab}; see "
      "houserules picture --help");
}

TEST_CASE("the error for an unknown ruleset lists the existing ones", "[cli]") {
  for (const char* command : {"show", "play", "legal", "simulate", "bench"}) {
    const Finished run = houserules({command, "cube_warz"});
    INFO(command);
    CHECK(run.code == 5);
    CHECK(run.out.empty());
    CHECK_THAT(
        run.err,
        Catch::StartsWith(
            "houserules: expected the name of a ruleset or a folder with a rules.lua, got "
            "\"cube_warz\" (did you mean \"cube_wars\"?); there are ") &&
            Catch::Contains("breakthrough, connect_four, cube_digger, cube_lariat, cube_wars"));
  }
  CHECK(houserules({"show", "./nowhere"}).code == 5);
  CHECK(houserules({"show", ""}).code == 5);
}

TEST_CASE("options that do not fit are a usage error", "[cli]") {
  const Finished unknown = houserules({"show", "cube_wars", "--option", "colums=8"});
  CHECK(unknown.code == 2);
  CHECK_THAT(unknown.err, Catch::Contains("did you mean \"columns\"?"));
  const Finished odd = houserules({"show", "cube_wars", "--option", "columns=17"});
  CHECK(odd.code == 2);
  CHECK(odd.err ==
        "houserules: options.columns: expected an even integer from 6 to 26, got \"17\"\n");
}

TEST_CASE("a ruleset with a mistake is reported with file and line", "[cli]") {
  const TemporaryRuleset broken("broken", "return {\n  name = \"Broken\",\n  boards = 3,\n}\n");
  const Finished run = houserules({"show", broken.folder()});
  CHECK(run.code == 1);
  CHECK(run.out.empty());
  CHECK_THAT(run.err, Catch::StartsWith("houserules: broken/rules.lua:"));
}

TEST_CASE("output that cannot be written is an error", "[cli]") {
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{"list"},
        {"--help"},
        {"perft", "hex", "2"},
        {"play", "cube_wars", "--seat", "all=random", "--seed", "1"}}) {
    INFO(arguments.front());
    Process full(HOUSERULES_PROGRAM);
    full.write_to("/dev/full");
    const Finished on_full = full.run(arguments);
    CHECK(on_full.code == 1);
    CHECK(on_full.err ==
          "houserules: standard output: cannot be written to: No space left on device\n");
    Process closed(HOUSERULES_PROGRAM);
    closed.close_output();
    const Finished on_closed = closed.run(arguments);
    CHECK(on_closed.code == 1);
    CHECK_THAT(on_closed.err, Catch::Contains("Bad file descriptor"));
    Process gone(HOUSERULES_PROGRAM);
    gone.stop_reading();
    const Finished on_pipe = gone.run(arguments);
    CHECK(on_pipe.code == 1);
    CHECK(on_pipe.err.empty());  // a reader that stops early has read enough
  }
}

}  // namespace hr::tests
