// SPDX-License-Identifier: MIT
#include "cli/results/result_store.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/error.h"

namespace hr::cli {

namespace {

constexpr std::int64_t k_mark = 0x4852'4c42;  // "HRLB", SQLite's field for the program
constexpr std::int64_t k_format = 1;
constexpr std::chrono::milliseconds k_between{250};

// `plan` is what results depend on; games `first` to before `last` of it add up to `tally`.
constexpr const char* k_tables = R"(
CREATE TABLE plans (id INTEGER PRIMARY KEY, plan TEXT NOT NULL UNIQUE);
CREATE TABLE shards (
  plan INTEGER NOT NULL REFERENCES plans,
  first INTEGER NOT NULL,
  last INTEGER NOT NULL,
  tally TEXT NOT NULL,
  PRIMARY KEY (plan, first, last)
) WITHOUT ROWID;
)";

void check_or_make(Database& database) {
  const auto mark = [&] { return database.number("PRAGMA application_id"); };
  const auto empty = [&] { return database.number("SELECT count(*) FROM sqlite_master") == 0; };
  if (mark() == 0 && empty()) {
    database.run("BEGIN IMMEDIATE");
    if (mark() == 0)  // else another process was first
      database.run(k_tables + fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {};",
                                          k_mark, k_format));
    database.run("COMMIT");
  }
  if (mark() != k_mark)
    throw Error(database.file() + ": this is another program's database; choose another name");
  if (database.number("PRAGMA user_version") > k_format)
    throw Error(database.file() +
                ": the file was written by a later version of House Rules; use that one, or choose "
                "another name");
}

Database open_results(const std::string& file) {
  if (file.empty()) throw Error("expected the name of a file for the results, got nothing");
  Database database(file);
  check_or_make(database);
  return database;
}

std::int64_t number(std::uint64_t game) { return static_cast<std::int64_t>(game); }

}  // namespace

ResultStore::ResultStore(const std::string& file)
    : database_(open_results(file)),
      find_(database_, "SELECT tally FROM shards WHERE plan = ? AND first = ? AND last = ?"),
      put_(database_, "INSERT OR IGNORE INTO shards VALUES (?, ?, ?, ?)") {}

// What cannot be written here could not be reported, and is played again next time.
ResultStore::~ResultStore() {
  try {
    flush();
  } catch (const Error&) {
    waiting_.clear();
  }
}

std::int64_t ResultStore::number_of(const std::string& plan) {
  if (const auto known = plans_.find(plan); known != plans_.end()) return known->second;
  Statement make(database_, "INSERT OR IGNORE INTO plans (plan) VALUES (?)");
  Statement look(database_, "SELECT id FROM plans WHERE plan = ?");
  look.bind(1, plan);
  bool there = look.step();
  if (!there) {
    look.reset();
    make.bind(1, plan).step();
    there = look.step();
  }
  if (!there) throw Error(database_.file() + ": the file is damaged");
  return plans_[plan] = look.number(0);
}

std::optional<std::string> ResultStore::find(const std::string& plan, Shard shard) {
  const std::int64_t id = number_of(plan);
  find_.bind(1, id).bind(2, number(shard.from)).bind(3, number(shard.to));
  std::optional<std::string> out;
  if (find_.step()) out = find_.text(0);
  find_.reset();
  if (out) found_ += shard.to - shard.from;
  return out;
}

void ResultStore::put(const std::string& plan, Shard shard, const std::string& tally) {
  waiting_.push_back({number_of(plan), shard, tally});
  added_ += shard.to - shard.from;
  rest();
}

void ResultStore::rest() {
  if (!waiting_.empty() && std::chrono::steady_clock::now() - flushed_ >= k_between) flush();
}

void ResultStore::each(const std::function<void(const std::string& plan, Shard shard,
                                                const std::string& tally)>& see) {
  Statement all(database_,
                "SELECT plan.plan, first, last, tally FROM shards JOIN plans AS plan "
                "ON plan.id = shards.plan ORDER BY shards.plan, first, last");
  while (all.step())
    see(all.text(0),
        {static_cast<std::uint64_t>(all.number(1)), static_cast<std::uint64_t>(all.number(2))},
        all.text(3));
}

std::uint64_t ResultStore::take_all(const std::string& file) {
  ResultStore from(file);
  const std::uint64_t before = added_;
  database_.run("BEGIN IMMEDIATE");
  from.each([&](const std::string& plan, Shard shard, const std::string& tally) {
    put_.bind(1, number_of(plan)).bind(2, number(shard.from)).bind(3, number(shard.to));
    put_.bind(4, tally).step();
    put_.reset();
    if (database_.changed()) added_ += shard.to - shard.from;
  });
  database_.run("COMMIT");
  return added_ - before;
}

void ResultStore::flush() {
  if (waiting_.empty()) return;
  database_.run("BEGIN IMMEDIATE");
  for (const Result& result : waiting_) {
    put_.bind(1, result.plan)
        .bind(2, number(result.shard.from))
        .bind(3, number(result.shard.to))
        .bind(4, result.tally);
    put_.step();
    put_.reset();
  }
  database_.run("COMMIT");
  waiting_.clear();
  flushed_ = std::chrono::steady_clock::now();
}

}  // namespace hr::cli
