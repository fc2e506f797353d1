// SPDX-License-Identifier: MIT
#include "scripting/source/folder_watch.h"

#include <poll.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <chrono>
#include <fstream>

#include "core/base/error.h"
#include "tests/support/folder.h"

namespace hr::tests {

using scripting::FolderWatch;

namespace {

// Waits as a program would; false if nothing was saved within a minute.
bool hears(FolderWatch& watch) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
  while (std::chrono::steady_clock::now() < end) {
    if (watch.saved()) return true;
    pollfd ready{watch.handle(), POLLIN, 0};
    const auto max_wait = watch.max_wait();
    poll(&ready, 1, max_wait ? static_cast<int>(max_wait->count()) : 10);
  }
  return false;
}
bool is_quiet(FolderWatch& watch) {
  usleep(150'000);
  return !watch.saved() && !watch.max_wait();
}

}  // namespace

TEST_CASE("a save is noticed once, also in subfolders and new folders", "[scripting]") {
  Folder folder("return {}");
  folder.write("variants/a.lua", "return {}");
  FolderWatch watch(folder.path());
  CHECK(is_quiet(watch));
  for (const char* name :
       {"rules.lua", "variants/a.lua", "boards/big.lua", "variants/pit.board", "dragon.svg"}) {
    folder.write(name, "return 1");
    CHECK(watch.disturbed());
    CHECK(hears(watch));
    CHECK(is_quiet(watch));
  }
  std::filesystem::remove(folder.path() / "rules.lua");
  CHECK(hears(watch));
}

TEST_CASE("a file elsewhere can be watched together with the folder", "[scripting]") {
  Folder folder("return {}"), other("return {}");
  other.write("mine.lua", "return {}");
  FolderWatch watch(folder.path(), {other.path() / "mine.lua"});
  other.write("rules.lua", "return 1");
  CHECK(is_quiet(watch));
  other.write("mine.lua", "return 1");
  CHECK(hears(watch));
  folder.write("rules.lua", "return 1");
  CHECK(hears(watch));
}

TEST_CASE("files that are not part of a ruleset are ignored", "[scripting]") {
  Folder folder("return {}");
  FolderWatch watch(folder.path());
  folder.write("notes.txt", "x").write(".rules.lua.swp", "x").write("4913", "");
  CHECK(is_quiet(watch));
}

TEST_CASE("the watch waits for a file that is still open for writing", "[scripting]") {
  Folder folder("return {}");
  FolderWatch watch(folder.path());
  {
    std::ofstream open(folder.path() / "rules.lua", std::ios::binary);
    open << "return " << std::flush;
    usleep(200'000);
    CHECK_FALSE(watch.saved());
    CHECK_FALSE(watch.max_wait());
    // A different file that is complete has to wait for it as well: they belong together.
    folder.write("more.lua", "return 2");
    usleep(200'000);
    CHECK_FALSE(watch.saved());
    open << "{}";
  }
  CHECK(hears(watch));
}

TEST_CASE("a folder that is not there cannot be watched", "[scripting]") {
  CHECK_THROWS_WITH(FolderWatch("/no/such/folder"),
                    "/no/such/folder: cannot be watched for changes: No such file or directory");
}

}  // namespace hr::tests
