// SPDX-License-Identifier: MIT
// Files of results that come from a stranger.
#include <sys/stat.h>

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>

#include "tests/cli/results_file.h"
#include "tests/support/files.h"

namespace hr::tests {

namespace {

const std::vector<std::string> k_measured{"lab",    "tic_tac_toe", "--games", "300",
                                          "--seed", "7",           "--csv"};

Finished measured_into(const std::string& file) {
  std::vector<std::string> typed = k_measured;
  typed.insert(typed.end(), {"--store", file});
  return houserules(typed);
}

// A good file of the same results, beside another one.
std::string good_part(const Results& beside) {
  std::string file = beside.folder() + "/good.db";
  REQUIRE(measured_into(file).code == 0);
  return file;
}

// Nothing of it is used, and it is not changed.
void check_refused(const Results& results, const std::string& good, const std::string& why) {
  const std::string before = text_of(results.file());
  const Finished lab = measured_into(results.file());
  INFO(why << "\n" << lab.err);
  CHECK(lab.code == 1);
  CHECK(lab.out.empty());
  CHECK(std::ranges::count(lab.err, '\n') == 1);
  CHECK_THAT(lab.err, Catch::Contains("results.db: ") && Catch::Contains(why));
  const std::string all = results.folder() + "/all.db";
  const Finished merge = houserules({"merge", all, results.file(), good});
  CHECK(merge.code == 1);
  CHECK_THAT(merge.err, Catch::Contains("results.db: ") && Catch::Contains(why) &&
                            Catch::Contains("nothing was taken from it"));
  CHECK_THAT(merge.out, Catch::Contains("300 games or pairs new from 1 file; 1 file was refused"));
  CHECK_THAT(measured_into(all).err, Catch::Contains("0 games played, 300 found"));
  CHECK(text_of(results.file()) == before);
}

}  // namespace

TEST_CASE("a file of results that brings its own SQL is refused", "[cli]") {
  const char* const again =
      "CREATE TABLE shards (plan INTEGER NOT NULL REFERENCES plans, first INTEGER NOT NULL, "
      "last INTEGER NOT NULL, tally TEXT NOT NULL";
  const struct {
    std::string change, why;
  } k_cases[] = {
      {"drop table plans;;create view plans as with recursive c(x) as (select 1 union all select "
       "x+1 from c) select x as id, 'p'||x as plan from c where x<0",
       "a view \"plans\", which House Rules never makes"},
      {"create trigger grow after insert on shards begin insert or ignore into shards with "
       "recursive c(x) as (select 1 union all select x+1 from c limit 100000000) select "
       "1,x,x,hex(randomblob(100)) from c; end",
       "a trigger \"grow\""},
      {"create table notes (text)", "a table \"notes\""},
      {"create index slow on shards (hex(tally))", "an index \"slow\""},
      {"create index part on shards (first) where first > 10", "an index \"part\""},
      {"create virtual table words using fts5 (text)", "\"words"},
      {"alter table shards add column more as (hex(zeroblob(1000000)))",
       "a table \"shards\", which House Rules makes in another way"},
      {"alter table plans rename to plan", "a table \"plan\""},
      {std::string("drop table shards;;") + again + ")", "in another way"},
      {std::string("drop table shards;;") + again +
           " DEFAULT 'x', PRIMARY KEY (plan, first, last))",
       "in another way"},
      {"drop table shards", "a table is missing"},
      {"pragma journal_mode = wal", "not made by House Rules"},
      {"pragma auto_vacuum = full;;vacuum", "not made by House Rules"}};
  const Results whole;
  const std::string good = good_part(whole);
  for (const auto& [change, why] : k_cases) {
    const Results results;
    std::filesystem::copy_file(good, results.file());
    sql(results, change);
    check_refused(results, good, why);
  }
}

TEST_CASE("a file of results whose pages go in circles is refused", "[cli]") {
  const Results results;
  REQUIRE(measured_into(results.file()).code == 0);
  // Its last table begins at the page at which its first one does.
  const Finished run =
      Process("/usr/bin/env")
          .run({"python3", "-c",
                "import sqlite3, sys\n"
                "d = sqlite3.connect(sys.argv[1])\n"
                "d.execute('pragma writable_schema = on')\n"
                "d.execute(\"update sqlite_schema set rootpage = 2 where name = 'shards'\")\n"
                "d.commit()",
                results.file()});
  REQUIRE(run.code == 0);
  check_refused(results, good_part(results), "the file is damaged");
}

TEST_CASE("one part with results that cannot have been played does not spoil a merge", "[cli]") {
  const char* const why = "cannot have been played";
  const struct {
    const char *change, *why;
  } k_cases[] = {
      {"update shards set tally = 'null'", why},
      {"update shards set tally = '{}'", why},
      {"update shards set tally = x'00' where first = 0", why},
      {"update shards set tally = replace(tally, '{\"actions\"', "
       "'{\"more\":[[[[[[[[[[],\"actions\"')",
       why},
      {"update shards set tally = replace(tally, '\"games\":', '\"games\":1')", why},
      {"update shards set tally = replace(tally, '\"games\":16,', '\"games\":-16,')", why},
      {"update shards set tally = replace(tally, '\"unwon\":', '\"unwon\":18446744073709551615')",
       why},
      {"update shards set tally = replace(tally, '[65536,', '[6.5536,')", why},
      {"update shards set tally = '[' || hex(zeroblob(300000)) || ']'", why},
      {"update shards set first = -16 where first = 0", why},
      {"update shards set last = 17 where first = 0", why},
      {"update shards set last = 9223372036854775807", why},
      {"update shards set last = first", why},
      {"update plans set plan = 'lab'", why},
      {"update plans set plan = replace(plan, '\"each\"', '\"blocks\"')", why},
      {"update plans set plan = replace(plan, '\"each\"', '\"in turn\"')", why},
      {"update plans set plan = replace(plan, '\"each\"', '\"paired\"')", why},
      {"update plans set plan = replace(plan, '\"each\"', '\"none\"')", why},
      {"update shards set tally = zeroblob(40000000)", "the file is damaged"}};
  const Results whole;
  const std::string good = good_part(whole);
  for (const auto& [change, said] : k_cases) {
    const Results results;
    std::filesystem::copy_file(good, results.file());
    sql(results, change);
    const std::string all = results.folder() + "/all.db";
    const Finished merge = houserules({"merge", all, results.file(), good});
    INFO(change << "\n" << merge.err);
    CHECK(merge.code == 1);
    CHECK_THAT(merge.err, Catch::Contains("results.db: ") && Catch::Contains(said));
    CHECK_THAT(merge.out,
               Catch::Contains("300 games or pairs new from 1 file; 1 file was refused"));
    CHECK_THAT(measured_into(all).err, Catch::Contains("0 games played, 300 found"));
  }
}

TEST_CASE("parts of every command of the lab, and of an earlier version, can be merged", "[cli]") {
  const Results results;
  for (std::vector<std::string> arguments :
       {std::vector<std::string>{"lab", "tic_tac_toe", "--games", "40", "--bots", "greedy"},
        {"lab", "connect_four", "--against-option", "columns=6", "--games", "40"},
        {"lab", "robot_miner", "--games", "40"},
        {"luck", "robot_miner", "--bots", "random", "--stronger", "greedy", "--games", "64"},
        {"ladder", "tic_tac_toe", "--bots", "random,greedy", "--games", "20"}}) {
    arguments.insert(arguments.end(), {"--store", results.file()});
    INFO(houserules(arguments).err);
  }
  sql(results,
      "insert into plans values (77, '{\"measuring\":1,\"seeds\":\"each\"}');;"
      "insert into shards values (77, 0, 16, '[1]')");
  const std::string kept = sql(results, "select sum(last - first) from shards");
  const Finished merge = houserules({"merge", results.folder() + "/all.db", results.file()});
  INFO(merge.err);
  CHECK(merge.code == 0);
  CHECK_THAT(merge.out, Catch::Contains(": " + kept + " games or pairs new from 1 file."));
}

TEST_CASE("results that are no file are refused at once", "[cli]") {
  const Results results;
  const auto refused = [&](const std::string& file) {
    const Finished lab = measured_into(file);
    CHECK(lab.code == 1);
    CHECK(lab.out.empty());
    CHECK(houserules({"merge", results.folder() + "/all.db", file}).code == 1);
    return lab.err;
  };
  mkfifo(results.file().c_str(), 0600);
  CHECK_THAT(refused(results.file()), Catch::Contains("a pipe or a device"));
  CHECK_THAT(refused("/dev/zero"), Catch::Contains("a pipe or a device"));
  CHECK_THAT(refused(results.folder()), Catch::Contains("it is a folder"));
  const std::string nowhere = results.folder() + "/nowhere";
  std::filesystem::create_symlink(nowhere, results.folder() + "/link.db");
  CHECK_THAT(refused(results.folder() + "/link.db"), Catch::Contains("a link to a file that"));
  CHECK_FALSE(std::filesystem::exists(nowhere));
}

TEST_CASE("journals that a stranger has put beside results are not read", "[cli]") {
  for (const char* const ending : {"-wal", "-shm", "-journal"}) {
    const Results results;
    const std::string file = results.file(), victim = results.folder() + "/victim";
    REQUIRE(measured_into(file).code == 0);
    const std::string before = text_of(file);
    std::filesystem::create_symlink(victim, file + ending);
    const Finished lab = measured_into(file);
    CHECK(lab.code == 1);
    CHECK_THAT(lab.err, Catch::Contains("results.db: ") && Catch::Contains("beside it"));
    CHECK_FALSE(std::filesystem::exists(victim));
    CHECK(text_of(file) == before);
  }
  // A journal that names a file has SQLite remove that file.
  const Results results;
  const std::string file = results.file(), victim = results.folder() + "/victim";
  REQUIRE(measured_into(file).code == 0);
  std::ofstream(victim) << "worth keeping";
  const std::string magic = "\xd9\xd5\x05\xf9\x20\xa1\x63\xd7";
  std::string journal = magic + std::string(4, '\0') + std::string(1, 'n') + std::string(500, '\0');
  std::uint32_t sum = 0;
  for (const char each : victim) sum += static_cast<unsigned char>(each);
  const auto four = [](std::uint32_t n) {
    std::string out;
    for (int shift = 24; shift >= 0; shift -= 8) out += static_cast<char>(n >> shift & 255U);
    return out;
  };
  journal.resize(512);
  journal += four(262145) + victim + four(static_cast<std::uint32_t>(victim.size())) + four(sum);
  std::ofstream(file + "-journal", std::ios::binary) << journal + magic;
  CHECK(measured_into(file).code == 1);
  CHECK(text_of(victim) == "worth keeping");
}

}  // namespace hr::tests
