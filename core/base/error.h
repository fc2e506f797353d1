// SPDX-License-Identifier: MIT
// The one exception for bad input: a ruleset, a file, an option, an action. Its text is one
// sentence that says where the problem is, what was expected and what was found. A programming
// mistake is an assert, never an Error.
#pragma once

#include <stdexcept>
#include <string>
#include <utility>

namespace hr {

class Error : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Why something cannot be done, from wherever that is found to whoever asked for it. It may be
// shown to the seat that caused it; any other error is for the table's owner.
class Refusal : public Error {
 public:
  explicit Refusal(const std::string& why, std::string place = {})
      : Error(why), place_(std::move(place)) {}
  // What it is about in the rules: "rules.lua:12: verbs.move"; or "".
  const std::string& place() const { return place_; }

 private:
  std::string place_;
};

}  // namespace hr
