// SPDX-License-Identifier: MIT
// Comma-separated values for spreadsheets, as RFC 4180 describes them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace hr::cli {

class Csv {
 public:
  // Texts are in quotes. One that a spreadsheet would take for a formula, such as "=1+1" in a name,
  // begins with an apostrophe; a number does not.
  Csv& text(std::string_view text);
  Csv& number(std::uint64_t number);
  Csv& number(std::int64_t number);
  Csv& number(double number);  // as short as it can be and still be read as the same
  Csv& blank();
  // An empty field if there is nothing.
  template <class Number>
  Csv& number(const std::optional<Number>& value) {
    return value ? number(*value) : blank();
  }
  void end_row();
  // Every row from now on ends with these fields as well: those of its only row, still open.
  void end_rows_with(const Csv& fields) { tail_ = fields.rows_; }

  const std::string& rows() const { return rows_; }

 private:
  Csv& raw(std::string_view field);

  std::string rows_, tail_;
  bool begun_ = false;  // a row
};

}  // namespace hr::cli
