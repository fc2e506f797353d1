// SPDX-License-Identifier: MIT
#include "scripting/scenarios/test_words.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/words.h"

namespace hr::scripting {

std::string tests_text(std::span<const TestVerdict> verdicts) {
  const auto count = [&](TestVerdict verdict) { return std::ranges::count(verdicts, verdict); };
  const auto passes = count(TestVerdict::passes), fails = count(TestVerdict::fails),
             errors = count(TestVerdict::error);
  if (verdicts.empty()) return "No scenarios yet";
  if (verdicts.size() == 1)
    return fails > 0    ? "The scenario fails"
           : errors > 0 ? "The scenario has an error"
                        : "The scenario passes";
  if (fails + errors == 0) return fmt::format("All {} scenarios pass", verdicts.size());
  std::string out = fmt::format("{} of {} scenarios pass", passes, verdicts.size());
  if (fails > 0) out += fmt::format(", {} {}", fails, fails == 1 ? "fails" : "fail");
  if (errors > 0) out += ", " + count_text(static_cast<std::uint64_t>(errors), "error", "errors");
  return out;
}

}  // namespace hr::scripting
