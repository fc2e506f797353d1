// SPDX-License-Identifier: MIT
// Compares Robot Miner with the numbers of its mountain, and random games of it, under many
// options, with a plain model: steps by staircase and height, jewels as products.
#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <map>
#include <optional>
#include <set>

#include "core/base/mix.h"
#include "core/words/text.h"
#include "tests/support/rulesets.h"

namespace hr::tests {

using scripting::Settings;

namespace {

const std::vector<int> k_twelve{3, 4, 5, 6, 7, 8, 9, 10, 11, 12}, k_ten{3, 4, 5, 6, 7, 8, 9, 10};

// The meaning of the options, once more in numbers.
struct Terms {
  Settings settings;
  std::vector<int> tables = k_twelve;  // from left to right
  int steps = 12, teams = 2;
  bool face_value = false, claimed_steps = true, may_stop = false, own_mountains = false;
  int points = 1, multiplier = 3, fine = 0, crash = 0;
  std::set<int> bare = {1, 2};  // of the tables, those without jewels
  bool (*bonus)(int jewel, int a, int b) = [](int jewel, int a, int b) {
    return jewel % (a + b) == 0;
  };
};

struct Step {
  int column = 0, height = 0;
  friend auto operator<=>(const Step&, const Step&) = default;
};

// A team's run.
struct TeamRun {
  std::set<Step> blank, taken;
  std::optional<Step> robot;
  bool crashed = false;
};

class Mine {
 public:
  explicit Mine(const Terms& terms)
      : terms_(terms), ready_(ruleset_folder("robot_miner"), terms.settings) {}

  // A random game; every position is compared with the model.
  void play(std::uint64_t seed) {
    ready_.start(seed);
    Random random(seed);
    dice_ = {number(ready_.events.front(), 0), number(ready_.events.front(), 1)};
    std::vector<TeamRun> runs(static_cast<std::size_t>(terms_.teams));
    for (int n = 0; n < terms_.teams; ++n) {
      const SeatId team = ready_.header().turn;
      TeamRun& run = runs[nth(team)];
      run.blank = all_steps();
      while (!ready_.header().ended && ready_.header().turn == team) act(team, run, random);
      REQUIRE(over(run));
    }
    check_outcome(runs);
  }

 private:
  static int number(const Event& event, std::size_t i) {
    return static_cast<int>(std::get<std::int64_t>(event.arguments.at(i)));
  }

  // Where there are jewels; robots can go nowhere else.
  std::set<Step> all_steps() const {
    std::set<Step> out;
    for (std::size_t column = 0; column < terms_.tables.size(); ++column)
      for (int height = 1; height <= terms_.steps && !terms_.bare.contains(terms_.tables[column]);
           ++height)
        out.insert({static_cast<int>(column), height});
    return out;
  }

  std::set<Step> beside(const Step& from) const {
    std::set<Step> out;
    for (const int across : {-1, 1})
      for (const int up : {-1, 1}) {
        const Step to{from.column + across, from.height + up};
        if (all_steps().contains(to)) out.insert(to);
      }
    return out;
  }

  bool over(const TeamRun& run) const {
    if (!run.robot) return true;
    return std::ranges::none_of(beside(*run.robot),
                                [&](const Step& to) { return run.blank.contains(to); });
  }

  std::string name(SeatId team, const Step& step) const {
    static constexpr std::array names{"red-", "blue-", "green-", "yellow-"};
    return (terms_.own_mountains ? names[nth(team)] : "") +
           std::to_string(terms_.tables[nth(step.column)]) + "x-" + std::to_string(step.height);
  }

  // What may be done, each action with the step that it leads to.
  std::map<std::string, std::optional<Step>> legal(SeatId team, const TeamRun& run) const {
    std::map<std::string, std::optional<Step>> out;
    if (!run.robot) {
      for (const Step& step : run.blank) out["place " + name(team, step)] = step;
      return out;
    }
    for (const Step& to : beside(*run.robot))
      if (terms_.claimed_steps || run.blank.contains(to))
        out["move " + name(team, *run.robot) + " " + name(team, to)] = to;
    if (terms_.may_stop) out["stop"] = std::nullopt;
    return out;
  }

  void act(SeatId team, TeamRun& run, Random& random) {
    const auto expected = legal(team, run);
    const std::uint64_t count = ready_.engine->legal(ready_.state, team);
    std::set<std::string> offered, known;
    for (const Choice& choice : ready_.engine->list())
      offered.insert(action_text(*ready_.game, choice.action));
    for (const auto& [text, to] : expected) known.insert(text);
    REQUIRE(offered == known);
    REQUIRE(count == known.size());
    const Choice choice = ready_.engine->pick(random.below(count));
    const std::optional<Step> to = expected.at(action_text(*ready_.game, choice.action));
    ready_.engine->play(ready_.state, team, choice, ready_.context);
    run.robot = to;
    if (!to) return;
    if (run.blank.erase(*to) != 0) {
      run.taken.insert(*to);
    } else {
      run.crashed = true;
      run.robot.reset();
    }
  }

  int score(const TeamRun& run) const {
    int sum = run.crashed ? -terms_.crash : 0;
    for (const Step& step : run.taken) {
      const int jewel = terms_.tables[nth(step.column)] * step.height;
      const int worth = terms_.face_value ? jewel : terms_.points;
      sum +=
          terms_.bonus(jewel, dice_[0], dice_[1]) ? worth * terms_.multiplier : worth - terms_.fine;
    }
    return sum;
  }

  void check_outcome(const std::vector<TeamRun>& runs) {
    REQUIRE(ready_.header().ended);
    std::vector<int> scores;
    for (const TeamRun& run : runs) scores.push_back(score(run));
    const int best = std::ranges::max(scores);
    std::uint32_t winners = 0;
    for (int team = 0; team < terms_.teams; ++team) {
      const View truth(*ready_.engine, ready_.state, SeatId::owner);
      const int mine = scores[nth(team)];
      CHECK(ready_.ruleset->rules().score(truth, SeatId(team)) == mine);
      if (mine == best) winners |= seat_bit(SeatId(team));
    }
    CHECK(ready_.header().winners == winners);
  }

  const Terms& terms_;
  Ready ready_;
  std::array<int, 2> dice_{};
};

std::vector<Terms> all_terms() {
  return {
      {},
      {.settings = {{"size", "10 steps"}, {"claimed_steps", "no"}},
       .tables = k_ten,
       .steps = 10,
       .claimed_steps = false},
      {.settings = {{"staircases", "9x,3x,20x,1x"}, {"steps", "5"}, {"scoring", "b"}},
       .tables = {9, 3, 20, 1},
       .steps = 5,
       .face_value = true},
      {.settings = {{"teams", "4"}, {"points", "5"}, {"multiplier", "2"}, {"fine", "3"}},
       .teams = 4,
       .points = 5,
       .multiplier = 2,
       .fine = 3},
      {.settings = {{"crash", "4"}, {"bonus", "even"}},
       .crash = 4,
       .bonus = [](int jewel, int, int) { return jewel % 2 == 0; }},
      {.settings = {{"may_stop", "yes"}, {"bonus", "either die"}, {"starts", "first team"}},
       .may_stop = true,
       .bonus = [](int jewel, int a, int b) { return jewel % a == 0 || jewel % b == 0; }},
      {.settings = {{"mountains", "one each"}, {"staircases", "4x,5x,6x"}, {"teams", "3"}},
       .tables = {4, 5, 6},
       .teams = 3,
       .own_mountains = true},
      {.settings =
           {{"staircases", "2x,3x"}, {"steps", "2"}, {"bonus", "product"}, {"bare", "none"}},
       .tables = {2, 3},
       .steps = 2,
       .bare = {},
       .bonus = [](int jewel, int a, int b) { return jewel % (a * b) == 0; }},
      {.settings = {{"staircases", "4x,7x,5x,6x,1x,3x"}, {"bare", "7x"}, {"steps", "4"}},
       .tables = {4, 7, 5, 6, 1, 3},
       .steps = 4,
       .bare = {7}},
      {.settings = {{"bonus", "primes"}, {"staircases", "1x,2x,3x,4x"}, {"scoring", "b"}},
       .tables = {1, 2, 3, 4},
       .face_value = true,
       .bonus =
           [](int jewel, int, int) {
             int divisors = 0;
             for (int k = 1; k <= jewel; ++k) divisors += jewel % k == 0 ? 1 : 0;
             return divisors == 2;
           }},
  };
}

struct Mountain {
  const char* size;
  int last, steps;
  int cells, sum, edges, inside;
  std::uint64_t first_moves;
  std::map<int, int> bonus;  // by roll
};

// Computed from the board alone, by the names of its cells.
int jewel(const std::string& name) {
  const std::size_t x = name.find("x-");
  return std::stoi(name.substr(0, x)) * std::stoi(name.substr(x + 2));
}

}  // namespace

TEST_CASE("Robot Miner: the numbers of both mountains", "[rulesets]") {
  const auto mountain =
      GENERATE(Mountain{"10 steps", 10, 10, 80, 2860, 28, 48, 252, {{2, 60}, {7, 17}, {11, 0}}},
               Mountain{"12 steps", 12, 12, 120, 5850, 36, 80, 396, {{2, 90}, {7, 21}, {11, 21}}});
  Ready ready(ruleset_folder("robot_miner"), {{"size", mountain.size}, {"starts", "first team"}});
  const Board& board = ready.game->board();
  REQUIRE(board.cells() == mountain.cells);
  int sum = 0;
  std::map<int, int> degrees, bonus;
  for (int c = 0; c < board.cells(); ++c) {
    const int number = jewel(board.name(CellId(c)));
    sum += number;
    int links = 0;
    for (int d = 0; d < board.directions(); ++d)
      links += board.link(CellId(c), DirectionId(d)) != CellId::none ? 1 : 0;
    ++degrees[links];
    for (const auto& [roll, expected] : mountain.bonus) bonus[roll] += number % roll == 0 ? 1 : 0;
  }
  CHECK(sum == mountain.sum);
  CHECK(bonus == mountain.bonus);
  CHECK(degrees == std::map<int, int>{{1, 4}, {2, mountain.edges}, {4, mountain.inside}});

  std::uint64_t pairs = 0;
  REQUIRE(ready.engine->legal(ready.state, SeatId(0)) ==
          static_cast<std::uint64_t>(mountain.cells));
  for (const Choice& choice : ready.engine->list()) {
    State next = ready.state;
    ready.engine->play(next, SeatId(0), choice, ready.context);
    pairs += ready.engine->legal(next, SeatId(0));
  }
  CHECK(pairs == mountain.first_moves);
}

TEST_CASE("Robot Miner: random games agree with the plain model", "[rulesets]") {
  for (const Terms& terms : all_terms()) {
    Mine mine(terms);
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      INFO("steps " << terms.steps << ", teams " << terms.teams << ", game " << seed);
      mine.play(seed);
    }
  }
}

}  // namespace hr::tests
