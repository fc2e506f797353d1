// SPDX-License-Identifier: MIT
// The one exception for bad input: a ruleset, a file, an option, an action. Its text is one
// sentence that says where the problem is, what was expected and what was found. A programming
// mistake is an assert, never an Error.
#pragma once

#include <stdexcept>

namespace hr {

class Error : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// An error that may be shown to the seat that caused it; any other is for the table's owner.
class Refusal : public Error {
 public:
  using Error::Error;
};

}  // namespace hr
