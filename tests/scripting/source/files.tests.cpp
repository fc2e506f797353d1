// SPDX-License-Identifier: MIT
#include "scripting/source/files.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <csignal>
#include <filesystem>
#include <fstream>

#include "core/base/error.h"
#include "scripting/source/scratch.h"
#include "tests/support/folder.h"
#include "tests/support/limited.h"

namespace hr::tests {

using scripting::read_whole;
using scripting::write_whole;

TEST_CASE("a file is written completely or not at all", "[scripting]") {
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

TEST_CASE("a file that is written often is complete at once, and on disk when flushed",
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

TEST_CASE("a file grows as long as nobody else changes it", "[scripting]") {
  using scripting::Flushed;
  const Folder folder;
  const auto file = folder.path() / "a.txt";
  CHECK_FALSE(scripting::stamp_of(file));
  CHECK_FALSE(scripting::stamp_of(folder.path()));
  write_whole(file, "one\n");
  auto left = scripting::stamp_of(file);
  REQUIRE(left);
  CHECK(scripting::append(file, "two\n", *left, Flushed::yes));
  CHECK(scripting::append(file, "three\n", *left, Flushed::no));
  CHECK(read_whole(file, 100) == "one\ntwo\nthree\n");
  const auto before = *left;
  std::ofstream(file, std::ios::app) << "somebody else\n";
  CHECK_FALSE(scripting::append(file, "four\n", *left, Flushed::yes));
  CHECK(*left == before);
  CHECK(read_whole(file, 100) == "one\ntwo\nthree\nsomebody else\n");
  write_whole(file, "one\ntwo\nthree\n");  // of the same length, but a different file
  CHECK_FALSE(scripting::append(file, "four\n", *left, Flushed::yes));
  std::filesystem::remove(file);
  CHECK_FALSE(scripting::append(file, "four\n", *left, Flushed::yes));
  CHECK_FALSE(std::filesystem::exists(file));
}

TEST_CASE("a text is appended completely or not at all", "[scripting]") {
  const Folder folder;
  const auto file = folder.path() / "a.txt";
  write_whole(file, "one\n");
  auto left = scripting::stamp_of(file);
  CHECK(within(100, 10, [&] {
          signal(SIGXFSZ, SIG_IGN);
          const rlimit room{6, RLIM_INFINITY}, more{RLIM_INFINITY, RLIM_INFINITY};
          setrlimit(RLIMIT_FSIZE, &room);
          try {
            scripting::append(file, "two\n", *left, scripting::Flushed::yes);
            return 1;
          } catch (const scripting::CannotWrite& error) {
            if (error.what() != file.string() + ": cannot be written: File too large") return 2;
          }
          if (read_whole(file, 100) != "one\n") return 3;
          setrlimit(RLIMIT_FSIZE, &more);
          const bool added = scripting::append(file, "two\n", *left, scripting::Flushed::yes);
          return added && read_whole(file, 100) == "one\ntwo\n" ? 0 : 4;
        }) == 0);
}

TEST_CASE("something that is not a plain file is left unchanged", "[scripting]") {
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

TEST_CASE("a file that may contain secrets is for its owner only, whatever the umask is",
          "[scripting]") {
  const Folder folder;
  const auto file = folder.path() / "a.rec";
  const auto mode = [](const std::filesystem::path& path) {
    struct stat what {};
    return ::stat(path.c_str(), &what) == 0 ? what.st_mode & 07777U : 0U;
  };
  for (const mode_t mask : {0U, 022U, 0777U}) {
    const mode_t before = ::umask(mask);
    std::filesystem::remove(file);
    write_whole(file, "one", scripting::Access::owner);
    CHECK(mode(file) == 0600);
    scripting::make_owners_folder(folder.path() / "x" / "y");
    CHECK(mode(folder.path() / "x") == 0700);
    CHECK(mode(folder.path() / "x" / "y") == 0700);
    std::filesystem::remove_all(folder.path() / "x");
    write_whole(folder.path() / "b", "one");
    CHECK(mode(folder.path() / "b") == (0666U & ~mask));
    std::filesystem::remove(folder.path() / "b");
    ::umask(before);
  }
  for (const auto& [before, then] :
       {std::pair(0666U, 0600U), {0644U, 0600U}, {0400U, 0400U}, {04755U, 0600U}}) {
    ::chmod(file.c_str(), before);
    scripting::write_soon(file, "two", scripting::Access::owner);
    CHECK(mode(file) == then);
  }
  std::filesystem::create_directory(folder.path() / "open");
  ::chmod((folder.path() / "open").c_str(), 0777);
  scripting::make_owners_folder(folder.path() / "open");
  CHECK(mode(folder.path() / "open") == 0700);
}

TEST_CASE("drafts without a lock are removed, and all others are not", "[scripting]") {
  namespace fs = std::filesystem;
  const Folder folder;
  const auto at = [&](const std::string& name) { return folder.path() / name; };
  const auto make = [&](const std::string& name) { std::ofstream(at(name)) << "x"; };
  make(".houserules-draft-aaaaaa");
  make(".houserules-draft-bbbbbb");
  make(".houserules-draft-mine");
  make("a.rec.backup");
  fs::create_directories(at("houserules-scratch-cccccc") / "state");
  fs::create_directories(at("deep") / "er");
  make("deep/er/.houserules-draft-dddddd");
  fs::create_symlink(at("a.rec.backup"), at(".houserules-draft-eeeeee"));
  const int held = ::open(at(".houserules-draft-bbbbbb").c_str(), O_RDONLY | O_CLOEXEC);
  REQUIRE(::flock(held, LOCK_EX) == 0);
  scripting::clear_left_overs_below(folder.path());
  CHECK_FALSE(fs::exists(at(".houserules-draft-aaaaaa")));
  CHECK_FALSE(fs::exists(at("houserules-scratch-cccccc")));
  CHECK_FALSE(fs::exists(at("deep/er/.houserules-draft-dddddd")));
  CHECK(fs::exists(at(".houserules-draft-bbbbbb")));
  CHECK(fs::exists(at(".houserules-draft-mine")));
  CHECK(fs::exists(at("a.rec.backup")));
  CHECK(fs::is_symlink(at(".houserules-draft-eeeeee")));
  ::close(held);
  scripting::clear_left_overs(folder.path());
  CHECK_FALSE(fs::exists(at(".houserules-draft-bbbbbb")));
  scripting::clear_left_overs(folder.path() / "none");
}

TEST_CASE("a scratch folder in use is not removed", "[scripting]") {
  namespace fs = std::filesystem;
  fs::path path;
  {
    const scripting::ScratchFolder one;
    path = one.path();
    std::ofstream(path / "a") << "x";
    const scripting::ScratchFolder two;  // removes what was left
    CHECK(fs::exists(path / "a"));
    CHECK(two.path() != path);
  }
  CHECK_FALSE(fs::exists(path));
}

}  // namespace hr::tests
