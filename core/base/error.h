// SPDX-License-Identifier: MIT
// The one exception for bad input: a ruleset, a file, an option, an action. Its text is one
// sentence that says where the problem is, what was expected and what was found. A programming
// mistake is an assert, never an Error.
#pragma once

#include <stdexcept>
#include <string>
#include <utility>

#include "core/base/message.h"

namespace hr {

class Error : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Why something was not done, as whoever asked for it is told: the same value from where it is
// found through the table to a window, a terminal or a message.
struct Reason {
  std::string text;  // one sentence
  // If only because an action lacks arguments: it, as typed so far; the next may follow. Or "".
  std::string begun = {};
  std::string place = {};  // what it is about in the rules: "rules.lua:12: verbs.move"; or ""
  // What `text` is in English; nothing if it has no other words, as those of the rules.
  Message said = {};

  static Reason of(const Message& said) { return {.text = said.in_english(), .said = said}; }
  void put_into(Language language) {
    if (!said.empty()) text = said.in(language);
  }
};

// It may be shown to the seat that caused it; any other error is for the table's owner.
class Refusal : public Error {
 public:
  explicit Refusal(Reason why) : Error(why.text), reason_(std::move(why)) {}
  explicit Refusal(std::string why, std::string place = {})
      : Refusal(Reason{.text = std::move(why), .place = std::move(place)}) {}
  explicit Refusal(const Message& why) : Refusal(Reason::of(why)) {}
  const Reason& reason() const { return reason_; }

 private:
  Reason reason_;
};

}  // namespace hr
