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

TEST_CASE("hidden folders, and more folders than a ruleset has, are not watched", "[scripting]") {
  namespace fs = std::filesystem;
  Folder folder("return {}", Folder::On::memory);
  folder.write(".git/hooks/a.lua", "x");
  for (int i = 0; i < 1200; ++i) fs::create_directory(folder.path() / ("f" + std::to_string(i)));
  FolderWatch watch(folder.path());
  folder.write(".git/hooks/a.lua", "y").write(".hidden/b.lua", "x");
  CHECK(is_quiet(watch));
  std::ifstream watches("/proc/self/fdinfo/" + std::to_string(watch.handle()));
  int count = 0;
  for (std::string line; std::getline(watches, line);) count += line.starts_with("inotify") ? 1 : 0;
  CHECK(count > 900);
  CHECK(count < 1100);
  folder.write("rules.lua", "return 1");
  CHECK(hears(watch));
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

TEST_CASE("the path is watched, and not the folder that was there first", "[scripting]") {
  namespace fs = std::filesystem;
  Folder folder("return {}");
  FolderWatch watch(folder.path());
  const auto put_aside = [&](const char* name) {
    fs::rename(folder.path(), folder.root() / name);
    CHECK(hears(watch));
    CHECK_FALSE(watch.there());
  };
  put_aside("old");
  fs::create_directory(folder.path());
  CHECK(hears(watch));
  CHECK(watch.there());
  for (const char* text : {"return 1", "return 2"}) {
    folder.write("rules.lua", text).write("variants/a.lua", text);
    CHECK(hears(watch));
    CHECK(is_quiet(watch));
  }
  std::ofstream(folder.root() / "old" / "rules.lua") << "return 3";
  CHECK(is_quiet(watch));  // it is no longer the folder of the rules
  put_aside("older");
  fs::rename(folder.root() / "older", folder.path());
  CHECK(hears(watch));
  CHECK(watch.there());
  fs::remove_all(folder.path());
  CHECK(hears(watch));
  CHECK_FALSE(watch.there());
  folder.write("rules.lua", "return 4");
  CHECK(hears(watch));
  CHECK(watch.there());
  fs::remove_all(folder.path() / "variants");
}

TEST_CASE("a folder above that is replaced, and a link that leads elsewhere, are noticed",
          "[scripting]") {
  namespace fs = std::filesystem;
  const Folder folder;
  const auto make = [&](const std::string& name) {
    fs::create_directories(folder.root() / name / "game");
    std::ofstream(folder.root() / name / "game" / "rules.lua") << "return {}";
  };
  make("one");
  make("two");
  fs::create_directory_symlink("one", folder.root() / "link");
  fs::create_directory_symlink(folder.root() / "link", folder.root() / "far");
  FolderWatch watch(folder.root() / "far" / "game");
  FolderWatch single(folder.path(), {folder.root() / "far" / "game" / "rules.lua"});
  const auto both_hear = [&] { return hears(watch) && hears(single); };
  const auto save = [&](const char* name) {
    std::ofstream(folder.root() / name / "game" / "rules.lua") << "return 1";
  };
  fs::remove(folder.root() / "link");
  fs::create_directory_symlink("two", folder.root() / "link");
  CHECK(both_hear());
  CHECK(watch.there());
  save("one");
  CHECK(is_quiet(watch));
  save("two");
  CHECK(both_hear());
  fs::rename(folder.root() / "two", folder.root() / "three");
  CHECK(both_hear());
  CHECK_FALSE(watch.there());
  make("two");
  CHECK(both_hear());
  CHECK(watch.there());
  save("two");
  CHECK(both_hear());
}

TEST_CASE("a folder that is not there cannot be watched", "[scripting]") {
  CHECK_THROWS_WITH(FolderWatch("/no/such/folder"),
                    "/no/such/folder: cannot be watched for changes: No such file or directory");
}

}  // namespace hr::tests
