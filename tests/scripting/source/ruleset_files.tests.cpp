// SPDX-License-Identifier: MIT
#include "scripting/source/ruleset_files.h"

#include <sys/stat.h>

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>

#include "core/base/error.h"
#include "tests/support/folder.h"

namespace hr::tests {

namespace fs = std::filesystem;
using scripting::ruleset_files;

namespace {

std::vector<std::string> names(const std::vector<RuleFile>& files) {
  std::vector<std::string> out;
  for (const RuleFile& file : files) out.push_back(file.name);
  return out;
}

}  // namespace

TEST_CASE("the files of a ruleset are all that belongs to it", "[scripting]") {
  Folder folder("return {}");
  folder.write("tests/a.scenario", "x").write("README.md", "y").write("boards/big.lua", "z");
  folder.write(".git/objects/pack", "no").write(".luarc.json", "no");
  REQUIRE(::mkfifo((folder.path() / "pipe.lua").c_str(), 0600) == 0);
  fs::create_symlink("README.md", folder.path() / "LIESMICH.md");
  fs::create_directory_symlink(".", folder.path() / "round");
  CHECK(names(ruleset_files(folder.path())) ==
        std::vector<std::string>{"LIESMICH.md", "README.md", "boards/big.lua", "rules.lua",
                                 "tests/a.scenario"});
  const auto is_lua = [](const std::string& name) { return name.ends_with(".lua"); };
  CHECK(names(ruleset_files(folder.path(), is_lua)) ==
        std::vector<std::string>{"boards/big.lua", "rules.lua"});
  CHECK(ruleset_files(folder.path()).back().text == "x");
}

TEST_CASE("of a stranger's folder only so much is read", "[scripting]") {
  const auto refused = [](Folder& folder, const std::string& why) {
    CHECK_THROWS_WITH(ruleset_files(folder.path()), Catch::EndsWith(why));
  };
  Folder big("return {}");
  big.write("film.mp4", "");
  fs::resize_file(big.path() / "film.mp4", std::uintmax_t{3} << 30);  // needs no room on the disk
  refused(big, "film.mp4: cannot be read: it is larger than 4096 KB");
  Folder sum("return {}");
  for (const char* name : {"a", "b", "c", "d"}) {
    sum.write(name, "");
    fs::resize_file(sum.path() / name, scripting::k_max_ruleset_file);
  }
  refused(sum, "t: the files are larger than 16 MB in total");
  Folder many("return {}");
  for (std::size_t i = 0; i < scripting::k_max_ruleset_files; ++i)
    many.write("n" + std::to_string(i), "");
  refused(many, "t: the folder has more than 1000 files");
  fs::remove(many.path() / "n0");
  CHECK(ruleset_files(many.path()).size() == scripting::k_max_ruleset_files);
  Folder out("return {}");
  fs::create_symlink("/etc/passwd", out.path() / "notes.txt");
  refused(out, "notes.txt: is outside the ruleset's folder");
}

}  // namespace hr::tests
