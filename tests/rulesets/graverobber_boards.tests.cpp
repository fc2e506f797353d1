// SPDX-License-Identifier: MIT
// The boards of Graverobber, counted through the moves that the engine offers and the boards that
// it accepts as ready, and compared with published numbers and a plain model.
#include <catch2/catch.hpp>

#include "tests/models/plain_graverobber.h"
#include "tests/rulesets/graverobber_games.h"

namespace hr::tests {

using plain_graverobber::Counts;
using scripting::Settings;

namespace {

// Enumerates red's setup with ascending squares within each ask, so that each board occurs once.
class Boards {
 public:
  Boards(const Settings& settings, bool with_plots)
      : ready_(ruleset_folder("graverobber"), settings), with_plots_(with_plots) {}

  // All boards, or only those with this windmill and this lowest grave.
  Counts count(int corner = -1, int first = -1) {
    counts_ = {};
    first_ = first;
    for (const Choice& choice : offered(ready_.state))
      if (corner < 0 || at(choice) == corner) raise(after(ready_.state, choice), 3, -1);
    return counts_;
  }

 private:
  static int at(const Choice& choice) { return static_cast<int>(choice.action.arguments[0]); }

  std::vector<Choice> offered(const State& state) {
    ready_.engine->legal(state, k_red);
    return ready_.engine->list();
  }
  State after(const State& state, const Choice& choice) {
    State next = state;
    ready_.engine->play(next, k_red, choice, context_);
    return next;
  }
  void raise(const State& state, int left, int last) {
    for (const Choice& choice : offered(state)) {
      if (at(choice) <= last || (left == 3 && first_ >= 0 && at(choice) != first_)) continue;
      if (left > 1) {
        raise(after(state, choice), left - 1, at(choice));
      } else {
        ++counts_.placements;
        if (with_plots_) lay(after(state, choice), 3, -1);
      }
    }
  }
  void lay(const State& state, int left, int last) {
    if (left == 0) {
      counts_.layouts += ready_.engine->legal(state, k_red);
      return;
    }
    for (const Choice& choice : offered(state))
      if (at(choice) > last) lay(after(state, choice), left - 1, at(choice));
  }

  Ready ready_;
  bool with_plots_;
  int first_ = -1;
  Counts counts_;
  ActionContext context_;
};

const Settings k_touching{{"graves_may_touch", "yes"}};

}  // namespace

TEST_CASE("Graverobber has 549,054 placements of obstacles", "[rulesets]") {
  CHECK(Boards({}, false).count().placements == 549054);
}

TEST_CASE("Graverobber accepts exactly the boards of a plain model", "[rulesets]") {
  using plain_graverobber::boards;
  for (const bool touching : {false, true}) {
    Boards counted(touching ? k_touching : Settings{}, true);
    const auto board = [&](int corner, int first) {
      CAPTURE(touching, corner, first);
      const Counts expected = boards(corner, first, touching);
      CHECK(expected.layouts > 100);
      CHECK(counted.count(corner, first) == expected);
    };
    board(27, 46);  // D4 and G6: the windmill in the middle of the board
    board(1, 47);   // B1 and H6: at its lower edge
    board(53, 38);  // F7 and G5: near white's piece
    board(16, 48);  // A3 and A7: at its left edge
  }
}

// Takes some minutes in an optimised build.
TEST_CASE("Graverobber has 20,769,176 boards, and 28,108,576 if graves may touch",
          "[.][slow][rulesets]") {
  CHECK(Boards({}, true).count() == Counts{549054, 20769176});
  CHECK(Boards(k_touching, true).count() == Counts{825322, 28108576});
}

}  // namespace hr::tests
