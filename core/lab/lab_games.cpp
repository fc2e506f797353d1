// SPDX-License-Identifier: MIT
#include "core/lab/lab_games.h"

#include <algorithm>
#include <utility>

#include "core/bots/bot_game.h"
#include "core/game/standing.h"

namespace hr {

bool LabPlay::fast() const {
  return !watched &&
         std::ranges::all_of(bots, [](const BotSpec& bot) { return bot.type == BotType::random; });
}

Watched LabPlay::watches(int seats) const {
  const bool search =
      std::ranges::all_of(bots, [](const BotSpec& bot) { return bot.type == BotType::search; });
  return {.actions = !fast(), .outlook = search && seats == 2};
}

LabGames::LabGames(Rulebook rulebook, LabPlay how)
    : rulebook_(std::move(rulebook)), how_(std::move(how)), starter_(*rulebook_.engine) {}

GameFacts LabGames::play(std::uint64_t seed, bool counted) {
  return how_.fast() ? play_fast(seed, counted) : play_watched(seed);
}

GameFacts LabGames::play_fast(std::uint64_t seed, bool counted) {
  context_.chance.restart(seed);
  starter_.set(state_, context_);
  Random random = random_choices(seed);
  const Playout done = rulebook_.engine->playout(state_, random, context_, how_.limit, counted);
  GameFacts out;
  out.length = done.actions;
  out.decisions = done.decisions;
  out.choices = done.choices;
  conclude(out, state_);
  return out;
}

// How the game went, once it is over.
void LabGames::conclude(GameFacts& facts, const State& state) {
  const Game& game = rulebook_.game();
  const Header& header = state.header();
  facts.swapped = header.pie == Pie::taken;
  facts.points = drawn_payoff(game);
  if (!header.ended) return;
  facts.reason = header.reason;
  facts.end = header.end;
  facts.points = payoff(*rulebook_.engine, state, totals_);
  facts.won = header.winners != 0 && header.winners != all_seats(game.seats());
  std::vector<std::int64_t> scores;
  for (int seat = 0; seat < game.seats() && game.definition().score; ++seat)
    scores.push_back(rulebook_.engine->score(state, SeatId(seat)));
  const Standing standing = hr::standing(game.definition(), header, std::move(scores));
  facts.scores = standing.scores;
  facts.margin = standing.margin;
  if (!facts.swapped) return;
  std::swap(facts.points[0], facts.points[1]);
  if (!facts.scores.empty()) std::swap(facts.scores[0], facts.scores[1]);
}

namespace {

// The kind of piece on the first cell that an action names; none: it names none, or nothing is
// there.
KindId kind_of(const Match& match, const Action& action) {
  const Game& game = match.game();
  const std::vector<Argument>& arguments = game.arguments(action.verb);
  for (std::size_t i = 0; i < arguments.size() && i < action.count; ++i) {
    if (arguments[i].type != ArgumentType::cell) continue;
    const View view(match.engine(), match.state(), SeatId::none);
    for (const ZoneInstance zone : game.layout().zone_instances())
      if (game.definition().zones[game.layout().zone(zone).zone].ground == Ground::cells)
        if (const Seen seen = view.at(zone, action.cell(static_cast<int>(i)));
            seen.piece.kind != KindId::none)
          return seen.piece.kind;
    return KindId::none;
  }
  return KindId::none;
}

}  // namespace

void LabGames::note_action(GameFacts& facts, const Match& match, SeatId seat,
                           const Thought& thought) const {
  const Game& game = rulebook_.game();
  ++facts.decisions;
  facts.choices += match.engine().legal(match.state(), seat);
  const ActionValue& best = thought.actions.front();
  const Action& action = best.choice.action;
  ++facts.verbs[nth(action.verb)];
  if (const KindId kind = kind_of(match, action); kind != KindId::none) ++facts.kinds[nth(kind)];
  const std::size_t player = match.header().pie == Pie::taken ? 1 - nth(seat) : nth(seat);
  if (!facts.opening && played(match.header()) == 0 && !match.all_asked()) {
    facts.opening = action;
    facts.opener = player;
  }
  if (game.seats() != 2 || game.definition().together) return;
  if (how_.bots[player].type == BotType::search)
    facts.outlook.push_back(player == 0 ? best.value : k_point - best.value);
}

GameFacts LabGames::play_watched(std::uint64_t seed) {
  GameFacts out;
  out.verbs.resize(nth(rulebook_.game().swap()) + 1);
  out.kinds.resize(rulebook_.game().definition().kinds.size());
  const auto watch = [&](const Match& match, SeatId seat, const Thought& thought) {
    note_action(out, match, seat, thought);
  };
  const Match match =
      play_bot_game(rulebook_, how_.bots, {.seed = seed, .limit = how_.limit}, watch);
  out.length = match.header().ply;
  conclude(out, match.state());
  return out;
}

}  // namespace hr
