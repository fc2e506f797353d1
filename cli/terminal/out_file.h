// SPDX-License-Identifier: MIT
// The file that a command writes: --out FILE, or another flag.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

namespace hr::cli {

// Call it before the work begins. Throws Failure (usage) if the file exists and does not begin with
// one of `begins`: it is of another kind, such as a ruleset, and would be lost. A file of the same
// kind is overwritten. Removes drafts that killed processes have left beside it.
void check_out_file(const std::string& out, std::initializer_list<std::string_view> begins,
                    const char* flag = "--out");

// Call it before long work. Throws Failure (problems) if the file cannot be written: its folder is
// not there, or does not allow it.
void check_writable(const std::string& out, const char* flag);

}  // namespace hr::cli
