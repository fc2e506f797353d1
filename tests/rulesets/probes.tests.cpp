// SPDX-License-Identifier: MIT
// Known games written only to test the API: each a page of Lua, under seventy lines of code, and
// most under forty. Those of which published counts exist are compared with them.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <fstream>
#include <map>

#include "core/engine/perft.h"
#include "core/match/count_taken.h"
#include "core/trials/simulate.h"
#include "scripting/ruleset/open_rules.h"
#include "tests/models/plain_abalone.h"
#include "tests/models/plain_dots.h"
#include "tests/models/plain_go.h"
#include "tests/models/plain_hive.h"
#include "tests/models/plain_little_chess.h"
#include "tests/models/plain_onitama.h"
#include "tests/support/lua_play.h"
#include "tests/support/playing.h"
#include "tests/support/rulesets.h"
#include "tests/support/side_by_side.h"

namespace hr::tests {

using scripting::Settings;

namespace {

std::filesystem::path probe(const std::string& name) {
  return std::filesystem::path(HOUSERULES_SOURCE_DIR) / "tests" / "rulesets" / name;
}

std::vector<std::string> probes() {
  std::vector<std::string> out;
  for (const auto& entry : std::filesystem::directory_iterator(probe("")))
    if (entry.is_directory() && entry.path().filename() != "broken")
      out.push_back(entry.path().filename().string());
  std::sort(out.begin(), out.end());
  return out;
}

std::vector<std::uint64_t> probe_counts(const std::string& name, int depth, bool turns,
                                        const Settings& settings = {}) {
  Ready ready(probe(name), settings);
  std::vector<std::uint64_t> out;
  for (int d = 1; d <= depth; ++d)
    out.push_back(perft(*ready.engine, ready.state, d, {.turns = turns}).count);
  return out;
}

int code_lines(const std::string& name) {
  std::ifstream file(probe(name) / "rules.lua");
  int lines = 0;
  for (std::string line; std::getline(file, line);) {
    const auto first = line.find_first_not_of(' ');
    if (first != std::string::npos && line.compare(first, 2, "--") != 0) ++lines;
  }
  return lines;
}

// Plays an action given as words: a verb and its arguments.
void play(Ready& ready, SeatId seat, const std::string& verb, std::vector<std::string> cells) {
  Action action{.verb = ready.game->verb(verb)};
  for (const std::string& cell : cells)
    action.arguments[action.count++] = index(*ready.game->board().find(cell));
  ready.engine->legal(ready.state, seat);
  const auto choice = ready.engine->find(action);
  REQUIRE(choice);
  ready.engine->play(ready.state, seat, *choice, ready.context);
}

int pile(const Ready& ready, const std::string& cell) {
  const View truth(*ready.engine, ready.state, SeatId::owner);
  return truth.count(ZoneInstance(0), *ready.game->board().find(cell), KindId::none);
}

}  // namespace

TEST_CASE("every probe is short and plays to its end", "[rulesets]") {
  REQUIRE(probes().size() >= 7);
  for (const std::string& name : probes()) {
    INFO(name);
    const bool long_one = name == "chess" || name == "sixteen_cards" || name == "secret_envelope";
    const int most = name == "shogi"                          ? 92
                     : name == "hive"                         ? 90
                     : name == "backgammon" || name == "coup" ? 70
                     : long_one || name == "onitama"          ? 60
                                                              : 40;
    CHECK(code_lines(name) < most);
    Ready ready(probe(name));
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      ready.start(seed);
      Random random = random_choices(seed);
      CHECK_FALSE(ready.engine->playout(ready.state, random, ready.context, 20000).cut);
    }
  }
}

// Lines of code, of at most 120 characters: what these games cost to write is part of the design.
TEST_CASE("known games take no more lines than they should", "[rulesets]") {
  const std::map<std::string, int> most{{"chess", 60},
                                        {"shogi", 91},
                                        {"go", 22},
                                        {"international_draughts", 28},
                                        {"english_draughts", 24},
                                        {"reversi", 14},
                                        {"nine_mens_morris", 28},
                                        {"lines_of_action", 18},
                                        {"dots_and_boxes", 18},
                                        {"paper_soccer", 36},
                                        {"knightthrough", 18},
                                        {"kalah", 24},
                                        {"dice_race", 19},
                                        {"amazons", 14},
                                        {"abalone", 34},
                                        {"coup", 66},
                                        {"whist", 38},
                                        {"hive", 74},
                                        {"onitama", 46},
                                        {"hearts", 36},
                                        {"wild_eights", 33},
                                        {"light_cycles", 19},
                                        {"sixteen_cards", 49},
                                        {"liars_dice", 27},
                                        {"secret_envelope", 45},
                                        {"others_hands", 39},
                                        {"deck_builder", 31},  // of these 2 are options
                                        {"sealed_bids", 28},   // of these 6 are options
                                        {"backgammon", 67},  // of these 8 are option and rules card
                                        {"hidden_fleets", 30},
                                        {"hidden_ranks", 40}};
  for (const auto& [name, lines] : most) {
    INFO(name);
    CHECK(code_lines(name) <= lines);
  }
}

// Counts of complete moves, including multiple jumps, as draughts programs publish them.
TEST_CASE("English draughts has its known counts", "[rulesets]") {
  CHECK(probe_counts("english_draughts", 6, true) ==
        std::vector<std::uint64_t>{7, 49, 302, 1469, 7361, 36768});
}

TEST_CASE("reversi has its known counts", "[rulesets]") {
  CHECK(probe_counts("reversi", 6, false) ==
        std::vector<std::uint64_t>{4, 12, 56, 244, 1396, 8200});
}

TEST_CASE("international draughts has its known counts", "[rulesets]") {
  CHECK(probe_counts("international_draughts", 6, true) ==
        std::vector<std::uint64_t>{9, 81, 658, 4265, 27117, 167140});
}

TEST_CASE("a captured piece that goes to a hand is not among those that left the board",
          "[rulesets]") {
  const auto captures_and_taken = [](const std::string& name) {
    Match match(scripting::open_playable(scripting::load_ruleset(probe(name))->text()), 1);
    Random random(5);
    wander(match, random, 200);
    int captures = 0, taken = 0;
    for (NodeId at = match.cursor(); at != NodeId::root; at = match.node(at).parent)
      for (const Event& event : match.node(at).events())
        captures += event.kind == match.game().captured_event() ? 1 : 0;
    for (const TakenPieces& some : TakenCount().at_cursor(match)) taken += some.count;
    return std::pair(captures, taken);
  };
  const auto [shogi, in_hands] = captures_and_taken("shogi");
  CHECK(shogi > 0);
  CHECK(in_hands == 0);
  const auto [chess, gone] = captures_and_taken("chess");
  CHECK(chess > 0);
  CHECK(gone == chess);
}

TEST_CASE("chess has its known counts", "[rulesets]") {
  CHECK(probe_counts("chess", 4, true) == std::vector<std::uint64_t>{20, 400, 8902, 197281});
}

TEST_CASE("lines of action, go and nine men's morris have their known counts", "[rulesets]") {
  CHECK(probe_counts("lines_of_action", 2, false) == std::vector<std::uint64_t>{36, 1244});
  CHECK(probe_counts("go", 3, false) == std::vector<std::uint64_t>{82, 6643, 531522});
  CHECK(probe_counts("nine_mens_morris", 5, true) ==
        std::vector<std::uint64_t>{24, 552, 12144, 255024, 5140800});
}

// 44 is published; the others are those of the model, which finds lines in another way.
TEST_CASE("Abalone has as many moves as a plain model, in whole games as well", "[rulesets]") {
  const std::vector<std::uint64_t> counts{44, 1936, 98912};
  CHECK(probe_counts("abalone", 3, false) == counts);
  CHECK(plain_counts(PlainAbalone(), 3) == counts);
  Ready ready(probe("abalone"));
  // The marbles from the first to the last, and which way they go.
  const auto read = [&](const Action& action) {
    const auto place = [&](int argument) {
      const Coordinates at = ready.game->board().where(action.cell(argument));
      return PlainAbalone::Place{at.x - 6, at.y - 6};
    };
    const PlainAbalone::Place from = place(0), to = place(action.count - 1);
    const PlainAbalone::Place last = action.count == 3 ? place(1) : from;
    PlainAbalone::Move out{{}, {to.first - last.first, to.second - last.second}};
    const int n =
        std::max({std::abs(last.first - from.first), std::abs(last.second - from.second)});
    for (int i = 0; i <= n; ++i)
      out.first.push_back({from.first + (last.first - from.first) / std::max(n, 1) * i,
                           from.second + (last.second - from.second) / std::max(n, 1) * i});
    std::sort(out.first.begin(), out.first.end());
    return out;
  };
  int pushed = 0;
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    INFO("seed " << seed);
    ready.start(seed);
    PlainAbalone plain;
    Random random = random_choices(seed);
    follow(ready, plain, random, read);
    pushed += plain.pushed_out();
  }
  CHECK(pushed > 10);
}

// As the Mzinga engine has them: the queen is never first, and equal insects count once.
TEST_CASE("Hive has its known counts", "[rulesets]") {
  CHECK(probe_counts("hive", 5, false) == std::vector<std::uint64_t>{4, 96, 1440, 21600, 516240});
}

TEST_CASE("Hive has the moves of a plain model in whole games", "[rulesets]") {
  CHECK(plain_counts(PlainHive(), 4) == std::vector<std::uint64_t>{4, 96, 1440, 21600});
  Ready ready(probe("hive"));
  const std::vector<std::string> kinds{"queen", "ant", "grasshopper", "beetle", "spider"};
  const auto read = [&](const Action& action) {
    const auto place = [&](int argument) {
      const Coordinates at = ready.game->board().where(action.cell(argument));
      return PlainHive::Place{at.x - 11, at.y - 11};
    };
    const std::string verb(ready.game->verb_name(action.verb));
    if (verb == "place") {
      const auto kind =
          std::ranges::find(kinds, std::string(ready.game->board().name(action.cell(0))));
      return PlainHive::Move{
          .placed = static_cast<int>(kind - kinds.begin()), .from = {}, .to = place(1)};
    }
    return PlainHive::Move{.placed = -1, .from = place(0), .to = place(1)};
  };
  int highest = 0, ended = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    INFO("seed " << seed);
    ready.start(seed);
    PlainHive plain;
    Random random = random_choices(seed);
    follow(ready, plain, random, read, {.actions = 140});
    highest = std::max(highest, plain.highest());
    ended += plain.over() ? 1 : 0;
  }
  CHECK(highest > 2);
  CHECK(ended > 0);
}

TEST_CASE("dots and boxes and paper soccer have their known counts", "[rulesets]") {
  CHECK(probe_counts("dots_and_boxes", 3, false) == std::vector<std::uint64_t>{40, 1560, 59280});
  CHECK(probe_counts("paper_soccer", 4, true, {{"columns", "10"}}) ==
        std::vector<std::uint64_t>{8, 56, 512, 5312});
}

TEST_CASE("dots and boxes agrees with a plain model in whole games", "[rulesets]") {
  for (const auto& [columns, rows] : {std::pair(1, 1), {2, 1}, {2, 3}, {4, 4}}) {
    Ready ready(probe("dots_and_boxes"),
                {{"columns", std::to_string(columns)}, {"rows", std::to_string(rows)}});
    const Board& board = ready.game->board();
    const auto side = [&](const Action& action) {
      const auto [a, b] = board.link_cells().ends(action.cell(0));
      const Coordinates from = board.where(a), to = board.where(b);
      return PlainDots::Side{{from.x - 1, from.y - 1}, {to.x - 1, to.y - 1}};
    };
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
      INFO(columns << " by " << rows << ", seed " << seed);
      ready.start(seed);
      PlainDots plain(columns, rows);
      Random random = random_choices(seed);
      follow(ready, plain, random, side);
      const View truth(*ready.engine, ready.state, SeatId::owner);
      for (const int seat : {0, 1}) REQUIRE(truth.score(SeatId(seat)) == plain.boxes(seat));
    }
  }
}

TEST_CASE("go agrees with a plain model in whole games", "[rulesets]") {
  for (const int size : {2, 3, 5}) {
    Ready ready(probe("go"), {{"size", std::to_string(size)}});
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      INFO("size " << size << ", seed " << seed);
      ready.start(seed);
      PlainGo plain(size);
      Random random = random_choices(seed);
      follow(ready, plain, random);
      const View truth(*ready.engine, ready.state, SeatId::owner);
      for (const int seat : {0, 1}) REQUIRE(truth.score(SeatId(seat)) == plain.score(seat));
    }
  }
}

// Drawing actions and testing the one that is drawn leads to the same kind of games as counting
// the legal ones: here, where almost nothing is legal, to all legal first moves about as often.
TEST_CASE("an action that is drawn and tested is legal, and each is drawn as often", "[rulesets]") {
  Ready ready(probe("go"), {{"size", "2"}});
  State start = ready.state;
  for (const std::uint64_t moves : {0U, 3U}) {
    Random random = random_choices(moves);
    ActionContext silent;
    ready.engine->playout(start, random, silent, static_cast<std::uint32_t>(moves), false);
    std::map<std::uint64_t, int> drawn;
    const std::uint64_t legal = ready.engine->legal(start, start.header().turn);
    std::map<Word, int> expected;
    for (const Choice& choice : ready.engine->list()) {
      State after = start;
      ready.engine->play(after, start.header().turn, choice, silent);
      ++expected[after.header().key];
    }
    constexpr int k_games = 4000;
    for (int n = 0; n < k_games; ++n) {
      State after = start;
      const Playout playout = ready.engine->playout(after, random, silent, 1, false);
      REQUIRE(playout.actions == 1);
      REQUIRE(expected.count(after.header().key) == 1);
      ++drawn[after.header().key];
    }
    for (const auto& [key, n] : drawn)
      CHECK(std::abs(n - k_games / static_cast<int>(legal)) <
            k_games / static_cast<int>(legal) / 4);
  }
}

TEST_CASE("Knightthrough has its known counts", "[rulesets]") {
  CHECK(probe_counts("knightthrough", 4, false) ==
        std::vector<std::uint64_t>{40, 1600, 63520, 2521306});
}

TEST_CASE("Amazons has 2176 first moves, queen and arrow together", "[rulesets]") {
  CHECK(probe_counts("amazons", 1, true) == std::vector<std::uint64_t>{2176});
}

// The same moves, but each as one action of two parts.
TEST_CASE("Amazons in parts has as many first moves", "[rulesets]") {
  const LuaPlay play(R"lua(return {
    name = "Amazons", seats = { "white", "black" }, board = grid{ 10, 10 },
    regions = { home = { { "A4", "D1", "G1", "J4" }, { "A7", "D10", "G10", "J7" } } },
    zones = { field = {} },
    kinds = { amazon = { begins_on = region "home" }, arrow = { owned = false } },
    verbs = { move = { parts{ slide{ "amazon" }, slide{ here * own, stays = true } }, does = put("arrow", here) } },
    stuck = "loses",
  })lua");
  CHECK(play.engine->legal(play.match.state(), SeatId(0)) == 2176);
}

// Five steps on 8 by 6, and after each 46 squares without a pawn.
TEST_CASE("Isolation and Nim have the counts that their rules give", "[rulesets]") {
  CHECK(probe_counts("isolation", 1, false) == std::vector<std::uint64_t>{5 * 46});
  CHECK(probe_counts("isolation", 3, false, {{"columns", "2"}, {"rows", "2"}}) ==
        std::vector<std::uint64_t>{4, 4, 0});
  CHECK(probe_counts("nim", 2, false) ==
        std::vector<std::uint64_t>{9, 8 + (8 + 7 + 6) + (8 + 7 + 6 + 5 + 4)});
}

TEST_CASE("kalah sows, plays again and captures", "[rulesets]") {
  Ready ready(probe("kalah"));
  const auto south = SeatId(0), north = SeatId(1);
  play(ready, south, "sow", {"a1"});  // the sixth seed falls into the store
  CHECK(pile(ready, "A") == 1);
  CHECK(ready.header().turn == south);
  play(ready, south, "sow", {"a2"});
  CHECK(ready.header().turn == north);
  CHECK(pile(ready, "b1") == 7);
  play(ready, north, "sow", {"b6"});  // six seeds: store and a1 … a5
  CHECK(pile(ready, "B") == 1);
  CHECK(pile(ready, "a1") == 1);
  play(ready, south, "sow", {"a1"});  // ends in the empty a2, facing b5
  CHECK(pile(ready, "a2") == 2);      // b6 had put one there: nothing is captured
  CHECK(ready.header().turn == north);
}

TEST_CASE("in the dice race pieces are sent home, and a six rolls again", "[rulesets]") {
  Ready ready(probe("dice_race"));
  int again = 0, sent = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    ready.start(seed);
    while (!ready.header().ended) {
      const SeatId seat = ready.header().turn;
      ready.events.clear();
      play(ready, seat, "roll", {});
      const int face = ready.context.chance.faces().front();
      if (!ready.header().ended) CHECK((ready.header().turn == seat) == (face == 6));
      again += face == 6 ? 1 : 0;
      sent += static_cast<int>(ready.events.size()) - 1;
    }
  }
  CHECK(again > 50);
  CHECK(sent > 20);
}

TEST_CASE("in sealed bids nobody sees a bid before all bids are made", "[rulesets]") {
  Ready ready(probe("sealed_bids"), {{"money", "1000000"}});
  const VarId bid = ready.game->var("bid"), money = ready.game->var("money");
  ready.events.clear();
  const auto offer = [&](int seat, std::int64_t n) {
    Action action{.verb = ready.game->verb("bid"), .count = 1};
    action.arguments[0] = n;
    REQUIRE(ready.engine->legal(ready.state, SeatId(seat)) == 1000001);
    ready.engine->play(ready.state, SeatId(seat), *ready.engine->find(action), ready.context);
    play(ready, SeatId(seat), "ready", {});
  };
  offer(2, 700000);
  const View ann(*ready.engine, ready.state, SeatId(0)), cat(*ready.engine, ready.state, SeatId(2));
  CHECK_FALSE(ann.var(bid, SeatId(2)));
  CHECK(ready.events.empty());
  offer(0, 699999);
  offer(1, 0);
  CHECK(ready.events.size() == 5);  // three bids, who gets the picture, the next one
  CHECK(cat.var(money, SeatId(2)) == 300000);
  CHECK_FALSE(ann.var(money, SeatId(2)));
  CHECK(ann.var(money, SeatId(0)) == 1000000);
}

TEST_CASE("in fog a pawn is seen only from neighbouring squares", "[rulesets]") {
  CHECK(probe_counts("fog_breakthrough", 2, false) == std::vector<std::uint64_t>{16, 256});
  Ready ready(probe("fog_breakthrough"));
  const auto seen = [&](int seat, const std::string& cell) {
    const View view(*ready.engine, ready.state, SeatId(seat));
    return !view.at(ZoneInstance(0), *ready.game->board().find(cell)).hidden;
  };
  CHECK(seen(0, "A3"));
  CHECK_FALSE(seen(0, "A4"));
  CHECK_FALSE(seen(0, "A5"));
  play(ready, SeatId(0), "move", {"A2", "A3"});
  CHECK(seen(0, "A4"));
  CHECK_FALSE(seen(0, "A5"));
  CHECK_FALSE(seen(1, "A3"));
  play(ready, SeatId(1), "move", {"B5", "B4"});
  CHECK(seen(1, "A3"));
  CHECK(seen(0, "B4"));
}

TEST_CASE("little chess agrees with its model, including checkmates", "[rulesets]") {
  Ready ready(probe("little_chess"));
  int mates = 0, draws = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    INFO("seed " << seed);
    ready.start(seed);
    PlainLittleChess plain;
    Random random(seed);
    follow(ready, plain, random);
    (plain.winner() < 0 ? draws : mates) += 1;
  }
  CHECK(mates > 10);
  CHECK(draws > 30);
}

TEST_CASE("onitama agrees with its model, and each card is used and passed on", "[rulesets]") {
  const Settings fixed{{"fixed", "true"}};
  CHECK(probe_counts("onitama", 5, false, fixed) == plain_counts(PlainOnitama(), 5));
  Ready ready(probe("onitama"), fixed);
  const auto read = [&](const Action& action) -> PlainOnitama::Move {
    const std::string verb(ready.game->verb_name(action.verb));
    if (verb == "exchange") return {"exchange " + ready.game->board().name(action.cell(0)), 0, 0};
    return {verb, index(action.cell(0)), index(action.cell(1))};
  };
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    INFO("seed " << seed);
    ready.start(seed);
    PlainOnitama plain;
    Random random(seed);
    follow(ready, plain, random, read);
  }
}

}  // namespace hr::tests
