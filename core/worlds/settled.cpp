// SPDX-License-Identifier: MIT
#include "core/worlds/settled.h"

#include <algorithm>
#include <optional>
#include <set>

namespace hr {

namespace {

std::vector<KeptLatent> latents_of_step(const History& history, std::size_t step) {
  std::vector<KeptLatent> out;
  for (std::size_t i = first_from(history.latents, latent_key(step, 0));
       i < history.latents.size() && history.latents[i].step == step; ++i)
    out.push_back({history.latents[i]});
  return out;
}

class LinesMeeting {
 public:
  LinesMeeting(const std::vector<const History*>& histories, std::span<const ShownStep> steps,
               Replay& replay, Random& random)
      : histories_(histories),
        steps_(steps),
        replay_(replay),
        random_(random),
        before_(histories.size()) {}

  std::uint64_t find() {
    const auto same_state = [&](const History* each) { return each->state == first().state; };
    if (std::ranges::all_of(histories_, same_state)) return latent_key(steps_.size(), 0);
    for (const KeptLatent& face : latents_of_step(first(), last()))
      if (!face.latent.is_choice() && all_follow(face.latent.place)) return face.latent.key();
    return 0;
  }

 private:
  const History& first() const { return *histories_.front(); }
  std::size_t last() const { return steps_.size() - 1; }

  // Whether all come to the state of the first history with its faces from this place on.
  bool all_follow(std::uint32_t place) {
    for (std::size_t n = 1; n < histories_.size(); ++n)
      if (!follows(n, place)) return false;
    return true;
  }

  bool follows(std::size_t n, std::uint32_t place) {
    std::vector<KeptLatent> kept = latents_of_step(*histories_[n], last());
    std::erase_if(kept, [&](const KeptLatent& each) { return each.latent.place >= place; });
    for (const KeptLatent& each : latents_of_step(first(), last()))
      if (each.latent.place >= place) kept.push_back(each);
    History next = before_last(n);
    replay_.reset();
    return replay_.play(next, steps_[last()], kept, random_) && !replay_.drew() &&
           next.latents.size() == before_last(n).latents.size() + kept.size() &&
           next.state == first().state;
  }

  // A history before its last step.
  const History& before_last(std::size_t n) {
    if (before_[n]) return *before_[n];
    History& out = before_[n].emplace();
    go_back_to(*histories_[n], last(), out);
    while (out.steps < last())
      replay_.play(out, steps_[out.steps], latents_of_step(*histories_[n], out.steps), random_);
    return out;
  }

  const std::vector<const History*>& histories_;
  std::span<const ShownStep> steps_;
  Replay& replay_;
  Random& random_;
  std::vector<std::optional<History>> before_;
};

}  // namespace

std::uint64_t settled_before(const std::vector<const History*>& histories,
                             std::span<const ShownStep> steps, Replay& replay, Random& random) {
  constexpr std::size_t k_few = 4;  // if so many that differ meet, it is no accident
  const std::uint64_t settled = histories.front()->settled;
  const std::uint64_t key = LinesMeeting(histories, steps, replay, random).find();
  if (key <= settled) return 0;
  std::set<std::uint64_t> different;
  for (const History* history : histories) different.insert(history->digest(settled, key));
  return different.size() < k_few ? 0 : key;
}

}  // namespace hr
