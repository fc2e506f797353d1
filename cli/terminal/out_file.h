// SPDX-License-Identifier: MIT
// The file that a command writes, --out FILE.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

namespace hr::cli {

// Before anything is played or drawn. A file that does not begin in one of these ways is of another
// kind, such as a ruleset's, and would be lost: Failure of usage. One of the same kind is written
// over. Drafts that killed runs have left beside it are cleared away.
void check_out_file(const std::string& out, std::initializer_list<std::string_view> begins);

}  // namespace hr::cli
