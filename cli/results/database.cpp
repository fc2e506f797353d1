// SPDX-License-Identifier: MIT
#include "cli/results/database.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include "core/base/error.h"

namespace hr::cli {

namespace {

constexpr const char* k_read_only =
    ": the file cannot be written; allow it, or copy the file elsewhere";
constexpr int k_patience = 20'000;  // milliseconds; another process writes for a moment

}  // namespace

void Database::Close::operator()(sqlite3* database) const { sqlite3_close_v2(database); }
void Statement::Finish::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

Database::Database(const std::string& file) : file_(file) {
  sqlite3* opened = nullptr;
  // Some names that are no paths are more than names to SQLite, such as ":memory:".
  const std::string path = file.starts_with('/') ? file : "./" + file;
  const int code =
      sqlite3_open_v2(path.c_str(), &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr);
  handle_.reset(opened);
  if (code != SQLITE_OK) fail();
  if (sqlite3_db_readonly(opened, "main") == 1) throw Error(file + k_read_only);
  sqlite3_busy_timeout(opened, k_patience);
}

void Database::fail() const {
  const int code = sqlite3_errcode(handle_.get());
  switch (code & 0xff) {
    case SQLITE_NOTADB:
      throw Error(file_ + ": this is not a file of results; choose another name");
    case SQLITE_CORRUPT:
      throw Error(file_ + ": the file is damaged; choose another name to measure anew");
    case SQLITE_READONLY:
      throw Error(file_ + k_read_only);
    case SQLITE_BUSY:
      throw Error(file_ + ": another program has been using the file for too long");
    case SQLITE_FULL:
      throw Error(file_ + ": the disk is full");
    case SQLITE_CANTOPEN:
      throw Error(file_ + ": the file cannot be opened or made; does its folder exist?");
    default:
      throw Error(fmt::format("{}: {}", file_, sqlite3_errmsg(handle_.get())));
  }
}

void Database::run(const std::string& statement) {
  if (sqlite3_exec(handle_.get(), statement.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
    fail();
}

std::int64_t Database::number(const std::string& query) {
  Statement statement(*this, query.c_str());
  return statement.step() ? statement.number(0) : 0;
}

bool Database::changed() const { return sqlite3_changes(handle_.get()) > 0; }

Statement::Statement(Database& database, const char* text) : database_(database) {
  sqlite3_stmt* made = nullptr;
  if (sqlite3_prepare_v2(database.handle_.get(), text, -1, &made, nullptr) != SQLITE_OK)
    database.fail();
  handle_.reset(made);
}

Statement& Statement::bind(int parameter, const std::string& text) {
  if (sqlite3_bind_text64(handle_.get(), parameter, text.data(), text.size(), SQLITE_TRANSIENT,
                          SQLITE_UTF8) != SQLITE_OK)
    database_.fail();
  return *this;
}

Statement& Statement::bind(int parameter, std::int64_t number) {
  if (sqlite3_bind_int64(handle_.get(), parameter, number) != SQLITE_OK) database_.fail();
  return *this;
}

bool Statement::step() {
  const int code = sqlite3_step(handle_.get());
  if (code != SQLITE_ROW && code != SQLITE_DONE) database_.fail();
  return code == SQLITE_ROW;
}

std::string Statement::text(int column) const {
  const auto* const text =
      reinterpret_cast<const char*>(sqlite3_column_text(handle_.get(), column));
  return text == nullptr
             ? ""
             : std::string(text,
                           static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column)));
}

std::int64_t Statement::number(int column) const {
  return sqlite3_column_int64(handle_.get(), column);
}

void Statement::reset() { sqlite3_reset(handle_.get()); }

}  // namespace hr::cli
