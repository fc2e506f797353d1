// SPDX-License-Identifier: MIT
#include "scripting/source/files.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <catch2/catch.hpp>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <functional>

#include "core/base/error.h"
#include "scripting/source/scratch.h"
#include "tests/support/folder.h"
#include "tests/support/limited.h"

namespace hr::tests {

using scripting::HeldFile;
using scripting::read_whole;
using scripting::write_whole;

namespace {

constexpr const char* k_in_use = "another window or command of House Rules is using it";

std::string refusal(const std::filesystem::path& file, const std::string& why) {
  return file.string() + ": cannot be written: " + why;
}

}  // namespace

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
  HeldFile held(file);
  CHECK_FALSE(held.add("none"));  // nothing has been written yet
  held.write("one\n");
  CHECK(held.add("two\n", Flushed::yes));
  CHECK(held.add("three\n", Flushed::no));
  CHECK(held.as_left());
  CHECK(read_whole(file, 100) == "one\ntwo\nthree\n");
  std::filesystem::remove(file);
  CHECK_FALSE(held.as_left());
  CHECK_FALSE(held.add("four\n"));
  CHECK_FALSE(std::filesystem::exists(file));
  held.write("again\n");
  CHECK(held.add("four\n"));
  std::ofstream(file, std::ios::app) << "somebody else\n";
  CHECK_THROWS_WITH(held.add("five\n"), refusal(file, "another program has changed it"));
  CHECK_THROWS_AS(held.write("five\n"), scripting::Taken);
  CHECK(read_whole(file, 100) == "again\nfour\nsomebody else\n");
}

TEST_CASE("what another program puts in the place of a held file is neither followed nor lost",
          "[scripting]") {
  namespace fs = std::filesystem;
  const Folder folder;
  const auto file = folder.path() / "a.txt", other = folder.path() / "other.txt";
  const auto check = [&](const std::function<void()>& put) {
    fs::remove_all(file);
    write_whole(other, "mine\n");
    HeldFile held(file);
    held.write("one\n");
    fs::remove(file);
    put();
    CHECK_THROWS_WITH(held.add("two\n"), refusal(file, "another program has replaced it"));
    CHECK_THROWS_WITH(held.write("two\n"), refusal(file, "another program has replaced it"));
    CHECK(read_whole(other, 100) == "mine\n");
  };
  check([&] { fs::create_symlink(other, file); });
  check([&] { fs::copy_file(other, file); });
  check([&] { fs::create_directory(file); });
  check([&] { REQUIRE(::mkfifo(file.c_str(), 0600) == 0); });
  fs::remove_all(file);
  HeldFile first(file);  // two that found no file
  HeldFile second(file);
  first.write("first\n");
  CHECK_THROWS_WITH(second.write("second\n"), refusal(file, k_in_use));
  CHECK(read_whole(file, 100) == "first\n");
  HeldFile third = std::move(first);
  CHECK(third.add("more\n"));
}

TEST_CASE("a link that is there from the start is followed, also to a new file", "[scripting]") {
  namespace fs = std::filesystem;
  const Folder folder;
  const auto link = folder.path() / "link", target = folder.path() / "deep" / "a.txt";
  fs::create_directory(target.parent_path());
  fs::create_symlink("deep/a.txt", link);
  HeldFile held(link);
  held.write("one\n");
  CHECK(held.add("two\n"));
  CHECK(fs::is_symlink(link));
  CHECK(read_whole(target, 100) == "one\ntwo\n");
  // Where it leads later does not matter.
  fs::remove(link);
  fs::create_symlink("other", link);
  CHECK(held.add("three\n"));
  CHECK(read_whole(target, 100) == "one\ntwo\nthree\n");
  CHECK_FALSE(fs::exists(folder.path() / "other"));
  fs::create_symlink("round", folder.path() / "round");
  CHECK_THROWS_WITH(HeldFile(folder.path() / "round"),
                    refusal(folder.path() / "round", "Too many levels of symbolic links"));
}

TEST_CASE("a file is held by one process at a time, until that ends", "[scripting]") {
  const Folder folder;
  const auto file = folder.path() / "a.txt";
  write_whole(file, "old\n");
  std::array<int, 2> pipe{};
  REQUIRE(::pipe(pipe.data()) == 0);
  const pid_t child = fork();
  if (child == 0) {
    HeldFile held(file);
    held.write("one\n");  // a new file, with the lock
    static_cast<void>(::write(pipe[1], "x", 1));
    ::pause();
  }
  char ready = 0;
  REQUIRE(::read(pipe[0], &ready, 1) == 1);
  CHECK_THROWS_WITH(HeldFile(file), refusal(file, k_in_use));
  CHECK_THROWS_WITH(write_whole(file, "two\n"), refusal(file, k_in_use));
  CHECK(read_whole(file, 100) == "one\n");
  ::kill(child, SIGKILL);
  ::waitpid(child, nullptr, 0);
  HeldFile held(file);  // nothing that was left is in the way
  CHECK_THROWS_WITH(HeldFile(file), refusal(file, k_in_use));  // in the same process, too
  held.write("two\n");
  for (const int end : pipe) ::close(end);
}

TEST_CASE("many processes that write one file leave the whole text of one", "[scripting]") {
  const Folder folder(Folder::On::memory);
  const auto file = folder.path() / "a.txt";
  std::vector<pid_t> writers;
  for (const char letter : {'a', 'b', 'c', 'd'}) {
    writers.push_back(fork());
    if (writers.back() != 0) continue;
    int lost = 0;
    for (int i = 0; i < 50; ++i) try {
        scripting::write_soon(file, std::string(10'000, letter));
      } catch (const scripting::CannotWrite&) {
        ++lost;
      }
    ::_exit(lost == 0 ? 0 : 1);
  }
  for (const pid_t writer : writers) {
    int status = -1;
    ::waitpid(writer, &status, 0);
    CHECK(status == 0);
  }
  const std::string text = read_whole(file, 20'000);
  CHECK(text == std::string(10'000, text.front()));
}

TEST_CASE("a pipe is written to if somebody reads it, and never waited for", "[scripting]") {
  const Folder folder;
  const auto pipe = folder.path() / "pipe", socket = folder.path() / "socket";
  REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
  CHECK_THROWS_WITH(write_whole(pipe, "x"), refusal(pipe, "it is a pipe that nobody reads"));
  const int reader = ::open(pipe.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  HeldFile held(pipe);
  CHECK(held.is_stream());
  held.write("one\n");
  CHECK(held.add("two\n"));
  std::string got(100, ' ');
  got.resize(static_cast<std::size_t>(::read(reader, got.data(), got.size())));
  CHECK(got == "one\ntwo\n");
  ::close(reader);
  sockaddr_un name{.sun_family = AF_UNIX, .sun_path = {}};
  socket.string().copy(name.sun_path, sizeof name.sun_path - 1);
  const int listener = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  REQUIRE(::bind(listener, reinterpret_cast<const sockaddr*>(&name), sizeof name) == 0);
  CHECK_THROWS_WITH(write_whole(socket, "x"), refusal(socket, "it is a socket"));
  ::close(listener);
  CHECK_THROWS_WITH(HeldFile(folder.path()), refusal(folder.path(), "Is a directory"));
}

TEST_CASE("a stream that is open is written to, even if it leads to a file", "[scripting]") {
  const Folder folder;
  const auto file = folder.path() / "a.txt";
  const int open = ::open(file.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
  REQUIRE(::write(open, "first\n", 6) == 6);
  const auto before = scripting::stamp_of(file);
  write_whole("/dev/fd/" + std::to_string(open), "second\n");
  CHECK(read_whole(file, 100) == "first\nsecond\n");
  CHECK(before->file == scripting::stamp_of(file)->file);
  ::close(open);
  CHECK_THROWS_WITH(write_whole("/dev/fd/987", "x"), refusal("/dev/fd/987", "Bad file descriptor"));
}

TEST_CASE("a new file never replaces anything", "[scripting]") {
  namespace fs = std::filesystem;
  const Folder folder;
  const auto file = folder.path() / "a-b.txt", link = folder.path() / "link.txt";
  CHECK(scripting::free_name(file) == folder.path() / "a-b-2.txt");
  scripting::write_new(file, "one");
  CHECK_THROWS_WITH(scripting::write_new(file, "two"), refusal(file, "it exists already"));
  CHECK(read_whole(file, 100) == "one");
  fs::create_symlink("nowhere", link);
  CHECK_THROWS_AS(scripting::write_new(link, "two"), scripting::Taken);
  CHECK_FALSE(fs::exists(folder.path() / "nowhere"));
  write_whole(folder.path() / "a-b-2.txt", "x");
  CHECK(scripting::free_name(file) == folder.path() / "a-b-3.txt");
}

TEST_CASE("a text is appended completely or not at all", "[scripting]") {
  const Folder folder;
  const auto file = folder.path() / "a.txt";
  CHECK(within(100, 10, [&] {
          signal(SIGXFSZ, SIG_IGN);
          const rlimit room{6, RLIM_INFINITY}, more{RLIM_INFINITY, RLIM_INFINITY};
          HeldFile held(file);
          held.write("one\n");
          setrlimit(RLIMIT_FSIZE, &room);
          try {
            held.add("two\n");
            return 1;
          } catch (const scripting::CannotWrite& error) {
            if (error.what() != file.string() + ": cannot be written: File too large") return 2;
          }
          if (read_whole(file, 100) != "one\n") return 3;
          setrlimit(RLIMIT_FSIZE, &more);
          return held.add("two\n") && read_whole(file, 100) == "one\ntwo\n" ? 0 : 4;
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
