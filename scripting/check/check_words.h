// SPDX-License-Identifier: MIT
// What a check has done, in sentences, the same for all clients.
#pragma once

#include <string>
#include <vector>

#include "scripting/check/check.h"

namespace hr::scripting {

// "500 games under 12 settings, 31000 actions: no problems.", and what else is to be known.
// `stopped`: how it is said that there was no more time, as the beginning of a sentence.
std::vector<std::string> check_sentences(const CheckReport& report, const std::string& stopped);

// "2 errors and 1 warning", "no problems", "not enough games to tell".
std::string found_text(const CheckReport& report);

// `stopped`, and how far it got, without a full stop.
std::string stopped_sentence(const CheckReport& report, const std::string& stopped);

}  // namespace hr::scripting
