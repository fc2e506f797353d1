// SPDX-License-Identifier: MIT
// Reads and writes records as files.
#pragma once

#include <string>

#include "core/record/record.h"

namespace hr::cli {

bool is_record_file(const std::string& name);      // FILE.rec
Record read_record_file(const std::string& name);  // "-": standard input
// Reads a truncated record up to its last complete line.
Record read_record_so_far(const std::string& name);

// "" if the rulesets found here are those of the match; otherwise a sentence.
std::string differences_from_installed(const Record& record);

}  // namespace hr::cli
