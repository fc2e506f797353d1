// SPDX-License-Identifier: MIT
#include <catch2/catch.hpp>

#include "core/kernel/make_engine.h"
#include "tests/scripting/loading.h"

namespace hr::tests {

TEST_CASE("An invalid ruleset is refused with the reason", "[scripting]") {
  check_complaints(whole, R"(
return 5
--> t/rules.lua:1: expected the file to return a table, got 5
return {
--> t/rules.lua:1: unexpected symbol near <eof>
local x = nil
return x.y
--> t/rules.lua:2: attempt to index a nil value (local 'x')
return {}
--> t/rules.lua:1: name: expected a text, got nothing
return { name = 5 }
--> t/rules.lua:1: name: expected a text, got 5
return { name = 'a' }
--> t/rules.lua:1: seats: expected a list of seats, got nothing
return { name = 'a', seats = 'b', verbs = { a = pass{} } }
--> t/rules.lua:1: seats: expected a list of seats, got "b"
return { name = 'a', seats = { 'b' }, verbs = { } }
--> t/rules.lua:1: verbs: expected at least one verb, got none
return { name = 'a', seats = { 'b' } }
--> t/rules.lua:1: verbs: expected a table of verbs, got nothing
return { name = 'a', seat = { 'b' }, nme = 5 }
--> t/rules.lua:1: seat: unknown field (did you mean "seats"?)
return { name = 'a', 5 }
--> t/rules.lua:1: 1: expected a name for this value, as in name = value
return { name = 'a', [true] = 5 }
--> t/rules.lua:1: expected names, got true
)");
  check_complaints(with_fields, R"(
stuck = 'lose'
--> t/rules.lua:4: stuck: expected "pass", "loses", "draws" or "skips", got "lose" (did you mean "loses"?)
stuck = 5
--> t/rules.lua:4: stuck: expected "pass", "loses", "draws" or "skips", got 5
pie = 5
--> t/rules.lua:4: pie: expected true or false, got 5
hooks = { a = 5 }
--> t/rules.lua:4: hooks.a: expected a function, got 5
hooks = 5
--> t/rules.lua:4: hooks: expected a table, got 5
setup = 5
--> t/rules.lua:4: setup: expected a function, got 5
score = 5
--> t/rules.lua:4: score: expected what changes in a game, such as count(own), got 5; if nobody scores, leave the line out
card = 5
--> t/rules.lua:4: card: expected a text or a list of texts, got 5
card = { 5 }
--> t/rules.lua:4: card.1: expected a text, got 5
card = { a = 'x' }
--> t/rules.lua:4: card.a: expected only a list here
pie = true, seats = { 'a' }
--> t/rules.lua:4: pie: expected two seats, got 1
stuck = function(o) return o.mood end
--> t/rules.lua:4: unknown name 'options.mood': a function for `stuck` receives the options, function(o), not the game; list the cases instead: { { no(own), "loses" }, "draws" }
)");
}

TEST_CASE("A ruleset has the name of its folder", "[scripting]") {
  const Folder folder(with_fields("by = 'Ann', about = 'A game.', card = { 'One.', 'Two.' }"));
  const auto ruleset = scripting::load_ruleset(folder.path());
  CHECK(ruleset->id() == "t");
  CHECK(ruleset->folder().filename() == "t");
  CHECK(ruleset->game()->definition().name == "S");
  CHECK(ruleset->game()->definition().by == "Ann");
  CHECK(ruleset->game()->definition().about == "A game.");
  CHECK(ruleset->game()->definition().card == std::vector<std::string>{"One.", "Two."});
  CHECK(scripting::load_ruleset(folder.path() / "")->id() == "t");
}

TEST_CASE("A folder without rules cannot be loaded", "[scripting]") {
  const Folder folder;
  CHECK_THROWS_WITH(scripting::load_ruleset(folder.path()),
                    "t/rules.lua: cannot be read: No such file or directory");
  CHECK_THROWS_WITH(scripting::load_ruleset(folder.root() / "none"),
                    "none/rules.lua: cannot be read: No such file or directory");
}

TEST_CASE("A file that is too large is refused", "[scripting]") {
  CHECK(complaint(std::string(1 << 20, ' ')) == "t/rules.lua:1: the file is larger than 256 KB");
}

TEST_CASE("Rulesets are found by their folders, ordered by name", "[scripting]") {
  Folder folder;
  folder.write("b/rules.lua", "").write("a/rules.lua", "").write("c/notes.md", "");
  const auto found = scripting::find_rulesets(folder.path());
  CHECK(found.size() == 2);
  CHECK(found[0].filename() == "a");
  CHECK(found[1].filename() == "b");
  CHECK(scripting::find_rulesets(folder.root() / "none").empty());
}

TEST_CASE("Require reads the ruleset's own folder", "[scripting]") {
  Folder folder(
      "local parts = require 'parts.seats'\nreturn { name = 'T', seats = parts.seats,\n"
      "verbs = { wait = pass{} } }");
  folder.write("parts/seats.lua", "return { seats = { 'x', 'y', 'z' } }");
  CHECK(scripting::load_ruleset(folder.path())->game()->seats() == 3);
  folder.write("parts/seats.lua", "return {\n seats = { 'x' } .. 'y' }");
  CHECK_THROWS_WITH(scripting::load_ruleset(folder.path()),
                    "t/parts/seats.lua:2: attempt to concatenate a table value (called from "
                    "t/rules.lua:1)");
}

TEST_CASE("A field may be in a file of its own, with its order and lines", "[scripting]") {
  Folder folder(
      "return { name = 'T', seats = { 'x' }, options = require 'settings',\nverbs = {\n"
      "go = require('verbs.go') } }");
  folder.write("settings.lua",
               "return {\n zeal = { 5, max = 9 },\n age = { 'b', 'a' },\n mud = { true } }");
  folder.write("verbs/go.lua", "return { pass{} }");
  const auto ruleset = scripting::load_ruleset(folder.path());
  std::string names;
  for (const auto& option : ruleset->options()) names += option.name + " ";
  CHECK(names == "zeal age mud ");
  folder.write("settings.lua", "return {\n zeal = { 5,\n max = 3 } }");
  CHECK_THROWS_WITH(scripting::load_ruleset(folder.path()),
                    "t/settings.lua:2: options.zeal.default: expected an integer up to 3, got 5");
  folder.write("settings.lua", "return {}").write("verbs/go.lua", "return {\n\n pass{ to = 5 } }");
  CHECK_THROWS_WITH(scripting::load_ruleset(folder.path()),
                    Catch::StartsWith("t/verbs/go.lua:3: verbs.go.1"));
}

TEST_CASE("An option in its own file keeps its position when a variant replaces it",
          "[scripting]") {
  Folder folder(
      "return { name = 'T', seats = { 'x' }, options = require 'settings',\n"
      "verbs = { go = pass{} } }");
  folder.write("settings.lua", "return {\n zeal = { 5 },\n age = { 1 } }");
  folder.write("variants/v.lua",
               "return { extends = 't', name = 'V', options = { more = { 1 } },\n"
               "set = { ['options.zeal'] = { 7 } } }");
  const auto ruleset = scripting::load_ruleset(folder.path(), {}, "", {"v"});
  std::string names;
  for (const auto& option : ruleset->options())
    names += option.name + " " + scripting::option_text(option.value) + " ";
  CHECK(names == "zeal 7 age 1 more 1 ");
}

TEST_CASE("Require cannot leave the folder", "[scripting]") {
  const Folder folder;
  std::ofstream(folder.root() / "outside.lua") << "return { 'x' }";
  const auto refused = [](const std::string& name) {
    return complaint("local x = require '" + name + "'\nreturn {}");
  };
  const std::string words =
      "t/rules.lua:1: a module's name is words joined by dots or slashes, such as \"boards/big\"";
  CHECK(refused("../outside") == words);
  CHECK(refused("/etc/passwd") == words);
  CHECK(refused("outside") == "t/rules.lua:1: no module \"outside\": looked for outside.lua");
}

TEST_CASE("Changes to the files after loading have no effect", "[scripting]") {
  Folder folder(
      "local seats = require 'seats'\nreturn { name = 'T', seats = seats, verbs = { p = pass{} } "
      "}");
  folder.write("seats.lua", "return { 'x', 'y', 'z' }");
  const auto first = scripting::load_ruleset(folder.path());
  folder.write("seats.lua", "return { 'x' }").write("rules.lua", "no Lua");
  const auto again = scripting::load_ruleset(first->text());
  CHECK(again->game()->seats() == 3);
  CHECK(again->id() == "t");
  CHECK(again->folder().empty());
  CHECK(again->text() == first->text());
}

TEST_CASE("A ruleset is loaded from text alone", "[scripting]") {
  RulesetText ruleset_text{
      .ruleset = "words", .files = {}, .variants = {}, .settings = {{"n", "2"}}};
  CHECK_THROWS_WITH(scripting::load_ruleset(ruleset_text), "words/rules.lua: the file is missing");
  ruleset_text.files = {{"rules.lua",
                         "return { name = 'W', seats = { 'a' }, verbs = { p = pass{} },\n"
                         "options = { n = { 1, min = 1, max = 3 } }, about = require 'more' }"},
                        {"more.lua", "return 'text'"}};
  const auto ruleset = scripting::load_ruleset(ruleset_text);
  CHECK(ruleset->id() == "words");
  CHECK(ruleset->options().front().value == scripting::OptionValue(std::int64_t{2}));
  CHECK(ruleset->game()->definition().about == "text");
  ruleset_text.files.pop_back();
  CHECK_THROWS_WITH(scripting::load_ruleset(ruleset_text),
                    "words/rules.lua:2: no module \"more\": looked for more.lua");
}

TEST_CASE("Descriptions may be functions of the options", "[scripting]") {
  const std::string rules =
      "return { name = 'T', options = { n = { 2, min = 1, max = 9 } },\n"
      "seats = function(o) local out = {} for i = 1, o.n do out[i] = 's' .. i end return out end,\n"
      "verbs = function(o) return { ['do' .. o.n] = pass{} } end,\n"
      "card = function(o) return { o.n .. ' play.' } end,\n"
      "stuck = function(o) return o.n > 2 and 'draws' or nil end,\n"
      "pie = function(o) return o.n == 2 end }";
  const LuaPlay two(rules), three(rules, 1, {{"n", "3"}});
  CHECK(two.game->definition().pie);
  CHECK(two.game->definition().stuck == Stuck::undeclared);
  CHECK(two.verbs(1) == "do2");
  CHECK_FALSE(three.game->definition().pie);
  CHECK(three.game->definition().stuck == Stuck::draws);
  CHECK(three.game->definition().card == std::vector<std::string>{"3 play."});
  CHECK(three.game->seats() == 3);
}

TEST_CASE("An error in a function is reported with its line", "[scripting]") {
  CHECK(complaint("return { name = 'T',\nseats = function(o)\n  return o.size\nend }") ==
        "t/rules.lua:3: unknown name 'options.size': a function for `seats` receives the options, "
        "function(o), not the game");
  CHECK(complaint("return { name = 'T',\nseats = function(o)\n  return {\n  'a', 5 }\nend }") ==
        "t/rules.lua:4: seats.2: expected a name, or a table such as { \"white\", faces = \"n\" }, "
        "got 5");
}

TEST_CASE("An effect given from outside replaces omitted ones", "[scripting]") {
  const Folder folder(
      "return { name = 'T', seats = { 'a', 'b' }, vars = { n = {}, m = {} }, verbs = {\n"
      "wait = pass{}, work = { pass{}, effect = function(g) g.m = g.m + 1 end } } }");
  const auto ruleset = scripting::load_ruleset(folder.path(), {}, "function(g) g.n = g.n + 1 end");
  const std::shared_ptr<Engine> engine = make_engine(ruleset->game(), ruleset->rules());
  Match match(engine, 1);
  match.play(SeatId(0), Action{.verb = ruleset->game()->verb("wait")});
  match.play(SeatId(1), Action{.verb = ruleset->game()->verb("work")});
  const View truth = match.view(SeatId::owner);
  CHECK(truth.var(ruleset->game()->var("n"), SeatId::none) == 1);
  CHECK(truth.var(ruleset->game()->var("m"), SeatId::none) == 1);
}

TEST_CASE("An error is safe to show, whatever names and texts the ruleset has", "[scripting]") {
  CHECK(complaint("return { name = 'T', ['\\27[31m'] = 1 }")
            .starts_with("t/rules.lua:1: \xef\xbf\xbd[31m: unknown field; known are name, by"));
  CHECK(complaint("return { name = 'T', seats = { 'a' }, stuck = 'p\\0\\27\\nx', verbs = { p = "
                  "pass{} } }") ==
        "t/rules.lua:1: stuck: expected printable text, got the character U+0000, which is "
        "invisible");
  CHECK(complaint(with_fields("verbs = { ['m\\27'] = { pass{}, place{ 'cube' } } }")) ==
        "t/rules.lua:4: verbs.m\xef\xbf\xbd: expected a name without the character U+001B, which "
        "is invisible, got \"m\xef\xbf\xbd\"");
}

}  // namespace hr::tests
