// SPDX-License-Identifier: MIT
// Files that commands write: who may open them, what they never overwrite, and full disks.
#include <sys/resource.h>
#include <sys/stat.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <functional>
#include <sstream>

#include "tests/support/dialogue.h"
#include "tests/support/files.h"
#include "tests/support/folder.h"
#include "tests/support/hiding.h"
#include "tests/support/process.h"

namespace hr::tests {

namespace {

namespace fs = std::filesystem;

unsigned mode(const std::string& path) {
  struct stat what {};
  return ::stat(path.c_str(), &what) == 0 ? what.st_mode & 07777U : 0;
}

// The program under a shell that has done something first.
Finished after(const std::string& first, std::vector<std::string> arguments,
               std::string_view typed = {}) {
  std::vector<std::string> words{"-c", first + "; exec \"$@\"", "sh", HOUSERULES_PROGRAM};
  words.insert(words.end(), arguments.begin(), arguments.end());
  return Process("/bin/sh").run(words, typed);
}

std::vector<std::string> entries(const fs::path& folder) {
  std::vector<std::string> out;
  for (const auto& entry : fs::directory_iterator(folder))
    out.push_back(entry.path().filename().string());
  std::sort(out.begin(), out.end());
  return out;
}

struct HidingPlace : Folder {
  HidingPlace() : Folder(k_hiding) {}
  std::string rules = path().string();
};

// A game of bots.
void record_game(const HidingPlace& place, const std::string& file) {
  REQUIRE(houserules({"record", place.rules, "--out", file, "--seat", "all=random", "--seed", "1"})
              .code == 0);
}

}  // namespace

TEST_CASE("only their owner can read records, scenarios and exports", "[cli]") {
  const HidingPlace place;
  const std::string rec = place.file("a.rec"), text = place.file("a.txt"),
                    scenario = place.file("a.scenario");
  for (const char* umask : {"umask 000", "umask 022", "umask 777"}) {
    CAPTURE(umask);
    for (const std::string& file : {rec, text, scenario}) fs::remove(file);
    CHECK(after(umask, {"record", place.rules, "--out", rec, "--seat", "all=random", "--seed", "1"})
              .code == 0);
    CHECK(mode(rec) == 0600);
    CHECK(after(umask, {"export", rec, "--out", text}).code == 0);
    CHECK(mode(text) == 0600);
    CHECK(after(umask, {"record", rec, "--expect", "--out", scenario}).code == 0);
    CHECK(mode(scenario) == 0600);
  }
  // Files that were open to others become private; files that their owner could not write stay so.
  ::chmod(rec.c_str(), 0666);
  ::chmod(text.c_str(), 0400);
  record_game(place, rec);
  CHECK(mode(rec) == 0600);
  CHECK(houserules({"export", rec, "--out", text}).code == 0);
  CHECK(mode(text) == 0400);
}

TEST_CASE("a file of another kind is never overwritten, one of the same kind is", "[cli]") {
  const HidingPlace place;
  const std::string rec = place.file("a.rec");
  record_game(place, rec);
  struct Command {
    std::vector<std::string> words;
    std::string name;
  };
  const std::vector<Command> commands{
      {{"record", place.rules, "--seat", "all=random", "--seed", "1"}, "b.rec"},
      {{"record", place.rules, "--seat", "all=random", "--seed", "1", "--expect"}, "b.scenario"},
      {{"record", rec, "--expect"}, "c.scenario"},
      {{"export", rec}, "b.txt"},
      {{"export", rec, "--json"}, "b.json"},
      {{"picture", place.rules, "--actions", "1"}, "b.png"},
      {{"print", place.rules}, "b.pdf"}};
  for (const Command& command : commands) {
    CAPTURE(command.words.front(), command.name);
    const std::string out = place.file(command.name);
    std::vector<std::string> words = command.words;
    words.insert(words.end(), {"--out", out});
    std::ofstream(out) << "\nMy diary.\n";
    const Finished refused = houserules(words);
    CHECK(refused.code == 2);
    CHECK(refused.err == "houserules: --out: " + out +
                             " is a different kind of file, which would be overwritten\n");
    CHECK(text_of(out) == "\nMy diary.\n");
    std::ofstream(out, std::ios::trunc).flush();
    const Finished empty = houserules(words);
    INFO(empty.err);
    CHECK(empty.code == 0);
    CHECK(houserules(words).code == 0);  // replaces its own file
    CHECK(fs::file_size(out) > 100);
  }
}

TEST_CASE("a record that another process is writing is refused, and a free name offered", "[cli]") {
  const HidingPlace place;
  const std::string rec = place.file("a.rec");
  const std::vector<std::string> words{"record", place.rules, "--out", rec};
  std::vector<std::string> program{HOUSERULES_PROGRAM};
  program.insert(program.end(), words.begin(), words.end());
  Dialogue first(program, Dialogue::Through::terminal);
  REQUIRE_FALSE(first.hear("Pass the screen to penny.").empty());
  const std::string in_use = rec +
                             ": cannot be written: another window or command of House Rules "
                             "is using it";
  const std::string before = text_of(rec);
  for (const std::vector<std::string>& second :
       {words,
        std::vector<std::string>{"record", rec, "--out", rec},
        {"record", place.rules, "--out", rec, "--seat", "all=random"}}) {
    const Finished run = houserules(second);
    CHECK(run.code == 1);
    CHECK(run.out.empty());
    CHECK(run.err == "houserules: --out: " + in_use + ". Choose a different file, such as " +
                         place.file("a-2.rec") + "\n");
  }
  CHECK(text_of(rec) == before);
  // Whoever only reads it is not in the way.
  CHECK(houserules({"export", rec, "--out", place.file("a.txt")}).code == 0);
  REQUIRE(first.answers("", "> "));
  REQUIRE(first.answers("a1", "Press Enter when you have read this"));
  first.send(SIGKILL);
  CHECK(first.end() == SIGKILL);
  CHECK_THAT(houserules({"replay", rec}).out, Catch::Contains("Penny hides A1."));
  CHECK(houserules({"record", rec, "--out", rec}, "quit\n").code == 0);
  CHECK_THAT(houserules({"replay", rec}).out, Catch::Contains("Penny hides A1."));
}

TEST_CASE("what takes the place of a record while it is written is left as it is", "[cli]") {
  const HidingPlace place;
  const std::string rec = place.file("a.rec"), other = place.file("a-2.rec"),
                    mine = place.file("mine");
  std::ofstream(mine) << "My diary.\n";
  const auto check = [&](const std::function<void()>& put, const std::string& what) {
    CAPTURE(what);
    for (const std::string& file : {rec, other}) fs::remove_all(file);
    Dialogue game({HOUSERULES_PROGRAM, "record", place.rules, "--out", rec, "--owner"});
    REQUIRE_FALSE(game.hear("Penny").empty());
    put();
    CHECK(game.answers("a1", "houserules: " + rec + ": cannot be written: another program has " +
                                 what + "; " + other + " is written instead\n"));
    CHECK(game.answers("quit", "the game is recorded in " + other + "\n"));
    CHECK(game.end() == 0);
    CHECK_THAT(houserules({"replay", other}).out, Catch::Contains("Penny hides A1."));
    CHECK(text_of(mine) == "My diary.\n");
  };
  const auto instead = [&](const auto& make) {
    return [&rec, make] {
      fs::remove(rec);
      make();
    };
  };
  check(instead([&] { fs::create_symlink(mine, rec); }), "replaced it");
  check(instead([&] { fs::copy_file(mine, rec); }), "replaced it");
  check(instead([&] { fs::create_directory(rec); }), "replaced it");
  check(instead([&] { REQUIRE(::mkfifo(rec.c_str(), 0600) == 0); }), "replaced it");
  check([&] { std::ofstream(rec, std::ios::app) << "more\n"; }, "changed it");
  CHECK_THAT(text_of(rec), Catch::EndsWith("more\n"));
}

TEST_CASE("a record that is removed while it is written is written again", "[cli]") {
  const HidingPlace place;
  const std::string rec = place.file("a.rec");
  Dialogue game({HOUSERULES_PROGRAM, "record", place.rules, "--out", rec, "--owner"});
  REQUIRE_FALSE(game.hear("Penny").empty());
  fs::remove(rec);
  game.type("a1");
  REQUIRE(game.answers("quit", "the game is recorded in " + rec + "\n"));
  CHECK(game.end() == 0);
  CHECK_THAT(houserules({"replay", rec}).out, Catch::Contains("Penny hides A1."));
}

TEST_CASE("no file that a command writes is waited for", "[cli]") {
  const HidingPlace place;
  const std::string rec = place.file("a.rec"), pipe = place.file("pipe");
  record_game(place, rec);
  REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"record", place.rules, "--out", pipe},
        {"record", place.rules, "--expect", "--out", pipe},
        {"export", rec, "--out", pipe},
        {"picture", place.rules, "--out", pipe},
        {"print", place.rules, "--out", pipe},
        {"lab", "tic_tac_toe", "--games", "10", "--html", pipe},
        {"luck", "tic_tac_toe", "--games", "10", "--html", pipe},
        {"impact", "tic_tac_toe", "--games", "10", "--html", pipe},
        {"sweep", "tic_tac_toe", "--over", "size:3,4", "--games", "10", "--html", pipe},
        {"lab", "tic_tac_toe", "--slurm", pipe}}) {
    CAPTURE(words);
    const Finished run = houserules(words);
    CHECK(run.code == 1);
    CHECK(run.err == "houserules: " + *(words.end() - 2) + ": " + pipe +
                         ": cannot be written: it is a pipe that nobody reads\n");
  }
}

TEST_CASE("a file that a command writes can be standard output", "[cli]") {
  const HidingPlace place;
  const std::string rec = place.file("a.rec");
  record_game(place, rec);
  for (const std::string out : {"-", "/dev/stdout"}) {
    CAPTURE(out);
    CHECK(houserules({"export", rec, "--out", out}).out == houserules({"export", rec}).out);
    const Finished printed = houserules({"print", place.rules, "--out", out});
    CHECK_THAT(printed.out, Catch::StartsWith("%PDF-") && Catch::EndsWith("%%EOF\n"));
    CHECK_THAT(printed.err,
               Catch::Contains("\n/dev/stdout: 1 page on A4 paper.\n  page 1: Hiding\n"));
    CHECK_THAT(houserules({"picture", place.rules, "--out", out}).out,
               Catch::StartsWith("\x89PNG") && Catch::EndsWith("IEND\xae\x42\x60\x82"));
    // What was printed before stays in the file to which standard output leads.
    const Finished both =
        after("exec >" + place.file("all"), {"lab", "tic_tac_toe", "--games", "10", "--html", out});
    CHECK(both.code == 0);
    CHECK_THAT(text_of(place.file("all")),
               Catch::Contains("10 games") && Catch::Contains("</html>"));
  }
  CHECK(houserules({"print", place.rules, "--out", "/dev/null"}).code == 0);
  const Finished streamed =
      houserules({"record", place.rules, "--out", "/dev/stderr"}, "a1\nb1\nquit\n");
  CHECK(streamed.code == 0);
  std::string lines;  // only those of the record
  std::istringstream all(streamed.err);
  for (std::string line; std::getline(all, line);)
    if (line.starts_with("{")) lines += line + "\n";
  std::ofstream(place.file("b.rec")) << lines;
  CHECK_THAT(houserules({"replay", place.file("b.rec")}).out, Catch::Contains("Penny hides A1."));
}

TEST_CASE("a page is not lost if its file was taken in the meantime", "[cli]") {
  const HidingPlace place;
  const std::string page = place.file("a.html");
  Dialogue lab({HOUSERULES_PROGRAM, "lab", "tic_tac_toe", "--games", "100000000", "--progress",
                "--html", page});
  REQUIRE_FALSE(lab.hear("games played").empty());
  std::ofstream(page) << "somebody else's";
  lab.send(SIGINT);
  const std::string rest = lab.rest();
  CHECK_THAT(rest, Catch::Contains(page +
                                   ": cannot be written: another program has made it in the "
                                   "meantime; " +
                                   place.file("a-2.html") + " is written instead"));
  CHECK(text_of(page) == "somebody else's");
  CHECK_THAT(text_of(place.file("a-2.html")), Catch::Contains("</html>"));
}

TEST_CASE("only leftovers of killed processes are removed", "[cli]") {
  const HidingPlace place;
  const std::string rec = place.file("a.rec");
  std::ofstream(place.file(".houserules-draft-abcdef")) << "left";
  std::ofstream(place.file(".houserules-draft-backup2")) << "mine";
  std::ofstream(place.file("a.rec.backup")) << "mine";
  record_game(place, rec);
  CHECK(entries(place.root()) ==
        std::vector<std::string>{".houserules-draft-backup2", "a.rec", "a.rec.backup", "t"});
}

TEST_CASE("a file that cannot grow is an error", "[cli]") {
  const HidingPlace place;
  const std::string rec = place.file("a.rec");
  record_game(place, rec);
  const std::string before = text_of(rec);
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"export", rec, "--json", "--out", place.file("a.json")},
        {"picture", place.rules, "--out", place.file("a.png")},
        {"print", place.rules, "--out", place.file("a.pdf")},
        {"record", place.rules, "--seat", "all=random", "--seed", "1", "--out", rec}}) {
    const Finished run = after("ulimit -f 1", words);
    CAPTURE(words.front());
    CHECK(run.code == 1);
    CHECK_THAT(run.err, Catch::EndsWith("houserules: " + words.back() +
                                        ": cannot be written: File too large\n"));
  }
  CHECK(text_of(rec) == before);
  CHECK(entries(place.root()) == std::vector<std::string>{"a.rec", "t"});
}

TEST_CASE("if nobody can be asked, a game without disk space continues in memory", "[cli]") {
  const HidingPlace place;
  const std::string rec = place.file("a.rec");
  REQUIRE(after("true", {"record", place.rules, "--out", rec}, "quit\n").code == 0);
  const auto blocks = fs::file_size(rec) / 512 + 1;  // space for the start and little more
  const Finished run = after("ulimit -f " + std::to_string(blocks),
                             {"record", place.rules, "--out", rec}, "a1\nb1\nc1\nd1\n");
  INFO(run.out << run.err);
  CHECK(run.code == 1);
  CHECK_THAT(run.out, Catch::Contains("The game is drawn"));
  CHECK_THAT(run.err,
             Catch::StartsWith(rec + ": cannot be written: File too large. The game goes on in "
                                     "memory; saving is tried again after each action.\n"));
  CHECK_THAT(run.err,
             Catch::EndsWith("houserules: " + rec + ": cannot be written: File too large\n"));
  CHECK(houserules({"replay", rec}).code == 0);  // what was written before is complete
}

TEST_CASE("on a full disk the game waits, and continues when there is space", "[cli]") {
  const HidingPlace place;
  const std::string rec = place.file("a.rec");
  Dialogue game({HOUSERULES_PROGRAM, "record", place.rules, "--out", rec},
                Dialogue::Through::terminal);
  const auto room = [&](rlim_t bytes) {
    const rlimit limit{bytes, RLIM_INFINITY};
    REQUIRE(prlimit(game.process(), RLIMIT_FSIZE, &limit, nullptr) == 0);
  };
  const std::string waits =
      "Free some space, then press Enter to try again; quit leaves without saving.";
  REQUIRE_FALSE(game.hear("Pass the screen to penny. Press Enter.").empty());
  REQUIRE(game.answers("", "> "));
  room(fs::file_size(rec));
  game.type("note b1 a thought");
  CHECK_THAT(game.hear(waits), Catch::Contains(rec + ": cannot be written: File too large. "
                                                     "The game is kept in memory."));
  room(RLIM_INFINITY);
  REQUIRE(game.answers("", "The game is being saved again."));
  REQUIRE_FALSE(game.hear("> ").empty());
  room(fs::file_size(rec));
  REQUIRE(game.answers("a1", waits));
  REQUIRE(game.answers("", waits));
  game.type("b1");  // nothing is played in the meantime
  REQUIRE_FALSE(game.hear(waits).empty());
  room(RLIM_INFINITY);
  REQUIRE(game.answers("", "The game is being saved again."));
  REQUIRE_FALSE(game.hear("Press Enter when you have read this").empty());
  REQUIRE(game.answers("", "Pass the screen to nickel"));
  REQUIRE(game.answers("quit", "Game left unfinished."));
  CHECK(game.end() == 0);
  const Finished replayed = houserules({"replay", rec});
  CHECK(replayed.code == 0);
  CHECK_THAT(replayed.out, Catch::Contains("Penny hides A1."));
}

TEST_CASE("a player who leaves a game without disk space is asked only once", "[cli]") {
  const HidingPlace place;
  const std::string rec = place.file("a.rec");
  Dialogue game({HOUSERULES_PROGRAM, "record", place.rules, "--out", rec},
                Dialogue::Through::terminal);
  REQUIRE_FALSE(game.hear("Pass the screen to penny. Press Enter.").empty());
  REQUIRE(game.answers("", "> "));
  const rlimit limit{fs::file_size(rec), RLIM_INFINITY};
  REQUIRE(prlimit(game.process(), RLIMIT_FSIZE, &limit, nullptr) == 0);
  REQUIRE(game.answers("a1", "leaves without saving."));
  game.type("quit");
  const std::string rest = game.rest();
  CHECK(rest.find("leaves without saving.") == std::string::npos);
  CHECK_THAT(rest,
             Catch::EndsWith("houserules: " + rec + ": cannot be written: File too large\r\n"));
}

}  // namespace hr::tests
