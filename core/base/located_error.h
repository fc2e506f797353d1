// SPDX-License-Identifier: MIT
// An Error with a place in a file, which its text does not repeat; line and column count from 1,
// and column 0 means the whole line.
#pragma once

#include <string>

#include "core/base/error.h"

namespace hr {

class LocatedError : public Error {
 public:
  LocatedError(int line, int column, const std::string& sentence)
      : Error(sentence), line_(line), column_(column) {}
  int line() const { return line_; }
  int column() const { return column_; }

 private:
  int line_, column_;
};

}  // namespace hr
