// SPDX-License-Identifier: MIT
// --variant, on the commands that accept it.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tests/support/folder.h"
#include "tests/support/json_lines.h"
#include "tests/support/process.h"

namespace hr::tests {

namespace {

using Json = nlohmann::json;

// A ruleset t with two compatible variants and a third that conflicts with them.
Folder counting() {
  return Folder(
      "return { name = 'T', seats = { 'a', 'b' }, vars = { n = {} },\n"
      "verbs = { go = { pass{}, effect = function(g) g.hooks.count(g) end } },\n"
      "hooks = { count = function(g) g.n = g.n + 1 end },\n"
      "ends = { function(g, me) if g.n >= 10 then return me end end } }");
}

}  // namespace

TEST_CASE("every command that opens a ruleset takes variants, in any order", "[cli]") {
  Folder folder = counting();
  folder.write(
      "variants/long.lua",
      "return { extends = 't', name = 'Long', options = { goal = { 20 } },\n"
      "set = { ['ends.1'] = function(g, me) if g.n >= g.options.goal then return me end end } }");
  folder.write("variants/fast.lua",
               "return { extends = 't', name = 'Fast', about = 'It counts by two.',\n"
               "set = { ['hooks.count'] = function(g) g.n = g.n + 2 end } }");
  folder.write("variants/faster.lua",
               "return { extends = 't', name = 'Faster',\n\n"
               "set = { ['hooks.count'] = function(g) g.n = g.n + 3 end } }");
  const std::string t = folder.path().string();
  const auto length = [&](std::vector<std::string> rest) {
    std::vector<std::string> typed{"simulate", t, "--games", "4", "--threads", "2"};
    typed.insert(typed.end(), rest.begin(), rest.end());
    return json_of(typed)["length"]["mean"].get<double>();
  };
  CHECK(length({}) == 10);
  CHECK(length({"--variant", "fast"}) == 5);
  CHECK(length({"--variant", "long"}) == 20);
  CHECK(length({"--variant", "fast", "--variant", "long"}) == 10);
  CHECK(length({"--variant", "long", "--variant=fast", "--variant", "long"}) == 10);
  CHECK(length({"--option", "goal=30", "--variant", "long"}) == 30);
  for (const std::string command : {"legal", "perft", "show", "bench", "play"}) {
    std::vector<std::string> typed{command, t, "--variant", "fast"};
    if (command == "perft") typed.push_back("1");
    if (command == "bench") typed.insert(typed.end(), {"--seconds", "0.01"});
    const Finished run = houserules(typed, "quit\n");
    INFO(command << run.err);
    CHECK(run.code == 0);
  }

  const Finished both = houserules({"legal", t, "--variant", "faster", "--variant", "fast"});
  CHECK(both.code == 4);
  CHECK(both.err ==
        "houserules: t/variants/faster.lua:3: hooks.count: is set here and in "
        "t/variants/fast.lua:2; only one variant may change it\n");
  const Finished unknown = houserules({"legal", t, "--variant", "fats"});
  CHECK(unknown.code == 2);
  CHECK(unknown.err ==
        "houserules: --variant: t: there is no variant called \"fats\" (did you mean \"fast\"?); "
        "there are fast, faster, long\n");
  const Finished wrong = houserules({"legal", t, "--variant", "long", "--option", "goal=x"});
  CHECK(wrong.code == 2);
  CHECK(wrong.err == "houserules: options.goal: expected an integer, got \"x\"\n");
  CHECK(houserules({"legal", t, "--option", "goal=9"}).code == 2);

  const Finished shown = houserules({"show", t, "--variant", "long", "--variant", "fast"});
  CHECK_THAT(shown.out, Catch::StartsWith("T with Fast and Long\n"));
  CHECK_THAT(shown.out, Catch::Contains("  goal=20: an integer. From variant long.\n"));
  CHECK_THAT(shown.out, Catch::Contains("Variants in use:\n"
                                        "  fast: Fast. It counts by two.\n"
                                        "    replaces hooks.count\n"
                                        "  long: Long.\n"
                                        "    adds option goal\n"
                                        "    replaces ends.1\n"
                                        "Variants (choose with --variant NAME):\n"
                                        "  fast: Fast. It counts by two.\n"
                                        "  faster: Faster.\n"
                                        "  long: Long.\n"));
  const Json json = json_of({"show", t, "--variant", "long"});
  CHECK(json["variants"].size() == 3);
  CHECK(json["variants"][0] == Json{{"variant", "fast"},
                                    {"name", "Fast"},
                                    {"by", ""},
                                    {"about", "It counts by two."},
                                    {"sound", true}});
  REQUIRE(json["changes"].size() == 1);
  CHECK(json["changes"][0]["changes"] == Json{"adds option goal", "replaces ends.1"});
  CHECK(json["options"][0]["variant"] == "long");
}

TEST_CASE("a variant may be a file anywhere", "[cli]") {
  Folder folder = counting();
  const std::string file = folder.file("mine.lua");
  std::ofstream(file) << "return { extends = 't', name = 'Mine',\nset = { ['hooks.coumt'] = 1 } }";
  const Finished run = houserules({"legal", folder.path().string(), "--variant", file});
  CHECK(run.code == 1);
  CHECK(run.err ==
        "houserules: " + file +
            ":2: hooks.coumt: there is no hook called \"coumt\" (did you mean \"count\"?)\n");
}

TEST_CASE("a recorded game contains its variants", "[cli]") {
  Folder folder = counting();
  folder.write("variants/fast.lua",
               "return { extends = 't', name = 'Fast',\n"
               "set = { ['hooks.count'] = function(g) g.n = g.n + 2 end } }");
  const std::string t = folder.path().string(), file = folder.file("game.rec");
  CHECK(houserules({"record", t, "--variant", "fast", "--seat", "all=random", "--seed", "1",
                    "--out", file})
            .code == 0);
  std::filesystem::remove_all(folder.path());
  const Json json = json_of({"replay", file});
  CHECK(json["variants"] == Json{"fast"});
  CHECK(json["ply"] == 5);
  const Finished again = houserules({"play", file, "--variant", "fast"});
  CHECK(again.code == 2);
  CHECK(again.err ==
        "houserules: a record has its own rules, options, seed and dice: --option, --variant, "
        "--seed, --roll and --watch work with a ruleset only\n");
}

TEST_CASE("show reports a variant that cannot be read", "[cli]") {
  Folder folder = counting();
  folder.write("variants/bad.lua", "return {");
  const Finished run = houserules({"show", folder.path().string()});
  CHECK(run.code == 0);
  CHECK_THAT(run.out, Catch::Contains("  bad: cannot be read: t/variants/bad.lua:1: unexpected "
                                      "symbol near <eof>\n"));
}

TEST_CASE("list counts the variants", "[cli]") {
  CHECK_THAT(houserules({"list"}).out, Catch::Contains("(1 variant)\n"));
  int listed = 0;
  for (const Json& entry : json_of({"list"})) {
    if (entry["ruleset"] != "cube_wars") continue;
    CHECK(entry["variants"] == 1);
    ++listed;
  }
  CHECK(listed == 1);
}

}  // namespace hr::tests
