// SPDX-License-Identifier: MIT
// The time to read several rulesets or variants one after another. They share it: when it is used
// up, little is left for each of those behind, enough for any that means well.
#pragma once

#include <chrono>
#include <functional>
#include <string>

namespace hr::scripting {

class SharedTime {
 public:
  // Carries out `body`, which reads `file`. What went wrong, as a sentence; "" when nothing did.
  std::string complaint_of(const std::string& file, const std::function<void()>& body);

 private:
  std::chrono::milliseconds time_{700};
};

}  // namespace hr::scripting
