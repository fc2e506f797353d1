// SPDX-License-Identifier: MIT
#include "scripting/check/check_places.h"

#include <catch2/catch.hpp>

#include "tests/scripting/check/checking.h"

namespace hr::tests {

using namespace scripting;

TEST_CASE("an error's text is split into place and sentence", "[scripting]") {
  const SourcePlaces places(ruleset_text("return {\n  verbs = { put = place{ 'stone' } },\n}"));
  const auto at = [&](const std::string& text, const std::string& part = "") {
    const LocatedMessage complaint = places.take_apart(text, part);
    return complaint.place.file + ":" + std::to_string(complaint.place.at.line) + ":" +
           std::to_string(complaint.place.at.column) + " " + complaint.sentence;
  };
  CHECK(at("t/rules.lua:2: boom") == "t/rules.lua:2:3 boom");
  CHECK(at("t/rules.lua:2: verbs.put: odd") == "t/rules.lua:2:13 verbs.put: odd");
  CHECK(at("verbs.put: odd") == "t/rules.lua:2:13 verbs.put: odd");
  CHECK(at("odd", "verbs.put") == "t/rules.lua:2:13 odd");
  CHECK(at("odd") == "t/rules.lua:1:8 odd");
  CHECK(at("t/other.lua:7: boom") == "t/other.lua:7:1 boom");
  CHECK(at("t/rules.lua:2:13: error: boom") == "t/rules.lua:2:13 boom");
  CHECK(at("t/rules.lua:2:1: warning: verbs.put: odd") == "t/rules.lua:2:1 verbs.put: odd");
  CHECK(at("t/variants/pit.board:3: no cell D4") == "t/variants/pit.board:3:1 no cell D4");
  CHECK(at("t/rules.lua:99999999999: boom") == "t/rules.lua:1:8 t/rules.lua:99999999999: boom");
  CHECK(at("t/rules.lua:2") == "t/rules.lua:1:8 t/rules.lua:2");
  const Finding given = finding(places.of("verbs.put"), Finding::Severity::error, "boom: bang");
  const LocatedMessage again = places.take_apart(finding_text(given));
  CHECK(finding(again.place, given.severity, again.sentence) == given);
  CHECK(at("t/big.lua: cannot be read") == "t/rules.lua:1:8 t/big.lua: cannot be read");
}

TEST_CASE("a local is found where it is declared", "[scripting]") {
  const SourcePlaces places(
      ruleset_text("local a, count = 1, 2\nlocal function f()\n  count = a\nend\n"));
  CHECK(places.declaration("t/rules.lua", 2, "count").at == SourcePosition{1, 10});
  CHECK(places.declaration("t/rules.lua", 2, "f").at == SourcePosition{2, 16});
  CHECK(places.declaration("t/rules.lua", 2, "nowhere").at == SourcePosition{2, 1});
}

TEST_CASE("the text of a finding is split into place and sentence", "[scripting]") {
  const SourcePlaces places(ruleset_text(stones("verbs = { put = place{ 'stone' } }")));
  const LocatedMessage finding = places.take_apart("t/rules.lua:4:11: error: something is wrong");
  CHECK(finding.place.file == "t/rules.lua");
  CHECK(finding.place.at == SourcePosition{4, 11});
  CHECK(finding.sentence == "something is wrong");
  CHECK(places.take_apart("t/rules.lua:3: too late").sentence == "too late");
  CHECK(places.take_apart("t/rules.lua:3:4: warning: odd").sentence == "odd");
  CHECK(places.take_apart("t/rules.lua:x: odd").sentence == "t/rules.lua:x: odd");
  CHECK(places.take_apart("t/rules.lua:3: error: of mine").sentence == "error: of mine");
}

}  // namespace hr::tests
