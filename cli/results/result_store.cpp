// SPDX-License-Identifier: MIT
#include "cli/results/result_store.h"

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/lab/check_kept.h"

namespace hr::cli {

namespace {

constexpr std::int64_t k_mark = 0x4852'4c42;  // "HRLB", SQLite's field for the program
constexpr std::int64_t k_format = 1;
// What waits is written together; a file that could not be written may be free again later.
constexpr std::chrono::milliseconds k_between{250}, k_before_next_try{30'000};
constexpr std::size_t k_max_waiting = std::size_t{128} << 20;  // bytes

// `plan` is what results depend on; games `first` to before `last` of it add up to `tally`. As
// SQLite keeps these statements: word for word.
const std::vector<std::string>& tables() {
  static const std::vector<std::string> out{
      "CREATE TABLE plans (id INTEGER PRIMARY KEY, plan TEXT NOT NULL UNIQUE)",
      R"(CREATE TABLE shards (
  plan INTEGER NOT NULL REFERENCES plans,
  first INTEGER NOT NULL,
  last INTEGER NOT NULL,
  tally TEXT NOT NULL,
  PRIMARY KEY (plan, first, last)
) WITHOUT ROWID)"};
  return out;
}

bool is_empty(Database& database) {
  return database.number("PRAGMA application_id") == 0 &&
         database.number("SELECT count(*) FROM sqlite_schema") == 0;
}

void make_tables(Database& database) {
  database.run("BEGIN IMMEDIATE");
  if (is_empty(database)) {  // else another process was first
    for (const std::string& table : tables()) database.run(table);
    database.run(
        fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {}", k_mark, k_format));
  }
  database.run("COMMIT");
}

void check_results(Database& database) {
  if (database.number("PRAGMA application_id") != k_mark)
    database.refuse("this is another program's database");
  if (database.number("PRAGMA user_version") > k_format)
    database.refuse("the file was written by a later version of House Rules");
  database.check(tables());
}

Database open_results(const std::string& file) {
  if (file.empty()) throw Error("expected the name of a file for the results, got nothing");
  Database database(file, DatabaseUse::write);
  if (is_empty(database)) make_tables(database);
  check_results(database);
  return database;
}

std::int64_t number(std::uint64_t game) { return static_cast<std::int64_t>(game); }

constexpr const char* k_all =
    "SELECT plan.plan, first, last, tally FROM shards JOIN plans AS plan ON plan.id = shards.plan "
    "ORDER BY shards.plan, first, last";

Shard shard_in(const SqlStatement& row) {
  return {static_cast<std::uint64_t>(row.number(1)), static_cast<std::uint64_t>(row.number(2))};
}

}  // namespace

ResultStore::ResultStore(const std::string& file, Tell tell)
    : tell_(std::move(tell)),
      database_(open_results(file)),
      find_(database_,
            "SELECT tally FROM shards JOIN plans AS plan ON plan.id = shards.plan "
            "WHERE plan.plan = ? AND first = ? AND last = ?"),
      put_(database_, "INSERT OR REPLACE INTO shards VALUES (?, ?, ?, ?)") {}

// What cannot be written here could not be reported, and is played again next time.
ResultStore::~ResultStore() {
  tell_ = {};
  flush();
}

std::int64_t ResultStore::number_of(const std::string& plan) {
  if (const auto known = plans_.find(plan); known != plans_.end()) return known->second;
  SqlStatement(database_, "INSERT OR IGNORE INTO plans (plan) VALUES (?)").bind(1, plan).step();
  SqlStatement look(database_, "SELECT id FROM plans WHERE plan = ?");
  if (!look.bind(1, plan).step()) database_.refuse("the file is damaged");
  return plans_[plan] = look.number(0);
}

std::optional<std::string> ResultStore::find(const std::string& plan, Shard shard) {
  std::optional<std::string> out;
  if (const auto at = waiting_.find(plan); at != waiting_.end())
    if (const auto tally = at->second.find({shard.from, shard.to}); tally != at->second.end())
      out = tally->second;
  if (!out && reads_) {
    try {
      find_.bind(1, plan).bind(2, number(shard.from)).bind(3, number(shard.to));
      if (find_.step()) out = find_.text(0);
      find_.reset();
    } catch (const Error& error) {
      give_up_reading(error);
    }
  }
  if (out) found_ += shard.to - shard.from;
  return out;
}

void ResultStore::give_up_reading(const Error& error) {
  reads_ = false;
  if (tell_) tell_(std::string(error.what()) + "; what it has is played again");
}

void ResultStore::put(const std::string& plan, Shard shard, const std::string& tally) {
  added_ += shard.to - shard.from;
  if (waiting_size_ + tally.size() > k_max_waiting) {
    dropped_ += shard.to - shard.from;
  } else {
    waiting_[plan][{shard.from, shard.to}] = tally;
    waiting_size_ += tally.size();
  }
  rest();
}

void ResultStore::refuse(const std::string& plan, Shard shard) {
  const std::uint64_t games = shard.to - shard.from;
  found_ -= games;
  if (refused_.insert({plan, {shard.from, shard.to}}).second) damaged_ += games;
}

void ResultStore::rest() {
  const auto pause = writes_ ? k_between : k_before_next_try;
  if (!waiting_.empty() && std::chrono::steady_clock::now() - flushed_ >= pause) flush();
}

void ResultStore::each(const std::function<void(const std::string& plan, Shard shard,
                                                const std::string& tally)>& see) {
  try {
    SqlStatement all(database_, k_all);
    while (all.step()) see(all.text(0), shard_in(all), all.text(3));
  } catch (const Error& error) {
    give_up_reading(error);
  }
}

std::uint64_t ResultStore::take_all(const std::string& file) {
  Database from(file, DatabaseUse::read);
  if (is_empty(from)) return 0;  // its writer was stopped before it had made the tables
  check_results(from);
  std::uint64_t added = 0;
  SqlStatement put(database_, "INSERT OR IGNORE INTO shards VALUES (?, ?, ?, ?)");
  database_.run("BEGIN IMMEDIATE");
  try {
    SqlStatement all(from, k_all);
    while (all.step()) {
      const std::string plan = all.text(0), tally = all.text(3);
      const Shard shard = shard_in(all);
      try {
        check_kept(plan, shard, tally);
      } catch (const DamagedResults&) {
        throw Error(fmt::format(
            "{}: the file is damaged: what it has of the games {} to {} cannot have been played",
            file, shard.from + 1, shard.to));
      }
      put.bind(1, number_of(plan)).bind(2, number(shard.from)).bind(3, number(shard.to));
      put.bind(4, tally).step();
      put.reset();
      if (database_.changed()) added += shard.to - shard.from;
    }
    database_.run("COMMIT");
  } catch (const Error&) {
    plans_.clear();
    put.reset();
    database_.roll_back();
    throw;
  }
  added_ += added;
  return added;
}

std::uint64_t ResultStore::not_kept() const {
  std::uint64_t out = dropped_;
  for (const auto& [plan, tallies] : waiting_)
    for (const auto& [games, tally] : tallies) out += games.second - games.first;
  return out;
}

bool ResultStore::flush() {
  if (waiting_.empty()) return dropped_ == 0;
  const bool wrote = std::exchange(writes_, true);
  try {
    write_waiting();
    waiting_.clear();
    waiting_size_ = 0;
  } catch (const Error& error) {
    writes_ = false;
    plans_.clear();
    put_.reset();
    database_.roll_back();
    if (wrote && tell_)
      tell_(std::string(error.what()) + "; the games go on, and the file is tried again later");
  }
  flushed_ = std::chrono::steady_clock::now();
  return writes_ && dropped_ == 0;
}

void ResultStore::write_waiting() {
  database_.run("BEGIN IMMEDIATE");
  for (const auto& [plan, tallies] : waiting_)
    for (const auto& [games, tally] : tallies) {
      put_.bind(1, number_of(plan)).bind(2, number(games.first)).bind(3, number(games.second));
      put_.bind(4, tally).step();
      put_.reset();
    }
  database_.run("COMMIT");
}

}  // namespace hr::cli
