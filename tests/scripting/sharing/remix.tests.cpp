// SPDX-License-Identifier: MIT
// Games made from others.
#include "scripting/sharing/remix.h"

#include <catch2/catch.hpp>

#include "core/base/error.h"
#include "scripting/ruleset/ruleset.h"
#include "tests/support/small_pack.h"

namespace hr::tests {

using scripting::Origin;
using scripting::Pack;

TEST_CASE("A remix says from what it was made and by whom that is", "[scripting]") {
  const Pack pack = small_pack();
  Pack remix{.ruleset = "mine", .files = scripting::remixed_files(pack, "mine")};
  const std::vector<Origin> origins = scripting::origins_of(remix.files);
  REQUIRE(origins.size() == 1);
  CHECK(origins[0] ==
        Origin{"two", "Two in a Line", "Ann", "MIT License", scripting::pack_hash(pack), ""});
  CHECK(*remix.find("rules.lua") == *pack.find("rules.lua"));
  CHECK(*remix.find("tests/line.scenario") == *pack.find("tests/line.scenario"));
  // Its variants extend it.
  CHECK(scripting::load_ruleset(scripting::ruleset_text_of(remix, {"three"}, {}))
            ->variants()
            .size() == 1);
  // It is a pack like any other, and so is a remix of it.
  CHECK(scripting::read_pack(scripting::pack_bytes(remix), "x") == remix);
  const Pack third{.ruleset = "ours", .files = scripting::remixed_files(remix, "ours")};
  const std::vector<Origin> line = scripting::origins_of(third.files);
  REQUIRE(line.size() == 2);
  CHECK(line[0].ruleset == "mine");
  CHECK(line[0].pack == scripting::pack_hash(remix));
  CHECK(line[1] == origins[0]);
}

TEST_CASE("A remix keeps who sent the game from which it was made", "[scripting]") {
  Pack pack = small_pack();
  const std::vector<RuleFile> nameless = scripting::remixed_files(pack, "mine");
  for (const RuleFile& file : nameless) CHECK(file.text.find("sender") == std::string::npos);
  pack.by = "Cleo";
  const Pack remix{.ruleset = "mine", .files = scripting::remixed_files(pack, "mine")};
  const std::vector<Origin> origins = scripting::origins_of(remix.files);
  REQUIRE(origins.size() == 1);
  CHECK(origins[0].by == "Ann");
  CHECK(origins[0].sender == "Cleo");
  CHECK(scripting::origin_credit(origins[0]) ==
        "Two in a Line, by Ann (MIT License), from somebody who says they are \"Cleo\"");
  CHECK(scripting::read_pack(scripting::pack_bytes(remix), "x") == remix);
  for (const char* name : {"", "a\\nb", "\\u202ea"})
    CHECK_THROWS_AS(
        scripting::read_origin(R"({"houserules":"origin","from":[{"ruleset":"two","name":
        "","by":"","licence":"","pack":"","sender":")" +
                               std::string(name) + "\"}]}"),
        Error);
}

}  // namespace hr::tests
