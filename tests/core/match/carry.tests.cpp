// SPDX-License-Identifier: MIT
#include "core/match/carry.h"

#include <catch2/catch.hpp>

#include "core/base/error.h"
#include "core/engine/pieces.h"
#include "core/match/random_play.h"
#include "core/words/text.h"
#include "tests/support/code_of.h"
#include "tests/support/hunt.h"
#include "tests/support/playing.h"
#include "tests/support/position.h"

namespace hr::tests {

namespace {

PlayableRules cube_book(GameDef d) {
  return playable_of(std::move(d), std::make_shared<CubeWarsRules>());
}
PlayableRules hunt_book(GameDef d) {
  return playable_of(std::move(d), std::make_shared<HuntRules>());
}

// Cubes that capture straight ahead only.
GameDef straight(GameDef d) {
  VerbDef& move = d.verbs.front();
  const Set free = empty() - region_set("start", Whose::any);
  PatternDef slanting = step("cube", {"forward_left", "forward_right"}, free);
  slanting.progress = true;
  move.patterns[1].dirs = {"forward"};
  move.patterns.push_back(slanting);
  return d;
}

// What a state says, whatever its words.
std::vector<std::string> said(const Match& match) {
  const View truth = match.view(SeatId::owner);
  std::vector<std::string> out = board_lines_spoken(truth);
  for (const std::string& line : vars_text(truth)) out.push_back(line);
  for (const SeatId seat : match.actors()) out.push_back(seat_text(match.game(), seat));
  return out;
}

std::vector<std::string> legal_texts(const Match& match, SeatId seat) {
  std::vector<std::string> out;
  for (const Choice& choice : match.legal(seat))
    out.push_back(action_text(match.game(), choice.action));
  std::sort(out.begin(), out.end());
  return out;
}

}  // namespace

TEST_CASE("rules with the same layout carry the state over word by word", "[core]") {
  Match match(cube_book(cube_wars(8, 8)), 1);
  Random random(3);
  wander(match, random, 30);
  const Game& game = match.game();
  const auto other = cube_book(straight(cube_wars(8, 8)));
  const CarriedState carried = carry_over(game, match.state(), other.game());
  CHECK(carried.state == match.state());
  CHECK(carried.lost.empty());
}

TEST_CASE("a state carried to another layout and back is the same at any point of a game",
          "[core]") {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Match match = hunt_match(seed);
    Random random(seed);
    wander(match, random, static_cast<int>(seed) % 12);
    GameDef more = hunt();
    more.vars.insert(more.vars.begin(), {.name = "wind", .see = {}});
    more.zones.insert(more.zones.begin(), {.name = "clouds", .see = {}});
    for (KindDef& kind : more.kinds) kind.zone = ZoneId(index(kind.zone) + 1);
    more.kinds.insert(more.kinds.begin(), {.name = "cloud"});
    more.verbs.insert(more.verbs.begin(), more.verbs.back());
    more.verbs.front().name = "wait";
    const auto there = hunt_book(more), back = hunt_book(hunt());
    const CarriedState out = carry_over(match.game(), match.state(), there.game());
    CHECK(out.lost.empty());
    CHECK(out.state.size() != match.state().size());
    const CarriedState in = carry_over(there.game(), out.state, back.game());
    CHECK(in.state == match.state());
    CHECK(in.lost == std::vector<std::string>{"The variable wind no longer exists."});
  }
}

TEST_CASE("what the new rules have no place for is dropped and reported", "[core]") {
  Match match(cube_book(cube_wars(8, 8)), 1);
  const auto narrow = cube_book(cube_wars(6, 8));
  CarriedState carried = carry_over(match.game(), match.state(), narrow.game());
  CHECK(carried.lost == std::vector<std::string>{"Removed (no place under the new rules): white's "
                                                 "cube at G2, white's cube at H4, black's cube at "
                                                 "G5 and black's cube at H7.",
                                                 "Repeated positions are counted from here on."});
  GameDef no_cubes = cube_wars(8, 8);
  no_cubes.kinds.erase(no_cubes.kinds.begin());
  no_cubes.verbs.front().patterns.resize(1);
  carried = carry_over(match.game(), match.state(), cube_book(no_cubes).game());
  CHECK(carried.lost.front() ==
        "Removed (no place under the new rules): white's cube at A2, white's cube at C2, white's "
        "cube at E2, "
        "white's cube at G2, white's cube at B4 and 11 more.");
}

TEST_CASE("variables and asks without a place are reset or dropped", "[core]") {
  Match match = hunt_match();
  GameDef d = hunt();
  d.vars[1].type = VarType::flag;
  d.verbs.front().name = "bury";
  const CarriedState carried = carry_over(match.game(), match.state(), hunt_book(d).game());
  CHECK(carried.lost ==
        std::vector<std::string>{"The variable dug was reset: its type has changed.",
                                 "Penny is no longer asked for \"hide\".",
                                 "Nickel is no longer asked for \"hide\"."});
  d = hunt();
  d.vars.erase(d.vars.begin());
  CHECK(carry_over(match.game(), match.state(), hunt_book(d).game()).lost ==
        std::vector<std::string>{"The variable carrying no longer exists."});
  Match late = hunt_match();
  late.play(SeatId(0), {late.game().verb("hide"), 1, {1}});
  State state = late.state();
  state.words()[late.game().layout().var_word(VarId(1), SeatId(0))] = 9;
  d = hunt();
  d.vars[1].max = 5;
  CHECK(carry_over(late.game(), state, hunt_book(d).game()).lost ==
        std::vector<std::string>{
            "The variable dug was reset: its value does not exist under the new rules."});
}

TEST_CASE("a variable with a cell or nothing keeps its value on a wider board", "[core]") {
  const auto with_last = [](int columns) {
    GameDef d = breakthrough(columns, 5);
    d.vars = {{.name = "last", .type = VarType::cell, .initial = k_nil, .see = {}}};
    return Game(d);
  };
  const Game from = with_last(4), to = with_last(6);
  State state(from.layout().words());
  state.header().key = turn_key(SeatId(0));
  const auto carried = [&](std::int64_t value) {
    const int word = from.layout().var_word(VarId(0), SeatId::none);
    state.words()[word] = static_cast<Word>(value);
    return static_cast<std::int64_t>(
        carry_over(from, state, to).state.words()[to.layout().var_word(VarId(0), SeatId::none)]);
  };
  CHECK(carried(k_nil) == k_nil);
  CHECK(carried(index(*from.board().find("B3"))) == index(*to.board().find("B3")));
}

TEST_CASE("seats do not change in the middle of a match", "[core]") {
  Match match(cube_book(cube_wars()), 1);
  GameDef d = cube_wars();
  d.seats[1].name = "red";
  CHECK_THROWS_WITH(match.change_rules(cube_book(d)),
                    "The seats of a match cannot change: expected white and black, the new rules "
                    "have white and red.");
  CHECK(match.tree().size() == 1);
  CHECK_THROWS_WITH(match.change_rules(match.rules()), "These rules are already in use.");
}

TEST_CASE("more visibility is reported, less is not", "[core]") {
  const auto hidden = hunt_book(hunt());
  GameDef open = hunt();
  open.zones[1].see.who = Visibility::Who::all;
  CHECK(newly_visible(hidden.game(), hunt_book(open).game()) ==
        std::vector<std::string>{"More is visible from here on: map."});
  CHECK(newly_visible(hunt_book(open).game(), hidden.game()).empty());
  CHECK(newly_visible(hidden.game(), hidden.game()).empty());
}

// A designer's typical change: cubes may no longer capture diagonally.
TEST_CASE("rules are changed in mid-game, and undone and redone like any step", "[core]") {
  Match match(cube_book(cube_wars()), 7);
  Random random(5);
  wander(match, random, 40);
  REQUIRE_FALSE(match.ended());
  const SeatId seat = match.actors().front();
  const auto before = legal_texts(match, seat);
  const State state = match.state();
  const NodeId from = match.cursor();
  const NodeId changed = match.change_rules(cube_book(straight(cube_wars())));
  CHECK(match.state() == state);
  CHECK(match.node().type == StepType::rules);
  const auto after = legal_texts(match, seat);
  std::vector<std::string> gone, expected;
  std::set_difference(before.begin(), before.end(), after.begin(), after.end(),
                      std::back_inserter(gone));
  CHECK(std::includes(before.begin(), before.end(), after.begin(), after.end()));
  match.undo();
  for (const Choice& choice : match.legal(seat)) {
    const CellId a = choice.action.cell(0), b = choice.action.cell(1);
    const Coordinates x = match.game().board().where(a), y = match.game().board().where(b);
    const View truth = match.view(SeatId::owner);
    if (truth.at(k_field, a).piece.kind == match.game().kind("cube") && x.x != y.x && x.y != y.y &&
        truth.at(k_field, b).piece.kind != KindId::none)
      expected.push_back(action_text(match.game(), choice.action));
  }
  std::sort(expected.begin(), expected.end());
  CHECK_FALSE(expected.empty());
  CHECK(gone == expected);
  REQUIRE(match.redo());
  CHECK(match.cursor() == changed);
  CHECK(legal_texts(match, seat) == after);
  wander(match, random, 6);
  const std::vector<NodeId> line = match.tree().line();
  for (int round = 0; round < 10; ++round) {
    while (match.cursor() != from) REQUIRE(match.undo());
    CHECK(match.state() == state);
    CHECK(legal_texts(match, seat) == before);
    while (match.redo()) CHECK(match.state().hash() == match.node().hash);
    CHECK(match.tree().line() == line);
  }
}

TEST_CASE("going back to rules restores their position, whatever was tried between", "[core]") {
  Match match(cube_book(cube_wars(8, 8)), 7);
  Random random(5);
  wander(match, random, 20);
  REQUIRE_FALSE(match.ended());
  const State state = match.state();
  const PlayableRules original = match.rules();
  match.change_rules(cube_book(cube_wars(6, 8)));  // loses a third of the pieces
  CHECK_FALSE(match.node().lost().empty());
  CHECK(match.state() != state);
  match.change_rules(original);
  CHECK(match.state() == state);
  CHECK(match.all_rules().size() == 2);
  CHECK(match.node().lost().empty());
  // The same change again is the same step.
  match.undo();
  match.undo();
  const int nodes = match.tree().size();
  match.change_rules(match.all_rules()[1]);
  CHECK(match.tree().size() == nodes);
}

TEST_CASE("rules that fail in the position are not accepted", "[core]") {
  Match match(cube_book(cube_wars(8, 8)), 7);
  GameDef d = cube_wars(8, 8);
  d.verbs.front().patterns.resize(1);
  d.verbs.front().patterns[0].onto = make_set(TermOp::nowhere);
  d.stuck = Stuck::undeclared;
  CHECK_THROWS_WITH(match.change_rules(cube_book(d)), Catch::Contains("has no legal action"));
  CHECK(match.tree().size() == 1);
  CHECK(match.all_rules().size() == 1);
  d.stuck = Stuck::loses;
  match.change_rules(cube_book(d));
  CHECK(match.ended());
  match.undo();
  CHECK_FALSE(match.ended());
}

TEST_CASE("a position set up by hand is a step like any other", "[core]") {
  Match match = breakthrough_match(4, 5);
  const State before = match.state();
  State state = before;
  {
    ActionContext context;
    Effect counted(match.engine(), state, context, SeatId::none);
    for (int cell = 0; cell < match.game().cells(); ++cell) counted.clear(k_field, CellId(cell));
    counted.put(k_field, CellId(12), {KindId(0), SeatId(0)});
    counted.put(k_field, CellId(15), {KindId(0), SeatId(1)});
  }
  match.arrange(state);
  CHECK(match.node().type == StepType::position);
  CHECK(legal_texts(match, SeatId(0)) == std::vector<std::string>{"move A4 A5", "move A4 B5"});
  match.undo();
  CHECK(match.state() == before);
  match.redo();
  CHECK(match.state() == state);
}

TEST_CASE("a new repetition end counts from the change of rules on", "[core]") {
  Match match(cube_book(cube_wars(8, 8, 0)), 1);
  match.change_rules(cube_book(cube_wars(8, 8, 2)));
  CHECK(match.node().lost().empty());
  CHECK(match.state().size() == static_cast<std::size_t>(match.game().layout().words()) + 1);
}

TEST_CASE("an ended game stays ended under different rules", "[core]") {
  Match match(cube_book(cube_wars(6, 8, 0, 4)), 1);
  Random random(9);
  wander(match, random, 1000);
  REQUIRE(match.ended());
  match.change_rules(cube_book(straight(cube_wars(6, 8, 0, 4))));
  CHECK(match.ended());
  CHECK(outcome_text(match.game(), match.state()) != "");
  match.undo();
  match.change_rules(cube_book(cube_wars(6, 8, 3, 9)));
  CHECK(match.ended());
  CHECK(said(match).size() > 2);
}

TEST_CASE("asks are carried over by their words, not by their numbers", "[core]") {
  const auto game = [](PatternDef answer) {
    GameDef d = breakthrough(4, 5);
    d.verbs.push_back(verb("say", {std::move(answer)}));
    d.verbs.back().asked = true;
    d.verbs.front().effect = true;
    return d;
  };
  const auto choice = [](std::vector<std::string> words) {
    PatternDef p = pattern(PatternType::choice);
    p.words = std::move(words);
    return p;
  };
  class Asking : public Rules {
   public:
    SeatId setup(Effect& g) override { return breakthrough_setup(g); }
    void effect(Effect& g, SeatId me, const Action&) override {
      const std::int64_t word = 2;
      g.ask(AskMode::must, g.next(me), g.game().verb("say"), {&word, 1});
    }
  };
  const auto rules = std::make_shared<Asking>();
  Match match(engine_of(game(choice({"a", "b", "c"})), rules), 1);
  match.play(SeatId(0), match.legal(SeatId(0)).front().action);
  CHECK(legal_texts(match, SeatId(1)) == std::vector<std::string>{"say c"});
  match.change_rules(playable_of(game(choice({"c", "b", "a"})), rules));
  CHECK(legal_texts(match, SeatId(1)) == std::vector<std::string>{"say c"});
  match.undo();
  match.change_rules(playable_of(game(choice({"a", "b"})), rules));
  CHECK(match.node().lost() == std::vector<std::string>{"Black is no longer asked for \"say\"."});
}

TEST_CASE("what is offered to several seats is still offered to one after the other", "[core]") {
  const auto game = [](const std::vector<std::string>& answers) {
    GameDef d = breakthrough(4, 5);
    d.verbs.front().effect = true;
    for (const std::string& answer : answers) {
      d.verbs.push_back(verb(answer, {pattern(PatternType::pass)}));
      d.verbs.back().asked = true;
    }
    return d;
  };
  class Offering : public Rules {
   public:
    SeatId setup(Effect& g) override { return breakthrough_setup(g); }
    void effect(Effect& g, SeatId, const Action& action) override {
      const std::vector<VerbId> verbs{g.game().verb("say"), g.game().verb("hum")};
      if (index(action.verb) == 0) g.offer_in_turn(all_seats(2), verbs);
    }
  };
  const auto rules = std::make_shared<Offering>();
  Match match(engine_of(game({"say", "hum"}), rules), 1);
  match.play(SeatId(0), match.legal(SeatId(0)).front().action);
  CHECK(match.header().asks == 4);
  match.change_rules(playable_of(game({"say"}), rules));
  CHECK(match.node().lost() == std::vector<std::string>{"Black is no longer asked for \"hum\".",
                                                        "White is no longer asked for \"hum\"."});
  CHECK(legal_texts(match, SeatId(1)) == std::vector<std::string>{"decline", "say"});
  match.play(SeatId(1), {.verb = match.game().decline()});
  CHECK(legal_texts(match, SeatId(0)) == std::vector<std::string>{"decline", "say"});
  match.undo();
  match.play(SeatId(1), {.verb = match.game().verb("say")});
  CHECK(match.header().asks == 0);
}

TEST_CASE("a larger visible part of the board is reported as well", "[core]") {
  const auto game = [](const std::vector<int>& rows) {
    GameDef d = breakthrough(4, 5);
    d.regions.push_back({"near", {cells_where(d.board, [&](Coordinates c) {
                           return std::find(rows.begin(), rows.end(), c.y) != rows.end();
                         })}});
    d.zones.front().see = {.who = Visibility::Who::cells, .set = region_set("near")};
    return Game(d);
  };
  CHECK(newly_visible(game({1, 2}), game({1, 2, 3})) ==
        std::vector<std::string>{"More is visible from here on: field."});
  CHECK(newly_visible(game({1, 2}), game({1, 2})).empty());
}

TEST_CASE("fog in the same words may show more because of what they name", "[core]") {
  const auto game = [](std::int64_t sight, const std::string& team) {
    GameDef d = breakthrough(4, 5);
    d.kinds.front().attributes = {{.name = "sight", .number = sight}};
    d.seats.front().team = d.seats.back().team = team;
    TermExpr far;
    far.op = TermOp::having;
    far.name = "sight";
    far.a = piece_set(TermOp::own);
    far.b = number_term(2);
    d.zones.front().see = {
        .who = Visibility::Who::cells,
        .set = near_set(TermOp::around, make_term(far)) +
               make_set(TermOp::as, make_set(TermOp::partners), piece_set(TermOp::own))};
    return Game(d);
  };
  const std::vector<std::string> more{"More is visible from here on: field."};
  CHECK(newly_visible(game(1, ""), game(1, "")).empty());
  CHECK(newly_visible(game(1, ""), game(2, "")) == more);
  CHECK(newly_visible(game(1, ""), game(1, "both")) == more);
}

TEST_CASE("a piece without an owner is dropped if its kind has owners now", "[core]") {
  GameDef rocks = breakthrough(4, 5);
  rocks.kinds.push_back({.name = "rock", .owned = false});
  GameDef owned = rocks;
  owned.kinds.back().owned = true;
  const Game from(rocks), to(owned);
  State state(from.layout().words());
  state.header().key = turn_key(SeatId(0));
  put_piece(state, from, from.layout().zone(k_field), 0,
            code_of(from, {from.kind("rock"), SeatId::none}));
  const CarriedState carried = carry_over(from, state, to);
  CHECK(read_position(to, carried.state)[0][0].empty());
  CHECK(carried.lost ==
        std::vector<std::string>{"Removed (no place under the new rules): a rock at A1."});
  CHECK(carry_over(from, state, from).lost.empty());
}

TEST_CASE("a pile that becomes a stack is carried over or dropped as a whole", "[core]") {
  const auto heaps = [](Holds holds) {
    GameDef d = breakthrough(4, 5);
    d.zones.front().holds = holds;
    return Game(d);
  };
  const Game pile = heaps(Holds::pile);
  for (const Holds holds : {Holds::stack, Holds::one, Holds::pile, Holds::tower}) {
    const Game other = heaps(holds);
    for (int n = 1; n <= 10; ++n) {
      State state(pile.layout().words());
      state.header().key = turn_key(SeatId(0));
      put_piece(state, pile, pile.layout().zone(k_field), 0, 0, n);
      put_piece(state, pile, pile.layout().zone(k_field), 0, 1, 1);  // one more, of the other seat
      const CarriedState carried = carry_over(pile, state, other);
      const auto held = read_position(other, carried.state)[0][0];
      const int room = other.layout().zone(k_field).room;
      const bool first = n <= room, second = (first ? n : 0) + 1 <= room;
      INFO("holds " << static_cast<int>(holds) << ", n " << n);
      CHECK(held.size() == static_cast<std::size_t>((first ? n : 0) + (second ? 1 : 0)));
      CHECK(carried.lost.size() == (first && second ? 0U : 1U));
      CHECK(contradiction(other, carried.state) == "");
    }
  }
}

}  // namespace hr::tests
