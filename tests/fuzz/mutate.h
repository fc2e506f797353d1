// SPDX-License-Identifier: MIT
// Changes an input a little, as somebody who wants to break a reader would: words, numbers and
// lines of texts as well as bytes. Equal seeds give equal changes.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace hr::fuzz {

// At least one change of `input`; parts of `others` may be put into it.
std::string mutated(std::string input, const std::vector<std::string>& others, std::uint64_t seed,
                    std::size_t max);

}  // namespace hr::fuzz
