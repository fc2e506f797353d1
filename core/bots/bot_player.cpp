// SPDX-License-Identifier: MIT
#include "core/bots/bot_player.h"

#include <utility>

#include "core/match/random_play.h"
#include "core/worlds/shown_match.h"

namespace hr {

namespace {

// Tried after one step, at most, to find out what could be true; a person would not think for ever
// about it, either.
constexpr int k_searches = 5000;

}  // namespace

BotPlayer::BotPlayer(Rulebook rulebook, SeatId seat, const BotSpec& spec, std::uint64_t seed)
    : rulebook_(std::move(rulebook)),
      seat_(seat),
      spec_(spec),
      seed_(mix(seed, nth(seat))),
      secrets_(rulebook_.game().hides()) {
  if (spec.type == BotType::search)
    search_ = std::make_unique<TreeSearch>(*rulebook_.engine, SearchOptions{});
  if (spec.type == BotType::greedy) greedy_ = std::make_unique<Greedy>(*rulebook_.engine);
  if (secrets_ && spec.type != BotType::random)
    worlds_ = std::make_unique<Worlds>(
        rulebook_, seat, WorldsOptions{.seed = mix(seed_, 0x776f), .searches = k_searches});
}

BotPlayer::~BotPlayer() = default;
BotPlayer::BotPlayer(BotPlayer&&) noexcept = default;
BotPlayer& BotPlayer::operator=(BotPlayer&&) noexcept = default;

void BotPlayer::watch(const Match& match) {
  if (!worlds_) return;
  if (!worlds_->steps().empty()) return worlds_->advance(shown_step(match, seat_));
  for (const ShownStep& step : shown(match, seat_)) worlds_->advance(step);
}

Thought BotPlayer::think_at_random(const Match& match, Random& random) const {
  return {.actions = {{.choice = random_choice(match, seat_, random), .visits = 1}},
          .line = {},
          .iterations = 1};
}

Random BotPlayer::draws(std::uint32_t ply, std::size_t answers) {
  if (ply != ply_) tries_ = 0;
  if (ply == ply_ && answers <= answers_) ++tries_;
  ply_ = ply;
  answers_ = answers;
  return Random(mix(mix(mix(seed_, ply), answers), tries_));
}

Thought BotPlayer::think(const Match& match, Budget budget) {
  // Without the answers that others have given in secret, of which nothing may be learned.
  State before = match.state_at(match.cursor());
  std::vector<Choice> answers;
  for (const SecretAnswer& answer : match.part(seat_)) answers.push_back(answer.choice);
  Random random = draws(before.header().ply, answers.size());
  if (worlds_ && worlds_->empty()) ++lost_;
  if (spec_.type == BotType::random || (worlds_ && worlds_->empty()))
    return think_at_random(match, random);
  Engine& engine = *rulebook_.engine;
  std::unique_ptr<Positions> positions;
  if (worlds_)
    positions = std::make_unique<PossiblePositions>(engine, *worlds_, answers);
  else
    positions = std::make_unique<OpenPosition>(engine, std::move(before), seat_, answers);
  if (greedy_) return greedy_->think(*positions, seat_, random);
  budget.iterations = spec_.iterations;
  return search_->think(*positions, seat_, budget, random);
}

}  // namespace hr
