// SPDX-License-Identifier: MIT
#include "core/thinking/thinker.h"

#include <algorithm>
#include <map>
#include <stop_token>
#include <thread>
#include <utility>

#include "core/base/job.h"
#include "core/base/mix.h"
#include "core/base/platform.h"
#include "core/bots/bot_player.h"
#include "core/bots/payoff.h"
#include "core/match/table_steps.h"
#include "core/table/table_access.h"
#include "core/words/text.h"
#include "core/worlds/shown_match.h"

namespace hr {

namespace {

constexpr std::uint64_t k_own_draws = 0x74686b;  // other draws than those of the match

// Of those that share a tree, more would mostly wait for each other.
unsigned team_size() {
  return k_has_threads ? std::clamp(std::thread::hardware_concurrency(), 1U, 8U) : 1;
}

ThoughtReport report_on(const Thought& thought, const Game& game, SeatId seat) {
  ThoughtReport out{.seat = seat, .actions = {}, .line = {}, .tries = thought.iterations};
  for (const ActionValue& value : thought.actions)
    out.actions.push_back({.action = action_report(game, seat, value.choice.action, false),
                           .tries = value.visits,
                           .points = static_cast<double>(value.value) / k_point,
                           .proven = value.proven});
  if (game.hides()) return out;
  for (const Choice& choice : thought.line) out.line.push_back(action_text(game, choice.action));
  return out;
}

double points_of_draw(const Game& game, SeatId seat) {
  return static_cast<double>(drawn_payoff(game)[nth(seat)]) / k_point;
}

}  // namespace

class Thinker::Work {
 public:
  using ShownSteps = std::vector<std::shared_ptr<const ShownStep>>;

  // What a seat was shown, up to a node.
  struct SeatSight {
    NodeId last = NodeId::none;
    std::uint64_t line = 0;  // another number when steps were taken back
    ShownSteps steps;
  };

  struct Order {
    std::shared_ptr<const RulesetText> text;
    SeatId seat = SeatId::none;
    BotSpec spec;
    std::uint64_t seed = 0;
    Situation situation;
    std::uint64_t line = 0;  // that of the seat's sight
    ShownSteps steps;        // in a game with secrets
    bool draw_offered = false;
  };

  // A bot that has followed a game, on the job's thread.
  struct Kept {
    BotPlayer bot;
    BotSpec spec;
    std::uint64_t line = 0, seed = 0;
    std::size_t steps = 0;  // that it has seen
  };

  // The steps from the setup to the cursor, as far as they are not known. Steps that were taken
  // back are forgotten.
  static void follow(SeatSight& sight, const Match& match, SeatId seat) {
    const MatchTree& tree = match.tree();
    const NodeId cursor = match.cursor();
    const auto known = static_cast<int>(sight.steps.size());
    const int depth = match.node(cursor).depth;
    if (known > depth + 1 || (known > 0 && tree.at_depth(cursor, known - 1) != sight.last)) {
      sight.steps.clear();
      ++sight.line;
    }
    for (int at = static_cast<int>(sight.steps.size()); at <= depth; ++at)
      sight.steps.push_back(
          std::make_shared<const ShownStep>(shown_step(match, tree.at_depth(cursor, at), seat)));
    sight.last = cursor;
  }

  explicit Work(OpenRules open) : open_(std::move(open)) {}
  Work(const Work&) = delete;
  Work& operator=(const Work&) = delete;
  ~Work() { stop(); }

  void begin(Order order) {
    stop();
    hurry_ = {};
    job_.begin([this, order = std::move(order), hurry = hurry_.get_token()](auto& task) {
      ThoughtReport found = think(order, hurry);
      task.update([&](auto& answer) { answer = std::move(found); });
    });
  }
  void answer(ThoughtReport report) {
    stop();
    answer_ = std::move(report);
  }
  void hurry() { hurry_.request_stop(); }
  void stop() {
    hurry();
    job_.cancel();
    answer_.reset();
  }
  bool thinking() {
    if (job_.tick()) answer_ = job_.report();
    return job_.running();
  }
  std::optional<ThoughtReport> take() {
    return thinking() ? std::nullopt : std::exchange(answer_, std::nullopt);
  }
  std::optional<ThoughtReport> wait() {
    if (job_.wait()) answer_ = job_.report();
    return std::exchange(answer_, std::nullopt);
  }

  std::map<SeatId, SeatSight> sights;  // of the caller's thread

 private:
  // Rules that fail are reported when the action is played.
  ThoughtReport think(const Order& order, const std::stop_token& hurry) {
    const SeatId seat = order.seat;
    try {
      BotPlayer& bot = player_for(order);
      ThoughtReport out = report_on(bot.think(order.situation, hurry), playable_.game(), seat);
      out.accepts_draw = order.draw_offered && !out.actions.empty() &&
                         out.actions.front().points <= points_of_draw(playable_.game(), seat);
      return out;
    } catch (const std::exception&) {
      kept_.erase(seat);
      return {.seat = seat, .actions = {}, .line = {}};
    }
  }

  SearchTeam team() const {
    return {.threads = team_size(),
            .open = [open = open_, ruleset_text = opened_] { return open(*ruleset_text); }};
  }

  BotPlayer& player_for(const Order& order) {
    if (opened_ != order.text) {
      kept_.clear();
      opened_ = nullptr;
      playable_ = open_(*order.text);
      opened_ = order.text;
    }
    const auto found = kept_.find(order.seat);
    if (found != kept_.end() &&
        (found->second.spec != order.spec || found->second.seed != order.seed ||
         found->second.line != order.line || found->second.steps > order.steps.size()))
      kept_.erase(found);
    Kept& kept = kept_
                     .try_emplace(order.seat,
                                  BotPlayer(playable_, order.seat, order.spec, order.seed, team()),
                                  order.spec, order.line, order.seed)
                     .first->second;
    for (; kept.steps < order.steps.size(); ++kept.steps) kept.bot.watch(*order.steps[kept.steps]);
    return kept.bot;
  }

  OpenRules open_;

  std::stop_source hurry_;  // ends the thought that is running
  std::optional<ThoughtReport> answer_;

  // Of the job's thread.
  std::shared_ptr<const RulesetText> opened_;
  PlayableRules playable_;
  std::map<SeatId, Kept> kept_;

  Job<std::optional<ThoughtReport>> job_;  // last: it uses all of the above
};

Thinker::Thinker(OpenRules open) : work_(std::make_unique<Work>(std::move(open))) {}

Thinker::~Thinker() = default;
Thinker::Thinker(Thinker&&) noexcept = default;
Thinker& Thinker::operator=(Thinker&&) noexcept = default;

void Thinker::begin(const Table& table, SeatId seat, const BotSpec& spec) {
  const Match& match = match_of(table);
  const std::shared_ptr<const RulesetText>& ruleset_text = match.rules().text;
  if (ruleset_text == nullptr || match.engine().legal(match.state(), seat) == 0)
    return work_->answer({.seat = seat, .actions = {}, .line = {}});
  Work::Order order{.text = ruleset_text,
                    .seat = seat,
                    .spec = spec,
                    .seed = mix(match.seed(), k_own_draws),
                    .situation = situation_of(match, seat),
                    .line = 0,
                    .steps = {},
                    .draw_offered = draw_objection(match, seat, StepType::accepted).empty()};
  if (match.game().hides()) {
    Work::SeatSight& sight = work_->sights[seat];
    Work::follow(sight, match, seat);
    order.line = sight.line;
    order.steps = sight.steps;
  }
  work_->begin(std::move(order));
}

void Thinker::hurry() { work_->hurry(); }
void Thinker::stop() { work_->stop(); }
void Thinker::forget() {
  work_->stop();
  work_->sights.clear();
}
bool Thinker::thinking() const { return work_->thinking(); }
std::optional<ThoughtReport> Thinker::take() { return work_->take(); }
std::optional<ThoughtReport> Thinker::wait() { return work_->wait(); }

}  // namespace hr
