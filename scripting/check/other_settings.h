// SPDX-License-Identifier: MIT
// The ways in which a game can be started other than as a person has chosen: with another value of
// an option, with a variant, or several together. For checks that must not look at the defaults
// alone.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "scripting/ruleset/ruleset.h"

namespace hr::scripting {

struct OtherSetting {
  std::vector<std::string> variants;  // those that were chosen, and others
  Settings settings;                  // likewise
  std::string text;                   // what is different: "option columns=6", "variant fog"
};

// What was chosen stays. First each option that was not, at the values that `check` tries; then
// each variant of the folder, with the options that it adds, and all of them; then options at
// random. Some cannot be loaded.
std::vector<OtherSetting> other_settings(const Ruleset& chosen, std::uint64_t seed);

}  // namespace hr::scripting
