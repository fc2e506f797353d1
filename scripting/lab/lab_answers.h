// SPDX-License-Identifier: MIT
// What designers ask of a game, answered in words from what was measured.
#pragma once

#include <string>
#include <vector>

#include "scripting/lab/version_lab.h"

namespace hr::scripting {

struct LabAnswer {
  std::string question;  // "Is white favoured?"
  std::string answer;    // one or two sentences
};

// Answers that need more games say so. No games: no answers.
std::vector<LabAnswer> lab_answers(const LabFacts& facts);
// What a change has done.
std::vector<LabAnswer> lab_answers(const LabDifference& difference);

}  // namespace hr::scripting
