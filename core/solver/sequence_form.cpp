// SPDX-License-Identifier: MIT
#include "core/solver/sequence_form.h"

#include <algorithm>
#include <limits>
#include <span>

namespace hr {

namespace {

constexpr std::uint64_t k_rounds_between_checks = 16;

// How probable it is that each sequence of a player is played, as far as that is the player's
// doing.
using Plan = std::vector<double>;

// What each sequence of `player` brings that player by itself, before later actions.
void find_worths(const SequenceForm& game, std::size_t player, const Plan& other,
                 std::vector<double>& out) {
  out.assign(game.players[player].sequences, 0);
  const double sign = player == 0 ? 1 : -1;
  for (const SequenceForm::End& end : game.ends)
    out[end.sequences[player]] += sign * end.worth * other[end.sequences[1 - player]];
}

// What the best reply brings; `worths` as from find_worths, which is used up.
double best_reply(const SequenceForm::Sequences& player, std::vector<double>& worths) {
  for (std::size_t i = player.decisions.size(); i-- > 0;) {
    const SequenceForm::Decision& decision = player.decisions[i];
    const auto first = worths.begin() + decision.first;
    worths[decision.after] += *std::max_element(first, first + decision.actions);
  }
  return worths.front();
}

// One player, who learns.
class Learner {
 public:
  explicit Learner(const SequenceForm::Sequences& player)
      : player_(player),
        regrets_(player.sequences),
        predicted_(player.sequences),
        shares_(player.sequences),
        plan_(player.sequences),
        average_(player.sequences) {
    choose();
  }

  const Plan& plan() const { return plan_; }
  const Plan& average() const { return average_; }

  // Learns what its sequences have brought it, which is used up, and makes its next plan.
  void learn(std::vector<double>& worths) {
    for (std::size_t i = player_.decisions.size(); i-- > 0;) {
      const auto& [after, first, actions] = player_.decisions[i];
      double got = 0;
      for (std::size_t a = first; a < first + actions; ++a) got += shares_[a] * worths[a];
      for (std::size_t a = first; a < first + actions; ++a) {
        predicted_[a] = worths[a] - got;
        regrets_[a] = std::max(regrets_[a] + predicted_[a], 0.0);
      }
      worths[after] += got;
    }
    choose();
  }

  // The plan counts as this part of the average.
  void count(double part) {
    for (std::size_t i = 0; i < plan_.size(); ++i) average_[i] += part * (plan_[i] - average_[i]);
  }

 private:
  void choose() {
    plan_.front() = 1;
    for (const auto& [after, first, actions] : player_.decisions) {
      const std::span shares = std::span(shares_).subspan(first, actions);
      double sum = 0;
      for (std::size_t a = 0; a < actions; ++a) {
        shares[a] = std::max(regrets_[first + a] + predicted_[first + a], 0.0);
        sum += shares[a];
      }
      for (std::size_t a = 0; a < actions; ++a) {
        shares[a] = sum > 0 ? shares[a] / sum : 1.0 / actions;
        plan_[first + a] = plan_[after] * shares[a];
      }
    }
  }

  const SequenceForm::Sequences& player_;
  std::vector<double> regrets_, predicted_;
  std::vector<double> shares_;  // of each action at its decision
  Plan plan_, average_;
};

}  // namespace

Equilibrium find_equilibrium(const SequenceForm& game, const EquilibriumGoal& goal) {
  std::array<Learner, 2> learners{Learner(game.players[0]), Learner(game.players[1])};
  Equilibrium out;
  out.value = {-std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()};
  std::vector<double> worths;
  double weights = 0;
  const auto best = [&](std::size_t player) {
    find_worths(game, player, learners[1 - player].average(), worths);
    return best_reply(game.players[player], worths);
  };
  const auto is_narrow = [&] {
    out.value.high = std::min(out.value.high, best(0));
    out.value.low = std::max(out.value.low, -best(1));
    // Whoever decides alone gets what the best reply brings. Elsewhere, too, rounding must not make
    // the upper end the lower one.
    const bool alone = game.players[1].decisions.empty();
    if (alone || out.value.low > out.value.high) out.value.low = out.value.high;
    if (!alone && game.players[0].decisions.empty()) out.value.high = out.value.low;
    return out.value.high - out.value.low <= goal.width;
  };
  do {
    ++out.rounds;
    for (std::size_t player = 0; player < 2; ++player) {
      find_worths(game, player, learners[1 - player].plan(), worths);
      learners[player].learn(worths);
    }
    const double weight = static_cast<double>(out.rounds) * static_cast<double>(out.rounds);
    weights += weight;
    for (Learner& learner : learners) learner.count(weight / weights);
    if (out.rounds % k_rounds_between_checks != 1 && out.rounds != goal.rounds) continue;
    if (is_narrow() || (goal.go_on && !goal.go_on(out.rounds))) break;
  } while (out.rounds < goal.rounds);
  return out;
}

}  // namespace hr
