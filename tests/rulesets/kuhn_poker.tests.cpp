// SPDX-License-Identifier: MIT
// A bot that mixes its strategies plays Kuhn Poker nearly as well as is possible. What it does is
// asked of it in each place of the game, and the best replies to that are worked out exactly.
#include <array>
#include <catch2/catch.hpp>
#include <cmath>
#include <string>
#include <vector>

#include "core/bots/bot_game.h"
#include "scripting/ruleset/open_rules.h"
#include "tests/support/rulesets.h"

namespace hr::tests {
namespace {

constexpr int k_kuhn_cards = 3;  // from the lowest to the highest

// How often a seat bets, or calls, with each card: ann at first and after pass and bet, bob after a
// pass and after a bet.
struct KuhnStrategies {
  std::array<double, k_kuhn_cards> opens{}, calls_late{}, bets_after_pass{}, calls{};
};

// What ann wins on the average.
double kuhn_value(const KuhnStrategies& s, int ann, int bob) {
  const double shows = ann > bob ? 1 : -1;
  const auto a = static_cast<std::size_t>(ann), b = static_cast<std::size_t>(bob);
  const double bets = s.calls[b] * 2 * shows + (1 - s.calls[b]);
  const double passes =
      s.bets_after_pass[b] * (s.calls_late[a] * 2 * shows - (1 - s.calls_late[a])) +
      (1 - s.bets_after_pass[b]) * shows;
  return s.opens[a] * bets + (1 - s.opens[a]) * passes;
}

double kuhn_value(const KuhnStrategies& s) {
  double sum = 0;
  for (int ann = 0; ann < k_kuhn_cards; ++ann)
    for (int bob = 0; bob < k_kuhn_cards; ++bob)
      if (ann != bob) sum += kuhn_value(s, ann, bob) / 6;
  return sum;
}

// What ann wins if one of them plays best against the other: all pure strategies are tried, which
// are a choice for each card in two places.
double best_kuhn_value(const KuhnStrategies& s, bool ann) {
  double best = ann ? -2 : 2;
  for (unsigned pure = 0; pure < 1U << 2 * k_kuhn_cards; ++pure) {
    KuhnStrategies tried = s;
    for (unsigned card = 0; card < k_kuhn_cards; ++card) {
      (ann ? tried.opens : tried.calls)[card] = pure >> card & 1;
      (ann ? tried.calls_late : tried.bets_after_pass)[card] = pure >> (k_kuhn_cards + card) & 1;
    }
    best = ann ? std::max(best, kuhn_value(tried)) : std::min(best, kuhn_value(tried));
  }
  return best;
}

double kuhn_exploitability(const KuhnStrategies& s) {
  return (best_kuhn_value(s, true) - best_kuhn_value(s, false)) / 2;
}

KuhnStrategies perfect_kuhn() {
  return {.opens = {1.0 / 3, 0, 1},
          .calls_late = {0, 2.0 / 3, 1},
          .bets_after_pass = {1.0 / 3, 0, 1},
          .calls = {0, 1.0 / 3, 1}};
}

class KuhnTable {
 public:
  KuhnTable()
      : playable_(scripting::make_playable(scripting::load_ruleset(
            std::filesystem::path(HOUSERULES_SOURCE_DIR) / "tests" / "rulesets" / "kuhn_poker"))),
        pass_(verb("pass")),
        bet_(verb("bet")) {
    for (int face = 1; face <= k_kuhn_cards; ++face) {
      std::size_t beaten = 0;
      for (int other = 1; other <= k_kuhn_cards; ++other)
        if (other != face && dealt({face, other}, {bet_, bet_}).header().winners == 1) ++beaten;
      faces_[beaten] = face;
    }
  }

  const PlayableRules& playable() const { return playable_; }

  // How often the bot of whoever acts after these actions bets, on the average over so many bots.
  double bets(const char* bot, int ann, int bob, const std::vector<VerbId>& actions, int bots) {
    const Match match = dealt({face(ann), face(bob)}, actions);
    const SeatId seat = match.actors().front();
    double sum = 0;
    for (int i = 0; i < bots; ++i) {
      BotPlayer player(playable_, seat, read_bot_spec(bot), static_cast<std::uint64_t>(i));
      player.watch(match);
      const Thought thought = player.think(match);
      double bet = 0, all = 0;
      for (const ActionValue& action : thought.actions) {
        all += static_cast<double>(action.visits);
        if (action.choice.action.verb == bet_) bet += static_cast<double>(action.visits);
      }
      sum += bet / all;
    }
    return sum / bots;
  }

  // The other card is not known to the bot, so it does not matter which of the others it is.
  KuhnStrategies strategies(const char* bot, int bots) {
    KuhnStrategies out;
    for (int card = 0; card < k_kuhn_cards; ++card) {
      const int other = (card + 1) % k_kuhn_cards;
      const auto at = static_cast<std::size_t>(card);
      out.opens[at] = bets(bot, card, other, {}, bots);
      out.calls_late[at] = bets(bot, card, other, {pass_, bet_}, bots);
      out.bets_after_pass[at] = bets(bot, other, card, {pass_}, bots);
      out.calls[at] = bets(bot, other, card, {bet_}, bots);
    }
    return out;
  }

 private:
  VerbId verb(const std::string& name) const {
    const auto& verbs = playable_.game().definition().verbs;
    for (std::size_t i = 0; i < verbs.size(); ++i)
      if (verbs[i].name == name) return VerbId(static_cast<int>(i));
    throw Error("no verb " + name);
  }
  int face(int card) const { return faces_[static_cast<std::size_t>(card)]; }
  Match dealt(std::vector<int> faces, const std::vector<VerbId>& actions) const {
    Match out(playable_, 1, faces);
    for (const VerbId each : actions) out.play(out.actors().front(), Action{.verb = each});
    return out;
  }

  PlayableRules playable_;
  VerbId pass_, bet_;
  std::array<int, k_kuhn_cards> faces_{};  // by card
};

void check_kuhn(KuhnTable& table, const char* bot, int bots, int games) {
  const KuhnStrategies found = table.strategies(bot, bots);
  CAPTURE(bot, found.opens, found.calls_late, found.bets_after_pass, found.calls);
  INFO("exploitability " << kuhn_exploitability(found) << ", value " << kuhn_value(found));
  CHECK(kuhn_exploitability(found) < 0.05);
  CHECK(kuhn_value(found) == Approx(-1.0 / 18).margin(0.02));
  CHECK(found.opens[0] + found.bets_after_pass[0] > 0.1);  // it bluffs
  double won = 0;
  const std::vector<BotSpec> bots_of_both(2, read_bot_spec(bot));
  for (int game = 0; game < games; ++game) {
    const Match match =
        play_bot_game(table.playable(), bots_of_both, {.seed = static_cast<std::uint64_t>(game)});
    won += static_cast<double>(match.engine().score(match.state(), SeatId(0)));
  }
  // Half of that is left to chance where games are few.
  const double chance = 4 * 1.4 / std::sqrt(games);
  CHECK(won / games == Approx(-1.0 / 18).margin(0.02 + chance));
}

}  // namespace

TEST_CASE("best replies in Kuhn Poker agree with what is known", "[rulesets]") {
  CHECK(kuhn_value(perfect_kuhn()) == Approx(-1.0 / 18));
  CHECK(kuhn_exploitability(perfect_kuhn()) == Approx(0).margin(1e-9));
  const KuhnStrategies never{};
  CHECK(kuhn_exploitability(never) > 0.4);
}

TEST_CASE("a bot that mixes can hardly be exploited in Kuhn Poker", "[rulesets]") {
  KuhnTable table;
  check_kuhn(table, "mix:1000", 60, 300);
  const KuhnStrategies searching = table.strategies("search:300", 20);
  CHECK(kuhn_exploitability(searching) > 0.05);  // one that does not is read
}

TEST_CASE("a bot that mixes plays Kuhn Poker for its value in many deals", "[.][rulesets][slow]") {
  KuhnTable table;
  check_kuhn(table, "mix:1000", 3000, 100'000);
}

}  // namespace hr::tests
