// SPDX-License-Identifier: MIT
#include <algorithm>
#include <catch2/catch.hpp>

#include "core/match/random_play.h"
#include "scripting/ruleset/changed_settings.h"
#include "tests/support/variants.h"

namespace hr::tests {
namespace {

// Its log takes down, digit by digit, what has run.
const std::string k_noting = R"(local function note(g, n) g.log = (g.log * 10 + n) % 100000000 end
local hop = step{ 'cube', dirs = { 'n', 'e' } }
return {
  name = 'Base', seats = { 'a', 'b' },
  options = { size = { 3, min = 2, max = 9 },
    mood = { 'calm', 'wild' } },
  card = { 'One.' },
  board = function(o) return grid{ o.size, o.size } end,
  zones = { field = {} }, kinds = { cube = {} },
  vars = { log = {} },
  verbs = function(o) return {
    hop = hop,
    go = { hop, allow = function() return true end },
    add = { pass{}, effect = function(g, me)
      note(g, 5)
      g.hooks.bonus(g, me)
    end },
    wait = pass{},
  } end,
  hooks = { bonus = function(g) note(g, 6) end },
  setup = function(g) g.field:put(1, 'cube', 1) end,
})";

// A function that records a digit.
std::string noting(const std::string& digit) {
  return "function(g) g.log = (g.log * 10 + " + digit + ") % 100000000 end";
}

}  // namespace

TEST_CASE("A variant adds entries of every section", "[scripting]") {
  Kit kit(k_noting);
  kit.variant("more",
              R"(about = 'More.', by = 'Ann', card = function(o) return { o.size .. '.' } end,
    options = { extra = { 2, min = 1, max = 4 } },
    regions = function(o) return { row = { 'A' .. o.extra } } end,
    zones = { sky = {} }, kinds = { bird = { zone = 'sky' } }, vars = { n = { 7 } },
    events = { sung = 'A bird sings.' },
    verbs = function(o) return { fly = { place{ 'bird', onto = region 'row' },
      effect = function(g, me) g.n = g.options.extra g.hooks.sing(g) end } } end,
    hooks = { sing = function(g) g:tell('all', 'sung') end }, set = { ['kinds.cube.zone'] = 'field' })");
  VariantPlay play(kit.load({"more"}, {{"extra", "3"}}));
  CHECK(play.var("n") == 7);
  play.play(1, "fly", "A3");
  CHECK(play.var("n") == 3);
  REQUIRE(play.match.node().events().size() == 1);
  const auto& options = play.ruleset->options();
  REQUIRE(options.size() == 3);
  CHECK(options[1].name == "mood");
  CHECK(options[1].variant.empty());
  CHECK(options[2].name == "extra");
  CHECK(options[2].variant == "more");
  CHECK(play.game->definition().name == "Base with more");
  CHECK(play.game->definition().card == Names{"One.", "With more: More.", "3."});
  REQUIRE(play.ruleset->variants().size() == 1);
  const scripting::VariantInfo& info = play.ruleset->variants().front();
  CHECK(info.id == "more");
  CHECK(info.by == "Ann");
  CHECK(info.about == "More.");
  CHECK(info.changes == Names{"adds option extra", "adds region row", "adds zone sky",
                              "adds kind bird", "adds variable n", "adds event sung",
                              "adds verb fly", "adds hook sing", "adds kinds.cube.zone",
                              "adds to the rules card"});
}

TEST_CASE("Without variants a ruleset reports none in force", "[scripting]") {
  const Kit kit(k_noting);
  const auto ruleset = kit.load({});
  CHECK(ruleset->variants().empty());
  CHECK(ruleset->game()->definition().name == "Base");
  CHECK(ruleset->game()->definition().card == Names{"One."});
}

TEST_CASE("Functions added to a function run in the order of the variants' names", "[scripting]") {
  Kit kit(k_noting);
  kit.variant("a", "before = { ['verbs.add.effect'] = " + noting("1") + " }, after = {" +
                       "['verbs.add.effect'] = " + noting("8") + " }");
  kit.variant("b", "before = { ['verbs.add.effect'] = " + noting("2") + " }, after = {" +
                       "['verbs.add.effect'] = " + noting("9") + " }");
  kit.variant("c", R"(around = { ['verbs.add.effect'] = function(inner, g, me)
    g.log = g.log * 10 + 3
    inner(g, me)
    g.log = g.log * 10 + me + 6
  end })");
  kit.variant("d", "set = { ['hooks.bonus'] = " + noting("4") + " }");
  CHECK(VariantPlay(kit.load({})).play(1, "add").var("log") == 56);
  CHECK(VariantPlay(kit.load({"a"})).play(1, "add").var("log") == 1568);
  CHECK(VariantPlay(kit.load({"b", "a"})).play(1, "add").var("log") == 125689);
  CHECK(VariantPlay(kit.load({"d", "c", "b", "a"})).play(1, "add").var("log") == 12354789);
  CHECK(kit.load({"c", "d", "a"})->variants()[0].changes ==
        Names{"runs before verbs.add.effect", "runs after verbs.add.effect"});
  CHECK(kit.load({"c"})->variants()[0].changes == Names{"wraps verbs.add.effect"});
  CHECK(kit.load({"d"})->variants()[0].changes == Names{"replaces hooks.bonus"});
}

TEST_CASE("Functions can be added where the ruleset has none", "[scripting]") {
  Kit kit(k_noting);
  kit.variant("v", "after = { ['verbs.wait.effect'] = " + noting("1") + " }, before = { setup = " +
                       noting("2") + ", ['verbs.hop.effect'] = " + noting("3") + " }");
  VariantPlay play(kit.load({"v"}));
  CHECK(play.var("log") == 2);
  CHECK(play.play(1, "wait").var("log") == 21);
  const std::string rest =
      ": only setup, hooks, the effect, done and declined of a verb and the captured of a kind "
      "accept functions after; use around or set to change a function whose return value matters";
  for (const std::string path : {"turn", "score", "verbs.go.allow", "verbs.go.unless", "ends.1"})
    CHECK(kit.complaint_of("after = { ['" + path + "'] = " + noting("1") + " }") ==
          "t/variants/v.lua:1: " + path + rest);
  CHECK(kit.complaint_of("before = { ['verbs.add.efect'] = " + noting("1") + " }") ==
        "t/variants/v.lua:1: verbs.add.efect: only setup, hooks, the effect, done and "
        "declined of a verb and the captured of a kind accept functions before (did you mean "
        "\"verbs.add.effect\"?); "
        "use around or set to change a function "
        "whose return value matters");
  CHECK(kit.complaint_of("after = { ['hooks.bonos'] = " + noting("1") + " }") ==
        "t/variants/v.lua:1: hooks.bonos: there is no hook called \"bonos\" (did you mean "
        "\"bonus\"?)");
}

TEST_CASE("A function with others around, before or after it returns the same results",
          "[scripting]") {
  Kit kit(
      "return { name = 'T', seats = { 'a', 'b', 'c' }, vars = { n = {} }, verbs = { wait = "
      "pass{},\n"
      "bid = number{ 1, function(v) return 3 end } }, setup = function(g) return 2 end,\n"
      "turn = function(g, me) return me end }");
  kit.variant("a", "after = { setup = function(g) g.n = 4 return 3 end }");
  kit.variant("b",
              "around = { turn = function(inner, g, me) return inner(g, me) - 1 end,\n"
              "['verbs.bid.1.2'] = function(inner, v) return inner(v) + v.n end }");
  CHECK(VariantPlay(kit.load({})).match.header().turn == SeatId(1));
  VariantPlay play(kit.load({"a", "b"}));
  CHECK(play.match.header().turn == SeatId(1));
  CHECK(play.choices(2) == 1 + 7);
  play.play(2, "wait");
  CHECK(play.match.header().turn == SeatId(0));
}

TEST_CASE("set replaces a part, but not in other users of its table", "[scripting]") {
  Kit kit(k_noting);
  kit.variant("v", "set = { ['verbs.go.dirs'] = 'n' }");
  CHECK(VariantPlay(kit.load({})).choices(1) == 6);
  const VariantPlay play(kit.load({"v"}));
  CHECK(play.choices(1) == 5);
  const auto& verbs = play.game->definition().verbs;
  REQUIRE(verbs[2].name == "hop");
  CHECK(verbs[2].patterns[0].dirs == Names{"n", "e"});
  CHECK(verbs[1].patterns[0].dirs == Names{"n"});
  kit.variant("v",
              "set = { ['verbs.hop.dirs'] = 'e', ['verbs.go.2'] = step{ 'cube', dirs = 'ne' }, "
              "['options.size.default'] = 5, ['options.mood'] = { 'wild' }, stuck = 'draws', "
              "['board.wrap'] = 'both', turn = function(g, me) return me end }");
  const VariantPlay second(kit.load({"v"}));
  CHECK(second.game->cells() == 25);
  CHECK(second.choices(1) == 6);
  CHECK(second.game->definition().stuck == Stuck::draws);
  CHECK(second.ruleset->options()[1].words == Names{"wild"});
  CHECK(second.ruleset->variants()[0].changes ==
        Names{"replaces options.mood", "replaces options.size.default", "adds board.wrap",
              "adds stuck", "adds turn", "adds verbs.go.2", "replaces verbs.hop.dirs"});
  kit.variant("v", "set = { board = function(o) return grid{ o.size, 7 } end }");
  CHECK(VariantPlay(kit.load({"v"}, {{"size", "4"}})).game->cells() == 28);
}

TEST_CASE("The error for a wrong path names the wrong part", "[scripting]") {
  Kit kit(k_noting);
  const auto set = [&](const std::string& path, const std::string& value = "5") {
    return kit.complaint_of("\nset = { ['" + path + "'] = " + value + " }");
  };
  const std::string at = "t/variants/v.lua:2: ";
  CHECK(set("verb.go") ==
        at + "verb.go: a variant cannot change \"verb\" (did you mean \"verbs\"?)");
  CHECK(set("name") == at + "name: a variant cannot change \"name\"");
  CHECK(set("verbs.goo.effect") ==
        at + "verbs.goo.effect: there is no verb called \"goo\" (did you mean \"go\"?)");
  CHECK(set("verbs.goo") ==
        at + "verbs.goo: there is no verb called \"goo\" (did you mean \"go\"?)");
  CHECK(set("hooks.bonos") ==
        at + "hooks.bonos: there is no hook called \"bonos\" (did you mean \"bonus\"?)");
  CHECK(set("options.sise.max") ==
        at + "options.sise.max: there is no option called \"sise\" (did you mean \"size\"?)");
  CHECK(set("options") == at + "options: expected one option, such as \"options.size\"");
  CHECK(set("verbs.go.3") == at + "verbs.go.3: verbs.go has no part 3; it has 1");
  CHECK(set("verbs.go.3.onto") == at + "verbs.go.3.onto: verbs.go has no part 3; it has 1");
  CHECK(set("ends.1") == at + "ends.1: the ruleset has no ends");
  CHECK(set("verbs.go.allow.x") ==
        at + "verbs.go.allow.x: verbs.go.allow is a function and has no parts");
  CHECK(set("verbs.go.onta.x") == at + "verbs.go.onta.x: verbs.go has no part \"onta\"");
  CHECK(set("verbs..x") ==
        at + "verbs..x: expected names joined by dots, such as \"verbs.step.effect\"");
  CHECK(kit.complaint_of("around = { ['verbs.add.efect'] = function() end }") ==
        "t/variants/v.lua:1: verbs.add.efect: there is no function to wrap (did you mean "
        "\"effect\"?); use set to provide one");
  CHECK(kit.complaint_of("around = { turn = function() end }") ==
        "t/variants/v.lua:1: turn: there is no function to wrap; use set to provide one");
  CHECK(kit.complaint_of("around = { ['options.size'] = function() end }") ==
        "t/variants/v.lua:1: options.size: expected a function to wrap, got a table");
  CHECK(kit.complaint_of("around = { ['hooks.bonus'] = 5 }") ==
        "t/variants/v.lua:1: hooks.bonus: expected a function, got 5");
}

TEST_CASE("A mistake in a variant is reported with its file and line", "[scripting]") {
  Kit kit(k_noting);
  const std::string at = "t/variants/v.lua:2: ";
  const auto wrong = [&](const std::string& fields) { return kit.complaint_of("\n" + fields); };
  CHECK(wrong("adds = {}").starts_with(at + "adds: unknown field; known are "));
  CHECK(wrong("verb = {}") == at + "verb: unknown field (did you mean \"verbs\"?)");
  CHECK(wrong("set = 5") == at + "set: expected a table, got 5");
  CHECK(wrong("verbs = { x = 5 }") ==
        at + "verbs.x: expected a pattern, or a table of patterns, got 5");
  CHECK(
      wrong("verbs = function(o) return {\nx = place{ 'cub' } } end") ==
      "t/variants/v.lua:3: verbs.x.1.1: there is no kind called \"cub\" (did you mean \"cube\"?)");
  CHECK(wrong("vars = { log2 = { tipe = 'flag' } }") ==
        at + "vars.log2.tipe: unknown field (did you mean \"type\"?)");
  CHECK(wrong("options = { x = { 5, min = 6 } }") ==
        at + "options.x.default: expected an integer of at least 6, got 5");
  CHECK(wrong("set = {\n['verbs.go.1.onto'] = 1.5 }") ==
        "t/variants/v.lua:3: verbs.go.1.onto: expected a set of cells, such as empty or region "
        "\"name\", got 1.5");
  CHECK(wrong("set = { ['verbs.go.1.onta'] = 5 }") ==
        at + "verbs.go.1.onta: unknown field (did you mean \"onto\"?)");
  CHECK(wrong("set = { ['options.size.max'] = 'x' }") ==
        at + "options.size.max: expected an integer from -1000000000 to 1000000000, got \"x\"");
  CHECK(wrong("set = { ['verbs.hop.dirs'] = 'forward' }") ==
        at + "verbs.hop.1.dirs: \"forward\" is not a direction for a on this board");
  CHECK(wrong("verbs = { step{ 'cube' } }") ==
        at + "verbs.1: expected a name for this value, as in name = value");
  CHECK(wrong("card = 5") == at + "card: expected a text or a list of texts, got 5");
  CHECK(wrong("regions = function(o) return o.sise end") ==
        at + "unknown name 'options.sise' (did you mean \"size\"?)");
  // A mistake in the ruleset is reported with the ruleset's own file.
  CHECK(wrong("set = { ['kinds.cube'] = { zone = 'fild' } }") ==
        at + "kinds.cube.zone: there is no zone called \"fild\" (did you mean \"field\"?)");
  kit.file("variants/w.lua", "return { extends = 'u', name = 'W' }");
  CHECK(kit.complaint({"w"}) ==
        "t/variants/w.lua:1: extends: expected \"t\", the ruleset it is played with, got \"u\"; a "
        "renamed copy needs a new name here too");
  kit.file("variants/w.lua", "return 5");
  CHECK(kit.complaint({"w"}) == "t/variants/w.lua:1: expected the file to return a table, got 5");
  kit.file("variants/w.lua", "return { extends = 't' }");
  CHECK(kit.complaint({"w"}) == "t/variants/w.lua:1: name: expected a text, got nothing");
}

TEST_CASE("A failure in a variant's function names its line", "[scripting]") {
  Kit kit(k_noting);
  kit.variant("v",
              "\nafter = { ['verbs.add.effect'] = function(g)\n g.lag = 1 end },\n"
              "set = { turn = function() return 'x' end }");
  kit.variant("w", "around = { turn = function(inner, g, me)\nreturn inner(g, me) end }");
  VariantPlay play(kit.load({"v"}));
  CHECK_THROWS_WITH(play.play(1, "add"), Catch::StartsWith("t/variants/v.lua:3: "));
  CHECK_THROWS_WITH(play.play(1, "wait"),
                    "t/variants/v.lua:4: turn: expected it to return a seat from 1 to 2, or "
                    "nothing, got \"x\"");
  Kit turning(
      "return { name = 'T', seats = { 'a', 'b' }, verbs = { wait = pass{} },\n"
      "turn = function(g, me) return 3 - me end }");
  turning.variant("w", "around = { turn = function(inner, g, me)\nreturn inner(g, me) + 5 end }");
  VariantPlay wrapped(turning.load({"w"}));
  CHECK_THROWS_WITH(wrapped.play(1, "wait"),
                    "t/variants/w.lua:1: turn: expected it to return a seat from 1 to 2, or "
                    "nothing, got 7");
}

TEST_CASE("Two variants that change the same part are in conflict", "[scripting]") {
  Kit kit(k_noting);
  kit.variant("a", "\nset = { ['hooks.bonus'] = " + noting("1") + " }");
  kit.variant("b", "\n\nset = { ['hooks.bonus'] = " + noting("1") + " }");
  kit.variant("c", "around = { ['hooks.bonus'] = function(inner, g) inner(g) end }");
  kit.variant("d", "set = { ['verbs.hop'] = step{ 'cube' } }");
  kit.variant("e", "set = { ['verbs.hop.onto'] = empty }");
  kit.variant("f", "set = { ['verbs.hop.1.onto'] = empty }");
  kit.variant("g", "verbs = { more = pass{} }");
  kit.variant("h", "set = { verbs = { only = pass{} } }");
  kit.variant("i", "verbs = { more = pass{} }");
  const auto conflict = [&](const Names& both) {
    CHECK_THROWS_AS(kit.load(both), scripting::VariantConflict);
    CHECK(kit.complaint(both) == kit.complaint({both[1], both[0]}));
    return kit.complaint(both);
  };
  CHECK(conflict({"a", "b"}) ==
        "t/variants/b.lua:3: hooks.bonus: is set here and in t/variants/a.lua:2; only one variant "
        "may change it");
  CHECK(conflict({"a", "c"}) ==
        "t/variants/c.lua:1: hooks.bonus: is wrapped here and set in t/variants/a.lua:2; only one "
        "variant may change it");
  CHECK(conflict({"d", "e"}) ==
        "t/variants/e.lua:1: verbs.hop.onto: is set here, and verbs.hop is set in "
        "t/variants/d.lua:1; one contains the other, and only one variant may change it");
  CHECK(conflict({"e", "f"}) ==
        "t/variants/f.lua:1: verbs.hop.1.onto: is set here and in t/variants/e.lua:1; only one "
        "variant may change it");
  CHECK(conflict({"g", "h"}) ==
        "t/variants/h.lua:1: verbs: is set here, which would remove verbs.more, added in "
        "t/variants/g.lua:1");
  CHECK(conflict({"g", "i"}) ==
        "t/variants/i.lua:1: verbs.more: is added here and in t/variants/g.lua:1; only one variant "
        "may add it");
  CHECK(kit.complaint({"a", "e", "g"}).empty());
  CHECK(kit.complaint_of("\nvars = { log = {} }") ==
        "t/variants/v.lua:2: vars.log: is added here, but already exists in t/rules.lua:10; use "
        "set to change it");
  CHECK(kit.complaint_of("set = { ['verbs.go'] = pass{},\n['verbs.go.allow'] = function() end }") ==
        "t/variants/v.lua:2: verbs.go.allow: this variant already changes verbs.go in "
        "t/variants/v.lua:1");
}

TEST_CASE("The order in which variants are chosen has no effect", "[scripting]") {
  Kit kit(k_noting);
  kit.variant("a", "set = { ['verbs.go.dirs'] = 'all' }, options = { x = { 1 } }");
  kit.variant("b", "verbs = { put = place{ 'cube' } }, after = { ['verbs.add.effect'] = " +
                       noting("1") + " }, options = { y = { 2 } }");
  kit.variant("c", "after = { ['verbs.add.effect'] = " + noting("2") +
                       " }, set = { ['options.size.default'] = 4 }, vars = { z = {} }");
  kit.variant("d", "around = { ['verbs.put.effect'] = function(inner, g) inner(g) end }");
  kit.variant("e", "verbs = { put2 = { place{ 'cube' }, effect = " + noting("3") +
                       " } }, before = { ['verbs.put.effect'] = " + noting("4") + " }");
  CHECK(
      kit.complaint({"d", "b"}) ==
      "t/variants/d.lua:1: verbs.put.effect: there is no function to wrap; use set to provide one");
  Names chosen{"a", "b", "c", "e"};
  std::string first;
  int tried = 0;
  do {
    RulesetText ruleset_text = scripting::read_ruleset_text(kit.folder().path(), chosen);
    CHECK(ruleset_text.hash() ==
          scripting::read_ruleset_text(kit.folder().path(), {"a", "b", "c", "e"}).hash());
    ruleset_text.variants = chosen;  // which nobody would write
    VariantPlay play(scripting::load_ruleset(ruleset_text), 5);
    std::string said = play.game->definition().name;
    for (const auto& option : play.ruleset->options()) said += " " + option.name;
    for (const auto& sentence : play.game->definition().card) said += " " + sentence;
    Random random(7);
    for (int i = 0; i < 60 && !play.match.ended(); ++i) {
      const SeatId seat = play.match.actors().front();
      if (play.match.legal(seat).empty()) break;
      play.match.play(seat, random_choice(play.match, seat, random).action);
    }
    said += " " + std::to_string(play.match.state().hash());
    if (first.empty()) first = said;
    CHECK(said == first);
    ++tried;
  } while (std::ranges::next_permutation(chosen).found);
  CHECK(tried == 24);
  CHECK(first.starts_with("Base with a, b, c and e size mood x y One. With a. With b."));
}

TEST_CASE("The variants of a folder are described one by one", "[scripting]") {
  Kit kit(k_noting);
  kit.variant("good", "about = 'Good.', by = 'Ann'").file("variants/bad.lua", "return {");
  kit.file("more.lua", "return 'Asked for.'");
  kit.file(
      "variants/asks.lua",
      "return { extends = 't', name = 'Asks', about = require 'more', set = { nowhere = 1 } }");
  const auto infos = scripting::describe_variants(kit.folder().path());
  REQUIRE(infos.size() == 3);
  CHECK(infos[0].about == "Asked for.");
  CHECK(infos[1].id == "bad");
  CHECK(infos[1].complaint == "t/variants/bad.lua:1: unexpected symbol near <eof>");
  CHECK(infos[2].name == "good");
  CHECK(infos[2].by == "Ann");
  CHECK(infos[2].complaint.empty());
}

TEST_CASE("A variant is not a module, and modules are shared", "[scripting]") {
  Kit kit(k_noting);
  kit.file("shared.lua", "return { onto = everywhere }");
  kit.variant("v", "set = { ['verbs.go.onto'] = require('shared').onto }");
  CHECK(kit.complaint({"v"}).empty());
  kit.variant("w", "about = require 'variants.v'");
  CHECK(kit.complaint({"v", "w"}) ==
        "t/variants/w.lua:1: no module \"variants/v\": looked for variants/v.lua");
}

TEST_CASE("Variants are in the order of their names", "[scripting]") {
  const auto ruleset = Kit(k_noting).load({});
  const auto text = [](const std::string& name) {
    return RuleFile{"variants/" + name + ".lua", "return { extends = 't', name = '" + name + "' }"};
  };
  const auto later = scripting::with_variant(ruleset->text(), text("zeal"));
  const auto both = scripting::with_variant(later->text(), text("awe"));
  CHECK(both->text().variants == std::vector<std::string>{"awe", "zeal"});
  CHECK(both->text().files.back().name == "variants/zeal.lua");
  CHECK(scripting::without_variant(both->text(), "awe")->text() == later->text());
}

}  // namespace hr::tests
