// SPDX-License-Identifier: MIT
#include <catch2/catch.hpp>

#include "scripting/ruleset/ruleset.h"
#include "scripting/source/ruleset_files.h"
#include "tests/support/folder.h"

namespace hr::tests {
namespace {

std::vector<std::string> names(const RulesetText& ruleset_text) {
  std::vector<std::string> out;
  for (const RuleFile& file : ruleset_text.files) out.push_back(file.name);
  return out;
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("A ruleset text contains the files that require can name, and none of the tests",
          "[scripting]") {
  Folder folder("return 1");
  folder.write("boards/big.lua", "return 2").write("a.lua", "return 3").write("notes.md", "x");
  folder.write("tests/one.lua", "x").write("variants/mild.lua", "x").write(".hidden/b.lua", "x");
  folder.write("boards/tests/deep.lua", "return 4").write("my file.lua", "x").write("b.LUA", "x");
  const RulesetText ruleset_text = scripting::read_ruleset_text(folder.path(), {}, {{"n", "5"}});
  CHECK(ruleset_text.ruleset == "t");
  CHECK(names(ruleset_text) ==
        Names{"a.lua", "boards/big.lua", "boards/tests/deep.lua", "rules.lua"});
  CHECK(*ruleset_text.find("boards/big.lua") == "return 2");
  CHECK(ruleset_text.variants.empty());
  CHECK(ruleset_text.settings == scripting::Settings{{"n", "5"}});
}

TEST_CASE("A ruleset text contains the chosen variants, by name", "[scripting]") {
  Folder folder("return 1");
  folder.write("variants/mild.lua", "return 2").write("variants/harsh.lua", "return 3");
  folder.write("variants/other.lua", "return 4");
  for (const Names& chosen : {Names{"mild", "harsh"}, Names{"harsh", "mild", "harsh"}}) {
    const RulesetText ruleset_text = scripting::read_ruleset_text(folder.path(), chosen);
    CHECK(ruleset_text.variants == Names{"harsh", "mild"});
    CHECK(names(ruleset_text) == Names{"rules.lua", "variants/harsh.lua", "variants/mild.lua"});
  }
  CHECK(scripting::find_variants(folder.path()) == Names{"harsh", "mild", "other"});
}

TEST_CASE("Files in memory make the same ruleset_text as their folder", "[scripting]") {
  Folder folder("return 1");
  folder.write("boards/big.lua", "return 2").write("notes.md", "x").write("my file.lua", "x");
  folder.write("tests/one.scenario", "x").write("tests/one.lua", "x").write("art/x.svg", "x");
  folder.write("variants/mild.lua", "return 2").write("variants/wide.board", "x");
  const std::vector<RuleFile> files = scripting::ruleset_files(folder.path());
  for (const Names& variants : {Names{}, Names{"mild"}, Names{"WIDE", "mild"}})
    CHECK(scripting::text_of_files("t", files, variants, {{"n", "5"}}) ==
          scripting::read_ruleset_text(folder.path(), variants, {{"n", "5"}}));
  CHECK(scripting::find_variants(files) == scripting::find_variants(folder.path()));
  CHECK_THROWS_AS(scripting::text_of_files("t", files, {"mad"}), scripting::UnknownVariant);
  CHECK_THROWS_WITH(scripting::text_of_files("t", {}), "t/rules.lua: the file is missing");
}

TEST_CASE("A variant may be anywhere", "[scripting]") {
  Folder folder("return 1");
  folder.write("variants/mild.lua", "return 2");
  const std::string mine = folder.file("mine.lua");
  std::ofstream(mine) << "\xef\xbb\xbfreturn 5";
  const RulesetText ruleset_text = scripting::read_ruleset_text(folder.path(), {mine});
  CHECK(ruleset_text.variants == Names{"mine"});
  CHECK(*ruleset_text.find("variants/mine.lua") == "return 5");
  // The ruleset's own, named twice.
  const std::string own = (folder.path() / "variants" / ".." / "variants" / "mild.lua").string();
  CHECK(scripting::read_ruleset_text(folder.path(), {own, "mild"}).variants == Names{"mild"});
  std::filesystem::rename(mine, folder.root() / "mild.lua");
  const std::string other = folder.file("mild.lua");
  for (const Names& both : {Names{other, "mild"}, Names{"mild", other}}) {
    const std::string sentence =
        other + " and t/variants/mild.lua: two variants of the same name cannot be used together";
    CHECK_THROWS_AS(scripting::read_ruleset_text(folder.path(), both), scripting::VariantConflict);
    CHECK_THROWS_WITH(scripting::read_ruleset_text(folder.path(), both), sentence);
  }
  CHECK_THROWS_WITH(scripting::read_ruleset_text(folder.path(), {"none/x.lua"}),
                    "none/x.lua: cannot be read: No such file or directory");
  CHECK_THROWS_WITH(
      scripting::read_ruleset_text(folder.path(), {"./my file.lua"}),
      "./my file.lua: the name of a variant's file may contain letters, digits, _ and - only");
}

TEST_CASE("The error for an unknown variant lists the existing ones", "[scripting]") {
  Folder folder("return 1");
  const auto choose = [&](const std::string& name) {
    scripting::read_ruleset_text(folder.path(), {name});
  };
  CHECK_THROWS_AS(choose("mild"), scripting::UnknownVariant);
  CHECK_THROWS_WITH(choose("mild"), "t: there is no variant called \"mild\"; it has none");
  folder.write("variants/mild.lua", "return 2");
  CHECK_THROWS_WITH(
      choose("milt"),
      "t: there is no variant called \"milt\" (did you mean \"mild\"?); there is mild");
  folder.write("variants/harsh.lua", "return 2");
  CHECK_THROWS_WITH(choose(""), "t: there is no variant called \"\"; there are harsh, mild");
  CHECK_THROWS_WITH(choose(".."), "t: there is no variant called \"..\"; there are harsh, mild");
}

TEST_CASE("No file of a ruleset text is outside the folder", "[scripting]") {
  Folder folder("return 1");
  std::ofstream(folder.root() / "outside.lua") << "return 5";
  const auto refused = [&](const std::string& name, const Names& variants = {}) {
    CHECK_THROWS_WITH(scripting::read_ruleset_text(folder.path(), variants),
                      "t/" + name + ": is outside the ruleset's folder");
    std::filesystem::remove(folder.path() / name);
  };
  std::filesystem::create_symlink(folder.root() / "outside.lua", folder.path() / "link.lua");
  refused("link.lua");
  std::filesystem::create_directory_symlink(folder.root(), folder.path() / "up");
  refused("up");
  std::filesystem::create_directory(folder.path() / "variants");
  std::filesystem::create_symlink("../../outside.lua", folder.path() / "variants" / "v.lua");
  CHECK_NOTHROW(scripting::read_ruleset_text(folder.path()));
  refused("variants/v.lua", {"v"});
  std::filesystem::create_symlink("rules.lua", folder.path() / "same.lua");
  std::filesystem::create_directory_symlink(".", folder.path() / "round");
  CHECK(names(scripting::read_ruleset_text(folder.path())) == Names{"rules.lua", "same.lua"});
}

TEST_CASE("The size of a ruleset text is limited", "[scripting]") {
  Folder folder("return 1");
  folder.write("big.lua", std::string(1 << 20, ' '));
  CHECK_THROWS_WITH(scripting::read_ruleset_text(folder.path()),
                    "t/big.lua:1: the file is larger than 256 KB");
  std::filesystem::remove(folder.path() / "big.lua");
  for (int i = 0; i < 17; ++i)
    folder.write("m" + std::to_string(i) + ".lua", std::string(256 << 10, ' '));
  CHECK_THROWS_WITH(scripting::read_ruleset_text(folder.path()),
                    "t: the files are larger than 4 MB in total");
  for (int i = 0; i < 200; ++i) folder.write("m" + std::to_string(i) + ".lua", "");
  CHECK_THROWS_WITH(scripting::read_ruleset_text(folder.path()),
                    "t: the folder has more than 200 files");
}

}  // namespace hr::tests
