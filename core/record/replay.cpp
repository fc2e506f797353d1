// SPDX-License-Identifier: MIT
// Plays a record again, comparing each step with what was recorded.
#include <algorithm>
#include <cstddef>
#include <limits>
#include <optional>
#include <span>
#include <type_traits>

#include "core/base/allowance.h"
#include "core/record/replay.h"
#include "core/words/named_action.h"
#include "core/words/text.h"

namespace hr {

namespace {

class RecordReplay {
 public:
  RecordReplay(const Record& record, const OpenRules& open, std::chrono::milliseconds loading)
      : record_(record),
        open_(open),
        loading_(loading),
        loading_left_(loading),
        all_rules_(record.ruleset_texts.size()) {}

  Match run() {
    const RecordedStep setup = record_.steps[0];
    Match match =
        at(setup.line, [&] { return Match(playable(RulesId::first), record_.seed, setup.faces); });
    check_seats(match);
    at(setup.line, [&] { check(match, setup, 0, NodeId::root); });
    for (int number = 1; number < record_.steps.size(); ++number) {
      Allowance::spend(10'000);  // roughly the least that a step costs
      const RecordedStep step = record_.steps[number];
      at(step.line, [&] {
        match.go_to(NodeId(step.parent));
        check(match, step, number, take(match, step));
      });
    }
    for (const auto& [asked, open] : record_.open)
      at(open.line, [&] {
        match.go_to(NodeId(asked));
        play(match, open.answers, {});
        if (match.cursor() != NodeId(asked)) throw Error("expected answers that leave some open");
      });
    order(match);
    match.go_to(NodeId(record_.cursor));
    return match;
  }

 private:
  // Adds the line to errors.
  template <class F>
  std::invoke_result_t<F&> at(int line, F&& body) {
    try {
      return body();
    } catch (const Error& error) {
      throw Error(record_.name + ":" + std::to_string(line) + ": " + error.what());
    }
  }

  PlayableRules playable(RulesId number) {
    if (index(number) < 0 || nth(number) >= record_.ruleset_texts.size())
      throw Error("there are no rules number " + std::to_string(index(number)) + " in the record");
    std::optional<PlayableRules>& opened = all_rules_[number];
    if (!opened) opened = load(record_.ruleset_texts[number]);
    return *opened;
  }

  // One clock for all of them, whatever limit each has.
  PlayableRules load(const RulesetText& ruleset_text) {
    try {
      const Allowance allowance(
          {.time = std::chrono::ceil<std::chrono::milliseconds>(loading_left_),
           .memory = std::numeric_limits<std::ptrdiff_t>::max() / 2,
           .whole = true});
      PlayableRules out = open_(ruleset_text);
      loading_left_ = Allowance::time_left(loading_left_);
      ++loaded_;
      if (loading_left_ > std::chrono::nanoseconds(0)) return out;
    } catch (const Exhausted&) {
      if (Allowance::unwinding()) throw;
    }
    throw Error("the rules in this record take too long to load: of " +
                std::to_string(record_.ruleset_texts.size()) + " versions, " +
                std::to_string(loaded_) + " could be loaded within " +
                std::to_string(std::chrono::duration_cast<std::chrono::seconds>(loading_).count()) +
                " seconds of processor time");
  }

  void check_seats(const Match& match) const {
    const auto same = [](const SeatDef& seat, const std::string& name) {
      return seat.name == name;
    };
    if (!std::ranges::equal(match.game().definition().seats, record_.seats, same))
      throw Error(record_.name + ": the recorded seats do not match the recorded rules");
  }

  NodeId take(Match& match, const RecordedStep& step) {
    switch (step.type) {
      case StepType::rules:
        return match.change_rules(playable(step.rules));
      case StepType::position:
        return match.arrange(State::deserialise(step.state, match.game().layout().words()));
      case StepType::resigned:
        return match.resign(seat_of(match.game(), step.actions.front()), step.faces);
      case StepType::timed_out:
        return match.time_out(seat_of(match.game(), step.actions.front()), step.faces);
      case StepType::offered:
      case StepType::accepted:
      case StepType::declined:
        return match.talk_of_draw(seat_of(match.game(), step.actions.front()), step.type);
      case StepType::start:
      case StepType::action:
      case StepType::answers:
        break;
    }
    return play(match, step.actions, step.faces);
  }

  // Plays the actions of one step; the dice belong to the last one.
  static NodeId play(Match& match, const std::vector<NamedAction>& actions,
                     const std::vector<int>& faces) {
    NodeId out = match.cursor();
    for (const NamedAction& action : actions) {
      const bool last = &action == &actions.back();
      out = match.play(seat_of(match.game(), action), action_of(match.game(), action),
                       last ? std::span<const int>(faces) : std::span<const int>());
    }
    return out;
  }

  static void check(const Match& match, const RecordedStep& step, int number, NodeId id) {
    if (static_cast<int>(id) != number)
      throw Error("this step is the same as step " + std::to_string(static_cast<int>(id)));
    if (match.node(id).hash != step.hash)
      throw Error(number == 0 ? "the setup does not match the record"
                              : "this step does not match the recorded position");
  }

  // Puts children into their recorded order.
  void order(Match& match) const {
    for (const auto& [parent, children] : record_.children) {
      std::vector<NodeId> list;
      for (const int child : children) list.push_back(NodeId(child));
      std::vector<NodeId> recorded = list, there = match.node(NodeId(parent)).children();
      std::ranges::sort(recorded);
      std::ranges::sort(there);
      if (recorded != there)
        throw Error(record_.name + ": the record names different branches after step " +
                    std::to_string(parent) + " than exist");
      match.order(NodeId(parent), std::move(list));
    }
  }

  const Record& record_;
  const OpenRules& open_;
  std::chrono::milliseconds loading_;
  std::chrono::nanoseconds loading_left_;
  int loaded_ = 0;
  // Each is loaded once, however often it is used.
  ById<RulesId, std::optional<PlayableRules>> all_rules_;
};

}  // namespace

Match replay(const Record& record, const OpenRules& open, std::chrono::milliseconds loading) {
  return RecordReplay(record, open, loading).run();
}

}  // namespace hr
