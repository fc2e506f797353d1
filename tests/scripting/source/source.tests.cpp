// SPDX-License-Identifier: MIT
#include "scripting/source/source.h"

#include <catch2/catch.hpp>

namespace hr::tests {

using namespace scripting;

TEST_CASE("A grafted value is found in the file that it came from", "[scripting]") {
  Source base("t/rules.lua", "return {\n verbs = {\n  go = pass{} } }");
  const Source variant("t/variants/v.lua", "return { set = {\n ['verbs.go'] = {\n effect = 1 } } }",
                       1);
  CHECK(base.find("verbs.go.effect").text() == "t/rules.lua:3");
  base.graft("verbs.go", variant, "set.verbs.go");
  CHECK(base.find("verbs.go").text() == "t/variants/v.lua:2");
  CHECK(base.find("verbs.go.effect").text() == "t/variants/v.lua:3");
  CHECK(base.find("verbs.go.effect").rank == 1);
  CHECK(base.find("verbs.gone").text() == "t/rules.lua:2");
  CHECK(base.own("verbs.go").text() == "t/rules.lua:3");
  CHECK(base.contains("verbs.go.effect"));
  CHECK_FALSE(base.contains("verbs.go.unless"));
  CHECK_FALSE(base.owns("verbs.go.effect"));
}

TEST_CASE("A later graft replaces grafts inside it", "[scripting]") {
  Source base("b", "return {\n a = {\n b = {\n c = 1 } } }");
  const Source one("one", "return {\n\n\n\n x = 1 }", 1), two("two", "return { y = 1 }", 2);
  base.graft("a.b.c", one, "x");
  base.graft("a", two, "y");
  CHECK(base.find("a.b.c").text() == "two:1");
  base.graft("a.b.c", one, "x");
  CHECK(base.find("a.b.c").text() == "one:5");
  CHECK(base.find("a.b").text() == "two:1");
}

TEST_CASE("A value at one path may be found at a deeper one as well", "[scripting]") {
  Source base("b", "return {\n a = {\n onto = 1 } }");
  base.repeat("a", "a.1");
  CHECK(base.find("a.1.onto").text() == "b:3");
  const Source other("o", "return { z = {\n\n\n onto = 1 } }", 1);
  base.graft("a", other, "z");
  base.repeat("a", "a.1");
  CHECK(base.find("a.1.onto").text() == "o:4");
}

TEST_CASE("The contents of a field's module are found in the module's file", "[scripting]") {
  hr::RulesetText ruleset_text;
  ruleset_text.ruleset = "t";
  ruleset_text.files = {{"in/deep.lua", "return {\n\n y = 1 }"},
                        {"m.lua", "return {\n x = require 'in.deep' }"},
                        {"round.lua", "return { round = require 'round' }"},
                        {"rules.lua",
                         "return {\n a = require 'm', b = require('m'),\n c = require 'm'.x,\n"
                         " d = require 'none', e = require 'round', either = function(o)\n"
                         " if o then return require 'm' end return require 'round' end }"}};
  Source source(ruleset_text, "rules.lua");
  CHECK(source.find("a").text() == "t/rules.lua:2");
  CHECK(source.find("a.x").text() == "t/m.lua:2");
  CHECK(source.find("a.x.y").text() == "t/in/deep.lua:3");
  CHECK(source.find("b.x.z").text() == "t/in/deep.lua:1");
  CHECK(source.find("c.y").text() == "t/rules.lua:3");  // part of a module, which is not searched
  CHECK(source.find("d.y").text() == "t/rules.lua:4");
  CHECK(source.find("e.round.round").text() == "t/round.lua:1");
  CHECK(source.owns("a.x.y"));
  CHECK_FALSE(source.owns("either.x"));
  CHECK_FALSE(source.owns("a.y"));
  const Source variant("v", "return { x = 1 }", 1);
  source.graft("a.x", variant, "x");
  CHECK(source.find("a.x").text() == "v:1");
  CHECK(source.own("a.x").text() == "t/m.lua:2");
}

TEST_CASE("Modules that require each other are read once each", "[scripting]") {
  hr::RulesetText ruleset_text;
  ruleset_text.ruleset = "t";
  for (int i = 0; i < 30; ++i) {
    std::string text = "return { last = 1";
    for (int k = 0; k < 20; ++k)
      text += ",\n f" + std::to_string(k) + " = require 'm" + std::to_string(i + 1) + "'";
    ruleset_text.files.push_back({"m" + std::to_string(i) + ".lua", text + " }"});
  }
  const Source source(ruleset_text, "m0.lua");
  std::string path;
  for (int i = 0; i < 29; ++i) path += "f19.";
  CHECK(source.find(path + "last").text() == "t/m29.lua:1");
}

TEST_CASE("A path is inside another if its parts begin with the other's", "[scripting]") {
  CHECK(is_inside("a.b", "a"));
  CHECK(is_inside("a", "a"));
  CHECK(is_inside("a", ""));
  CHECK_FALSE(is_inside("ab", "a"));
  CHECK_FALSE(is_inside("a", "a.b"));
}

}  // namespace hr::tests
