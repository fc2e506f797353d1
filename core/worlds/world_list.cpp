// SPDX-License-Identifier: MIT
#include "core/worlds/world_list.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/worlds/unit.h"

namespace hr {

namespace {

constexpr int k_max_face = 1024;
constexpr std::uint64_t k_max_listing_work = 50'000;  // of listing all ways on from one position
constexpr std::size_t k_max_values = 64;              // of one step
constexpr std::uint64_t k_max_memory = std::uint64_t{32} << 20;  // bytes, about

}  // namespace

void WorldList::begin(const History& start, std::vector<KeptLatent> given) {
  end();
  first_step_ = start.steps;
  given_ = std::move(given);
  levels_.push_back({.positions = {{.odds = 1}}, .ways = {}, .latents = {}});
  states_ = {start.state};
  sums_ = {1};
}

void WorldList::end() {
  levels_.clear();
  memory_ = 0;
  stuck_ = false;
}

bool WorldList::go_on(std::span<const ShownStep> steps, std::uint64_t work, Random& random) {
  const std::uint64_t begun = replay_.work();
  while (this->steps() < steps.size()) {
    if (stuck_ || replay_.work() - begun >= work) return false;
    last_work_ = begun + work;
    const std::uint64_t before = memory_;
    const bool done = list_step(steps[this->steps()], random);
    if (!done) {
      stuck_ = stuck_ || memory_ > k_max_memory;
      memory_ = before;
      return false;
    }
  }
  return true;
}

bool WorldList::too_much() const { return memory_ > k_max_memory || replay_.work() >= last_work_; }

bool WorldList::list_step(const ShownStep& step, Random& random) {
  next_ = {};
  next_states_.clear();
  places_.clear();
  const std::size_t number = steps();
  for (std::uint32_t from = 0; from < states_.size(); ++from) {
    kept_.clear();
    if (number == first_step_) kept_ = given_;
    const std::uint64_t before = replay_.work();
    if (expand(from, step, random, nullptr)) continue;
    stuck_ = stuck_ || replay_.work() - before > k_max_listing_work;
    return false;
  }
  if (next_.positions.empty()) {
    stuck_ = true;
    return false;
  }
  sums_.clear();
  double sum = 0, most = 0;
  for (const Position& each : next_.positions) most = std::max(most, each.odds);
  next_.scale = most;
  for (Position& each : next_.positions) {
    each.odds /= most;
    sums_.push_back(sum += each.odds);
  }
  levels_.push_back(std::move(next_));
  std::swap(states_, next_states_);
  return true;
}

void WorldList::push(std::uint32_t place, int face, const Choice& choice) {
  kept_.push_back({{.step = static_cast<std::uint32_t>(steps()),
                    .place = place,
                    .face = face,
                    .choice = choice}});
}

// All ways on from a position that begin with the kept values. False if that is too much.
// `ways`: the last of them is a face; adds its odds, if it exists.
bool WorldList::expand(std::uint32_t from, const ShownStep& step, Random& random,
                       std::uint32_t* ways) {
  if (too_much()) return false;
  history_.state = states_[from];
  history_.steps = steps();
  history_.latents.clear();
  history_.log_forced = 0;
  replay_.reset();
  const bool done = replay_.play_given(history_, step, kept_, random);
  if (ways != nullptr) {
    const Latent& face = kept_.back().latent;
    const std::uint32_t found = replay_.ways_of(face.place, face.face);
    if (found == 0) return true;
    *ways += found;
  }
  if (done) add(from);
  if (done || !replay_.open().any) return true;  // if not done, it cannot have been so
  const Replay::Open open = replay_.open();
  if (open.too_many || kept_.size() >= k_max_values) {
    stuck_ = true;
    return false;
  }
  if (open.choices.empty()) return expand_faces(from, open, step, random);
  for (const Choice& choice : open.choices) {
    push(open.place, 0, choice);
    const bool listed = expand(from, step, random, nullptr);
    kept_.pop_back();
    if (!listed) return false;
  }
  return true;
}

// Until the odds of the faces add up.
bool WorldList::expand_faces(std::uint32_t from, const Replay::Open& open, const ShownStep& step,
                             Random& random) {
  std::uint32_t ways = 0;
  for (int face = 1; ways < open.odds.of && face <= k_max_face; ++face) {
    push(open.place, face, {});
    const bool listed = expand(from, step, random, &ways);
    kept_.pop_back();
    if (!listed) return false;
  }
  stuck_ = stuck_ || ways < open.odds.of;  // there are more faces than are worth listing
  return !stuck_;
}

void WorldList::add(std::uint32_t from) {
  const std::size_t settled = steps() == first_step_ ? given_.size() : 0;
  Way way{.from = from,
          .latents = static_cast<std::uint32_t>(next_.latents.size()),
          .count = static_cast<std::uint32_t>(history_.latents.size() - settled),
          .log_forced = history_.log_forced};
  double log_odds = history_.log_forced;
  for (std::size_t i = settled; i < history_.latents.size(); ++i) {
    log_odds += history_.latents[i].log_odds;
    next_.latents.push_back(history_.latents[i]);
  }
  way.odds = levels_.back().positions[from].odds * std::exp(log_odds);
  Position& position = next_.positions[position_of(history_.state)];
  position.odds += way.odds;
  way.next = std::exchange(position.ways, static_cast<std::uint32_t>(next_.ways.size()) + 1);
  next_.ways.push_back(way);
  memory_ += sizeof(Way) + way.count * sizeof(Latent);
}

std::uint32_t WorldList::position_of(const State& state) {
  const std::uint64_t key = state.hash();
  const auto [from, to] = places_.equal_range(key);
  for (auto each = from; each != to; ++each)
    if (next_states_[each->second] == state) return each->second;
  const auto out = static_cast<std::uint32_t>(next_states_.size());
  places_.emplace(key, out);
  next_states_.push_back(state);
  next_.positions.emplace_back();
  memory_ += sizeof(State) + sizeof(Position) + state.size() * sizeof(Word);
  return out;
}

void WorldList::draw(History& out, Random& random) const {
  const double at = unit(random) * sums_.back();
  const auto found = std::ranges::upper_bound(sums_, at);
  auto place = static_cast<std::uint32_t>(std::min(found, sums_.end() - 1) - sums_.begin());
  out.state = states_[place];
  out.steps = steps();
  path_.clear();
  for (std::size_t level = levels_.size(); --level > 0;) {
    const Level& now = levels_[level];
    double left = unit(random) * now.positions[place].odds;
    const Way* way = &now.ways[now.positions[place].ways - 1];
    for (double odds = way->odds / now.scale; way->next != 0 && left >= odds;
         odds = way->odds / now.scale) {
      left -= odds;
      way = &now.ways[way->next - 1];
    }
    path_.push_back(way);
    place = way->from;
  }
  for (std::size_t level = 1; level < levels_.size(); ++level) {
    const Way& way = *path_[levels_.size() - 1 - level];
    const auto first = levels_[level].latents.begin() + way.latents;
    out.latents.insert(out.latents.end(), first, first + way.count);
    out.log_forced += way.log_forced;
  }
}

}  // namespace hr
