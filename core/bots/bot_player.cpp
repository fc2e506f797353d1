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

BotPlayer::BotPlayer(PlayableRules playable, SeatId seat, const BotSpec& spec, std::uint64_t seed,
                     SearchTeam team)
    : playable_(std::move(playable)),
      seat_(seat),
      spec_(spec),
      seed_(mix(seed, nth(seat))),
      secrets_(playable_.game().hides()) {
  if (spec.type == BotType::mix && secrets_)
    mix_ = std::make_unique<MixSearch>(*playable_.engine);
  else if (tries_lines(spec.type))
    search_ = std::make_unique<TreeSearch>(*playable_.engine, SearchOptions{}, std::move(team));
  if (spec.type == BotType::greedy) greedy_ = std::make_unique<Greedy>(*playable_.engine);
  if (secrets_ && spec.type != BotType::random)
    worlds_ = std::make_unique<Worlds>(
        playable_, seat, WorldsOptions{.seed = mix(seed_, 0x776f), .searches = k_searches});
}

BotPlayer::~BotPlayer() = default;
BotPlayer::BotPlayer(BotPlayer&&) noexcept = default;
BotPlayer& BotPlayer::operator=(BotPlayer&&) noexcept = default;

void BotPlayer::watch(const ShownStep& step) {
  if (worlds_) worlds_->advance(step);
}

void BotPlayer::watch(const Match& match) {
  if (!worlds_) return;
  if (!worlds_->steps().empty()) return worlds_->advance(shown_step(match, seat_));
  for (const ShownStep& step : shown(match, seat_)) worlds_->advance(step);
}

Random BotPlayer::draws(std::uint32_t number, std::size_t answers) {
  if (number != number_) tries_ = 0;
  if (number == number_ && answers <= answers_) ++tries_;
  number_ = number;
  answers_ = answers;
  return Random(mix(mix(mix(seed_, number), answers), tries_));
}

Thought BotPlayer::think(const Match& match, const std::stop_token& stop,
                         std::optional<std::uint32_t> number) {
  Situation situation = situation_of(match, seat_);
  Random random = draws(number.value_or(situation.ply), situation.answers.size());
  Thought out;
  if (spec_.type != BotType::random) out = think(std::move(situation), stop, random);
  if (!out.actions.empty()) return out;
  return {.actions = {{.choice = random_choice(match, seat_, random), .visits = 1}},
          .line = {},
          .iterations = 1};
}

Thought BotPlayer::think(Situation situation, const std::stop_token& stop) {
  Random random = draws(situation.ply, situation.answers.size());
  return spec_.type == BotType::random ? Thought() : think(std::move(situation), stop, random);
}

Thought BotPlayer::think(Situation situation, const std::stop_token& stop, Random& random) {
  if (worlds_ && worlds_->empty()) {
    ++lost_;
    return {};
  }
  Engine& engine = *playable_.engine;
  std::unique_ptr<Positions> positions;
  if (worlds_)
    positions = std::make_unique<PossiblePositions>(engine, *worlds_, situation.answers);
  else
    positions = std::make_unique<OpenPosition>(engine, std::move(situation.position).value(), seat_,
                                               situation.answers);
  if (greedy_) return greedy_->think(*positions, seat_, random);
  Budget budget{.time = spec_.time, .stop = stop};
  if (!spec_.time) budget.iterations = spec_.iterations;
  if (mix_) {
    const auto moment = situation.answers.empty() ? Information::key(seat_, worlds_->steps())
                                                  : std::optional<std::uint64_t>();
    return mix_->think(*positions, moment, seat_, budget, random);
  }
  return search_->think(*positions, seat_, budget, random);
}

}  // namespace hr
