// SPDX-License-Identifier: MIT
// The one exception for bad input: a ruleset, a file, an option, an action.
// Its text is one sentence that says where, what was expected and what was found.
// A programmer's slip is an assert, never an Error.
#pragma once

#include <stdexcept>

namespace hr {

class Error : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// One that may be shown to the seat that asked; any other is for the table's owner.
class Refusal : public Error {
 public:
  using Error::Error;
};

}  // namespace hr
