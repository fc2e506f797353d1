// SPDX-License-Identifier: MIT
// A SQLite database, and statements that are prepared once. What SQLite reports becomes an Error, a
// sentence that begins with the file's name. Only database.cpp includes SQLite's header.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

struct sqlite3;
struct sqlite3_stmt;

namespace hr::cli {

class Database {
 public:
  // Makes the file if there is none. Throws Error if it cannot be opened and written.
  explicit Database(const std::string& file);

  void run(const std::string& statement);
  std::int64_t number(const std::string& query);  // the first column of the first row; none: 0

  bool changed() const;  // whether the last statement that writes has added a row

  const std::string& file() const { return file_; }
  [[noreturn]] void fail() const;  // with SQLite's last error

 private:
  friend class Statement;
  struct Close {
    void operator()(sqlite3* database) const;
  };

  std::string file_;
  std::unique_ptr<sqlite3, Close> handle_;
};

// While a row is read the database is locked for writers, so reset() soon.
class Statement {
 public:
  Statement(Database& database, const char* text);

  Statement& bind(int parameter, const std::string& text);  // parameters count from 1
  Statement& bind(int parameter, std::int64_t number);
  bool step();  // to the next row; false: there is none
  std::string text(int column) const;
  std::int64_t number(int column) const;
  void reset();

 private:
  struct Finish {
    void operator()(sqlite3_stmt* statement) const;
  };

  Database& database_;
  std::unique_ptr<sqlite3_stmt, Finish> handle_;
};

}  // namespace hr::cli
