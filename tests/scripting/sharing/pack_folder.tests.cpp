// SPDX-License-Identifier: MIT
// Packs made of folders.
#include "scripting/sharing/pack_folder.h"

#include <catch2/catch.hpp>

#include "core/base/error.h"
#include "tests/support/folder.h"
#include "tests/support/small_pack.h"

namespace hr::tests {

using Names = std::vector<std::string>;

namespace {

Names packed_names(const scripting::Pack& pack) {
  Names out;
  for (const RuleFile& file : pack.files) out.push_back(file.name);
  return out;
}

}  // namespace

TEST_CASE("A folder is packed without what does not belong to the game", "[scripting]") {
  Folder folder("\xef\xbb\xbfreturn {}");
  folder.write("notes.txt", "x").write("tests/a.scenario", "x").write("tests/a.txt", "x");
  folder.write(".git/config", "secret").write("art/x.xcf", "x").write("README.md", "x");
  const auto packed = scripting::pack_folder(folder.path());
  CHECK(packed.pack.ruleset == "t");
  CHECK(packed_names(packed.pack) == Names{"README.md", "rules.lua", "tests/a.scenario"});
  CHECK(*packed.pack.find("rules.lua") == "return {}");
  CHECK(packed.left_out == Names{"art/x.xcf", "notes.txt", "tests/a.txt"});
}

TEST_CASE("A folder makes the same pack wherever it is, and whenever its files were written",
          "[scripting]") {
  const auto pack_of = [](bool backwards) {
    Folder folder("return {}");
    for (const char* name : backwards ? std::array{"b.lua", "a.lua"} : std::array{"a.lua", "b.lua"})
      folder.write(name, "return 1");
    return scripting::pack_bytes(scripting::pack_folder(folder.path()).pack);
  };
  CHECK(pack_of(false) == pack_of(true));
}

TEST_CASE("A pack contains what was chosen, and variants from elsewhere", "[scripting]") {
  Folder folder;
  for (const RuleFile& file : small_pack().files) folder.write(file.name, file.text);
  std::filesystem::rename(folder.path(), folder.root() / "two");
  const std::filesystem::path two = folder.root() / "two";
  const std::string mine = folder.file("mine.lua");
  std::ofstream(mine) << R"(return { extends = "two", name = "Mine" })";
  scripting::Pack pack = scripting::pack_folder(two).pack;
  scripting::add_choices(pack,
                         *scripting::load_ruleset(two, {{"Length", "4"}}, {}, {mine, "three"}));
  CHECK(pack.api == 1);
  CHECK(pack.settings == Settings{{"length", "4"}});
  CHECK(pack.variants == Names{"mine", "three"});
  CHECK(pack.find("variants/mine.lua") != nullptr);
  CHECK(scripting::read_pack(scripting::pack_bytes(pack), "x") == pack);
  // Another file of the name of one of its own.
  const std::string three = folder.file("three.lua");
  std::ofstream(three) << R"(return { extends = "two", name = "Mine" })";
  pack = scripting::pack_folder(two).pack;
  CHECK_THROWS_AS(scripting::add_choices(pack, *scripting::load_ruleset(two, {}, {}, {three})),
                  Error);
}

}  // namespace hr::tests
