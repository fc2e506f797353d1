// SPDX-License-Identifier: MIT
// Finds the known word that was probably meant by an unknown one. Letter case is ignored; swapped
// neighbours count as one mistake. About one mistake in three letters is tolerated, at most three;
// words of one or two letters may differ only in case. Among equally close candidates the first is
// chosen.
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
