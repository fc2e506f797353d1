// SPDX-License-Identifier: MIT
// Random games compared with plain models: sets, legal actions, what actions do, and invariants.
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "tests/models/plain_patterns.h"
#include "tests/support/position.h"
#include "tests/support/random_game.h"
#include "tests/support/sanitized.h"

namespace hr::tests {
namespace {

// Seeds tried.
constexpr std::uint64_t k_sets = rounds(60), k_games = rounds(200), k_playouts = rounds(1500);

PlainCells plain(const CellSet& cells) {
  PlainCells out;
  for (const CellId cell : cells.list()) out.insert(index(cell));
  return out;
}

std::string show(const Action& action) {
  std::string out = "verb " + std::to_string(index(action.verb)) + ":";
  for (int i = 0; i < action.count; ++i) out += " " + std::to_string(action.arguments[nth(i)]);
  return out;
}

// Random games, started; each seed gives one.
struct Sample {
  RandomGame random;
  Play play;
  explicit Sample(std::uint64_t seed) : random(seed), play(random.make(), seed) {
    play.own_rules.on_setup = [this](Effect& g) {
      random.fill(g);
      return SeatId(random.number(0, g.game().seats() - 1));
    };
    play.start();
  }
};

void check_views(const Play& play, const Position& position) {
  const PlainSets sets(*play.game, position);
  for (int s = 0; s < play.game->seats(); ++s)
    for (const ZoneInstance z : play.game->layout().zone_instances())
      for (int c = 0; c < play.game->cells(); c += 1 + play.game->cells() / 20) {
        const bool sees = sets.sees(z, c, SeatId(s));
        const Heap& heap = position[z][nth(c)];
        const Seen seen = play.view(SeatId(s)).at(z, CellId(c));
        REQUIRE(seen.hidden == !sees);
        REQUIRE((seen.piece.kind == KindId::none) == (!sees || heap.empty()));
        REQUIRE(play.view(SeatId(s)).height(z, CellId(c)) ==
                (sees ? static_cast<int>(heap.size()) : 0));
      }
}

// The engine's actions of the seat to move are those of the plain model, each once.
void check_offers(Play& play, const std::map<Action, int>& expected) {
  const std::uint64_t legal = play.legal();
  std::map<Action, int> offered;
  for (std::uint64_t n = 0; n < legal; ++n) {
    const Choice choice = play.engine->pick(n);
    INFO(show(choice.action));
    REQUIRE(offered.emplace(choice.action, choice.pattern).second);
    REQUIRE(expected.count(choice.action) == 1);
  }
  for (const auto& [action, pattern] : expected) {
    INFO(show(action));
    REQUIRE(offered.count(action) == 1);
  }
  REQUIRE(offered == expected);
  const auto list = play.engine->list();
  REQUIRE(list.size() == legal);
  for (std::size_t n = 0; n < list.size(); ++n) REQUIRE(list[n] == play.engine->pick(n));
  for (std::uint64_t n = 0; n < legal; n += 1 + legal / 30)
    REQUIRE(play.engine->find(play.engine->pick(n).action) == play.engine->pick(n));
}

// Plays one random action and checks its result; returns false if it did not fit into a stack.
bool check_deed(Sample& sample, const Position& before, const std::map<Action, int>& offers) {
  Play& play = sample.play;
  auto it = offers.begin();
  std::advance(it, sample.random.number(0, static_cast<int>(offers.size()) - 1));
  const auto [action, pattern] = *it;
  const SeatId seat = play.turn();
  Heap taken;
  const Position after = PlainPatterns(*play.game, before).after(seat, action, pattern, &taken);
  const Header header = play.header();
  INFO(show(action));
  if (error_of([&] { play.play(seat, action); }) != "") {
    const auto high = [](const Heap& heap) { return heap.size() > k_max_stack; };
    REQUIRE(std::any_of(after.begin(), after.end(), [&](const auto& cells) {
      return std::any_of(cells.begin(), cells.end(), high);
    }));
    return false;
  }
  REQUIRE(read_position(*play.game, play.state) == after);
  const PatternDef& def = play.game->verb_def(action.verb).patterns[nth(pattern)];
  const bool placed = def.type == PatternType::place && !def.stays;
  REQUIRE(play.header().idle == (placed || def.progress || !taken.empty() ? 0 : header.idle + 1));
  REQUIRE(play.header().ply == header.ply + 1);
  return true;
}

// The operations of a term, for messages.
std::string show(const Term& term) {
  std::string out = std::to_string(static_cast<int>(term->op)) + term->name;
  if (term->op == TermOp::lines) out += "/" + std::to_string(term->low);
  for (const std::string& dir : term->dirs) out += " " + dir;
  if (!term->a) return out;
  out += "(" + show(term->a);
  if (term->b) out += ", " + show(term->b);
  if (term->c) out += ", " + show(term->c);
  return out + ")";
}

}  // namespace

TEST_CASE("in random games sets agree with the plain model, for every viewer", "[core]") {
  for (std::uint64_t seed = 0; seed < k_sets; ++seed) {
    Sample sample(seed);
    Play& play = sample.play;
    const Position position = read_position(*play.game, play.state);
    const PlainSets sets(*play.game, position);
    for (int n = 0; n < 15; ++n) {
      const Set set = sample.random.set(3, false);
      const ZoneId zone = ZoneId(
          sample.random.number(0, static_cast<int>(play.game->definition().zones.size()) - 1));
      const Bound bound = play.game->bind(set, zone, "test");
      for (int seat = 0; seat < play.game->seats(); ++seat)
        for (const SeatId viewer : viewers_of(*play.game)) {
          INFO("seed " << seed << ", set " << n << ", seat " << seat << ", eyes " << index(viewer));
          INFO(show(set));
          REQUIRE(plain(play.view(viewer).cells(bound, SeatId(seat))) ==
                  sets.value(set, SeatId(seat), viewer, zone));
        }
    }
  }
}

TEST_CASE("in random games patterns agree with the plain model", "[core]") {
  for (std::uint64_t seed = 0; seed < k_games; ++seed) {
    INFO("seed " << seed);
    Sample sample(seed);
    Play& play = sample.play;
    for (int ply = 0; ply < 12 && !play.header().ended; ++ply) {
      INFO("ply " << ply);
      const Position position = read_position(*play.game, play.state);
      REQUIRE(contradiction(*play.game, play.state) == "");
      if (ply == 0) check_views(play, position);
      const auto offers = PlainPatterns(*play.game, position).actions(play.turn());
      check_offers(play, offers);
      if (!check_deed(sample, position, offers)) break;
    }
  }
}

TEST_CASE("in random games a playout equals picking actions one by one", "[core]") {
  std::uint32_t most = 0;
  for (std::uint64_t seed = 5000; seed < 5000 + k_playouts; ++seed) {
    INFO("seed " << seed);
    Sample sample(seed);
    Play& play = sample.play;
    Random quick(seed), slow(seed);
    State fast = play.state;
    Playout out;
    const auto broken = error_of([&] { out = play.engine->playout(fast, quick, play.context); });
    std::uint64_t choices = 0;
    const auto also = error_of([&] {
      while (!play.header().ended) {
        const SeatId seat = play.turn();
        const std::uint64_t legal = play.legal(seat);
        choices += legal;
        play.engine->play(play.state, seat, play.engine->pick(slow.below(legal)), play.context);
      }
    });
    REQUIRE(broken == also);
    if (!broken.empty()) continue;  // a stack that is full
    REQUIRE(fast == play.state);
    REQUIRE(quick.next() == slow.next());
    REQUIRE(out.actions == play.header().ply);
    REQUIRE(out.choices == choices);
    REQUIRE(contradiction(*play.game, play.state) == "");
    most = std::max(most, play.header().ply);
  }
  CHECK(most == 30);
}

TEST_CASE("a precomputed set gives the same actions as the same set in another form", "[core]") {
  for (std::uint64_t seed = 9000; seed < 9300; ++seed) {
    RandomGame random(seed);
    GameDef d = random.make();
    d.verbs.clear();
    for (int v = 0; v < 8; ++v) {
      const Set set = random.set(3, true);
      const auto pick = [](const Set& from) { return pattern(PatternType::pick, from); };
      d.verbs.push_back(verb("plain" + std::to_string(v), {pick(set)}));
      d.verbs.push_back(
          verb("other" + std::to_string(v), {pick(make_set(TermOp::group, set, set))}));
    }
    Play play(std::move(d), seed);
    play.own_rules.on_setup = [&](Effect& g) { return random.fill(g), SeatId(0); };
    play.start();
    for (int s = 0; s < play.game->seats() && !play.header().ended; ++s) {
      play.state.header().turn = SeatId(s);
      std::vector<std::set<std::int64_t>> cells(16);
      for (const Action& action : play.actions(SeatId(s)))
        cells[nth(action.verb)].insert(action.arguments[0]);
      for (std::size_t v = 0; v < 16; v += 2) REQUIRE(cells[v] == cells[v + 1]);
    }
  }
}

}  // namespace hr::tests
