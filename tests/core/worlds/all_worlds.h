// SPDX-License-Identifier: MIT
// All histories of a small game that would have shown a seat the same, found by trying everything:
// the truth that samples are held to. Written without the sampler; only the digests of what a seat
// sees are shared with it.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/engine/asks.h"
#include "core/engine/engine.h"
#include "core/worlds/history.h"
#include "core/worlds/shown.h"
#include "core/worlds/sight.h"

namespace hr::tests {

// The probability of each history, by its hidden values: "3,f2," is choice 3 and face 2.
using Odds_by_world = std::map<std::string, double>;

class AllWorlds {
 public:
  AllWorlds(Engine& engine, SeatId viewer, const std::vector<ShownStep>& steps, int max_face = 6)
      : engine_(engine), sight_(engine, viewer), steps_(steps), max_face_(max_face) {}

  Odds_by_world find() {
    roll(
        {}, 0, [&](State& state, ActionContext& context) { engine_.start(state, context); },
        State(), 1, "", 0);
    double sum = 0;
    for (const auto& [world, odds] : found_) sum += odds;
    for (auto& [world, odds] : found_) odds /= sum;
    return found_;
  }

  static std::string text(const History& history) {
    std::string out;
    for (const Latent& latent : history.latents)
      out +=
          latent.is_choice() ? text(latent.choice.action) : "f" + std::to_string(latent.face) + ",";
    return out;
  }

 private:
  using Body = std::function<void(State&, ActionContext&)>;

  static std::string text(const Action& action) {
    std::string out;
    for (int i = 0; i < action.count; ++i) out += std::to_string(action.arguments[nth(i)]) + ",";
    return out;
  }

  // Whether a verb may be the one that the seat was told of, if any.
  bool fits(VerbId verb, VerbId told) const {
    return told == VerbId::none ? engine_.game().verb_def(verb).silent : verb == told;
  }

  // Carries out a step with all faces that begin like these.
  void roll(std::vector<int> faces, std::size_t step, const Body& body, const State& from,
            double odds, const std::string& world, std::uint64_t told) {
    std::vector<Event> events;
    ActionContext context{.chance = Chance(1, faces), .events = &events};
    State state = from;
    try {
      body(state, context);
    } catch (const Error&) {
      return;
    }
    if (context.chance.faces().size() > faces.size()) {
      for (int face = 1; face <= max_face_; ++face) {
        std::vector<int> more = faces;
        more.push_back(face);
        roll(more, step, body, from, odds, world, told);
      }
      return;
    }
    finish(state, context, step, odds, world, sight_.add(told, events));
  }

  void finish(const State& state, const ActionContext& context, std::size_t step, double odds,
              std::string world, std::uint64_t told) {
    std::vector<int> seen;
    for (std::size_t i = 0; i < context.chance.faces().size(); ++i) {
      const Odds face = context.chance.odds()[i];
      odds *= static_cast<double>(face.ways) / face.of;
      if ((context.chance.audiences()[i] & seat_bit(sight_.viewer())) != 0)
        seen.push_back(context.chance.faces()[i]);
      else
        world += "f" + std::to_string(context.chance.faces()[i]) + ",";
    }
    const ShownStep& shown = steps_[step];
    if (seen != shown.faces || told != shown.told || sight_.view(state) != shown.view) return;
    if (step + 1 == steps_.size())
      found_[world] += odds;
    else
      go_on(state, step + 1, odds, world);
  }

  void go_on(const State& state, std::size_t step, double odds, const std::string& world) {
    const ShownStep& shown = steps_[step];
    if (shown.type == ShownType::answers) return answer(state, step, 0, 0, odds, world);
    engine_.legal(state, shown.seat);
    std::vector<Choice> choices;
    for (const Choice& choice : engine_.list())
      if (shown.own      ? choice == *shown.own
          : shown.action ? choice.action == *shown.action
                         : fits(choice.action.verb, shown.verb))
        choices.push_back(choice);
    const bool hidden = !shown.own && !shown.action;
    for (const Choice& choice : choices)
      roll(
          {}, step,
          [&](State& next, ActionContext& context) {
            engine_.play(next, shown.seat, choice, context);
          },
          state, hidden ? odds / static_cast<double>(choices.size()) : odds,
          hidden && choices.size() > 1 ? world + text(choice.action) : world, 0);
  }

  // Seat by seat, one answer after another. Nothing in these games is told or rolled meanwhile.
  void answer(const State& state, std::size_t step, int seat, std::size_t number, double odds,
              const std::string& world) {
    const auto who = SeatId(seat);
    const bool own = who == sight_.viewer();
    engine_.legal(state, who);
    const std::vector<Choice> choices =
        own ? std::vector<Choice>{steps_[step].answers[number]} : engine_.list();
    for (const Choice& choice : choices) {
      const double now = odds / static_cast<double>(choices.size());
      const std::string then = choices.size() > 1 ? world + text(choice.action) : world;
      const bool ready = choice.action.verb == engine_.game().ready();
      if (ready && seat + 1 == engine_.game().seats()) {
        roll(
            {}, step,
            [&](State& next, ActionContext& context) { engine_.play(next, who, choice, context); },
            state, now, then, 0);
        continue;
      }
      State next = state;
      ActionContext context;
      engine_.play(next, who, choice, context);
      answer(next, step, ready ? seat + 1 : seat, ready ? 0 : number + 1, now, then);
    }
  }

  Engine& engine_;
  Sight sight_;
  const std::vector<ShownStep>& steps_;
  int max_face_;
  Odds_by_world found_;
};

}  // namespace hr::tests
