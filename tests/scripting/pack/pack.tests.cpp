// SPDX-License-Identifier: MIT
// Packs that are written are read as they were, and are the same bytes everywhere.
#include "scripting/pack/pack.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "core/base/checksum.h"
#include "core/base/error.h"
#include "scripting/pack/pack_files.h"
#include "scripting/pack/pack_text.h"
#include "scripting/ruleset/ruleset.h"
#include "tests/support/small_pack.h"

namespace hr::tests {

using scripting::Pack;

TEST_CASE("A pack is read as it was written, with everything in it", "[scripting]") {
  Pack pack = small_pack();
  CHECK(scripting::read_pack(scripting::pack_bytes(pack), "a") == pack);
  pack.settings = {{"length", "3"}};
  pack.variants = {"three"};
  pack.lesson = "{\"lesson\": 1, \"ruleset\": \"two\"}\n";
  CHECK(scripting::read_pack(scripting::pack_bytes(pack), "a") == pack);
  pack.lesson = "";
  pack.record = "a record is text with\nlines and \"quotes\"\n";
  pack.files.push_back({"variants/wide.board", "x\ty\r\n€ 😀"});
  CHECK(scripting::read_pack(scripting::pack_bytes(pack), "a") == pack);
}

TEST_CASE("The same pack makes the same bytes, today and on other machines", "[scripting]") {
  const Pack pack = small_pack();
  const std::string bytes = scripting::pack_bytes(pack);
  CHECK(bytes == scripting::pack_bytes(pack));
  CHECK(scripting::pack_hash(pack) == "226addcc1698e546");
  // Fails with a zlib that compresses differently: packs that it writes would be read by all
  // others, but not be the same bytes.
  CHECK(Checksum().add(bytes).digits() == "3c73276fa901203d");
}

TEST_CASE("The text of a pack can be read, and gzip's own tools find it", "[scripting]") {
  const std::string text = scripting::pack_text(small_pack());
  CHECK_THAT(text, Catch::StartsWith("{\n \"houserules\": \"pack\",\n \"format\": 1,\n"));
  CHECK_THAT(text,
             Catch::Contains("\n  \"tests/line.scenario\": \"scenario: two in a line win\\n"));
  const std::string bytes = scripting::pack_bytes(small_pack());
  CHECK(bytes.starts_with("\x1f\x8b"));
  CHECK(bytes.substr(10, 17) == std::string("House Rules pack") + '\0');
}

TEST_CASE("The hash of a pack depends on everything in it, and on nothing else", "[scripting]") {
  const Pack pack = small_pack();
  Pack changed = pack;
  changed.files[0].text += " ";
  CHECK(scripting::pack_hash(changed) != scripting::pack_hash(pack));
  changed = pack;
  changed.variants = {"three"};
  CHECK(scripting::pack_hash(changed) != scripting::pack_hash(pack));
  // Another order and other blanks are the same pack.
  std::string text = scripting::pack_text(pack);
  text = scripting::pack_text(scripting::read_pack_text(text + "\n \n"));
  CHECK(text == scripting::pack_text(pack));
}

TEST_CASE("The rules of a pack are those of its folder", "[scripting]") {
  const Pack pack = small_pack();
  const RulesetText plain = scripting::ruleset_text_of(pack, {}, {});
  CHECK(plain.ruleset == "two");
  REQUIRE(plain.files.size() == 1);
  CHECK(plain.files[0].name == "rules.lua");
  const RulesetText three = scripting::ruleset_text_of(pack, {"THREE"}, {{"length", "3"}});
  CHECK(three.variants == std::vector<std::string>{"three"});
  CHECK(three.files.size() == 2);
  CHECK(scripting::load_ruleset(three)->options()[0].standard == scripting::OptionValue(3));
  CHECK_THROWS_WITH(scripting::ruleset_text_of(pack, {"thee"}, {}),
                    "two: there is no variant called \"thee\" (did you mean \"three\"?); there is "
                    "three");
  const auto notes = scripting::describe_variants(pack.ruleset, pack.files);
  REQUIRE(notes.size() == 1);
  CHECK(notes[0].by == "Bob");
}

TEST_CASE("A pack holds exactly the files that a ruleset uses", "[scripting]") {
  for (const char* name :
       {"rules.lua", "card.lua", "parts/deep/a-b_C.lua", "dragon.svg", "art/dragon.svg",
        "variants/x.lua", "variants/x.board", "tests/x.scenario", "tests/x.rec", "README",
        "README.md", "LICENCE", "LICENSE.txt", "COPYING", "first_change.json", "origin.json"})
    CHECK(scripting::packed_limit(name).has_value());
  for (const char* name : {"",
                           "/rules.lua",
                           "../rules.lua",
                           "a/../rules.lua",
                           "./rules.lua",
                           "a//b.lua",
                           "a/.lua",
                           ".hidden.lua",
                           "a\\b.lua",
                           "C:x.lua",
                           "rules.lua ",
                           "rules.LUA",
                           "my file.lua",
                           "käse.lua",
                           "tests/x.lua",
                           "tests/x.svg",
                           "tests/a/x.scenario",
                           "tests/../x.scenario",
                           "variants/a/x.lua",
                           "variants/x.svg",
                           "variants/.lua",
                           "x.board",
                           "readme.md",
                           "README.html",
                           "run.sh",
                           "a.so",
                           "houserules",
                           "x.scenario",
                           ".luarc.json"})
    CHECK_FALSE(scripting::packed_limit(name).has_value());
}

TEST_CASE("The licence of a pack is the first line of its file", "[scripting]") {
  CHECK(scripting::licence_of(small_pack().files) == "MIT License");
  CHECK(scripting::licence_of({{"COPYING.txt", "\n\n  GPL 3 \nmore"}}) == "GPL 3");
  CHECK(scripting::licence_of({{"rules.lua", "MIT"}}).empty());
  CHECK(scripting::licence_of({{"LICENSE", "\n \n"}}).empty());
}

}  // namespace hr::tests
