// SPDX-License-Identifier: MIT
// Dynamic programming over a frontier, as Simpath enumerates paths (Knuth, The Art of Computer
// Programming 4A, section 7.1.4, exercise 225; "frontier-based search" in Kawahara, Inoue, Iwashita
// and Minato, 2017): the cells are visited one by one, and for all ways to lay pieces of a run on
// the visited cells only the state of the open cells is kept, each with its highest score. Every
// run is found, because each is laid piece by piece in that order in exactly one way; and of two
// ways with the same state, whatever completes one completes the other, so dropping the one with
// the lower score (or with an equal score, but found later) loses no better run. A cell is left out
// or used when it is visited, so if a run may not stop, every cell it could have gone on to is
// known.
#include "core/par/best_run.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <deque>
#include <utility>

#include "core/base/allowance.h"
#include "core/base/error.h"
#include "core/base/mix.h"
#include "core/par/partial_run.h"
#include "core/par/sweep.h"

namespace hr {

namespace {

// How a partial run was reached: from which one, and how the cell was used.
struct Link {
  std::uint32_t from = 0;
  JointPair joints;
};

std::uint64_t hash(const PartialRun& run) {
  std::array<std::uint64_t, 2> words{};
  static_assert(sizeof(words) == k_max_open);
  std::memcpy(words.data(), run.slots().data(), sizeof(words));
  return mix(words[0], words[1]);
}

[[noreturn]] void refuse_to_search() {
  throw Refusal(
      "The best run cannot be found here: there are too many runs to compare. Use a narrower board "
      "or one with fewer cells to collect from.");
}

// The partial runs over the same cells, each once, in the order in which they were found.
class Layer {
 public:
  struct LayerEntry {
    PartialRun run;
    std::int64_t score = 0;
    Link link;
  };

  void add(const PartialRun& run, std::int64_t score, Link link) {
    if (entries_.size() * 2 >= places_.size()) grow();
    std::uint32_t& place = find(run);
    if (place == k_none) {
      place = static_cast<std::uint32_t>(entries_.size());
      entries_.push_back({run, score, link});
    } else if (LayerEntry& known = entries_[place]; known.score < score) {
      known.score = score;
      known.link = link;
    }
  }
  const std::vector<LayerEntry>& entries() const { return entries_; }
  void clear() {
    entries_.clear();
    std::ranges::fill(places_, k_none);
  }

 private:
  static constexpr std::uint32_t k_none = ~0U;

  std::uint32_t& find(const PartialRun& run) {
    const std::size_t mask = places_.size() - 1;
    std::size_t i = hash(run) & mask;
    while (places_[i] != k_none && entries_[places_[i]].run != run) i = (i + 1) & mask;
    return places_[i];
  }
  void grow() {
    places_.assign(std::max<std::size_t>(64, places_.size() * 2), k_none);
    for (std::uint32_t i = 0; i < entries_.size(); ++i) find(entries_[i].run) = i;
  }

  std::vector<LayerEntry> entries_;
  std::vector<std::uint32_t> places_;  // a hash table of indices into entries_
};

// The search in one connected part of the terrain.
class RunSearch {
 public:
  RunSearch(const Terrain& terrain, const TerrainSweep& sweep, std::size_t max)
      : terrain_(terrain),
        sweep_(sweep),
        terms_{.stops = terrain.stops, .both_ways = sweep.both_ways},
        budget_(max),
        max_at_once_(max / 12) {}

  // Replaces `best` by a run of this part with a higher score.
  void improve(std::optional<Run>& best) {
    now_.add({}, 0, {});
    for (step_ = 0; step_ < sweep_.visits.size(); ++step_) {
      next_.clear();
      for (std::uint32_t i = 0; i < now_.entries().size(); ++i) {
        choose_uses(i);
        if (next_.entries().size() > std::min(budget_, max_at_once_)) refuse_to_search();
      }
      std::swap(now_, next_);
      remember();
    }
    if (found_ && (!best || best->score < score_)) best = Run{score_, route()};
  }

 private:
  const Visit& visit() const { return sweep_.visits[step_]; }

  // Tries everything that a partial run can do with the visited cell.
  void choose_uses(std::uint32_t number) {
    Allowance::spend(100);
    const Layer::LayerEntry& entry = now_.entries()[number];
    const std::uint32_t from = first_ + number;
    if (const auto out = entry.run.without(visit(), terms_))
      next_.add(*out, entry.score, {from, {}});
    for (const Joint before : ways_to(entry.run))
      for (const Joint after : ways_on(entry.run)) {
        const JointPair joints{before, after};
        if (terrain_.moves_first && joints.alone() && could_go_on()) continue;
        const auto out = entry.run.with(visit(), joints, terms_);
        if (!out) continue;
        const std::int64_t score = entry.score + terrain_.worth[visit().cell];
        if (!out->whole())
          next_.add(*out, score, {from, joints});
        else if (!found_ || score_ < score)
          found_ = Whole{step_, {from, joints}}, score_ = score;
      }
  }

  bool could_go_on() const {
    const auto& links = terrain_.links[visit().cell];
    return std::ranges::any_of(links, [&](CellId cell) { return terrain_.over.has(cell); });
  }

  const std::vector<Joint>& ways_to(const PartialRun& run) {
    ways_to_.clear();
    if (visit().inward) ways_to_.push_back(Joint::open);
    if (terrain_.from.has(visit().cell) && !run.begun()) ways_to_.push_back(Joint::bound);
    for (const Visit::Neighbour& other : visit().before)
      if (run.may_come(other, terms_)) ways_to_.push_back(joint_with(other.slot));
    return ways_to_;
  }

  const std::vector<Joint>& ways_on(const PartialRun& run) {
    ways_on_.clear();
    if (visit().onward) ways_on_.push_back(Joint::open);
    if (!run.bound() && (terrain_.stops || run.may_end(visit()))) ways_on_.push_back(Joint::bound);
    for (const Visit::Neighbour& other : visit().before)
      if (run.may_go(other, terms_)) ways_on_.push_back(joint_with(other.slot));
    return ways_on_;
  }

  // Keeps the links to the end, because the route is read from them.
  void remember() {
    budget_ -= now_.entries().size();
    first_ = static_cast<std::uint32_t>(links_.size());
    for (const Layer::LayerEntry& entry : now_.entries()) links_.push_back(entry.link);
  }

  // Collects the joined cells, from the last one visited back to the first; then follows them from
  // where the run begins.
  std::vector<CellId> route() const {
    std::vector<std::array<CellId, 2>> joined(terrain_.links.size(), {CellId::none, CellId::none});
    const auto join = [&](CellId one, CellId other) {
      auto& cells = joined[nth(one)];
      cells[cells[0] == CellId::none ? 0 : 1] = other;
    };
    CellId start = CellId::none;
    Link link = found_->link;
    for (std::size_t step = found_->step;; --step) {
      const Visit& visit = sweep_.visits[step];
      if (link.joints.before == Joint::bound) start = visit.cell;
      for (const Visit::Neighbour& other : visit.before) {
        const Joint joint = joint_with(other.slot);
        if (link.joints.before != joint && link.joints.after != joint) continue;
        join(visit.cell, other.cell);
        join(other.cell, visit.cell);
      }
      if (step == 0) break;
      link = links_[link.from];
    }
    std::vector<CellId> out;
    for (CellId last = CellId::none, cell = start; cell != CellId::none;) {
      out.push_back(cell);
      const auto& [one, other] = joined[nth(cell)];
      last = std::exchange(cell, one == last ? other : one);
    }
    return out;
  }

  struct Whole {
    std::size_t step = 0;
    Link link;
  };

  const Terrain& terrain_;
  const TerrainSweep& sweep_;
  const RunTerms terms_;
  std::size_t budget_;
  const std::size_t max_at_once_;  // entries of a layer take four times the memory
  Layer now_, next_;
  std::size_t step_ = 0;
  std::deque<Link> links_;   // of all layers except the one being made
  std::uint32_t first_ = 0;  // where those of the current layer begin
  std::optional<Whole> found_;
  std::int64_t score_ = 0;  // of found_
  std::vector<Joint> ways_to_, ways_on_;
};

Run searched(const Terrain& terrain, std::size_t max) {
  std::optional<Run> best;
  for (const TerrainSweep& sweep : sweeps(terrain)) {
    if (sweep.width > k_max_open) refuse_to_search();
    RunSearch(terrain, sweep, max).improve(best);
  }
  return best.value_or(Run{});
}

// Extends the run from its end as long as possible.
void go_on(const Terrain& terrain, Run& run) {
  CellSet left = terrain.over;
  for (const CellId cell : run.route) left.remove(cell);
  const auto onward = [&] {
    const auto& links = terrain.links[run.route.back()];
    const auto found = std::ranges::find_if(links, [&](CellId cell) { return left.has(cell); });
    return found == links.end() ? CellId::none : *found;
  };
  for (CellId cell = onward(); cell != CellId::none; cell = onward()) {
    run.score += terrain.worth[cell];
    run.route.push_back(cell);
    left.remove(cell);
  }
}

}  // namespace

// If no cell is a penalty, going on costs nothing: the best run of those that may stop, extended,
// is the best of those that may not, and that search has far fewer states. If stopping has
// conditions, it pays only to avoid a penalty; runs that end because they cannot go on are searched
// for separately.
Run best_run(const Terrain& terrain, std::size_t max) {
  const auto penalty = [&](CellId cell) { return terrain.worth[cell] < 0; };
  const bool penalties = std::ranges::any_of(terrain.over.list(), penalty);
  const bool terms = terrain.moves_first || terrain.toll > 0;
  if (terrain.stops && !terms) return searched(terrain, max);
  Terrain other = terrain;
  other.stops = !penalties;
  other.moves_first = false;
  Run run = searched(other, max);
  if (!penalties && !run.route.empty()) go_on(terrain, run);
  if (!penalties || !terrain.stops) return run;
  Run stopped = searched(terrain, max);
  stopped.score -= terrain.toll;
  return stopped.route.empty() || (!run.route.empty() && run.score >= stopped.score) ? run
                                                                                     : stopped;
}

}  // namespace hr
