// SPDX-License-Identifier: MIT
// Resigning, and offering and answering a draw, as steps of a match.
#include "core/match/table_steps.h"

#include <catch2/catch.hpp>

#include "core/match/log.h"
#include "tests/support/error_of.h"
#include "tests/support/hunt.h"
#include "tests/support/playing.h"

namespace hr::tests {

namespace {

constexpr SeatId k_third_seat{2};

GameDef passing_game(int seats) {
  GameDef d;
  d.name = "Passers";
  for (int s = 0; s < seats; ++s) d.seats.push_back({"seat" + std::to_string(s + 1), ""});
  d.verbs = {verb("pass", {pattern(PatternType::pass)})};
  return d;
}

Match passing_match(int seats) {
  return Match(engine_of(passing_game(seats), std::make_shared<FunctionRules>()), 1);
}

std::string draw_refusal(Match& match, SeatId seat, StepType what) {
  return error_of([&] { match.talk_of_draw(seat, what); });
}

std::vector<std::string> log_told_to(const Match& match, SeatId seat) {
  int size = 0;
  std::vector<std::string> out;
  for (const LogLine& line : log_lines(match, seat, 0, size)) out.push_back(line.text);
  return out;
}

}  // namespace

TEST_CASE("resigning is a step that can be taken back and done again", "[core]") {
  Match match = breakthrough_match();
  play(match, "A2 A3");
  const std::uint64_t before = match.state().hash();
  const NodeId made = match.resign(k_second);
  CHECK(match.node().type == StepType::resigned);
  CHECK(match.node().seat == k_second);
  CHECK(match.ended());
  CHECK(match.winners() == std::vector{k_first});
  CHECK(log_told_to(match, SeatId::none).back() == "Black resigns.");
  REQUIRE(match.undo());
  CHECK_FALSE(match.ended());
  CHECK(match.state().hash() == before);
  CHECK(match.resign(k_second) == made);  // the same step
  CHECK(match.tree().size() == 3);
}

TEST_CASE("a seat resigns once, and not after the end", "[core]") {
  Match match = passing_match(3);
  CHECK(error_of([&] { match.resign(SeatId(3)); }) == "There is no such seat.");
  CHECK(error_of([&] { match.resign(SeatId::owner); }) == "There is no such seat.");
  match.resign(k_second);
  CHECK(error_of([&] { match.resign(k_second); }) == "You are out of the game.");
  match.resign(k_third_seat);
  CHECK(error_of([&] { match.resign(k_first); }) == "The game is over.");
  CHECK(match.tree().size() == 3);
}

TEST_CASE("a position set up by hand leaves out who has resigned, unless that had ended the game",
          "[core]") {
  Match match = passing_match(3);
  match.resign(k_second);
  State position = match.state();
  CHECK(match.arrange(position) != match.tree().node().parent);
  CHECK(is_out(match.header(), k_second));

  // All seats cannot be out.
  position.header().out = 0b111;
  CHECK(error_of([&] { match.arrange(position); }).starts_with("This is not a valid position"));
  position.header().out = 0b1000;
  CHECK(error_of([&] { match.arrange(position); }).starts_with("This is not a valid position"));
}

TEST_CASE("changed rules keep who has resigned", "[core]") {
  Match match = passing_match(3);
  match.resign(k_second);
  GameDef changed = passing_game(3);
  changed.vars.push_back({.name = "extra", .see = {}});
  match.change_rules({engine_of(changed, std::make_shared<FunctionRules>()), nullptr});
  CHECK(is_out(match.header(), k_second));
  play(match, "pass");
  CHECK(match.actors() == std::vector{k_third_seat});
}

TEST_CASE("while all choose in secret, a seat that resigns leaves the answers of the others",
          "[core]") {
  GameDef d = hunt();
  d.seats.push_back({"dime", ""});
  Match match(engine_of(d, std::make_shared<HuntRules>()), 1);
  REQUIRE(match.all_asked());
  const auto hide = [&](SeatId seat, const char* text) {
    const Parsed parsed = parse_action(match.view(seat), text, match.legal(seat));
    REQUIRE(parsed.choice);
    match.play(seat, parsed.choice->action);
  };
  hide(k_first, "hide A1");
  hide(k_first, "ready");
  hide(k_third_seat, "hide B1");
  match.resign(k_second);
  CHECK(match.part(k_first).size() == 1);  // it says again that it is ready
  CHECK(match.part(k_third_seat).size() == 1);
  CHECK(match.part(k_second).empty());
  CHECK(match.actors() == std::vector{k_first, k_third_seat});
  hide(k_third_seat, "ready");
  hide(k_first, "ready");
  CHECK_FALSE(match.all_asked());
  CHECK(match.node().type == StepType::answers);
  CHECK(match.actors() == std::vector{k_first});
}

TEST_CASE("when the last seat that was asked resigns, play goes on", "[core]") {
  GameDef d = passing_game(3);
  d.verbs.push_back(verb("bid", {pattern(PatternType::pass)}));
  d.verbs[1].asked = d.verbs[1].secret = d.verbs[1].done = true;
  auto rules = std::make_shared<FunctionRules>();
  int done = 0;
  rules->on_setup = [](Effect& g) {
    const Effect::AskPart bid{VerbId(1), 1};
    g.ask_all(seat_bit(k_second), {&bid, 1});
    return k_second;
  };
  rules->on_done = [&](Effect&, VerbId) { ++done; };
  Match match(engine_of(d, rules), 1);
  REQUIRE(match.actors() == std::vector{k_second});
  match.resign(k_second);
  CHECK(done == 1);
  CHECK(match.actors() == std::vector{k_third_seat});
}

TEST_CASE("when both have agreed on a draw, the game is over", "[core]") {
  Match match = breakthrough_match();
  play(match, "A2 A3");
  const std::uint64_t before = match.state().hash();
  match.talk_of_draw(k_first, StepType::offered);
  CHECK(match.state().hash() == before);  // an offer is no part of the state
  CHECK(draw_offer(match).value().by == k_first);
  CHECK(match.actors() == std::vector{k_second});
  match.talk_of_draw(k_second, StepType::accepted);
  CHECK(match.ended());
  CHECK(match.winners().empty());
  CHECK(outcome_text(match.game(), match.state()) == "The game is drawn: both players agreed.");
  const auto lines = log_told_to(match, k_second);
  CHECK(lines[lines.size() - 2] == "White offers a draw.");
  CHECK(lines.back() == "Black accepts the draw.");
  match.undo();
  CHECK(draw_offer(match));
  match.undo();
  CHECK_FALSE(draw_offer(match));
  CHECK(match.state().hash() == before);
}

TEST_CASE("an offer stands until another seat acts, and so can be made with a move", "[core]") {
  Match match = breakthrough_match();
  match.talk_of_draw(k_first, StepType::offered);
  play(match, "A2 A3");
  CHECK(draw_offer(match).value().agreed == seat_bit(k_first));
  play(match, "A7 A6");
  CHECK_FALSE(draw_offer(match));
  CHECK(draw_refusal(match, k_second, StepType::accepted) == "Nobody has offered a draw.");
  match.undo();
  CHECK(draw_offer(match));
  match.talk_of_draw(k_second, StepType::declined);
  CHECK_FALSE(draw_offer(match));
}

TEST_CASE("all seats that have not resigned must agree", "[core]") {
  Match match = passing_match(4);
  match.resign(SeatId(3));
  match.talk_of_draw(k_second, StepType::offered);
  match.talk_of_draw(k_third_seat, StepType::accepted);
  CHECK(draw_offer(match).value().agreed == 0b0110);
  CHECK_FALSE(match.ended());
  match.talk_of_draw(k_first, StepType::accepted);
  CHECK(match.ended());
  CHECK(outcome_text(match.game(), match.state()) == "The game is drawn: all players agreed.");
}

TEST_CASE("who has agreed may act without ending the offer", "[core]") {
  Match match = passing_match(3);
  match.talk_of_draw(k_third_seat, StepType::offered);
  match.talk_of_draw(k_first, StepType::accepted);
  play(match, "pass");
  CHECK(draw_offer(match).value().agreed == 0b101);
  play(match, "pass");  // the second seat has not agreed
  CHECK_FALSE(draw_offer(match));
}

TEST_CASE("a draw is offered once a move, and not where it makes no sense", "[core]") {
  Match match = breakthrough_match();
  match.talk_of_draw(k_first, StepType::offered);
  CHECK(draw_refusal(match, k_first, StepType::offered) == "A draw has been offered already.");
  CHECK(draw_refusal(match, k_first, StepType::accepted) == "You have agreed to a draw already.");
  match.talk_of_draw(k_second, StepType::declined);
  CHECK(draw_refusal(match, k_first, StepType::offered) ==
        "You have offered a draw already. You can offer another one after your next move.");
  match.talk_of_draw(k_second, StepType::offered);  // the other seat still can
  match.talk_of_draw(k_first, StepType::declined);
  play(match, "A2 A3");
  match.talk_of_draw(k_first, StepType::offered);
  CHECK(draw_offer(match));

  Match alone = passing_match(1);
  CHECK(draw_refusal(alone, k_first, StepType::offered) ==
        "Nobody plays against anybody in this game, so there is no draw to offer.");
  Match secret = hunt_match();
  CHECK(draw_refusal(secret, k_first, StepType::offered) ==
        "Nobody can offer a draw while all choose in secret.");
}

TEST_CASE("a seat that runs out of time changes nothing, unless the rules say that it loses",
          "[core]") {
  Match match = breakthrough_match();
  play(match, "A2 A3");
  const std::uint64_t before = match.state().hash();
  match.talk_of_draw(k_first, StepType::offered);
  match.time_out(k_second);
  CHECK(match.state().hash() == before);
  CHECK(draw_offer(match));  // the offer stands
  CHECK(log_told_to(match, k_first).back() == "Black runs out of time.");
  CHECK(error_of([&] { match.time_out(SeatId(7)); }) == "There is no such seat.");
  CHECK(error_of([&] { match.time_out(k_first, std::array{3}); }) ==
        "No dice are rolled when a seat runs out of time here.");

  GameDef d = passing_game(2);
  d.time_out_loses = true;
  Match strict(engine_of(d, std::make_shared<FunctionRules>()), 1);
  strict.talk_of_draw(k_first, StepType::offered);
  strict.time_out(k_first);
  CHECK(strict.winners() == std::vector{k_second});
  CHECK(outcome_text(strict.game(), strict.state()) == "Seat2 wins: seat1 ran out of time.");
  CHECK(error_of([&] { strict.time_out(k_second); }) == "The game is over.");
  strict.undo();
  CHECK_FALSE(strict.ended());
}

}  // namespace hr::tests
