// SPDX-License-Identifier: MIT
// A time limit for reading several rulesets or variants in a row that does not grow with the number
// of slow ones. After one has taken too long, each later one gets only a little time, and once all
// time is used up no more are read.
#pragma once

#include <chrono>
#include <functional>
#include <string>

namespace hr::scripting {

class SharedTime {
 public:
  // `free`: what each may use without counting. With none, all together get at most 0.9 seconds of
  // processor time.
  explicit SharedTime(std::chrono::milliseconds free = {}) : free_(free) {}

  // Runs `body`, which reads `file`. Returns the error as a sentence, "" if there was none. The
  // time also counts against an enclosing Allowance; if that is used up, throws Exhausted.
  std::string complaint_of(const std::string& file, const std::function<void()>& body);

 private:
  std::chrono::nanoseconds free_, used_{0};
  bool overrun_ = false;  // one of them took too long
};

}  // namespace hr::scripting
