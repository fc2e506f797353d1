// SPDX-License-Identifier: MIT
#include "core/worlds/world_match.h"

#include <algorithm>
#include <vector>

#include "core/worlds/verb_choices.h"

namespace hr {

namespace {

// The latents of one step, in order.
std::span<const Latent> latents_of(const History& history, std::size_t step) {
  const auto [from, to] = std::ranges::equal_range(
      history.latents, step, {}, [](const Latent& l) { return std::size_t{l.step}; });
  return {from, to};
}

class Rewind {
 public:
  Rewind(Match& match, SeatId viewer) : match_(match), viewer_(viewer) {}

  void play(const ShownStep& step, std::span<const Latent> latents) {
    switch (step.type) {
      case ShownType::answers:
        return answer(step, latents);
      case ShownType::resigned:
        match_.resign(step.seat, faces(step, latents));
        return;
      case ShownType::timed_out:
        match_.time_out(step.seat, faces(step, latents));
        return;
      case ShownType::action:
        return act(step, latents);
      case ShownType::set_up:
      case ShownType::talk:
      case ShownType::agreed:  // the game is over
      case ShownType::other:
        return;
    }
  }

  void act(const ShownStep& step, std::span<const Latent> latents) {
    Action action;
    if (step.own)
      action = step.own->action;
    else if (step.action)
      action = *step.action;
    else
      action = chosen(step.seat, latents, 0, [&] {
        return step.verb == VerbId::none
                   ? VerbChoices::silent(match_.engine(), match_.state(), step.seat)
                   : VerbChoices(match_.engine(), match_.state(), step.seat, step.verb);
      });
    match_.play(step.seat, action, faces(step, latents));
  }

  // All faces of a step: those that the seat saw, and between them, by number, those that it did
  // not.
  static std::vector<int> faces(const ShownStep& step, std::span<const Latent> latents) {
    std::vector<int> out;
    std::size_t seen = 0;
    for (const Latent& latent : latents) {
      if (latent.is_choice()) continue;
      while (out.size() < latent.place - k_first_face && seen < step.faces.size())
        out.push_back(step.faces[seen++]);
      out.push_back(latent.face);
    }
    for (; seen < step.faces.size(); ++seen) out.push_back(step.faces[seen]);
    return out;
  }

 private:
  // Where there was only one choice, it is not kept as a latent.
  template <class Choices>
  static Action chosen(SeatId seat, std::span<const Latent> latents, std::size_t number,
                       const Choices& only) {
    for (const Latent& latent : latents)
      if (latent.place == choice_place(seat, number)) return latent.choice.action;
    return only().pick(0).action;
  }

  void answer(const ShownStep& step, std::span<const Latent> latents) {
    const NodeId node = match_.cursor();
    const std::vector<SeatId> asked = match_.actors();
    for (const SeatId seat : asked)
      for (std::size_t i = 0; match_.cursor() == node && !match_.is_ready(seat); ++i) {
        const Action action =
            seat == viewer_ ? step.answers[i].action : chosen(seat, latents, i, [&] {
              return VerbChoices(match_.engine(), match_.state(), seat, VerbId::none);
            });
        const bool last = seat == asked.back() && action.verb == match_.game().ready();
        match_.play(seat, action, last ? faces(step, latents) : std::vector<int>());
      }
  }

  Match& match_;
  SeatId viewer_;
};

}  // namespace

Match world_match(const PlayableRules& playable, SeatId viewer, std::span<const ShownStep> steps,
                  const History& history, std::uint64_t seed) {
  Match out(playable, seed, Rewind::faces(steps.front(), latents_of(history, 0)));
  Rewind rewind(out, viewer);
  for (std::size_t step = 1; step < steps.size(); ++step)
    rewind.play(steps[step], latents_of(history, step));
  return out;
}

}  // namespace hr
