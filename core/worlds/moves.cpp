// SPDX-License-Identifier: MIT
#include "core/worlds/moves.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace hr {

namespace {

double unit(Random& random) {  // from 0 to 1, and never 0
  return (static_cast<double>(random.next() >> 11) + 0.5) * 0x1p-53;
}

bool same_part(const Latent& a, const Latent& b) {
  return a.is_choice() && b.is_choice() && a.step == b.step && seat_at(a.place) == seat_at(b.place);
}

// One of the last few latents.
std::size_t late(const std::vector<Latent>& latents, std::size_t few, Random& random) {
  return latents.size() - 1 - random.below(std::min(latents.size(), few));
}

// Whether two latents can exchange their values.
bool alike(const Latent& a, const Latent& b) {
  return a.is_choice() == b.is_choice() && a.choice.action.count == b.choice.action.count &&
         !a.same_value(b);
}

}  // namespace

// Latents that the last dozen tries have not changed are tried less often, but never given up.
double Moves::weight(const Latent& latent) const {
  constexpr std::uint32_t k_fair_tries = 12;
  const auto found = failed_.find(latent.key());
  if (found == failed_.end() || found->second < k_fair_tries) return 1;
  return std::max(0.01, double{k_fair_tries} / found->second);
}

void Moves::weigh(const std::vector<Latent>& latents) {
  weights_.clear();
  sum_ = 0;
  for (const Latent& latent : latents) sum_ += weights_.emplace_back(weight(latent));
}

bool Moves::choose(const History& history, Random& random, Block& out) {
  const std::vector<Latent>& latents = history.latents;
  weigh(latents);
  double left = unit(random) * sum_;
  for (out.first = 0; out.first + 1 < latents.size() && left > weights_[out.first]; ++out.first)
    left -= weights_[out.first];
  static constexpr std::array k_types{Type::one,   Type::one,      Type::one,      Type::two,
                                      Type::two,   Type::exchange, Type::exchange, Type::part,
                                      Type::shift, Type::shift};
  out.type = k_types[random.below(k_types.size())];
  out.second = out.first;
  if (out.type == Type::one) return true;
  if (out.type == Type::shift) return shift(latents, random, out);
  if (out.type == Type::part) return latents[out.first].is_choice();
  if (latents.size() < 2) return false;
  out.second = random.below(latents.size() - 1);
  out.second += out.second >= out.first ? 1 : 0;
  return out.type == Type::two || alike(latents[out.first], latents[out.second]);
}

// The cell that a choice names first goes to the next one; -1: there is none, or no way back.
std::int64_t Moves::next_cell(const Latent& latent, DirectionId way) const {
  const Game& game = replay_.engine().game();
  const Action& action = latent.choice.action;
  if (!latent.is_choice() || action.count == 0 || game.built_in(action.verb)) return -1;
  const std::vector<Argument>& arguments = game.arguments(action.verb);
  const Board& board = game.board();
  if (arguments.empty() || arguments[0].type != ArgumentType::cell ||
      action.arguments[0] >= board.cells())
    return -1;
  const CellId next = board.link(action.cell(0), way);
  const DirectionId back = board.opposite(way);
  const bool both = next != CellId::none && back != DirectionId::none;
  return both && board.link(next, back) == action.cell(0) ? index(next) : -1;
}

// One choice, or two by the same way: since it leads back, as likely as the reverse.
bool Moves::shift(const std::vector<Latent>& latents, Random& random, Block& out) const {
  const int ways = replay_.engine().game().board().directions();
  if (ways == 0) return false;
  const auto way = DirectionId(static_cast<int>(random.below(nth(DirectionId(ways)))));
  out.value = latents[out.first];
  out.value.choice.action.arguments[0] = next_cell(latents[out.first], way);
  if (out.value.choice.action.arguments[0] < 0) return false;
  if (latents.size() < 2 || random.below(2) == 0) return true;
  out.second = random.below(latents.size() - 1);
  out.second += out.second >= out.first ? 1 : 0;
  out.second_cell = next_cell(latents[out.second], way);
  return out.second_cell >= 0;
}

// A latent is to take a value that the hints name.
bool Moves::aim(const History& history, const Hints& hints, Random& random, Block& out) {
  const std::vector<Latent>& latents = history.latents;
  out.type = Type::aimed;
  out.second = out.first;
  out.value = latents[out.first];
  if (!out.value.is_choice())
    return !hints.faces.empty() &&
           aim_face(latents, hints.faces[random.below(hints.faces.size())], random, out);
  Action& action = out.value.choice.action;
  if (action.count == 0 || hints.arguments.empty()) return false;
  action.arguments[random.below(action.count)] =
      hints.arguments[random.below(hints.arguments.size())];
  out.second = random.below(2) == 0 ? out.first : random.below(latents.size());
  return !out.value.same_value(latents[out.first]);
}

// If another latent has this face, they exchange it half the time: it may be a card.
bool Moves::aim_face(const std::vector<Latent>& latents, int face, Random& random, Block& out) {
  if (out.value.face == face) return false;
  out.value.face = face;
  if (random.below(2) == 0) return true;
  constexpr std::size_t k_partners = 60;
  std::size_t n = 0;
  for (std::size_t i = latents.size() - std::min(latents.size(), k_partners); i < latents.size();
       ++i)
    if (latents[i].face == face && random.below(++n) == 0) out.second = i;
  return true;
}

double Moves::log_chance(const std::vector<Latent>& latents, const Block& block) {
  weigh(latents);
  double chosen = weights_[block.first];
  const auto others = static_cast<double>(latents.size()) - 1;
  if (block.type == Type::part) {
    for (std::size_t i = 0; i < latents.size(); ++i)
      if (i != block.first && same_part(latents[i], latents[block.first])) chosen += weights_[i];
  } else if (block.second != block.first) {
    chosen = (chosen + weights_[block.second]) / others;
  }
  return std::log(chosen / sum_);
}

// The same latents in the new history; false if one of them no longer exists.
bool Moves::find_again(const std::vector<Latent>& latents, const History& was, Block& block) const {
  const auto find = [&](std::size_t& place) {
    const std::uint64_t key = was.latents[place].key();
    const auto found = std::ranges::lower_bound(latents, key, {}, &Latent::key);
    place = static_cast<std::size_t>(found - latents.begin());
    return found != latents.end() && found->key() == key;
  };
  const bool two = block.type != Type::one && block.type != Type::part;
  return find(block.first) && (!two || find(block.second));
}

// Marks what the move changes, among the latents from the first step that it touches.
void Moves::mark(const History& history, const Block& block) {
  kept_.clear();
  for (const Latent& latent : history.latents) kept_.push_back({latent});
  Kept& first = kept_[block.first];
  first.redrawn = block.type < Type::exchange || block.type == Type::part;
  first_step_ = last_step_ = first.latent.step;
  if (block.type == Type::part)
    for (Kept& kept : kept_) kept.redrawn = kept.redrawn || same_part(kept.latent, first.latent);
  if (block.type == Type::one || block.type == Type::part) return;
  Kept& second = kept_[block.second];
  first_step_ = std::min(first_step_, second.latent.step);
  last_step_ = std::max(last_step_, second.latent.step);
  second.redrawn = block.type == Type::two;
  if (block.type == Type::two) return;
  if (block.type == Type::aimed || block.type == Type::shift) {
    if (block.type == Type::shift && block.second != block.first)
      second.latent.choice.action.arguments[0] = block.second_cell;
    else if (first.latent.is_choice())  // the other one gives way
      second.redrawn = block.second != block.first;
    else
      second.latent.face = first.latent.face;
    first.latent.face = block.value.face;
    first.latent.choice = block.value.choice;
    return;
  }
  std::swap(first.latent.face, second.latent.face);
  std::swap(first.latent.choice.action.arguments, second.latent.choice.action.arguments);
}

// Whether the new history has come to a position of the old one, with the same values to come; the
// rest is then taken from it.
bool Moves::joins(const History& was, History& next) const {
  if (next.steps <= last_step_ || next.steps % History::k_stride != 0) return false;
  const std::size_t number = next.steps / History::k_stride;
  if (number >= was.checkpoints.size()) return false;
  const Checkpoint& old = *was.checkpoints[number];
  if (next.latents.size() != old.latents || next.log_forced != old.log_forced ||
      next.state != old.state)
    return false;
  next.latents.insert(next.latents.end(),
                      was.latents.begin() + static_cast<std::ptrdiff_t>(old.latents),
                      was.latents.end());
  next.log_forced += was.log_forced - old.log_forced;
  next.state = was.state;
  next.steps = was.steps;
  for (std::size_t i = number; i < was.checkpoints.size(); ++i)
    next.checkpoints.push_back(was.checkpoints[i]);
  return true;
}

bool Moves::play_again(const History& was, History& next, std::span<const ShownStep> steps,
                       Random& random, Last& last) {
  auto from = kept_.begin() + static_cast<std::ptrdiff_t>(next.latents.size());
  const auto begin = from;
  const auto tilts = [&] {
    double out = 0;
    for (auto each = begin; each != from; ++each) out += each->latent.log_tilt;
    return out;
  };
  while (next.steps < steps.size()) {
    if (joins(was, next)) {
      log_redrawn_ = tilts() - replay_.log_kept();
      return true;
    }
    keep_checkpoint(next);
    const auto to = std::find_if(from, kept_.end(),
                                 [&](const Kept& kept) { return kept.latent.step != next.steps; });
    if (last.near && next.steps + 1 == steps.size())
      last.distance = replay_.play_near(next, steps[next.steps], {from, to}, random);
    else if (!replay_.play(next, steps[next.steps], {from, to}, random))
      return false;
    from = to;
  }
  log_redrawn_ = tilts() - replay_.log_kept();
  return true;
}

// Plays what the block changes; the same latents must still exist afterwards.
bool Moves::propose(const History& history, History& next, Block& block,
                    std::span<const ShownStep> steps, Random& random, Last& last) {
  ++tried_;
  mark(history, block);
  next = back_to(history, first_step_);
  replay_.reset();
  std::uint32_t& failed = failed_[history.latents[block.first].key()];
  ++failed;
  if (!play_again(history, next, steps, random, last) || !find_again(next.latents, history, block))
    return false;
  failed = 0;
  return true;
}

void Moves::accept(History& history, History&& next) {
  ++accepted_;
  history = std::move(next);
}

bool Moves::move(History& history, std::span<const ShownStep> steps, Random& random) {
  Block block;
  if (history.latents.empty() || !choose(history, random, block)) return false;
  const double there = log_chance(history.latents, block);
  History next;
  Last last;
  if (!propose(history, next, block, steps, random, last)) return false;
  const double back = log_chance(next.latents, block);
  const double ratio = replay_.log_ratio() + replay_.log_drawn() - log_redrawn_ + next.log_forced -
                       history.log_forced + back - there;
  if (std::log(unit(random)) >= ratio) return false;
  accept(history, std::move(next));
  return true;
}

bool Moves::move_nearer(History& history, int& distance, std::span<const ShownStep> steps,
                        Random& random) {
  constexpr double k_pull = 4;  // for each detail
  Block block;
  if (history.latents.empty()) return false;
  if (random.below(4) == 0) {
    if (!choose(history, random, block)) return false;
  } else {  // what was hidden lately is the most likely to matter
    block.first = block.second = late(history.latents, random.below(2) == 0 ? 16 : 64, random);
    if (random.below(3) > 0 && !aim(history, steps.back().hints, random, block)) return false;
  }
  History next;
  Last last{.distance = distance, .near = true};
  if (!propose(history, next, block, steps, random, last)) return false;
  const double ratio = replay_.log_ratio() + next.log_forced - history.log_forced +
                       k_pull * (distance - last.distance);
  if (std::log(unit(random)) >= ratio) return false;
  distance = last.distance;
  accept(history, std::move(next));
  return true;
}

}  // namespace hr
