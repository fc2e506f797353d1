// SPDX-License-Identifier: MIT
// A SQLite database, and statements that are prepared once. What SQLite reports becomes an Error, a
// sentence that begins with the file's name. Only database.cpp includes SQLite's header.
//
// The file may come from a stranger. What it could bring along is refused before SQLite reads it
// (write-ahead logs, journals that name further files), never run (views, triggers), or too large
// to be read (values). What it consists of must still be checked before it is used: check().
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace hr::cli {

enum class DatabaseUse : std::uint8_t {
  read,   // the file exists; it is changed only if whoever has written it was stopped in the middle
  write,  // the file is made if there is none
};

class Database {
 public:
  // Throws Error if it cannot be opened, or written.
  Database(const std::string& file, DatabaseUse use);

  // Throws Error if the pages do not fit together, or if the database consists of anything but the
  // tables that these statements make, word for word.
  void check(const std::vector<std::string>& tables);

  void run(const std::string& statement);
  std::int64_t number(const std::string& query);  // the first column of the first row; none: 0

  void roll_back();      // what was begun; nothing if nothing was
  bool changed() const;  // whether the last statement that writes has added a row

  const std::string& file() const { return file_; }
  // Throw Error: with the reason, and that another name may be chosen; with SQLite's last error.
  [[noreturn]] void refuse(const std::string& why) const;
  [[noreturn]] void fail() const;

 private:
  friend class SqlStatement;
  struct Close {
    void operator()(sqlite3* database) const;
  };
  // What SQLite asks while it works, and while it waits for another process.
  struct Patience {
    std::chrono::steady_clock::time_point until = std::chrono::steady_clock::time_point::max();
    std::chrono::steady_clock::time_point waits_since = {};
    static int work(void* patience);
    static int wait(void* patience, int times);
  };

  void protect();

  std::string file_;
  DatabaseUse use_;
  std::unique_ptr<Patience> patience_;
  std::unique_ptr<sqlite3, Close> handle_;
};

// While a row is read the database is locked for writers, so reset() soon.
class SqlStatement {
 public:
  SqlStatement(Database& database, const char* text);

  SqlStatement& bind(int parameter, const std::string& text);  // parameters count from 1
  SqlStatement& bind(int parameter, std::int64_t number);
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
