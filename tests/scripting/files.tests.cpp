// SPDX-License-Identifier: MIT
#include "scripting/files.h"

#include <catch2/catch.hpp>
#include <filesystem>

#include "core/error.h"
#include "tests/support/folder.h"

using namespace hr;
using namespace hr::tests;
using scripting::read_whole;
using scripting::write_whole;

TEST_CASE("a file is written whole or not at all", "[scripting]") {
  const Folder folder;
  const auto file = folder.path() / "a.txt";
  write_whole(file, "one");
  CHECK(read_whole(file, 100) == "one");
  const std::string big(100'000, 'x');
  write_whole(file, big);
  CHECK(read_whole(file, big.size()) == big);
  CHECK_THROWS_WITH(read_whole(file, 50'000),
                    file.string() + ": cannot be read: it is larger than 48 KB");
  CHECK_THROWS_WITH(
      write_whole(folder.path() / "no" / "a.txt", "x"),
      (folder.path() / "no" / "a.txt").string() + ": cannot be written: No such file or directory");
  CHECK_THROWS_WITH(
      read_whole(folder.path() / "b.txt", 10),
      (folder.path() / "b.txt").string() + ": cannot be read: No such file or directory");
  // A folder of that name cannot be replaced; no draft is left beside it.
  std::filesystem::create_directory(folder.path() / "c");
  CHECK_THROWS_WITH(write_whole(folder.path() / "c", "x"),
                    (folder.path() / "c").string() + ": cannot be written: Is a directory");
  int files = 0;
  for ([[maybe_unused]] const auto& entry : std::filesystem::directory_iterator(folder.path()))
    ++files;
  CHECK(files == 2);
}

TEST_CASE("what is written often is whole at once, and on the disk when it is flushed",
          "[scripting]") {
  const Folder folder;
  const auto file = folder.path() / "a.txt";
  scripting::write_soon(file, "one");
  scripting::write_soon(file, "two");
  CHECK(read_whole(file, 100) == "two");
  scripting::flush(file);
  CHECK(read_whole(file, 100) == "two");
  const auto none = folder.path() / "none.txt";
  CHECK_THROWS_WITH(scripting::flush(none),
                    none.string() + ": cannot be written: No such file or directory");
  CHECK_THROWS_WITH(
      scripting::write_soon(folder.path() / "no" / "a.txt", "x"),
      (folder.path() / "no" / "a.txt").string() + ": cannot be written: No such file or directory");
}

TEST_CASE("what is no plain file stays what it is", "[scripting]") {
  namespace fs = std::filesystem;
  const Folder folder;
  const auto file = folder.path() / "a.txt", link = folder.path() / "link";
  write_whole(file, "one");
  fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write);
  fs::create_symlink(file, link);
  write_whole(link, "two");
  CHECK(fs::is_symlink(link));
  CHECK(read_whole(file, 100) == "two");
  CHECK(fs::status(file).permissions() == (fs::perms::owner_read | fs::perms::owner_write));
  write_whole("/dev/null", "x");
  CHECK(fs::is_character_file("/dev/null"));
  CHECK_THROWS_WITH(write_whole("/dev/full", "x"),
                    "/dev/full: cannot be written: No space left on device");
  CHECK(fs::is_character_file("/dev/full"));
}
