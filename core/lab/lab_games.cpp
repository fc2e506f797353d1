// SPDX-License-Identifier: MIT
#include "core/lab/lab_games.h"

#include <algorithm>
#include <utility>

#include "core/engine/asks.h"
#include "core/game/standing.h"

namespace hr {

bool LabPlay::all_random() const {
  return std::ranges::all_of(bots, [](const BotSpec& bot) { return bot.type == BotType::random; });
}

Watched LabPlay::watches(int seats) const {
  const bool search =
      std::ranges::all_of(bots, [](const BotSpec& bot) { return bot.type == BotType::search; });
  return {.actions = !fast(), .outlook = search && seats == 2};
}

LabGames::LabGames(PlayableRules playable, LabPlay how, std::stop_token stop)
    : playable_(std::move(playable)),
      how_(std::move(how)),
      stop_(std::move(stop)),
      watch_(*playable_.engine),
      starter_(*playable_.engine) {}

GameFacts LabGames::play(const GameSeeds& seeds, bool counted, std::uint64_t turn) {
  if (how_.fast()) return play_fast(seeds, counted);
  return how_.all_random() ? play_stepwise(seeds) : play_bots(seeds, turn);
}

// Sets the game up, to be played at random.
void LabGames::begin(const GameSeeds& seeds) {
  context_.chance.restart(seeds.dice);
  draws_.restart(seeds.bots);
  context_.chance.draw_by_seat(draws_);
  starter_.set(state_, context_);
}

GameFacts LabGames::play_fast(const GameSeeds& seeds, bool counted) {
  begin(seeds);
  Random random(0);  // not used, as every seat draws for itself
  const Playout done = playable_.engine->playout(state_, random, context_, how_.limit, counted);
  GameFacts out;
  out.length = done.actions;
  out.decisions = done.decisions;
  out.choices = done.choices;
  conclude(out, state_);
  return out;
}

// The same game as at full speed, with the same random numbers.
GameFacts LabGames::play_stepwise(const GameSeeds& seeds) {
  Engine& engine = *playable_.engine;
  const Game& game = playable_.game();
  begin(seeds);
  part_.new_game();
  bool chance = !context_.chance.faces().empty();
  GameFacts out = watch_.begin(), part = out;  // as it was when a seat began its part
  while (!state_.header().ended && out.length < how_.limit) {
    const bool all = state_.header().asks > 0 && all_open(state_, game);
    const SeatId seat =
        state_.header().asks == 0 ? state_.header().turn : ask_at(state_, game, 0).seat;
    const std::uint64_t total = engine.legal(state_, seat);
    if (all && !part_.go_on(state_, game, total)) {
      out = part;
      continue;
    }
    const Choice choice = engine.pick((all ? draws_.part(seat) : draws_.action(seat)).below(total));
    if (choice.action.verb == game.ready()) draws_.end_part(seat);
    if (choice.action.verb != game.ready()) {
      ++out.decisions;
      out.choices += total;
    }
    watch_.note(out, state_, seat, choice);
    engine.play(state_, seat, choice, context_);
    chance = chance || !context_.chance.faces().empty();
    if (!state_.header().in_group) ++out.length;
    if (state_.header().asks > 0 &&
        (!state_.header().in_group || choice.action.verb == game.ready()))
      part = out;
  }
  out.chance = chance;
  conclude(out, state_);
  return out;
}

// The answers to what all were asked, without those that were taken back.
void LabGames::note_answers(GameFacts& facts, const Match& match) const {
  for (const NodeId id : match.tree().line()) {
    const Node& node = match.node(id);
    if (node.type != StepType::answers) continue;
    const State before = match.state_at(node.parent);
    for (std::size_t seat = 0; seat < node.parts().size(); ++seat)
      for (const SecretAnswer& answer : node.parts()[seat])
        watch_.note(facts, before, SeatId(static_cast<int>(seat)), answer.choice);
  }
}

GameFacts LabGames::play_bots(const GameSeeds& seeds, std::uint64_t turn) {
  const Game& game = playable_.game();
  std::vector<BotSpec> bots = how_.bots;
  std::ranges::rotate(bots, bots.end() - static_cast<std::ptrdiff_t>(turn % bots.size()));
  GameFacts out = watch_.begin();
  const bool duel = game.seats() == 2 && !one_side(game.definition());
  const auto watch = [&](const Match& match, SeatId seat, const Thought& thought) {
    if (match.all_asked()) return;
    watch_.note(out, match.state(), seat, thought.actions.front().choice);
    ++out.decisions;
    out.choices += match.engine().legal(match.state(), seat);
    const std::size_t player = match.header().pie == Pie::taken ? 1 - nth(seat) : nth(seat);
    if (!duel || bots[player].type != BotType::search) return;
    const std::int32_t value = thought.actions.front().value;
    out.outlook.push_back(player == 0 ? value : k_point - value);
  };
  const Match match = play_bot_game(
      playable_, bots,
      {.seed = seeds.dice, .bot_seed = seeds.bots, .limit = how_.limit, .stop = stop_}, watch);
  out.length = static_cast<std::uint32_t>(match.node().depth);
  for (const NodeId id : match.tree().line())
    out.chance = out.chance || !match.node(id).faces().empty();
  note_answers(out, match);
  conclude(out, match.state());
  return out;
}

// How the game went, once it is over.
void LabGames::conclude(GameFacts& facts, const State& state) const {
  const Game& game = playable_.game();
  const GameDef& def = game.definition();
  const Header& header = state.header();
  facts.swapped = header.pie == Pie::taken;
  facts.valued = !(one_side(def) && def.score);
  facts.points = drawn_payoff(game);
  if (!header.ended) return;
  facts.reason = header.reason;
  facts.end = header.end;
  facts.points = payoff(game, header);
  const std::uint32_t winners = with_teams(def, header.winners);
  const bool alone =
      winners != 0 && team_of(def, SeatId(std::countr_zero(winners))) == winners && !one_side(def);
  facts.won = alone;
  facts.solved = common_result(def, header) == CommonResult::solved;
  facts.shared = winners != 0 && !alone && !one_side(def);
  std::vector<std::int64_t> scores;
  for (int seat = 0; seat < game.seats() && def.score; ++seat)
    scores.push_back(playable_.engine->score(state, SeatId(seat)));
  const Standing standing = hr::standing(def, header, std::move(scores));
  facts.scores = standing.scores;
  if (standing.scored) facts.margin = standing.margin;
  if (!facts.swapped) return;
  std::swap(facts.points[0], facts.points[1]);
  if (!facts.scores.empty()) std::swap(facts.scores[0], facts.scores[1]);
}

}  // namespace hr
