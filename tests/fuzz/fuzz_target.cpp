// SPDX-License-Identifier: MIT
#include "tests/fuzz/fuzz_target.h"

#include <algorithm>
#include <array>

namespace hr::fuzz {

namespace {

constexpr std::array<FuzzTarget, 10> k_targets{{{"actions", 2048, 1, fuzz_actions},
                                                {"boards", 2048, 2, fuzz_boards},
                                                {"drawings", 4096, 4, fuzz_drawings},
                                                {"lessons", 4096, 8, fuzz_lessons},
                                                {"messages", 4096, 1, fuzz_messages},
                                                {"packs", 8192, 4, fuzz_packs},
                                                {"records", 16384, 1, fuzz_records},
                                                {"rulesets", 512, 1, fuzz_rulesets},
                                                {"scenarios", 2048, 1, fuzz_scenarios},
                                                {"stores", 16384, 2, fuzz_stores}}};

}  // namespace

std::span<const FuzzTarget> fuzz_targets() { return k_targets; }

const FuzzTarget& fuzz_target(std::string_view name) {
  const auto found = std::ranges::find(k_targets, name, &FuzzTarget::name);
  if (found == k_targets.end())
    throw std::out_of_range("there is no target \"" + std::string(name) + "\"");
  return *found;
}

}  // namespace hr::fuzz
