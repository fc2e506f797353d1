// SPDX-License-Identifier: MIT
// The time to read several rulesets or variants one after another, however many of them never come
// to an end: the first of these may take long, those behind it little, and when all of the time is
// used up no more are read. Those that are read in time cost the others nothing.
#pragma once

#include <chrono>
#include <functional>
#include <string>

namespace hr::scripting {

class SharedTime {
 public:
  // Carries out `body`, which reads `file`. What went wrong, as a sentence; "" when nothing did.
  // Within an Allowance its time counts as well; where that is used up, Exhausted is thrown.
  std::string complaint_of(const std::string& file, const std::function<void()>& body);

 private:
  std::chrono::nanoseconds lost_{0};  // with those that took too long
};

}  // namespace hr::scripting
