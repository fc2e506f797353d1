// SPDX-License-Identifier: MIT
// Par of a game declared by hand: a robot that collects gems on a strip.
#include "core/par/par.h"

#include <catch2/catch.hpp>

#include "core/base/error.h"
#include "core/table/table_access.h"
#include "tests/support/error_of.h"
#include "tests/support/hunt.h"

namespace hr::tests {

namespace {

// Gems are on every cell of 4 by 2; a robot takes those that it reaches, in ordinary turns of the
// first seat. A gem is worth its column times the die; those of the upper row are a loss.
class GatherRules : public Rules {
 public:
  SeatId setup(Effect& g) override {
    for (int c = 0; c < g.game().cells(); ++c)
      g.put(k_field, CellId(c), {g.game().kind("gem"), SeatId::none});
    g.set_var(VarId(0), SeatId::none, dice_ == 2 ? g.roll(6) * 10 + g.roll(4) : g.roll(6));
    return SeatId(0);
  }
  void effect(Effect& g, SeatId, const Action& action) override {
    g.take(k_field, CellId(static_cast<int>(action.arguments[0])));
  }
  std::int64_t worth(const View& v, CellId cell) override {
    const Coordinates at = v.game().board().where(cell);
    const std::int64_t die = v.var(VarId(0), SeatId::none).value();
    if (unfair_ && die / 10 == 3) return 100;
    return (at.y == 2 ? -1 : 1) * at.x * (dice_ == 2 ? die / 10 + die % 10 : die);
  }
  explicit GatherRules(int dice = 1, bool unfair = false) : dice_(dice), unfair_(unfair) {}

 private:
  int dice_;
  bool unfair_;
};

GameDef gather() {
  GameDef d = stones(Board::grid({.columns = 4, .rows = 2, .links = Links::orthogonal}));
  d.seats = {{"ann", ""}, {"ben", ""}};
  d.kinds = {{.name = "gem", .owned = false}};
  d.vars = {{.name = "die", .see = {}}};
  d.verbs = {verb("take", {pattern(PatternType::pick, piece_set(TermOp::any, "gem"))})};
  d.verbs[0].effect = true;
  d.stuck = Stuck::draws;
  d.par = ParDef{.collects = "gems",
                 .over = piece_set(TermOp::any, "gem"),
                 .from = {},
                 .dirs = {},
                 .stops = true,
                 .worth = true};
  return d;
}

PlayableRules playable(const GameDef& d, int dice = 1, bool unfair = false) {
  return playable_of(d, std::make_shared<GatherRules>(dice, unfair));
}

Match with_die(const GameDef& d, int face) {
  const std::vector<int> faces{face};
  return {playable(d), 1, faces};
}

}  // namespace

TEST_CASE("par is the best run from the current position, under its dice", "[core]") {
  Match match = with_die(gather(), 3);
  CHECK(par_text(match.game(), par(match)) == "Par is 30 (gems: 4): A1, B1, C1, D1.");
  Table table(std::move(match));
  CHECK(table.give(Issuer::owner(), PlayTyped{SeatId::none, "take c1"}).ok);
  const ParReport report = table.report(Issuer::owner(), ParQuery{SeatId::none});
  CHECK(report.refusal.empty());
  CHECK(report.collects == "gems");
  CHECK(report.whole.score == 30);
  CHECK(report.whole.route == std::vector<std::string>{"A1", "B1", "C1", "D1"});
  REQUIRE(report.left);
  CHECK(report.left->text == "Par is 12 (gems: 1): D1.");
  CHECK(report.whole.summary ==
        "The best run scores 30 (gems: 4); it begins at A1 and ends at D1.");
  CHECK(report.left->summary ==
        "From here on, the best run scores 12 (gems: 1); it begins at D1 and ends at D1.");
  CHECK(table.give(Issuer::owner(), Undo{}).ok);
  CHECK_FALSE(table.report(Issuer::owner(), ParQuery{SeatId::none}).left);
}

TEST_CASE("par respects the declared cells, starting cells and directions", "[core]") {
  GameDef d = gather();
  d.par->from = cell_set(*d.board.find("C2"));
  CHECK(par_text(Game(d), par(with_die(d, 1))) == "Par is 4 (gems: 3): C2, C1, D1.");
  d.par->dirs = {"w", "s"};
  CHECK(par_text(Game(d), par(with_die(d, 1))) == "Par is 3 (gems: 4): C2, C1, B1, A1.");
  d.par->over = make_set(TermOp::minus, d.par->over, cell_set(*d.board.find("B1")));
  CHECK(par_text(Game(d), par(with_die(d, 1))) == "Par is 0 (gems: 2): C2, C1.");
  d.par->worth = false;
  CHECK(par_text(Game(d), par(with_die(d, 1))) == "Par is 4 (gems: 4): C2, B2, A2, A1.");
  d.par->over = make_set(TermOp::nowhere);
  CHECK(par_text(Game(d), par(with_die(d, 1))) == "Par is 0: no run can begin anywhere.");
  CHECK(run_summary(Game(d), par(with_die(d, 1)), false) == "Par is 0: no run can begin anywhere.");
}

TEST_CASE("only the table's owner may see par until the game is over", "[core]") {
  GameDef d = gather();
  d.ends = {{.type = EndType::plies, .kind = {}, .from = {}, .to = {}, .n = 2}};
  Table table(with_die(d, 2));
  const std::string refusal = "Until the game is over, only the table's owner may see par.";
  CHECK(table.report(Issuer::owner(), ParQuery{SeatId(0)}).refusal == refusal);
  CHECK(table.report(Issuer::owner(), ParQuery{SeatId(1)}).whole.route.empty());
  CHECK(table.give(Issuer::owner(), PlayTyped{SeatId(0), "take a1"}).ok);
  CHECK(table.report(Issuer::owner(), ParQuery{SeatId(1)}).refusal == refusal);
  CHECK(table.give(Issuer::owner(), PlayTyped{SeatId(1), "take d1"}).ok);
  const ParReport over = table.report(Issuer::owner(), ParQuery{SeatId(1)});
  CHECK(over.refusal.empty());
  CHECK(over.whole.text == "Par is 20 (gems: 4): A1, B1, C1, D1.");
  CHECK_FALSE(over.left);
}

TEST_CASE("after a rule change, par counts from the position where the new rules took effect",
          "[core]") {
  GameDef d = gather();
  Table table(with_die(d, 2));
  CHECK(table.give(Issuer::owner(), PlayTyped{SeatId(0), "take a1"}).ok);
  d.par->worth = false;
  CHECK(change_rules(table, playable(d)).ok);
  CHECK(table.report(Issuer::owner(), ParQuery{SeatId::none}).whole.score == 7);
  d.par.reset();
  CHECK(change_rules(table, playable(d)).ok);
  CHECK(table.report(Issuer::owner(), ParQuery{SeatId::none}).refusal ==
        "This game declares no par, so it has no best run.");
}

TEST_CASE("a worth that is too large is an error of the rules", "[core]") {
  Match match = with_die(gather(), 1);
  State state = match.state();
  state.words()[match.game().layout().var_word(VarId(0), SeatId::none)] = 2'000'000'000'000;
  Table table(std::move(match));
  CHECK_THROWS_WITH(par(View(match_of(table).engine(), state, SeatId::owner)),
                    "par.worth: expected an integer from -1000000000000 to 1000000000000 for A1, "
                    "got 2000000000000");
}

TEST_CASE("the dice of the setup can be given by their sum", "[core]") {
  const PlayableRules one = playable(gather()), two = playable(gather(), 2);
  CHECK(roll_sums(one, 1) == std::vector<int>{1, 2, 3, 4, 5, 6});
  CHECK(roll_sums(two, 1) == std::vector<int>{2, 3, 4, 5, 6, 7, 8, 9, 10});
  CHECK(par(set_up_with_sum(one, 1, 6)).score == 60);
  CHECK(par(set_up_with_sum(two, 1, 7)).score == 70);
  CHECK(error_of<Refusal>([&] { set_up_with_sum(one, 1, 7); }) ==
        "The first dice of the setup show from 1 to 6, not 7.");
  CHECK(error_of<Refusal>([&] { set_up_with_sum(two, 1, 11); }) ==
        "The first dice of the setup show from 2 to 10, not 11.");
  CHECK(error_of<Refusal>([&] { set_up_with_sum(two, 1, 1); }) ==
        "The first dice of the setup show from 2 to 10, not 1.");
}

TEST_CASE("a sum is refused if par depends on the faces", "[core]") {
  const PlayableRules unfair = playable(gather(), 2, true);
  CHECK(par(set_up_with_sum(unfair, 1, 3)).score == 30);
  CHECK(error_of<Refusal>([&] { set_up_with_sum(unfair, 1, 5); }) ==
        "With a sum of 5 par depends on the faces: 1+4 and 3+2 have different ones. Enter the "
        "faces, as in 3+2.");
}

TEST_CASE("a setup without dice accepts none", "[core]") {
  const PlayableRules none =
      playable_of(breakthrough(4, 5), std::make_shared<FunctionRules>(breakthrough_setup));
  CHECK(error_of<Refusal>([&] { roll_sums(none, 1); }) ==
        "The setup of this game rolls no dice, so none can be entered.");
}

TEST_CASE("a par declaration that does not fit the game is refused", "[core]") {
  const auto complaint = [](const std::function<void(GameDef&)>& change) {
    GameDef d = gather();
    change(d);
    return error_of([&] { const Game game(std::move(d)); });
  };
  CHECK(complaint([](GameDef& d) { d.par->over = nullptr; }) ==
        "par.over: expected a set of cells, got nothing");
  CHECK(complaint([](GameDef& d) { d.par->over = region_set("hill"); }) ==
        "par.over: there is no region called \"hill\"");
  CHECK(complaint([](GameDef& d) { d.par->from = own("gen"); }) ==
        "par.from: there is no kind called \"gen\"");
  CHECK(complaint([](GameDef& d) { d.par->dirs = {"forward"}; }) ==
        "par.dirs: \"forward\" is not a direction for ann on this board");
}

TEST_CASE("impossible or surplus dice are a mistake of whoever typed them", "[core]") {
  CHECK(error_of<Refusal>([] { with_die(gather(), 7); }) ==
        "A die here has the faces 1 to 6; 7 was given.");
}

}  // namespace hr::tests
