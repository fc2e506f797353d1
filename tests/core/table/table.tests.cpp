// SPDX-License-Identifier: MIT
#include "core/table/table.h"

#include <catch2/catch.hpp>

#include "core/table/table_access.h"
#include "core/words/text.h"
#include "tests/support/hunt.h"

namespace hr::tests {

namespace {

Table hunt_table(const std::string& first, const std::string& second) {
  Table table(hunt_match());
  const auto all = {std::pair{k_first, "hide " + first}, std::pair{k_second, "hide " + second},
                    std::pair{k_second, std::string("ready")},
                    std::pair{k_first, std::string("ready")}};
  for (const auto& [seat, text] : all) {
    const Reply reply = table.give(Issuer::owner(), PlayTyped{seat, text});
    INFO(text << ": " << reply.text);
    REQUIRE(reply.ok);
  }
  return table;
}

std::vector<std::string> log_texts(const Report& report) {
  std::vector<std::string> out;
  for (const LogLine& line : report.log) out.push_back(line.text);
  return out;
}

// The whole content of a report in one string.
std::string everything(const Report& r) {
  std::string out = r.board + r.outcome + r.problem + std::to_string(r.log_size) +
                    std::to_string(r.ply) + (r.may_undo ? "u" : "") + (r.may_redo ? "r" : "");
  for (const auto& list : {r.spoken, log_texts(r)})
    for (const std::string& line : list) out += line + "\n";
  for (const VarReport& var : r.vars) out += var.text() + "\n";
  for (const ActionReport& a : r.legal) out += a.text + "\n";
  for (const SeatReport& s : r.seats)
    out += s.name + (s.to_act ? " acts" : "") + (s.score ? std::to_string(*s.score) : "") + "\n";
  for (const ZoneReport& zone : r.zones)
    for (const CellReport& cell : zone.cells) {
      out += cell.name + (cell.hidden ? "?" : "");
      for (const PieceReport& p : cell.pieces)
        out += " " + p.kind + std::to_string(index(p.owner)) + "x" + std::to_string(p.count);
    }
  return out;
}

}  // namespace

TEST_CASE("players without a name are named after their seats", "[core]") {
  const auto names = [](const ById<PlayerId, Player>& players) {
    std::vector<std::string> out;
    const Table table(breakthrough_match(4, 5), players);
    for (const SeatReport& seat : table.report(Issuer::spectator(), StatusQuery()).seats)
      out.push_back(seat.player_name);
    return out;
  };
  CHECK(names({}) == std::vector<std::string>{"white", "black"});
  CHECK(names({{.name = "", .bot = BotSpec{}}, {.name = "Bo"}, {.name = "Cleo"}}) ==
        std::vector<std::string>{"white", "Bo"});
}

TEST_CASE("a game is played with typed words and reported to both seats", "[core]") {
  Table table(breakthrough_match(4, 5), {{.name = "Ann"}});
  CHECK(table.give(Issuer::owner(), PlayTyped{k_first, "a2 a3"}).ok);
  const Reply early = table.give(Issuer::owner(), PlayTyped{k_first, "b2 b3"});
  CHECK_FALSE(early.ok);
  CHECK(early.text == "It is black's turn.");
  const Report white = table.report(Issuer::owner(), ViewQuery{k_first}),
               black = table.report(Issuer::owner(), ViewQuery{k_second});
  CHECK_FALSE(white.to_act);
  CHECK(white.legal.empty());
  CHECK(black.to_act);
  CHECK(black.legal.size() == 9);
  CHECK(log_texts(black) == std::vector<std::string>{"White moves A2 to A3."});
  CHECK(white.seats[0].player_name == "Ann");
  CHECK(white.seats[1].player_name == "black");
  CHECK(black.seats[1].to_act);
  const CellReport& a3 = black.zones.at(0).cells.at(8);
  CHECK(a3.name == "A3");
  CHECK(a3.pieces.at(0).kind == "pawn");
  CHECK(a3.pieces.at(0).owner == k_first);
}

TEST_CASE("captures and wins are reported", "[core]") {
  Table table(breakthrough_match(2, 5));
  for (const char* text : {"a2 a3", "b4 a3", "b2 a3", "a4 b3", "b1 b2", "b3 a2"})
    CHECK(table.give(Issuer::owner(), PlayTyped{k_owner, text}).ok);
  const Report before = table.report(Issuer::owner(), ViewQuery{k_first});
  CHECK(before.log.at(2).text == "Black takes white's pawn at A3.");
  CHECK(before.log.at(2).ply == 2);
  CHECK(table.report(Issuer::owner(), ViewQuery{k_first, 2}).log.at(0).number == 2);
  CHECK(table.report(Issuer::owner(), ViewQuery{k_first, 99}).log.empty());
  CHECK(table.give(Issuer::owner(), PlayTyped{k_owner, "b2 b3"}).ok);
  CHECK(table.give(Issuer::owner(), PlayTyped{k_owner, "a2 b1"}).ok);
  const Report after = table.report(Issuer::owner(), ViewQuery{k_first});
  CHECK(after.ended);
  CHECK(after.outcome == "Black wins: a pawn reached its goal.");
  CHECK(after.seats[1].won);
  CHECK(table.give(Issuer::owner(), PlayTyped{k_owner, "a3 a4"}).text == "The game is over.");
}

TEST_CASE("undo and redo give replies, not exceptions", "[core]") {
  Table table(breakthrough_match());
  CHECK(table.give(Issuer::owner(), Undo{}).text == "There is nothing to undo.");
  CHECK(table.give(Issuer::owner(), Redo{}).text == "There is nothing to redo.");
  CHECK_FALSE(table.give(Issuer::owner(), GoTo{NodeId(5)}).ok);
  CHECK(table.give(Issuer::owner(), PlayTyped{k_first, "a2 a3"}).ok);
  CHECK(table.report(Issuer::owner(), ViewQuery{k_first}).may_undo);
  CHECK(table.give(Issuer::owner(), Undo{}).ok);
  CHECK(table.report(Issuer::owner(), ViewQuery{k_first}).may_redo);
  CHECK(table.report(Issuer::owner(), ViewQuery{k_first}).log_size == 0);
  CHECK(table.give(Issuer::owner(), Redo{}).ok);
  CHECK(table.give(Issuer::owner(), GoTo{NodeId::root}).ok);
  CHECK(table.give(Issuer::owner(), NewGame{7}).ok);
  CHECK(match_of(table).tree().size() == 1);
  CHECK(match_of(table).seed() == 7);
  CHECK(table.give(Issuer::owner(), PlayTyped{SeatId(5), "a2 a3"}).text ==
        "There is no such seat.");
  CHECK_THROWS_WITH(table.report(Issuer::owner(), ViewQuery{SeatId(5)}), "There is no such seat.");
}

TEST_CASE("a piece that a seat hides is a question mark to the other seat and visible to the owner",
          "[core]") {
  const Table table = hunt_table("A2", "B2");
  const auto map_of_penny = [&](SeatId seat) {
    return table.report(Issuer::owner(), ViewQuery{seat}).zones.at(1).cells;
  };
  REQUIRE(map_of_penny(k_second).size() == 6);
  for (const CellReport& cell : map_of_penny(k_second)) {
    CHECK(cell.hidden);
    CHECK(cell.pieces.empty());
  }
  CHECK(map_of_penny(k_first).at(3).pieces.at(0).kind == "treasure");
  CHECK(map_of_penny(k_owner).at(3).pieces.at(0).kind == "treasure");
  CHECK(log_texts(table.report(Issuer::owner(), ViewQuery{k_second})) ==
        std::vector<std::string>{"Nickel hides B2.", "Nickel is ready.", "Penny is ready."});
  CHECK(log_texts(table.report(Issuer::owner(), ViewQuery{k_owner})).front() == "Penny hides A2.");
  const std::vector<VarReport> vars = table.report(Issuer::owner(), ViewQuery{k_first}).vars;
  CHECK(vars.size() == 3);
  CHECK(vars[0].text() == "carrying (penny): none");
  CHECK(vars[0].name == "carrying");
  CHECK(vars[0].seat == k_first);
  CHECK(table.report(Issuer::owner(), ViewQuery{k_owner}).vars.size() == 4);
}

TEST_CASE("two worlds that look alike to a seat are reported to it alike", "[core]") {
  Table one = hunt_table("A2", "B2"), two = hunt_table("A2", "C1");
  for (const char* text : {"step A1 B1", "throw", "scan A1", "step A1 C2", "mvoe", "ready", "B1"}) {
    const SeatId seat = match_of(one).actors().front();
    const Reply a = one.give(Issuer::owner(), PlayTyped{seat, text}),
                b = two.give(Issuer::owner(), PlayTyped{seat, text});
    CHECK(a.ok == b.ok);
    CHECK(a.text == b.text);
    CHECK(everything(one.report(Issuer::owner(), ViewQuery{.seat = k_first, .text = true})) ==
          everything(two.report(Issuer::owner(), ViewQuery{.seat = k_first, .text = true})));
  }
  one.give(Issuer::owner(), Undo{});
  two.give(Issuer::owner(), Undo{});
  CHECK(everything(one.report(Issuer::owner(), ViewQuery{.seat = k_first, .text = true})) ==
        everything(two.report(Issuer::owner(), ViewQuery{.seat = k_first, .text = true})));
  CHECK(everything(one.report(Issuer::owner(), ViewQuery{.seat = k_second, .text = true})) !=
        everything(two.report(Issuer::owner(), ViewQuery{.seat = k_second, .text = true})));
}

TEST_CASE("no other seat notices what a seat does and takes back in secret", "[core]") {
  Table table(hunt_match());
  const std::string before =
      everything(table.report(Issuer::owner(), ViewQuery{.seat = k_second, .text = true}));
  const auto same = [&] {
    return everything(table.report(Issuer::owner(), ViewQuery{.seat = k_second, .text = true})) ==
           before;
  };
  CHECK(table.give(Issuer::owner(), TakeBack{k_first}).text == "You have no answer to take back.");
  CHECK(table.give(Issuer::owner(), PlayTyped{k_first, "hide A2"}).ok);
  CHECK(same());
  CHECK(table.report(Issuer::owner(), ViewQuery{k_first}).part.at(0).text == "hide A2");
  CHECK(log_texts(table.report(Issuer::owner(), ViewQuery{k_first})) ==
        std::vector<std::string>{"Penny hides A2."});
  CHECK(table.give(Issuer::owner(), ChangeAnswer{k_first, 0, "hide C1"}).ok);
  CHECK(same());
  CHECK(log_texts(table.report(Issuer::owner(), ViewQuery{k_first})) ==
        std::vector<std::string>{"Penny hides C1."});
  CHECK(table.give(Issuer::owner(), TakeBack{k_first}).ok);
  CHECK(same());
  CHECK(table.report(Issuer::owner(), ViewQuery{k_first}).log_size == 0);
  CHECK(table.give(Issuer::owner(), PlayTyped{k_first, "hide C1"}).ok);
  CHECK(table.give(Issuer::owner(), StartOver{k_first}).ok);
  CHECK(table.give(Issuer::owner(), PlayTyped{k_first, "hide B2"}).ok);
  CHECK(same());
  CHECK(table.give(Issuer::owner(), PlayTyped{k_first, "ready"}).ok);
  CHECK_FALSE(same());
  CHECK(table.report(Issuer::owner(), ViewQuery{k_second}).seats.at(0).ready);
  CHECK(table.give(Issuer::owner(), TakeBack{k_first}).text ==
        "You have declared yourself ready and cannot change your answers now.");
}

TEST_CASE("in a game with secrets only the owner can undo", "[core]") {
  Table table = hunt_table("A2", "B2");
  REQUIRE(table.give(Issuer::owner(), PlayTyped{k_first, "scan B2"}).ok);
  CHECK_FALSE(table.report(Issuer::owner(), ViewQuery{k_first}).may_undo);
  CHECK(table.give(Issuer::of(k_first), Undo{}).text ==
        "In a game with hidden information only the table's owner may undo or redo: what has "
        "been seen cannot be unseen.");
  CHECK(table.report(Issuer::owner(), ViewQuery{k_owner}).may_undo);
  CHECK(table.give(Issuer::owner(), Undo{}).ok);
  CHECK(table.give(Issuer::of(k_second), Redo{}).text ==
        table.give(Issuer::of(k_first), Undo{}).text);
  Table open(breakthrough_match(4, 5));
  REQUIRE(open.give(Issuer::owner(), PlayTyped{k_first, "a2 a3"}).ok);
  CHECK(open.report(Issuer::owner(), ViewQuery{k_second}).may_undo);
  CHECK(open.give(Issuer::of(k_second), Undo{}).ok);
}

// Nobody has declared who sees the roll of this game; see also tests/scripting/bind/dice.tests.cpp.
TEST_CASE("in a game with secrets a seat cannot enter dice that it may not see", "[core]") {
  Table table = hunt_table("A2", "B2");
  const std::vector faces{4};
  const Reply thrown = table.give(Issuer::owner(), PlayTyped{k_first, "throw", faces});
  CHECK(thrown.ok);
  CHECK(thrown.text ==
        "1 of the dice you entered was not used. Enter only dice that you can see, and faces that "
        "they have.");
  CHECK(table.give(Issuer::owner(), Undo{}).ok);
  CHECK(table.give(Issuer::owner(), PlayTyped{k_owner, "throw", faces}).ok);
  CHECK(match_of(table).node().faces() == std::vector{4});
}

TEST_CASE("a player has a name, by default that of the seat", "[core]") {
  Table table = hunt_table("A2", "B2");
  CHECK(table.give(Issuer::owner(), ReplacePlayer{PlayerId(0), {.name = "Ann", .bot = BotSpec{}}})
            .ok);
  CHECK(players_of(table)[0].name == "Ann");
  CHECK(players_of(table)[0].bot);
  CHECK(table.give(Issuer::owner(), ReplacePlayer{PlayerId(0), {}}).ok);
  CHECK(players_of(table)[0].name == "penny");
  CHECK_FALSE(table.give(Issuer::owner(), ReplacePlayer{PlayerId(-1), {}}).ok);
  CHECK_FALSE(table.give(Issuer::owner(), ReplacePlayer{PlayerId(2), {.name = "Eve"}}).ok);
  CHECK(players_of(table)[1].name == "nickel");
}

TEST_CASE("a bot completes its part at once", "[core]") {
  Table table(hunt_match(), {{.name = "one", .bot = BotSpec{}}, {.name = "two"}});
  CHECK(table.give(Issuer::owner(), BotMove{k_first}).ok);
  CHECK(table.report(Issuer::owner(), ViewQuery{k_owner}).seats.at(0).ready);
  CHECK(match_of(table).actors() == std::vector{k_second});
  CHECK(match_of(table).tree().size() == 1);
}

TEST_CASE("an event for one seat is reported to that seat only", "[core]") {
  Table table = hunt_table("A2", "B2");
  CHECK(table.give(Issuer::owner(), PlayTyped{k_first, "scan B2"}).ok);
  CHECK(table.report(Issuer::owner(), ViewQuery{k_first, 3}).log.at(1).text ==
        "Nickel has nickel's treasure at B2.");
  const Report other = table.report(Issuer::owner(), ViewQuery{k_second, 3});
  CHECK(log_texts(other) == std::vector<std::string>{"Penny scans B2."});
  CHECK(other.log_size == 4);
}

TEST_CASE("failures of rules are shown to the owner, and seats get one fixed sentence", "[core]") {
  Table table = hunt_table("A2", "B2");
  const std::string before =
      everything(table.report(Issuer::owner(), ViewQuery{.seat = k_owner, .text = true}));
  const Reply reply = table.give(Issuer::owner(), PlayTyped{k_first, "scan C2"});
  CHECK_FALSE(reply.ok);
  CHECK(reply.text == "The rules of this game failed here; nothing has changed.");
  CHECK(reply.failure == "rules.lua:7: nickel's treasure lies at A2");
  CHECK(table.report(Issuer::owner(), OwnerQuery()).failure == reply.failure);
  const Reply hers = table.give(Issuer::of(k_first), PlayTyped{k_first, "scan C2"});
  CHECK(hers.text == reply.text);
  CHECK(hers.failure.empty());
  CHECK_FALSE(table.give(Issuer::owner(), PlayTyped{k_first, "scan"}).ok);
  CHECK(table.report(Issuer::owner(), OwnerQuery()).failure.empty());
  CHECK(everything(table.report(Issuer::owner(), ViewQuery{.seat = k_owner, .text = true})) ==
        before);
}

TEST_CASE("the pie rule exchanges players, and undo restores them", "[core]") {
  GameDef d = breakthrough();
  d.pie = true;
  Table table(Match(engine_of(d, std::make_shared<FunctionRules>(breakthrough_setup)), 1),
              {{.name = "Ann"}, {.name = "Bob", .bot = BotSpec{}}});
  table.give(Issuer::owner(), PlayTyped{k_first, "a2 a3"});
  CHECK(table.report(Issuer::owner(), ViewQuery{k_first}).log_size == 1);
  CHECK(table.give(Issuer::owner(), PlayTyped{k_second, "swap"}).ok);
  CHECK(table.report(Issuer::owner(), StatusQuery()).seats[k_first].player_name == "Bob");
  CHECK(table.report(Issuer::owner(), ViewQuery{k_second}).seats[1].player_name == "Ann");
  CHECK(seat_of(table.report(Issuer::owner(), StatusQuery()).seats, PlayerId(0)) == k_second);
  CHECK(table.report(Issuer::owner(), StatusQuery()).bot_to_act ==
        SeatId::none);  // black is to act, and Ann sits there
  CHECK(table.give(Issuer::owner(), Undo{}).ok);
  CHECK(table.report(Issuer::owner(), StatusQuery()).seats[k_first].player_name == "Ann");
  CHECK(table.report(Issuer::owner(), StatusQuery()).bot_to_act == k_second);
}

TEST_CASE("random bots play the same game from the same seed", "[core]") {
  const auto game = [](std::uint64_t seed) {
    Table table(Match(engine_of(cube_wars(8, 8), std::make_shared<CubeWarsRules>()), seed),
                {{.name = "one", .bot = BotSpec{}}, {.name = "two", .bot = BotSpec{}}});
    const auto next = [&] { return table.report(Issuer::owner(), StatusQuery()).bot_to_act; };
    for (SeatId seat = next(); seat != SeatId::none; seat = next())
      REQUIRE(table.give(Issuer::owner(), BotMove{seat}).ok);
    CHECK(table.report(Issuer::owner(), ViewQuery{k_owner}).ended);
    return match_of(table).state().hash();
  };
  CHECK(game(1) == game(1));
  CHECK(game(1) != game(2));
}

TEST_CASE("dice may be entered at the table", "[core]") {
  Table table = hunt_table("A2", "B2");
  const std::vector<int> five{5}, nine{9};
  CHECK(table.give(Issuer::owner(), PlayTyped{k_owner, "throw", nine}).text ==
        "A die here has the faces 1 to 6; 9 was given.");
  CHECK(table.report(Issuer::owner(), OwnerQuery()).failure.empty());
  CHECK(table.give(Issuer::owner(), PlayTyped{k_owner, "throw", five}).ok);
  CHECK(table.report(Issuer::owner(), ViewQuery{k_second}).log.back().text == "Penny rolls 5.");
}

TEST_CASE("a change of rules is logged, and what was dropped only if it is no secret", "[core]") {
  Table table = hunt_table("A1", "C2");
  GameDef d = hunt();
  d.kinds.pop_back();  // no treasures
  d.zones[1].see.who = Visibility::Who::all;
  d.verbs.erase(d.verbs.begin());
  REQUIRE(change_rules(table, playable_of(d, std::make_shared<Rules>())).ok);
  const LogLine seen = table.report(Issuer::owner(), ViewQuery{k_first}).log.back();
  CHECK(seen.text == "Rules changed. More is visible from here on: map.");
  CHECK(seen.type == StepType::rules);
  CHECK(table.report(Issuer::owner(), ViewQuery{k_owner}).log.back().text ==
        "Rules changed. More is visible from here on: map. Removed (no place under the new rules): "
        "penny's treasure at A1 and nickel's treasure at C2.");
  // Earlier lines keep the words of the rules they happened under.
  CHECK_THAT(log_texts(table.report(Issuer::owner(), ViewQuery{k_second})).front(),
             Catch::Contains("hides"));
  CHECK(table.give(Issuer::owner(), Undo{}).ok);
  CHECK(table.report(Issuer::owner(), ViewQuery{k_first}).log.size() == 3);
  Table open(Match(engine_of(cube_wars(8, 8), std::make_shared<CubeWarsRules>()), 1));
  REQUIRE(
      change_rules(open, playable_of(cube_wars(6, 8, 0), std::make_shared<CubeWarsRules>())).ok);
  CHECK(open.report(Issuer::owner(), ViewQuery{k_first}).log.back().text ==
        "Rules changed. Removed (no place under the new rules): white's cube at G2, white's cube "
        "at H4, "
        "black's cube at G5 and black's cube at H7.");
}

TEST_CASE("what the rules declare is reported from one object until other rules come", "[core]") {
  Table table(Match(engine_of(cube_wars(8, 8), std::make_shared<CubeWarsRules>()), 1));
  const std::shared_ptr<const GameReport> known = game_report_of(table);
  table.report(Issuer::owner(), BoardsQuery{k_first});
  table.report(Issuer::owner(), CellTextQuery{.seat = k_first, .cell = CellId(0)});
  CHECK(game_report_of(table) == known);
  CHECK(known->board.size().x == 8);
  REQUIRE(
      change_rules(table, playable_of(cube_wars(6, 8, 0), std::make_shared<CubeWarsRules>())).ok);
  CHECK(table.report(Issuer::owner(), GameQuery()).board.size().x == 6);
  CHECK(table.report(Issuer::owner(), BoardsQuery{k_first}).boards[0].lines.size() == 48);
  REQUIRE(table.give(Issuer::owner(), Undo{}).ok);
  CHECK(table.report(Issuer::owner(), BoardsQuery{k_first}).boards[0].lines.size() == 64);
}

TEST_CASE("rules that fail or do not fit are refused as a whole", "[core]") {
  Table table(breakthrough_match(4, 5));
  const std::string before =
      everything(table.report(Issuer::owner(), ViewQuery{.seat = k_owner, .text = true}));
  const Reply same = change_rules(table, match_of(table).rules());
  CHECK(same.text == "These rules are already in use.");
  GameDef d = breakthrough(4, 5);
  d.turn = true;
  d.verbs.front().patterns.front().onto = d.verbs.front().patterns.back().onto =
      make_set(TermOp::nowhere);
  d.stuck = Stuck::undeclared;
  const Reply stuck = change_rules(table, playable_of(d, std::make_shared<Rules>()));
  CHECK(stuck.text == "The rules of this game failed here; nothing has changed.");
  CHECK_THAT(table.report(Issuer::owner(), OwnerQuery()).failure,
             Catch::StartsWith("white has no legal action"));
  CHECK(everything(table.report(Issuer::owner(), ViewQuery{.seat = k_owner, .text = true})) ==
        before);
}

}  // namespace hr::tests
