// SPDX-License-Identifier: MIT
#include "scripting/scenarios/test_words.h"

#include <catch2/catch.hpp>

namespace hr::tests {

using namespace scripting;

TEST_CASE("what came out of scenarios is said in a line", "[scripting]") {
  const auto text = [](const std::vector<TestVerdict>& verdicts) { return tests_text(verdicts); };
  constexpr TestVerdict k_passes = TestVerdict::passes, k_fails = TestVerdict::fails,
                        k_error = TestVerdict::error;
  CHECK(text({}) == "No scenarios yet");
  CHECK(text({k_passes}) == "The scenario passes");
  CHECK(text({k_fails}) == "The scenario fails");
  CHECK(text({k_error}) == "The scenario has an error");
  CHECK(text({k_passes, k_passes}) == "All 2 scenarios pass");
  CHECK(text({k_passes, k_fails, k_passes}) == "2 of 3 scenarios pass, 1 fails");
  CHECK(text({k_fails, k_error, k_passes, k_fails, k_error}) ==
        "1 of 5 scenarios pass, 2 fail, 2 errors");
}

}  // namespace hr::tests
