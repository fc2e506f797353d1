// SPDX-License-Identifier: MIT
// Finds the known word that somebody who wrote an unknown one probably meant.
// Letter case is ignored; a swap of neighbours counts as one slip. About one slip in three
// letters is forgiven, three at most; words of one or two letters must differ by case only.
// Of equally near candidates the first one wins, so the answer depends on their order alone.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace hr {

std::optional<std::string> nearest_word(std::string_view name,
                                        std::span<const std::string> candidates);

// ` (did you mean "x"?)`, or nothing at all.
std::string did_you_mean(std::string_view name, std::span<const std::string> candidates);

}  // namespace hr
