// SPDX-License-Identifier: MIT
// A problem in a ruleset: where it is, what it is, and what to do about it.
#pragma once

#include <string>
#include <vector>

#include "scripting/check/check_places.h"

namespace hr::scripting {

struct Finding {
  enum class Severity { error, warning };

  std::string file;
  int line = 1;
  int column = 1;
  Severity severity = Severity::error;
  std::string message;
  std::string advice;  // what to do; may be ""

  friend bool operator==(const Finding&, const Finding&) = default;
};

Finding finding(const SourcePlace& place, Finding::Severity severity, const std::string& message,
                std::string advice = "");

const char* severity_word(Finding::Severity severity);  // error, warning
// my_game/rules.lua:3:7: error: message
std::string finding_text(const Finding& finding);

// Sorts by file and place, errors first.
void sort(std::vector<Finding>& findings);

}  // namespace hr::scripting
