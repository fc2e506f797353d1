// SPDX-License-Identifier: MIT
#include "cli/results/database.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <string_view>
#include <thread>

#include "cli/terminal/interrupt.h"
#include "core/base/error.h"
#include "core/base/words.h"

namespace hr::cli {

namespace {

namespace fs = std::filesystem;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr const char* k_read_only =
    ": the file cannot be written; allow it, or copy the file elsewhere";
// Another process writes for a moment. While games are played the file is not waited for so long,
// and who has pressed Ctrl+C is not kept waiting.
constexpr milliseconds k_patience{20'000}, k_patience_in_use{5'000}, k_patience_at_end{2'000};
// To find out what a database consists of takes no time, unless it was made to take for ever; to
// check its pages takes as long as to read the file.
constexpr milliseconds k_time_to_look{10'000}, k_time_to_check{120'000};
constexpr std::uintmax_t k_max_size = std::uintmax_t{16} << 30;
constexpr std::int64_t k_max_memory = std::int64_t{64} << 20;

struct Limit {
  int id, value;
};
constexpr std::array<Limit, 12> k_limits{{{SQLITE_LIMIT_LENGTH, 8 << 20},
                                          {SQLITE_LIMIT_SQL_LENGTH, 10'000},
                                          {SQLITE_LIMIT_COLUMN, 40},
                                          {SQLITE_LIMIT_EXPR_DEPTH, 20},
                                          {SQLITE_LIMIT_COMPOUND_SELECT, 2},
                                          {SQLITE_LIMIT_VDBE_OP, 25'000},
                                          {SQLITE_LIMIT_FUNCTION_ARG, 8},
                                          {SQLITE_LIMIT_ATTACHED, 0},
                                          {SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 100},
                                          {SQLITE_LIMIT_VARIABLE_NUMBER, 10},
                                          {SQLITE_LIMIT_TRIGGER_DEPTH, 1},
                                          {SQLITE_LIMIT_WORKER_THREADS, 0}}};

// The first bytes of a file, or the last; fewer if it has not so many.
std::string first_bytes(const fs::path& file, std::size_t count, std::uintmax_t from = 0) {
  std::ifstream in(file, std::ios::binary);
  in.seekg(static_cast<std::streamoff>(from));
  std::string out(count, '\0');
  in.read(out.data(), static_cast<std::streamsize>(count));
  out.resize(static_cast<std::size_t>(std::max<std::streamsize>(in.gcount(), 0)));
  return out;
}

std::string last_bytes(const fs::path& file, std::size_t count) {
  std::error_code error;
  const std::uintmax_t size = fs::file_size(file, error);
  return first_bytes(file, count, error || size < count ? 0 : size - count);
}

// SQLite reads a journal that lies beside a database and writes what it says into the database,
// which is how a file is restored whose writer was killed. Ours is a plain one.
void check_beside(const std::string& file) {
  std::error_code ignored;
  const std::string real = fs::weakly_canonical(file, ignored).string();  // links are followed
  for (const char* const ending : {"-wal", "-shm"})
    if (fs::symlink_status(real + ending, ignored).type() != fs::file_type::not_found)
      throw Error(fmt::format(
          "{}: beside it is {}{}, which House Rules does not make; if the results are your own, "
          "remove that file",
          file, fs::path(real).filename().string(), ending));
  const fs::path journal = real + "-journal";
  const fs::file_type type = fs::symlink_status(journal, ignored).type();
  if (type == fs::file_type::not_found) return;
  // A journal that ends so names a further file, which SQLite removes.
  constexpr std::string_view k_names_a_file = "\xd9\xd5\x05\xf9\x20\xa1\x63\xd7";
  if (type != fs::file_type::regular ||
      last_bytes(journal, k_names_a_file.size()) == k_names_a_file)
    throw Error(fmt::format("{}: the journal beside it, {}, is not one of House Rules; remove it",
                            file, journal.filename().string()));
}

const char* other_name(DatabaseUse use) {
  return use == DatabaseUse::write ? "; choose another name to measure anew" : "";
}

// Before SQLite sees the file.
void check_file(const std::string& file, DatabaseUse use) {
  std::error_code error;
  const fs::file_status status = fs::status(file, error);
  if (status.type() == fs::file_type::not_found) {
    if (fs::is_symlink(fs::symlink_status(file, error)))
      throw Error(file + ": this is a link to a file that does not exist");
    if (use == DatabaseUse::read) throw Error(file + ": there is no such file");
  } else if (status.type() == fs::file_type::directory) {
    throw Error(file + ": the file cannot be opened, because it is a folder");
  } else if (status.type() != fs::file_type::regular) {
    throw Error(file + ": the file cannot be opened, because it is a pipe or a device");
  }
  check_beside(file);
  const std::string header = first_bytes(file, 100);
  if (header.empty()) return;
  if (!header.starts_with(std::string_view("SQLite format 3\0", 16)) || header.size() < 100)
    throw Error(file + ": this is not a file of results" + other_name(use));
  // Ours are written with a rollback journal, in UTF-8, and do not shrink by themselves.
  const auto at = [&](std::size_t i) { return static_cast<unsigned char>(header[i]); };
  const bool shrinks = !std::ranges::all_of(header.substr(52, 4), [](char c) { return c == 0; });
  if (at(18) != 1 || at(19) != 1 || shrinks || at(59) > 1)
    throw Error(file + ": the file was not made by House Rules" + other_name(use));
  if (fs::file_size(file, error) > k_max_size)
    throw Error(fmt::format("{}: expected a file of at most {} GB", file, k_max_size >> 30));
}

}  // namespace

void Database::Close::operator()(sqlite3* database) const { sqlite3_close_v2(database); }
void SqlStatement::Finish::operator()(sqlite3_stmt* statement) const {
  sqlite3_finalize(statement);
}

int Database::Patience::work(void* patience) {
  return steady_clock::now() > static_cast<Patience*>(patience)->until ? 1 : 0;
}

int Database::Patience::wait(void* patience, int times) {
  Patience& self = *static_cast<Patience*>(patience);
  const auto now = steady_clock::now();
  if (times == 0) self.waits_since = now;
  const milliseconds most =
      self.until == steady_clock::time_point::max() ? k_patience_in_use : k_patience;
  if (now - self.waits_since > (Interrupt::requested() ? k_patience_at_end : most)) return 0;
  std::this_thread::sleep_for(milliseconds(std::min(1 << std::min(times, 6), 50)));
  return 1;
}

Database::Database(const std::string& file, DatabaseUse use)
    : file_(file), use_(use), patience_(std::make_unique<Patience>()) {
  check_file(file, use);
  sqlite3* opened = nullptr;
  // Some names that are no paths are more than names to SQLite, such as ":memory:".
  const std::string path = file.starts_with('/') ? file : "./" + file;
  const int flags = use == DatabaseUse::write ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
                                              : SQLITE_OPEN_READWRITE;
  const int code = sqlite3_open_v2(path.c_str(), &opened, flags, nullptr);
  handle_.reset(opened);
  if (code != SQLITE_OK) fail();
  if (use == DatabaseUse::write && sqlite3_db_readonly(opened, "main") == 1)
    throw Error(file + k_read_only);
  protect();
}

void Database::protect() {
  sqlite3* const handle = handle_.get();
  sqlite3_hard_heap_limit64(k_max_memory);
  for (const Limit& limit : k_limits) sqlite3_limit(handle, limit.id, limit.value);
  const auto set = [&](int option, int on) { sqlite3_db_config(handle, option, on, nullptr); };
  set(SQLITE_DBCONFIG_DEFENSIVE, 1);
  set(SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0);
  set(SQLITE_DBCONFIG_ENABLE_TRIGGER, 0);
  set(SQLITE_DBCONFIG_ENABLE_VIEW, 0);
  set(SQLITE_DBCONFIG_DQS_DDL, 0);
  set(SQLITE_DBCONFIG_DQS_DML, 0);
  sqlite3_busy_handler(handle, Patience::wait, patience_.get());
  constexpr int k_steps = 10'000;
  sqlite3_progress_handler(handle, k_steps, Patience::work, patience_.get());
  // The first statement that reads finds out what the database consists of.
  patience_->until = steady_clock::now() + k_time_to_look;
  run("PRAGMA trusted_schema = OFF; PRAGMA mmap_size = 0; PRAGMA cell_size_check = ON; "
      "PRAGMA temp_store = MEMORY");
}

namespace {

struct Entry {
  std::string type, name, sql;
};

std::string declared_name(const std::string& table) {
  return split_words(std::string_view(table).substr(std::strlen("CREATE TABLE"))).front();
}

}  // namespace

void Database::check(const std::vector<std::string>& tables) {
  patience_->until = steady_clock::now() + k_time_to_look;
  std::size_t found = 0;
  SqlStatement all(*this, "SELECT type, name, ifnull(sql, '') FROM sqlite_schema");
  while (all.step()) {
    const Entry entry{all.text(0), all.text(1), all.text(2)};
    if (entry.type == "table" && std::ranges::find(tables, entry.sql) != tables.end()) {
      ++found;
    } else if (entry.type != "index" || !entry.sql.empty()) {
      const bool ours = entry.type == "table" &&
                        std::ranges::find(tables, entry.name, declared_name) != tables.end();
      refuse(fmt::format("the file has {} {}, which House Rules {}",
                         with_article(printable(entry.type)), quote(entry.name),
                         ours ? "makes in another way" : "never makes"));
    }
  }
  if (found != tables.size()) refuse("a table is missing in the file");
  patience_->until = steady_clock::now() + k_time_to_check;
  SqlStatement pages(*this, "PRAGMA quick_check(1)");
  if (!pages.step() || pages.text(0) != "ok") refuse("the file is damaged");
  patience_->until = steady_clock::time_point::max();
}

void Database::refuse(const std::string& why) const {
  throw Error(file_ + ": " + why + other_name(use_));
}

void Database::fail() const {
  const int code = sqlite3_extended_errcode(handle_.get());
  if (code == SQLITE_READONLY_DBMOVED)
    throw Error(file_ + ": the file was moved or removed while it was in use");
  switch (code & 0xff) {
    case SQLITE_NOTADB:
      refuse("this is not a file of results");
    case SQLITE_CORRUPT:
    case SQLITE_TOOBIG:
      refuse("the file is damaged");
    case SQLITE_READONLY:
      throw Error(file_ + k_read_only);
    case SQLITE_BUSY:
      throw Error(file_ + ": another program has been using the file for too long");
    case SQLITE_FULL:
      throw Error(file_ + ": the disk is full");
    case SQLITE_INTERRUPT:
      refuse("the file takes too long to check");
    case SQLITE_CANTOPEN:
      throw Error(file_ + ": the file cannot be opened or made; does its folder exist?");
    case SQLITE_IOERR:
      throw Error(file_ + ": the file cannot be read or written");
    default:
      throw Error(fmt::format("{}: {}", file_, sqlite3_errmsg(handle_.get())));
  }
}

void Database::run(const std::string& statement) {
  if (sqlite3_exec(handle_.get(), statement.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
    fail();
}

std::int64_t Database::number(const std::string& query) {
  SqlStatement statement(*this, query.c_str());
  return statement.step() ? statement.number(0) : 0;
}

void Database::roll_back() {
  if (sqlite3_get_autocommit(handle_.get()) == 0)
    sqlite3_exec(handle_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
}

bool Database::changed() const { return sqlite3_changes(handle_.get()) > 0; }

SqlStatement::SqlStatement(Database& database, const char* text) : database_(database) {
  sqlite3_stmt* made = nullptr;
  if (sqlite3_prepare_v2(database.handle_.get(), text, -1, &made, nullptr) != SQLITE_OK)
    database.fail();
  handle_.reset(made);
}

SqlStatement& SqlStatement::bind(int parameter, const std::string& text) {
  if (sqlite3_bind_text64(handle_.get(), parameter, text.data(), text.size(), SQLITE_TRANSIENT,
                          SQLITE_UTF8) != SQLITE_OK)
    database_.fail();
  return *this;
}

SqlStatement& SqlStatement::bind(int parameter, std::int64_t number) {
  if (sqlite3_bind_int64(handle_.get(), parameter, number) != SQLITE_OK) database_.fail();
  return *this;
}

bool SqlStatement::step() {
  const int code = sqlite3_step(handle_.get());
  if (code == SQLITE_ROW || code == SQLITE_DONE) return code == SQLITE_ROW;
  reset();  // or what it holds would be in the way of the next one
  database_.fail();
}

std::string SqlStatement::text(int column) const {
  const unsigned char* const text = sqlite3_column_text(handle_.get(), column);
  return text == nullptr ? ""
                         : std::string(text, text + sqlite3_column_bytes(handle_.get(), column));
}

std::int64_t SqlStatement::number(int column) const {
  return sqlite3_column_int64(handle_.get(), column);
}

void SqlStatement::reset() { sqlite3_reset(handle_.get()); }

}  // namespace hr::cli
