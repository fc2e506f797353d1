// SPDX-License-Identifier: MIT
// What an action names, who is asked, and who does what: leaks by the log, and honest twins.
#include <catch2/catch.hpp>

#include "tests/support/leak_case.h"

namespace hr::tests {

// Who is not asked has nothing to answer, and the dice fall when the last of the others is ready.
TEST_CASE("games that ask only some seats in secret raise no alarm", "[rulesets][leaks]") {
  for (const std::string who : {"others", "seats 'ann' + seats 'bob'"}) {
    const SecrecyResult found = look_into(rules_of({"some", (R"(
      vars = { bid = { 0, per = "seat", see = "owner" }, die = { 1, min = 1, max = 6, per = "seat", see = "owner" } },
      events = { bids = reveals "{1:seat} bids {2}." },
      verbs = { auction = { pass{}, does = as()" + who + R"(, at_once("bid", 1)) },
        bid = { number{ 0, 3 }, asked = true, secret = true, does = set("bid", chosen),
          done = { as(everyone, roll("die", 6)), tell(everyone, "bids", me, var "bid") } },
        shake = { pass{}, does = roll("die", 6) } },)")
                                                                .c_str()},
                                                   false));
    if (found.leak) FAIL_CHECK(text(*found.leak));
    CHECK(found.different > 30);
  }
}

}  // namespace hr::tests
