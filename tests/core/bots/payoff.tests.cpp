// SPDX-License-Identifier: MIT
#include <catch2/catch.hpp>

#include "core/bots/payoff.h"
#include "tests/support/classics.h"

namespace hr::tests {

namespace {

Definition table_of_four() {
  Definition d = tic_tac_toe();
  d.seats = {{"a", ""}, {"b", ""}, {"c", ""}, {"d", ""}};
  return d;
}

Payoff won_by(const Definition& definition, std::uint32_t winners) {
  Header header;
  header.ended = true;
  header.winners = winners;
  return payoff(Game(definition), header);
}

}  // namespace

TEST_CASE("a point is divided among those who win", "[core][bots]") {
  const Definition d = table_of_four();
  CHECK(won_by(d, 0b0100) == Payoff{0, 0, k_point});
  CHECK(won_by(d, 0b0101) == Payoff{k_point / 2, 0, k_point / 2});
  const std::int32_t quarter = k_point / 4;
  CHECK(won_by(d, 0) == Payoff{quarter, quarter, quarter, quarter});
}

TEST_CASE("a team has its point together", "[core][bots]") {
  Definition d = table_of_four();
  d.seats[SeatId(0)].team = d.seats[SeatId(2)].team = "north";
  d.seats[SeatId(1)].team = d.seats[SeatId(3)].team = "east";
  CHECK(won_by(d, 0b0101) == Payoff{k_point, 0, k_point});
  CHECK(won_by(d, 0)[0] == k_point / 2);
}

TEST_CASE("where all play together, nobody has won if not all have", "[core][bots]") {
  Definition d = table_of_four();
  d.together = true;
  CHECK(won_by(d, 0) == Payoff{});
  CHECK(won_by(d, 0b1111) == Payoff{k_point, k_point, k_point, k_point});
}

TEST_CASE("a total is judged by the worst and the best one so far", "[core][bots]") {
  TotalRange range;
  CHECK(range.share(10) == k_point / 2);
  CHECK(range.share(20) == k_point);
  CHECK(range.share(10) == 0);
  CHECK(range.share(15) == k_point / 2);
  CHECK(range.share(INT64_MIN) == 0);
  CHECK(range.share(INT64_MAX) == k_point);
  CHECK(std::abs(range.share(0) - k_point / 2) <= 1);
}

}  // namespace hr::tests
