// SPDX-License-Identifier: MIT
// Games of cards and dice, written to test the API: what must hold after every action, and how many
// actions there are, counted by hand.
#include <algorithm>
#include <array>
#include <bit>
#include <catch2/catch.hpp>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/engine/perft.h"
#include "core/engine/pieces.h"
#include "tests/support/rulesets.h"

namespace hr::tests {

namespace {

std::filesystem::path card_game(const std::string& name) {
  return std::filesystem::path(HOUSERULES_SOURCE_DIR) / "tests" / "rulesets" / name;
}

using Cards = std::map<std::string, int>;

// What is in a bag or row of a seat (for all: of any).
Cards cards(const Ready& ready, const char* zone, int seat = 0) {
  const ZoneLayout& layout = ready.game->layout().zone(
      ready.game->layout().zone_instance(ready.game->zone(zone), SeatId(seat)));
  Cards out;
  for (int c = card_cells(ready.game->board()).first; c < ready.game->cells(); ++c) {
    if (layout.holds == Holds::bag && layout.cell_codes[nth(c)] < 0) continue;
    const int code = code_at(ready.state.words(), layout, c);
    if (code < 0) continue;
    out[ready.game->definition().kinds[layout.pieces[nth(code)].kind].name] +=
        layout.holds == Holds::bag ? count_at(ready.state.words(), layout, code) : 1;
  }
  return out;
}

int count(const Cards& cards) {
  int out = 0;
  for (const auto& [name, n] : cards) out += n;
  return out;
}

void add(Cards& sum, const Cards& more) {
  for (const auto& [name, n] : more) sum[name] += n;
}

std::int64_t var(const Ready& ready, const char* name, int seat = 0) {
  return View(*ready.engine, ready.state, SeatId::owner)
      .var(ready.game->var(name), SeatId(seat))
      .value();
}

// Plays at random; calls `check` before every action with the number of legal ones.
void play_games(Ready& ready, int games, const std::function<void(SeatId, std::uint64_t)>& check) {
  for (int seed = 1; seed <= games; ++seed) {
    ready.start(static_cast<std::uint64_t>(seed));
    Random random = random_choices(static_cast<std::uint64_t>(seed));
    for (int n = 0; n < 400 && !ready.header().ended; ++n) {
      const SeatId seat = ready.header().turn;
      const std::uint64_t legal = ready.engine->legal(ready.state, seat);
      REQUIRE(legal > 0);
      const Choice choice = ready.engine->pick(random.below(legal));
      check(seat, legal);
      ready.engine->play(ready.state, seat, choice, ready.context);
    }
  }
}

}  // namespace

TEST_CASE("no card of the sixteen is ever lost, and the choices are those of the rules",
          "[rulesets]") {
  for (const int players : {2, 3, 4}) {
    Ready ready(card_game("sixteen_cards"), {{"players", std::to_string(players)}});
    Cards all;
    const auto check = [&](SeatId me, std::uint64_t legal) {
      Cards now = cards(ready, "deck");
      add(now, cards(ready, "aside"));
      int others = 0;
      for (int s = 0; s < players; ++s) {
        add(now, cards(ready, "hand", s));
        add(now, cards(ready, "front", s));
        const bool out = var(ready, "out", s) != 0;
        CHECK(count(cards(ready, "hand", s)) == (out ? 0 : SeatId(s) == me ? 2 : 1));
        others += SeatId(s) != me && !out && var(ready, "safe", s) == 0 ? 1 : 0;
      }
      if (all.empty()) all = now;
      CHECK(now == all);
      CHECK(count(now) == 16);
      const Cards hand = cards(ready, "hand", index(me));
      const auto holds = [&](const char* card) { return hand.contains(card) ? 1 : 0; };
      const int targets = std::max(others, 1);  // oneself, if nobody else can be chosen
      const int free = 1 - holds("countess");
      const int expected = 7 * targets * holds("guard") +
                           targets * (holds("priest") + holds("baron") + free * holds("king")) +
                           (others + 1) * free * holds("prince") + holds("handmaid") +
                           holds("countess") + holds("princess");
      CHECK(legal == static_cast<std::uint64_t>(expected));
    };
    play_games(ready, 60, check);
  }
}

TEST_CASE("who claims to be somebody is asked about it in order, until one is left", "[rulesets]") {
  for (const int players : {2, 3, 4, 5, 6}) {
    Ready ready(card_game("coup"), {{"players", std::to_string(players)}});
    const auto alive = [&](int seat) { return count(cards(ready, "hand", seat)) > 0; };
    int challenges = 0, blocks = 0, losses = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      INFO(players << " players, seed " << seed);
      ready.start(seed);
      Random random = random_choices(seed);
      int claims = 0;  // seats that have been asked about this claim
      while (!ready.header().ended) {
        Cards now = cards(ready, "deck");
        int lost = 0;
        for (int s = 0; s < players; ++s) {
          add(now, cards(ready, "hand", s));
          add(now, cards(ready, "lost", s));
          lost += count(cards(ready, "lost", s));
          if (!alive(s)) REQUIRE(var(ready, "coins", s) == 0);
        }
        REQUIRE(count(now) == 15);
        for (const auto& [name, n] : now) REQUIRE(n == 3);
        const std::uint32_t actors = ready.engine->actors(ready.state);
        REQUIRE(std::has_single_bit(actors));
        const auto me = SeatId(std::countr_zero(actors));
        REQUIRE(alive(index(me)));
        const std::uint64_t legal = ready.engine->legal(ready.state, me);
        const Choice choice = ready.engine->pick(random.below(legal));
        const auto may = [&](const char* verb) {
          return ready.engine->find({.verb = ready.game->verb(verb)}).has_value();
        };
        if (may("challenge")) {
          // All who are in are asked, from the one after who claims on.
          int next = static_cast<int>(var(ready, "claimer"));
          for (int n = 0; n <= claims; ++n) do
              next = (next + 1) % players;
            while (!alive(next));
          REQUIRE(index(me) == next);
          REQUIRE(legal == 2);
        }
        claims = choice.action.verb == ready.game->decline() && may("challenge") ? claims + 1 : 0;
        challenges += choice.action.verb == ready.game->verb("challenge") ? 1 : 0;
        blocks += choice.action.verb == ready.game->verb("block") ? 1 : 0;
        ready.engine->play(ready.state, me, choice, ready.context);
        int after = 0;
        for (int s = 0; s < players; ++s) after += count(cards(ready, "lost", s));
        REQUIRE(after - lost >= 0);
        REQUIRE(after - lost <= 1);
        losses += after - lost;
      }
      int left = 0;
      for (int s = 0; s < players; ++s) left += alive(s) ? 1 : 0;
      CHECK(left == 1);
      CHECK(std::has_single_bit(std::uint32_t{ready.header().winners}));
    }
    CHECK(challenges > 60);
    CHECK(blocks > 15);
    CHECK(losses >= 40 * (2 * players - 2));
  }
}

TEST_CASE("a trick is taken by the highest trump, or else by the highest card of its suit",
          "[rulesets]") {
  Ready ready(card_game("whist"), {{"points", "20"}});
  const auto suit_of = [](const std::string& card) { return card.substr(0, card.find('_')); };
  const auto rank_of = [](const std::string& card) {
    return std::stoi(card.substr(card.find('_') + 1));
  };
  int deals = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    ready.start(seed);
    Random random = random_choices(seed);
    INFO("seed " << seed);
    std::vector<std::pair<SeatId, std::string>> trick;
    std::array<int, 4> tricks{};
    const auto& words = ready.game->definition().vars[ready.game->var("trump")].words;
    while (!ready.header().ended) {
      const SeatId me = ready.header().turn;
      const std::string trump = words[nth(var(ready, "trump"))];
      const Cards hand = cards(ready, "hand", index(me));
      std::uint64_t follows = 0;
      for (const auto& [card, n] : hand)
        follows += !trick.empty() && suit_of(card) == suit_of(trick[0].second) ? 1 : 0;
      REQUIRE(ready.engine->legal(ready.state, me) == (follows > 0 ? follows : hand.size()));
      const Choice choice = ready.engine->pick(random.below(follows > 0 ? follows : hand.size()));
      trick.emplace_back(me, ready.game->board().name(choice.action.cell(0)));
      INFO(trick.size() << " cards, " << trick.back().second << " after " << trick[0].second);
      const bool last = count(hand) == 1 && trick.size() == 4;
      ready.engine->play(ready.state, me, choice, ready.context);
      if (trick.size() < 4) {
        REQUIRE(index(ready.header().turn) == (index(me) + 1) % 4);
        continue;
      }
      const auto worth = [&](const std::string& card) {
        return suit_of(card) == trump                      ? 100 + rank_of(card)
               : suit_of(card) == suit_of(trick[0].second) ? rank_of(card)
                                                           : 0;
      };
      const auto winner = std::ranges::max_element(
          trick, {}, [&](const auto& played) { return worth(played.second); });
      ++tricks[nth(winner->first)];
      if (!last) {
        REQUIRE(ready.header().turn == winner->first);
        for (const int s : {0, 1, 2, 3}) REQUIRE(var(ready, "tricks", s) == tricks[nth(s)]);
      } else {
        ++deals;
        REQUIRE(tricks[0] + tricks[1] + tricks[2] + tricks[3] == 13);
        tricks = {};
      }
      trick.clear();
    }
    CHECK(std::max(var(ready, "points", 0), var(ready, "points", 1)) >= 20);
    CHECK(var(ready, "points", 0) == var(ready, "points", 2));
    CHECK(var(ready, "points", 1) == var(ready, "points", 3));
  }
  CHECK(deals > 40);
}

TEST_CASE("after a bid there are only higher ones, a doubt, and \"exactly\"", "[rulesets]") {
  Ready ready(card_game("liars_dice"), {});
  std::vector<std::uint64_t> counts;
  for (int depth : {1, 2}) counts.push_back(perft(*ready.engine, ready.state, depth, {}).count);
  // 15 dice of 6 faces; after the k-th of 90 bids 90 - k higher ones and two more verbs.
  CHECK(counts == std::vector<std::uint64_t>{90, 90 * 92 - 90 * 91 / 2});
  const auto check = [&](SeatId me, std::uint64_t legal) {
    std::int64_t dice = 0;
    for (int s = 0; s < 3; ++s) {
      dice += var(ready, "dice", s);
      CHECK(count(cards(ready, "cup", s)) == var(ready, "dice", s));
    }
    CHECK(var(ready, "dice", index(me)) > 0);
    const bool bid = var(ready, "bidder") >= 0;
    const std::int64_t place = (var(ready, "n") - 1) * 6 + var(ready, "face");
    CHECK(static_cast<std::int64_t>(legal) == dice * 6 - (bid ? place : 0) + (bid ? 2 : 0));
  };
  play_games(ready, 60, check);
}

TEST_CASE("fireworks are built from one up, and hints fit a card", "[rulesets]") {
  for (const int players : {2, 4}) {
    Ready ready(card_game("others_hands"), {{"players", std::to_string(players)}, {"fuses", "9"}});
    const auto check = [&](SeatId me, std::uint64_t legal) {
      Cards now = cards(ready, "deck");
      add(now, cards(ready, "heap"));
      const Cards table = cards(ready, "table");
      add(now, table);
      std::uint64_t hints = 0;
      for (int s = 0; s < players; ++s) {
        const Cards hand = cards(ready, "hand", s);
        add(now, hand);
        std::map<std::string, int> about;
        for (const auto& [name, n] : hand) {
          about[name.substr(0, name.find('_'))] = 1;
          about[name.substr(name.find('_'))] = 1;
        }
        hints += SeatId(s) == me ? 0 : about.size();
      }
      CHECK(count(now) == 50);
      for (const auto& [name, n] : table) {
        CHECK(n == 1);
        const int rank = name.back() - '0';
        if (rank > 1) CHECK(table.contains(name.substr(0, name.size() - 1) + char('0' + rank - 1)));
      }
      const auto mine = static_cast<std::uint64_t>(count(cards(ready, "hand", index(me))));
      const std::int64_t tokens = var(ready, "hints");
      CHECK(legal == mine + (tokens < 8 ? mine : 0) + (tokens > 0 ? hints : 0));
    };
    play_games(ready, 40, check);
  }
}

TEST_CASE("cards of a deck-builder only change places, and what is affordable can be bought",
          "[rulesets]") {
  Ready ready(card_game("deck_builder"), {});
  const std::map<std::string, int> cost{
      {"well", 2},    {"peddler", 3}, {"silver", 3}, {"woodcutter", 3}, {"smith", 4},
      {"library", 5}, {"fair", 5},    {"duchy", 5},  {"gold", 6},       {"province", 8}};
  Cards all{{"copper", 14}, {"estate", 6}};
  for (const auto& [name, price] : cost) all[name] = 6;
  const auto check = [&](SeatId me, std::uint64_t legal) {
    const Cards market = cards(ready, "market"), supply = cards(ready, "supply");
    for (const auto& [name, n] : supply) CHECK((n == 0 || market.contains(name)));
    Cards now = supply;
    add(now, market);
    add(now, cards(ready, "played"));
    for (int s = 0; s < 2; ++s)
      for (const char* zone : {"deck", "discard", "hand"}) add(now, cards(ready, zone, s));
    CHECK(now == all);
    std::uint64_t expected = 1;
    for (const auto& [name, n] : cards(ready, "hand", index(me)))
      expected += name == "estate" || name == "duchy" || name == "province" ? 0 : 1;
    for (const auto& [name, n] : market) {
      CHECK(n == 1);
      if (var(ready, "buys") > 0 && cost.at(name) <= var(ready, "coins")) ++expected;
    }
    CHECK(legal == expected);
  };
  ready.start(1);
  CHECK(count(cards(ready, "market")) == 10);
  play_games(ready, 20, check);
}

TEST_CASE("one of each sort is in the envelope, and whoever holds a card that is named shows one",
          "[rulesets]") {
  for (const int players : {3, 4, 5}) {
    Ready ready(card_game("secret_envelope"), {{"players", std::to_string(players)}});
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
      ready.start(seed);
      Random random = random_choices(seed);
      for (int n = 0; n < 60 && !ready.header().ended; ++n) {
        const std::uint32_t actors = ready.engine->actors(ready.state);
        const int seat = std::countr_zero(actors);
        const std::uint64_t legal = ready.engine->legal(ready.state, SeatId(seat));
        Cards all = cards(ready, "envelope");
        CHECK(count(all) == 3);
        std::uint64_t shows = 0;
        const Cards table = cards(ready, "table");
        for (int s = 0; s < players; ++s) {
          const Cards hand = cards(ready, "hand", s);
          add(all, hand);
          for (const auto& [name, k] : hand) shows += s == seat && table.contains(name) ? 1 : 0;
        }
        add(all, cards(ready, "rest"));
        CHECK(all.size() == 18);
        CHECK(count(all) == 18);
        const bool asked = ready.header().asks > 0;
        CHECK(legal == (asked ? std::max<std::uint64_t>(shows, 1) : 2 * 6 * 6 * 6));
        const Choice choice = ready.engine->pick(random.below(legal));
        if (asked) CHECK((ready.game->verb_name(choice.action.verb) == "answer") == (shows > 0));
        ready.engine->play(ready.state, SeatId(seat), choice, ready.context);
      }
    }
  }
}

TEST_CASE("in hearts suits are followed, and points add up to those of the deck", "[rulesets]") {
  for (const int ranks : {4, 6, 13}) {
    Ready ready(card_game("hearts"), {{"ranks", std::to_string(ranks)}});
    const auto suit_of = [](const std::string& card) { return card.substr(0, card.find('_')); };
    const auto rank_of = [](const std::string& card) {
      return std::stoi(card.substr(card.find('_') + 1));
    };
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      INFO(ranks << " ranks, seed " << seed);
      ready.start(seed);
      Random random = random_choices(seed);
      std::vector<std::pair<int, std::string>> trick;
      std::array<std::int64_t, 4> points{};
      while (!ready.header().ended) {
        const int me = std::countr_zero(ready.engine->actors(ready.state));
        const Cards hand = cards(ready, "hand", me);
        const std::uint64_t legal = ready.engine->legal(ready.state, SeatId(me));
        const std::string_view first = ready.game->verb_name(ready.engine->pick(0).action.verb);
        std::uint64_t follows = 0;
        for (const auto& [card, n] : hand)
          follows += !trick.empty() && suit_of(card) == suit_of(trick[0].second) ? 1 : 0;
        const bool plays = first == "play";
        REQUIRE(legal == (first == "ready" ? 1 : !plays || follows == 0 ? hand.size() : follows));
        const Choice choice = ready.engine->pick(random.below(legal));
        if (plays) trick.emplace_back(me, ready.game->board().name(choice.action.cell(0)));
        ready.engine->play(ready.state, SeatId(me), choice, ready.context);
        if (trick.size() < 4) continue;
        auto best = trick.begin();
        std::int64_t bad = 0;
        for (auto played = trick.begin(); played != trick.end(); ++played) {
          const auto& [seat, card] = *played;
          bad += suit_of(card) == "hearts"                                 ? 1
                 : suit_of(card) == "spades" && rank_of(card) == ranks - 1 ? 5
                                                                           : 0;
          if (suit_of(card) == suit_of(best->second) && rank_of(card) > rank_of(best->second))
            best = played;
        }
        points[nth(best->first)] -= bad;
        for (const int s : {0, 1, 2, 3}) REQUIRE(var(ready, "points", s) == points[nth(s)]);
        if (!ready.header().ended) REQUIRE(index(ready.header().turn) == best->first);
        trick.clear();
      }
      CHECK(points[0] + points[1] + points[2] + points[3] == -(ranks + 5));
    }
  }
}

TEST_CASE("in eights a card matches the colour or the rank, and some change whose turn it is",
          "[rulesets]") {
  Ready ready(card_game("wild_eights"), {});
  const auto colour_of = [](const std::string& card) { return card.substr(0, card.find('_')); };
  const auto rank_of = [](const std::string& card) { return card.substr(card.find('_') + 1); };
  const auto& colours = ready.game->definition().vars[ready.game->var("colour")].words;
  int back = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    INFO("seed " << seed);
    ready.start(seed);
    Random random = random_choices(seed);
    int way = 1;
    for (int n = 0; n < 300 && !ready.header().ended; ++n) {
      const int me = index(ready.header().turn);
      const Cards hand = cards(ready, "hand", me);
      const Cards top = cards(ready, "top");
      REQUIRE(count(top) == 1);
      const auto known = nth(var(ready, "colour"));  // not where a wild card was turned up first
      const std::string colour = known < colours.size() ? colours[known] : "";
      std::uint64_t expected = 1;  // to draw, or not to go on
      for (const auto& [card, held] : hand)
        expected += card == "wild"
                        ? 4
                        : colour_of(card) == colour || rank_of(card) == rank_of(top.begin()->first);
      const std::uint64_t legal = ready.engine->legal(ready.state, SeatId(me));
      REQUIRE(legal == expected);
      const Choice choice = ready.engine->pick(random.below(legal));
      const std::string verb(ready.game->verb_name(choice.action.verb));
      int steps = verb == "draw" ? 0 : 1;
      if (verb == "play") {
        const std::string rank = rank_of(ready.game->board().name(choice.action.cell(0)));
        if (rank == "reverse") way = -way;
        if (rank == "skip" || rank == "two") steps = 2;
      }
      ready.engine->play(ready.state, SeatId(me), choice, ready.context);
      if (!ready.header().ended) REQUIRE(index(ready.header().turn) == (me + way * steps + 8) % 4);
      back += way < 0 ? 1 : 0;
    }
  }
  CHECK(back > 100);
}

}  // namespace hr::tests
