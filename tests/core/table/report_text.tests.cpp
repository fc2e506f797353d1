// SPDX-License-Identifier: MIT
#include "core/table/report_text.h"

#include <catch2/catch.hpp>

namespace hr::tests {

namespace {

SeatReport seat(const std::string& name, const std::string& called) {
  SeatReport out;
  out.name = name;
  out.called = called;
  return out;
}

}  // namespace

TEST_CASE("where there is little room, the turn is named without what is to be done", "[core]") {
  Report report;
  // Whatever somebody is called.
  report.seats.push_back(seat("sun", "it's turn: me (sun)"));
  report.seats.push_back(seat("moon", "moon"));
  report.seats[SeatId(0)].to_act = true;
  CHECK(turn_text(report) == "It's turn: me (sun)'s turn");
  for (const char* verb : {"step", "hop"}) report.legal.emplace_back().verb = verb;
  CHECK(turn_text(report) == "It's turn: me (sun)'s turn: step or hop");
  CHECK(short_turn_text(report) == "It's turn: me (sun)'s turn");
  report.times = 8;
  CHECK(turn_text(report) == "It's turn: me (sun): step or hop (8 left)");
  CHECK(short_turn_text(report) == "It's turn: me (sun)'s turn");
  CHECK(short_turn_text(report, SeatId(0)) == turn_text(report, SeatId(0)));
  report.task = "hide your treasure";
  CHECK(turn_text(report) == "It's turn: me (sun): hide your treasure (8 left)");
  report.times = 1;
  CHECK(turn_text(report) == "It's turn: me (sun): hide your treasure");
  report.ended = true;
  report.outcome = "Moon wins.";
  CHECK(short_turn_text(report) == "Moon wins.");
}

}  // namespace hr::tests
