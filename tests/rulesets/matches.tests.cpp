// SPDX-License-Identifier: MIT
// Properties of a match under every ruleset and every probe: its record restores it, a change
// without effect leaves every word unchanged, and a state can be carried to another layout and
// back.
#include <algorithm>
#include <catch2/catch.hpp>

#include "core/kernel/make_engine.h"
#include "core/match/carry.h"
#include "core/match/random_play.h"
#include "core/record/replay.h"
#include "core/words/text.h"
#include "scripting/ruleset/open_rules.h"
#include "tests/support/rulesets.h"

namespace hr::tests {
namespace {

void wander_on(Match& match, Random& random, int actions) {
  for (; actions > 0 && !match.ended(); --actions) {
    const std::vector<SeatId> actors = match.actors();
    const SeatId seat = actors[random.below(actors.size())];
    if (match.legal(seat).empty())
      match.start_over(seat);  // it got stuck while all were asked
    else
      match.play(seat, random_choice(match, seat, random).action);
  }
}

RulesetText touched(RulesetText ruleset_text) {
  for (RuleFile& file : ruleset_text.files) file.text += "\n-- touched\n";
  return ruleset_text;
}

// The same game with one more of everything that takes up space, in front of its own.
GameDef grown(GameDef d) {
  d.vars.insert(d.vars.begin(), {.name = "weather", .per_seat = true, .see = {}});
  d.zones.insert(d.zones.begin(), {.name = "sky", .see = {}});
  for (KindDef& kind : d.kinds) kind.zone = ZoneId(index(kind.zone) + 1);
  d.kinds.insert(d.kinds.begin(), {.name = "cloud"});
  return d;
}

// "own" alone means the only zone; with two zones it must be named.
bool names_its_zones(const GameDef& d) {
  try {
    Rules nothing;
    const auto game = std::make_shared<const Game>(d);
    make_engine(game, nothing);
    return true;
  } catch (const Error&) {
    return false;
  }
}

std::vector<std::string> legal_texts(const Match& match) {
  std::vector<std::string> out;
  for (const Choice& choice : match.legal(match.actors().front()))
    out.push_back(action_text(match.game(), choice.action));
  std::sort(out.begin(), out.end());
  return out;
}

}  // namespace

TEST_CASE("a record restores every match, step by step", "[rulesets]") {
  for (const auto& folder : rulesets_and_probes()) {
    CAPTURE(folder.filename().string());
    const RulesetText ruleset_text = scripting::read_ruleset_text(folder);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      Match match(scripting::open_playable(ruleset_text), seed);
      Random random(seed);
      wander_on(match, random, 30);
      const NodeId aside = match.tree().line()[match.tree().line().size() / 2];
      match.go_to(aside);
      wander_on(match, random, 5);
      match.change_rules(scripting::open_playable(touched(ruleset_text)));
      wander_on(match, random, 5);
      const std::string text = record_text(match, {});
      const Match again = replay(read_record(text, "a.rec"), scripting::open_playable);
      CHECK(again.state() == match.state());
      CHECK(record_text(again, {}) == text);
    }
  }
}

TEST_CASE("rules with only a comment changed change no word of any state", "[rulesets]") {
  for (const auto& folder : rulesets_and_probes()) {
    CAPTURE(folder.filename().string());
    const RulesetText ruleset_text = scripting::read_ruleset_text(folder);
    const PlayableRules other = scripting::open_playable(touched(ruleset_text));
    Match match(scripting::open_playable(ruleset_text), 5);
    Random random(5);
    for (int n = 0; n < 12 && !match.ended(); ++n) {
      wander_on(match, random, 5);
      const State before = match.state();
      match.change_rules(other);
      // After a change of rules nobody is still ready.
      if (!match.all_asked()) CHECK(match.state() == before);
      CHECK(match.node().lost().empty());
      CHECK(match.node().newly_visible().empty());
      match.undo();
      CHECK(match.state() == before);
    }
  }
}

TEST_CASE("every state can be carried to another layout and back", "[rulesets]") {
  int tried = 0;
  for (const auto& folder : rulesets_and_probes()) {
    CAPTURE(folder.filename().string());
    Match match(scripting::open_playable(scripting::read_ruleset_text(folder)), 3);
    const GameDef more = grown(match.game().definition());
    if (!names_its_zones(more)) continue;
    const Game other(more);
    Random random(3);
    bool carried = false;
    for (int n = 0; n < 12; ++n) {
      wander_on(match, random, 7);
      if (match.game().keeps_keys()) break;  // how often positions came up does not travel
      const CarriedState there = carry_over(match.game(), match.state(), other);
      CHECK(there.lost.empty());
      const CarriedState back = carry_over(other, there.state, match.game());
      CHECK(back.state == match.state());
      carried = true;
    }
    tried += carried;
  }
  CHECK(tried >= 10);
}

// Forbids cubes to capture diagonally, in the middle of a game.
TEST_CASE("exactly the moves that a changed rule forbids disappear, and return", "[rulesets]") {
  const RulesetText ruleset_text = scripting::read_ruleset_text(rulesets_folder() / "cube_wars");
  RulesetText straight = ruleset_text;
  std::string& text = straight.files.front().text;
  const std::string old =
      R"(step{ "cube", dirs = { "forward", "forward_left", "forward_right" }, onto = OFF_STARTS, progress = true },)";
  REQUIRE(text.find(old) != std::string::npos);
  text.replace(text.find(old), old.size(),
               "step{ 'cube', dirs = 'forward', onto = OFF_STARTS, progress = true },"
               "step{ 'cube', dirs = { 'forward_left', 'forward_right' },"
               " onto = empty - region('start', 'any'), progress = true },");
  Match match(scripting::open_playable(ruleset_text), 2);
  Random random(8);
  wander_on(match, random, 60);
  REQUIRE_FALSE(match.ended());
  const State position = match.state();
  const NodeId before_swap = match.cursor();
  const auto before = legal_texts(match);
  std::vector<std::string> slanting;
  const View truth = match.view(SeatId::owner);
  for (const Choice& choice : match.legal(match.actors().front())) {
    const CellId from = choice.action.cell(0), to = choice.action.cell(1);
    const Coordinates a = match.game().board().where(from), b = match.game().board().where(to);
    if (truth.at(ZoneInstance(0), from).piece.kind == match.game().kind("cube") && a.x != b.x &&
        a.y != b.y && truth.at(ZoneInstance(0), to).piece.kind != KindId::none)
      slanting.push_back(action_text(match.game(), choice.action));
  }
  std::sort(slanting.begin(), slanting.end());
  REQUIRE_FALSE(slanting.empty());
  match.change_rules(scripting::open_playable(straight));
  CHECK(match.state() == position);
  std::vector<std::string> gone;
  const auto after = legal_texts(match);
  std::ranges::set_difference(before, after, std::back_inserter(gone));
  CHECK(gone == slanting);
  CHECK(after.size() + gone.size() == before.size());
  wander_on(match, random, 8);
  const std::uint64_t last = match.state().hash();
  for (int round = 0; round < 10; ++round) {
    while (match.cursor() != before_swap) match.undo();
    CHECK(match.state() == position);
    CHECK(legal_texts(match) == before);
    while (match.redo()) CHECK(match.state().hash() == match.node().hash);
    CHECK(match.state().hash() == last);
  }
  match.go_to(before_swap);
  match.change_rules(scripting::open_playable(straight));
  match.change_rules(scripting::open_playable(ruleset_text));
  CHECK(match.state() == position);
  CHECK(legal_texts(match) == before);
}

}  // namespace hr::tests
