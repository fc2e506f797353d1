// SPDX-License-Identifier: MIT
// The time to read several rulesets or variants one after another, however many of them take long:
// it is the same for all of them together. Once one has taken too long there is little for each of
// those behind it, and when all of the time is used up no more are read.
#pragma once

#include <chrono>
#include <functional>
#include <string>

namespace hr::scripting {

class SharedTime {
 public:
  // `free`: what each may take at no cost to the others. With none, all together take 0.9 seconds
  // of processor time at most.
  explicit SharedTime(std::chrono::milliseconds free = {}) : free_(free) {}

  // Carries out `body`, which reads `file`. What went wrong, as a sentence; "" when nothing did.
  // Within an Allowance its time counts as well; where that is used up, Exhausted is thrown.
  std::string complaint_of(const std::string& file, const std::function<void()>& body);

 private:
  std::chrono::nanoseconds free_, used_{0};
  bool overrun_ = false;  // by one that took too long
};

}  // namespace hr::scripting
