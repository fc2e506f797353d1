// SPDX-License-Identifier: MIT
// A reader of what comes from outside, given anything at all. It accepts an input or refuses it
// with a core::Error; everything else (another exception, a crash, a contradiction, a sanitizer's
// complaint) is a finding.
#pragma once

#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

namespace hr::fuzz {

struct FuzzTarget {
  const char* name;                     // of its folder of seeds, too
  std::size_t max;                      // bytes of an input
  unsigned share;                       // of the inputs that are tried, compared with the others
  bool (*run)(std::string_view input);  // whether it was accepted
};

std::span<const FuzzTarget> fuzz_targets();
const FuzzTarget& fuzz_target(std::string_view name);  // throws std::out_of_range

bool fuzz_actions(std::string_view input);
bool fuzz_boards(std::string_view input);
bool fuzz_drawings(std::string_view input);
bool fuzz_lessons(std::string_view input);
bool fuzz_messages(std::string_view input);
bool fuzz_packs(std::string_view input);
bool fuzz_records(std::string_view input);
bool fuzz_rulesets(std::string_view input);
bool fuzz_scenarios(std::string_view input);
bool fuzz_stores(std::string_view input);

// What a target throws when two results differ that must be equal.
class Contradiction : public std::logic_error {
 public:
  using std::logic_error::logic_error;
};

inline void must_agree(const std::string& first, const std::string& second, const char* what) {
  if (first != second) throw Contradiction(std::string(what) + ":\n" + first + "\n---\n" + second);
}

}  // namespace hr::fuzz
