// SPDX-License-Identifier: MIT
// Records as files.
#pragma once

#include <string>

#include "core/record.h"

namespace hr::cli {

bool is_record_file(const std::string& name);      // FILE.rec
Record read_record_file(const std::string& name);  // "-": standard input

// "" when the rulesets that are here are those that the match was played by; else a sentence.
std::string compared_with_here(const Match& match);

}  // namespace hr::cli
