// SPDX-License-Identifier: MIT
// All games on edited boards: their moves compared with plain models, fast random play compared
// with stepwise play, and boards edited as in the window.
#include <catch2/catch.hpp>
#include <set>

#include "core/board/board_draft.h"
#include "core/kernel/make_engine.h"
#include "core/match/match.h"
#include "core/match/random_play.h"
#include "core/words/text.h"
#include "scripting/ruleset/open_rules.h"
#include "tests/models/plain_patterns.h"
#include "tests/support/error_of.h"
#include "tests/support/position.h"
#include "tests/support/rulesets.h"

namespace hr::tests {

using Names = std::vector<std::string>;

namespace {

struct Edited {
  const char* ruleset;
  scripting::Settings settings;
  const char* board;
};

// Board files of one line and of several, with holes in the middle and at the edges, cuts and
// links.
const std::vector<Edited> k_boards{
    {"breakthrough", {}, "closed C4 D5 H8\ncut E4 E5\nlink A3 H6\n"},
    {"breakthrough", {}, "size 7 9\nclosed A1 G9 D4 D5 D6\nregion home black A8 B8 A7 B7 A9 B9\n"},
    {"cube_wars", {}, "closed D3 E3 F6 P8\ncut H4 H5\n"},
    {"cube_wars", {{"columns", "10"}}, "closed A1 J8 E4 D5\nlink A2 J7\nname D4 Bridge\n"},
    {"hex", {{"size", "7"}}, "link A1 G7\nname D4 Centre\n"},
    {"tic_tac_toe", {{"size", "4"}}, "closed B2\n"},
    {"connect_four", {}, "closed D1 D2 A6\n"},
    {"cube_lariat", {{"size", "2"}}, "closed U-A1 F-B2\ncut F-A1 F-C1\n"},
};

std::shared_ptr<scripting::Ruleset> load(const Edited& edited) {
  const auto folder = ruleset_folder(edited.ruleset);
  const RulesetText declared = scripting::read_ruleset_text(folder, {}, edited.settings);
  return scripting::load_ruleset(scripting::with_board(declared, "edited", edited.board));
}

// The legal moves by the engine and by the plain model, without the pie rule.
void compare(const Match& match, SeatId seat) {
  std::set<Action> offered, expected;
  for (const Choice& choice : match.legal(seat))
    if (!match.game().built_in(choice.action.verb)) offered.insert(choice.action);
  const Position position = read_position(match.game(), match.state());
  for (const auto& [action, pattern] : PlainPatterns(match.game(), position).actions(seat))
    expected.insert(action);
  REQUIRE(offered == expected);
  REQUIRE(contradiction(match.game(), match.state()) == "");
}

// Any edit that a person could make; impossible ones are skipped.
void edit(BoardDraft& draft, Random& random) {
  const auto below = [&](int n) {
    return static_cast<int>(random.below(static_cast<std::uint64_t>(n)));
  };
  const auto cell = [&] { return draft.whole().name(CellId(below(draft.whole().cells()))); };
  try {
    switch (below(7)) {
      case 0:
        return draft.close(cell());
      case 1:
        return draft.open(cell());
      case 2:
        return draft.cut(cell(), cell());
      case 3:
        return draft.link(cell(), cell());
      case 4:
        return draft.rename(cell(), "place-" + std::to_string(below(9)));
      case 5:
        if (!draft.regions().empty())
          draft.mark(draft.regions().front().name, "", {cell(), cell()});
        return;
      default: {
        Coordinates size = draft.whole().size();
        size.x += below(3) - 1;
        draft.resize(size);
      }
    }
  } catch (const Error&) {
  }
}

void play_at_random(Match& match, Random& random, int actions) {
  for (; actions > 0 && !match.ended(); --actions) {
    const std::vector<SeatId> actors = match.actors();
    const SeatId seat = actors[random.below(actors.size())];
    if (match.legal(seat).empty()) return;  // stuck while all are asked
    match.play(seat, random_choice(match, seat, random).action);
  }
}

}  // namespace

TEST_CASE("on edited boards the games offer the same moves as their plain models", "[rulesets]") {
  for (const Edited& edited : k_boards) {
    INFO(edited.ruleset << ": " << edited.board);
    const auto ruleset = load(edited);
    const PlayableRules playable = scripting::make_playable(ruleset);
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
      Match match(playable, seed);
      Random random(seed);
      for (int ply = 0; ply < 60 && !match.ended(); ++ply) {
        INFO("ply " << ply);
        const SeatId seat = match.actors().front();
        compare(match, seat);
        match.play(seat, random_choice(match, seat, random).action);
      }
    }
  }
}

TEST_CASE("on edited boards fast random play equals stepwise play", "[rulesets]") {
  for (const Edited& edited : k_boards) {
    INFO(edited.ruleset << ": " << edited.board);
    const auto ruleset = load(edited);
    const auto engine = make_engine(ruleset->game(), ruleset->rules());
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      State fast;
      ActionContext context{.chance = Chance(seed)};
      engine->start(fast, context);
      State slow = fast;
      Random quick(seed), steady(seed);
      const Playout out = engine->playout(fast, quick, context, 300);
      for (std::uint32_t n = 0; n < out.actions; ++n) {
        const SeatId seat = slow.header().turn;
        const std::uint64_t legal = engine->legal(slow, seat);
        engine->play(slow, seat, engine->pick(steady.below(legal)), context);
      }
      CHECK(fast == slow);
      CHECK(out.cut != slow.header().ended);  // it stopped for no other reason
    }
  }
}

TEST_CASE("boards without a starting cell, or with two, are refused", "[rulesets]") {
  const auto refusal = [](const Edited& edited) -> std::string {
    return error_of([&] { const Match match(scripting::make_playable(load(edited)), 1); });
  };
  const auto expect = [&](const Edited& edited, const std::string& region, int cells) {
    INFO(edited.ruleset << ": " << edited.board);
    CHECK_THAT(
        refusal(edited),
        Catch::Contains("region \"" + region + "\": expected one cell, got " +
                        std::to_string(cells) + "; the game cannot be set up on board edited"));
  };
  expect({"cube_wars", {}, "region start white\n"}, "start", 0);
  expect({"cube_wars", {}, "region start black A8 B8\n"}, "start", 2);
  expect({"cube_digger", {}, "region home penny\n"}, "home", 0);
  expect({"cube_digger", {}, "region home nickel A5-III B5-III\n"}, "home", 2);
  expect({"graverobber", {}, "closed A1\n"}, "start", 0);
  CHECK(refusal({"graverobber", {}, "closed D4\n"}).empty());
}

TEST_CASE("a ruleset that uses cell numbers works on an edited board", "[rulesets]") {
  const auto ruleset = load({"robot_miner", {}, "closed 3x-1 5x-4\n"});
  Match match(scripting::make_playable(ruleset), 1);
  const SeatId seat = match.actors().front();
  const auto cell = ruleset->game()->board().find("7x-3").value();
  match.play(seat,
             {.verb = ruleset->game()->verb("place"), .count = 1, .arguments = {index(cell)}});
  const auto& events = match.node().events();
  REQUIRE_FALSE(events.empty());
  CHECK_THAT(event_text(match.game(), events.front()), Catch::Contains("takes the jewel 21"));
}

TEST_CASE("closing cells and enlarging a board and undoing both restores the file", "[rulesets]") {
  const std::string original = "-- The quarry.\ncut A1-I B1-I  -- a wall\n";
  const auto ruleset = load({"cube_digger", {}, original.c_str()});
  BoardDraft draft(ruleset->game()->definition());
  std::vector<BoardChanges> done;
  const auto edit = [&](auto body) {
    done.push_back(draft.changes());
    body();
    const RulesetText ruleset_text =
        scripting::with_board(ruleset->text(), "edited", draft.changes().text);
    Match match(scripting::open_playable(ruleset_text), 1);  // it can be set up and played
    CHECK_FALSE(match.legal(SeatId(0)).empty());
  };
  for (const char* cell : {"B2-II", "C3-II", "D4-II"}) edit([&] { draft.close(cell); });
  edit([&] { draft.resize({6, 5, 3}); });
  CHECK(draft.changes().text ==
        "-- The quarry.\n-- a wall\nsize 6 5 3\nclosed B2-II C3-II D4-II\ncut A1-I B1-I\n");
  for (; !done.empty(); done.pop_back()) draft.put(done.back());
  CHECK(draft.changes().text == original);
}

TEST_CASE("every game continues while its board is edited", "[rulesets]") {
  for (const Edited& edited : k_boards) {
    INFO(edited.ruleset);
    const auto declared =
        scripting::read_ruleset_text(ruleset_folder(edited.ruleset), {}, edited.settings);
    Match match(scripting::open_playable(declared), 1);
    Random random(1);
    for (int ply = 0; ply < 3; ++ply) play_at_random(match, match.actors().front(), random);
    const std::uint64_t before = match.state().hash();
    match.change_rules(scripting::make_playable(load(edited)));
    REQUIRE_FALSE(match.ended());
    for (int ply = 0; ply < 20 && !match.ended(); ++ply)
      play_at_random(match, match.actors().front(), random);
    while (match.node().type != StepType::rules) match.undo();
    match.undo();
    CHECK(match.state().hash() == before);
  }
}

TEST_CASE("random edits of boards in mid-game leave every game valid", "[rulesets]") {
  int swaps = 0;
  for (const auto& folder : rulesets_and_probes()) {
    CAPTURE(folder.filename().string());
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      CAPTURE(seed);
      Match match(scripting::open_playable(scripting::read_ruleset_text(folder)), seed);
      if (match.game().board().plain_cells() == 0) break;
      Random random(seed);
      for (int round = 0; round < 3; ++round) {
        BoardDraft draft(match.game().definition());
        for (int n = 0; n < 4; ++n) edit(draft, random);
        const std::string text = draft.changes().text;
        REQUIRE(read_board_changes(text).text == text);
        try {
          match.change_rules(
              scripting::open_playable(scripting::with_board(*match.rules().text, "edited", text)));
          ++swaps;
          REQUIRE(match.game().board().plain_cells() == draft.board().plain_cells());
          REQUIRE(contradiction(match.game(), match.state()) == "");
          play_at_random(match, random, 8);
        } catch (const Error&) {  // a ruleset that needs a removed cell reports it
        }
        REQUIRE(contradiction(match.game(), match.state()) == "");
      }
    }
  }
  CHECK(swaps > 60);
}

TEST_CASE("a board edited during a secret setup keeps the answers that still fit", "[rulesets]") {
  const RulesetText declared = scripting::read_ruleset_text(ruleset_folder("cube_digger"));
  const auto with = [&](const std::string& text) {
    return scripting::open_playable(scripting::with_board(declared, "edited", text));
  };
  Match match(scripting::open_playable(declared), 1);
  const SeatId penny{0}, nickel{1};
  const auto choice = match.legal(penny).front();
  const std::string cell = match.game().board().name(choice.action.cell(0));
  match.play(penny, choice.action);
  match.play(nickel, match.legal(nickel).front().action);
  match.change_rules(with("closed C3-II\n"));
  CHECK(match.part(penny).size() == 1);
  CHECK(match.part(nickel).size() == 1);
  match.change_rules(with("closed " + cell + "\n"));
  CHECK(match.part(penny).empty());
  CHECK(match.part(nickel).size() == 1);
  CHECK_FALSE(match.node().parted()[0].empty());
  Random random(1);
  play_part_at_random(match, penny, random);
  play_part_at_random(match, nickel, random);
  play_at_random(match, random, 30);
  CHECK(contradiction(match.game(), match.state()) == "");
}

TEST_CASE("options that a board file disables are found under presets and variants", "[rulesets]") {
  const auto idle = [](const Names& variants, const scripting::Settings& settings) {
    const RulesetText declared =
        scripting::read_ruleset_text(ruleset_folder("cube_digger"), variants, settings);
    const auto ruleset =
        scripting::load_ruleset(scripting::with_board(declared, "big", "size 6 6 4\n"));
    std::string out;
    for (const std::string& notice : ruleset->notices())
      if (const auto end = notice.find(" no longer affect"); end != std::string::npos)
        out += notice.substr(0, end);
    return out;
  };
  const std::string all = "options size, columns, rows and levels";
  CHECK(idle({}, {}) == all);
  CHECK(idle({"bigger_digger", "retribution"}, {}) == all);
  CHECK(idle({}, {{"size", "4x4x4"}}) == "option size");
}

}  // namespace hr::tests
