// SPDX-License-Identifier: MIT
#include "scripting/source.h"

#include <catch2/catch.hpp>

using namespace hr::scripting;

TEST_CASE("What was grafted stands in the file that it came from", "[scripting]") {
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

TEST_CASE("What is grafted later covers what lies inside it", "[scripting]") {
  Source base("b", "return {\n a = {\n b = {\n c = 1 } } }");
  const Source one("one", "return {\n\n\n\n x = 1 }", 1), two("two", "return { y = 1 }", 2);
  base.graft("a.b.c", one, "x");
  base.graft("a", two, "y");
  CHECK(base.find("a.b.c").text() == "two:1");
  base.graft("a.b.c", one, "x");
  CHECK(base.find("a.b.c").text() == "one:5");
  CHECK(base.find("a.b").text() == "two:1");
}

TEST_CASE("What stands at a path may stand at a deeper one as well", "[scripting]") {
  Source base("b", "return {\n a = {\n onto = 1 } }");
  base.repeat("a", "a.1");
  CHECK(base.find("a.1.onto").text() == "b:3");
  const Source other("o", "return { z = {\n\n\n onto = 1 } }", 1);
  base.graft("a", other, "z");
  base.repeat("a", "a.1");
  CHECK(base.find("a.1.onto").text() == "o:4");
}

TEST_CASE("A path lies in another when its parts begin with the other's", "[scripting]") {
  CHECK(lies_in("a.b", "a"));
  CHECK(lies_in("a", "a"));
  CHECK(lies_in("a", ""));
  CHECK_FALSE(lies_in("ab", "a"));
  CHECK_FALSE(lies_in("a", "a.b"));
}
