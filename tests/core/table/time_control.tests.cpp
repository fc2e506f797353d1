// SPDX-License-Identifier: MIT
// What time people agree on: as they type it, in words, and as clocks show it.
#include "core/table/time_control.h"

#include <catch2/catch.hpp>

namespace hr::tests {

using namespace std::chrono_literals;

TEST_CASE("time controls are read as people type them", "[core]") {
  CHECK(read_time_control("10+5") == TimeControl{600, 5, 0});
  CHECK(read_time_control("10m+5s") == TimeControl{600, 5, 0});
  CHECK(read_time_control("1h30m+1m/20") == TimeControl{5400, 60, 20});
  CHECK(read_time_control("90s") == TimeControl{90, 0, 0});
  CHECK(read_time_control("/30") == TimeControl{0, 0, 30});
  CHECK(read_time_control("24h") == TimeControl{k_max_time_seconds, 0, 0});
  for (const char* bad : {"", "ten", "+5", "10+", "10/", "10+5x", "10 + 5", "-3", "25h", "10//5",
                          "99999999999", "10+5/3/4", "/3+5"})
    CHECK_FALSE(read_time_control(bad));
}

TEST_CASE("time controls are said in a sentence", "[core]") {
  CHECK(time_control_text({}).empty());
  CHECK(time_control_text({600, 5, 0}) ==
        "Each player has 10 minutes for the whole game and 5 seconds more after each action.");
  CHECK(time_control_text({0, 0, 30}) == "Each player has 30 seconds for each turn.");
  CHECK(time_control_text({5401, 1, 60}) ==
        "Each player has 1 minute for each turn before the clock runs, 1 hour 30 minutes 1 second "
        "for the whole game and 1 second more after each action.");
  CHECK(time_control_objection({600, 5, 30}).empty());
  CHECK(time_control_objection({0, 5, 30}) ==
        "Time can only be added after each action if there is time for the whole game.");
  CHECK(time_control_objection({-1, 0, 0}) == "Expected times from 0 to 86400 seconds, got -1.");
  CHECK(time_control_objection({60, 0, 86401}) ==
        "Expected times from 0 to 86400 seconds, got 86401.");
}

TEST_CASE("clocks show tenths below ten seconds, and never less than is left", "[core]") {
  CHECK(clock_face(600'000ms) == "10:00");
  CHECK(clock_face(599'999ms) == "10:00");
  CHECK(clock_face(599'000ms) == "9:59");
  CHECK(clock_face(3'605'000ms) == "1:00:05");
  CHECK(clock_face(10'000ms) == "0:10");
  CHECK(clock_face(9'901ms) == "0:10");
  CHECK(clock_face(9'900ms) == "0:09.9");
  CHECK(clock_face(1ms) == "0:00.1");
  CHECK(clock_face(0ms) == "0:00.0");
}

}  // namespace hr::tests
