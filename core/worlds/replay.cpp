// SPDX-License-Identifier: MIT
#include "core/worlds/replay.h"

#include <algorithm>
#include <cmath>
#include <exception>
#include <optional>

#include "core/base/allowance.h"
#include "core/engine/asks.h"

namespace hr {

namespace {

Latent latent(std::uint32_t place, const Choice& choice, std::uint64_t choices) {
  return {.place = place, .choice = choice, .log_odds = -std::log(static_cast<double>(choices))};
}

}  // namespace

bool Replay::play(History& history, const ShownStep& step, std::span<const KeptLatent> kept,
                  Random& random) {
  played_ = false;
  return play_on(history, step, kept, random);
}

bool Replay::play_on(History& history, const ShownStep& step, std::span<const KeptLatent> kept,
                     Random& random) {
  near_ = false;
  if (!try_step(history, step, kept, random) || !shown(history)) return false;
  ++history.steps;
  return true;
}

bool Replay::play_given(History& history, const ShownStep& step, std::span<const KeptLatent> given,
                        Random& random) {
  given_ = true;
  open_ = {};
  const bool done = play(history, step, given, random);
  given_ = false;
  if (!open_.any) find_open_face();
  return done && !open_.any;
}

// The first face that the seat did not see and that was not given; none if those before it cannot
// have come up.
void Replay::find_open_face() {
  const Chance& chance = context_.chance;
  std::size_t seen = 0;
  for (std::size_t i = 0; i < chance.faces().size(); ++i) {
    if ((chance.audiences()[i] & steering_.viewer) != 0) {
      if (seen == steering_.shown.size() || chance.faces()[i] != steering_.shown[seen]) return;
      ++seen;
      continue;
    }
    if (i < wanted_.size() && wanted_[i] != 0) continue;
    open_ = {.any = true,
             .place = k_first_face + static_cast<std::uint32_t>(i),
             .odds = chance.odds()[i]};
    return;
  }
}

std::uint32_t Replay::ways_of(std::uint32_t place, int face) const {
  const Chance& chance = context_.chance;
  const std::size_t number = place - k_first_face;
  return number < chance.faces().size() && chance.faces()[number] == face
             ? chance.odds()[number].ways
             : 0;
}

int Replay::play_near(History& history, const ShownStep& step, std::span<const KeptLatent> kept,
                      Random& random) {
  near_ = true;
  played_ = false;
  details_.clear();
  const std::size_t latents = history.latents.size();
  const bool done = try_step(history, step, kept, random);
  ++history.steps;
  if (done) return shown(history) ? 0 : std::max(1, missing(history));
  history.latents.resize(latents);
  for (const KeptLatent& each : kept) history.latents.push_back(each.latent);
  return k_impossible;
}

bool Replay::try_step(History& history, const ShownStep& step, std::span<const KeptLatent> kept,
                      Random& random) {
  kept_ = kept;
  step_ = &step;
  random_ = &random;
  try {
    return retrace(history, step);
  } catch (const Exhausted&) {
    throw;
  } catch (const std::exception&) {
    return false;
  }
}

bool Replay::shown(const History& history) const {
  if (told_ != step_->told) return false;
  const bool counted = is_counted(history.state, viewer());
  return sight_.view(history.state, counted) == step_->view;
}

// Whether the engine has just counted what is legal for that seat: it does so after each action,
// for the one that is to act.
bool Replay::is_counted(const State& state, SeatId seat) const {
  return played_ && engine_.actors(state) == seat_bit(seat) && !all_open(state, engine_.game());
}

int Replay::missing(const History& history) {
  sight_.add_details(details_, history.state);
  std::ranges::sort(details_);
  int out = 0;
  auto next = details_.begin();
  for (const std::uint64_t wanted : step_->details) {
    next = std::lower_bound(next, details_.end(), wanted);
    if (next != details_.end() && *next == wanted)
      ++next;
    else
      ++out;
  }
  return out;
}

// What has happened is heard by the seat.
void Replay::hear() {
  told_ = sight_.add(told_, events_);
  if (near_) sight_.add_details(details_, events_);
  events_.clear();
}

bool Replay::retrace(History& history, const ShownStep& step) {
  context_.chance.restart(random_->next());
  context_.events = &events_;
  wanted_.clear();
  for (const KeptLatent& kept : kept_)
    if (!kept.latent.is_choice() && !kept.redrawn) {
      wanted_.resize(kept.latent.place - k_first_face + 1);
      wanted_.back() = kept.latent.face;
    }
  steering_.begin(seat_bit(viewer()), step.faces, wanted_);
  context_.chance.steer(steering_);
  events_.clear();
  told_ = 0;
  return take(history, step) && note_faces(history);
}

bool Replay::take(History& history, const ShownStep& step) {
  switch (step.type) {
    case ShownType::set_up:
      return set_up(history);
    case ShownType::action:
      return act(history, step);
    case ShownType::answers:
      return answer(history, step);
    case ShownType::resigned:
    case ShownType::timed_out:
      ++actions_;
      played_ = false;
      engine_.resign(
          history.state, step.seat,
          step.type == ShownType::resigned ? EndReason::resigned : EndReason::out_of_time,
          context_);
      hear();
      return true;
    case ShownType::agreed:
      Engine::agree_draw(history.state);
      return true;
    case ShownType::talk:
      return true;
    case ShownType::other:
      break;
  }
  return false;
}

bool Replay::set_up(History& history) {
  ++actions_;
  played_ = false;
  engine_.start(history.state, context_);
  hear();
  return true;
}

bool Replay::act(History& history, const ShownStep& step) {
  if ((engine_.actors(history.state) & seat_bit(step.seat)) == 0) return false;
  if (step.own) {
    play(history, step.seat, *step.own);
  } else if (step.action) {
    if (!is_counted(history.state, step.seat)) engine_.legal(history.state, step.seat);
    if (engine_.counted() == 0) return false;
    const std::optional<Choice> choice = engine_.find(*step.action);
    if (!choice) return false;
    play(history, step.seat, *choice);
  } else if (!act_in_secret(history, step.seat, step.verb)) {
    return false;
  }
  hear();
  return true;
}

bool Replay::act_in_secret(History& history, SeatId seat, VerbId verb) {
  const VerbChoices choices = verb == VerbId::none
                                  ? VerbChoices::silent(engine_, history.state, seat)
                                  : VerbChoices(engine_, history.state, seat, verb);
  Choice choice;
  if (!choose(history, choices, choice_place(seat, 0), choice)) return false;
  play(history, seat, choice);
  return true;
}

// Seat by seat, as a match carries them out. The seat's own answers report to it alone.
bool Replay::answer(History& history, const ShownStep& step) {
  if (!all_open(history.state, engine_.game())) return false;
  for (int s = 0; s < engine_.game().seats(); ++s) {
    const auto seat = SeatId(s);
    if (seat == viewer()) {
      for (const Choice& choice : step.answers) {
        hear();
        play(history, seat, choice);
      }
    } else {
      if (s > index(viewer())) hear();
      if (!answer_as(history, seat)) return false;
    }
  }
  hear();
  return true;
}

// A seat that draws all of its answers starts over when it gets stuck, which leaves the odds of
// the answers in proportion as long as what they depend on is the same in all histories.
bool Replay::answer_as(History& history, SeatId seat) {
  const bool all_drawn = std::ranges::none_of(
      kept_, [&](const KeptLatent& kept) { return kept.latent.is_choice() && !kept.redrawn; });
  const bool starts_over =
      !given_ && all_drawn &&
      (history.latents.empty() || history.latents.front().step == history.steps);
  return starts_over ? answer_again(history, seat) : play_part(history, seat);
}

bool Replay::answer_again(History& history, SeatId seat) {
  constexpr int k_tries = 2000;
  const State before = history.state;
  const std::size_t latents = history.latents.size();
  const double drawn = log_drawn_;
  for (int i = 0; i < k_tries; ++i) {
    if (play_part(history, seat)) return true;
    history.state = before;
    history.latents.resize(latents);
    log_drawn_ = drawn;
  }
  return false;
}

bool Replay::play_part(History& history, SeatId seat) {
  constexpr std::size_t k_max_answers = 20000;
  for (std::size_t i = 0; i < k_max_answers; ++i) {
    const int open = open_ask(history.state, engine_.game(), seat);
    if (open < 0) return true;
    Choice choice;
    if (!choose_listed(history, seat, i, choice)) return false;
    play(history, seat, choice);
    if (choice.action.verb == engine_.game().ready()) return true;
  }
  return false;
}

void Replay::play(History& history, SeatId seat, const Choice& choice) {
  events_.clear();
  ++actions_;
  engine_.play(history.state, seat, choice, context_);
  played_ = true;
}

const KeptLatent* Replay::kept_at(std::uint32_t place) const {
  const auto found = std::ranges::lower_bound(
      kept_, place, {}, [](const KeptLatent& kept) { return kept.latent.place; });
  return found != kept_.end() && found->latent.place == place ? &*found : nullptr;
}

// A legal choice: half the time one that a hint names, if there is one and the verb is known.
Choice Replay::draw(const VerbChoices& choices) {
  const auto all = static_cast<double>(choices.count());
  const Choice any = choices.pick(random_->below(choices.count()));
  if (hints_.empty() || any.action.count != 1 || !choices.one_verb()) return any;
  std::vector<Choice> named;
  for (const std::int64_t hint : hints_) {
    Action action = any.action;
    action.arguments[0] = hint;
    if (const std::optional<Choice> found = engine_.find(action)) named.push_back(*found);
  }
  if (named.empty()) return any;
  const Choice out = random_->below(2) == 0 ? any : named[random_->below(named.size())];
  const bool is_named = std::ranges::find(named, out) != named.end();
  const double drawn = 0.5 / all + (is_named ? 0.5 / static_cast<double>(named.size()) : 0);
  log_drawn_ -= std::log(all * drawn);
  return out;
}

// What another seat chose, unseen: the kept choice, or one of the legal ones.
bool Replay::choose(History& history, const VerbChoices& choices, std::uint32_t place,
                    Choice& out) {
  if (choices.count() == 0) return false;
  if (choices.count() == 1 && choices.one_verb()) {  // nothing that is unknown
    out = choices.pick(0);
    return true;
  }
  const KeptLatent* const kept = kept_at(place);
  if (kept == nullptr && given_) {
    open_ = {.any = true, .place = place, .too_many = choices.count() > Open::k_max};
    for (std::uint64_t n = 0; n < choices.count() && !open_.too_many; ++n)
      open_.choices.push_back(choices.pick(n));
    return false;
  }
  if (kept == nullptr || kept->redrawn) {
    out = draw(choices);
  } else {
    const std::optional<Choice> found = engine_.find(kept->latent.choice.action);
    if (!found) return false;
    out = *found;
  }
  add(history, latent(place, out, choices.count()));
  return true;
}

bool Replay::choose_listed(History& history, SeatId seat, std::size_t number, Choice& out) {
  const std::vector<Choice>* const choices =
      hints_.empty() ? lists_.find(history.state, seat) : nullptr;
  const std::uint32_t place = choice_place(seat, number);
  if (choices == nullptr)
    return choose(history, VerbChoices(engine_, history.state, seat, VerbId::none), place, out);
  if (choices->empty()) return false;
  const KeptLatent* const kept = kept_at(place);
  if (choices->size() == 1) {
    out = choices->front();
    return true;
  }
  if (kept == nullptr && given_) {
    open_ = {.any = true, .place = place, .choices = *choices};
    return false;
  }
  if (kept == nullptr || kept->redrawn) {
    out = (*choices)[random_->below(choices->size())];
  } else {
    const auto found = std::ranges::find(*choices, kept->latent.choice.action, &Choice::action);
    if (found == choices->end()) return false;
    out = *found;
  }
  add(history, latent(place, out, choices->size()));
  return true;
}

void Replay::add(History& history, Latent latent) {
  latent.step = static_cast<std::uint32_t>(history.steps);
  const KeptLatent* const kept = kept_at(latent.place);
  if (kept != nullptr && !kept->redrawn) {
    log_ratio_ += latent.log_odds - kept->latent.log_odds;
    log_kept_ += kept->latent.log_tilt;
  } else {
    drew_ = true;
    log_drawn_ += latent.log_tilt;
  }
  history.latents.push_back(latent);
}

double Replay::tilt(std::size_t roll) const {
  const std::vector<double>& tilts = steering_.tilts;
  return roll < tilts.size() && tilts[roll] > 0 ? std::log(tilts[roll]) : 0;
}

// After a step: its faces become latents, or are those that the seat saw.
bool Replay::note_faces(History& history) {
  const Chance& chance = context_.chance;
  if (!steering_.fits || steering_.seen != steering_.shown.size()) return false;
  for (std::size_t i = 0; i < chance.faces().size(); ++i) {
    const Odds odds = chance.odds()[i];
    const double log_odds = std::log(static_cast<double>(odds.ways) / odds.of);
    if ((chance.audiences()[i] & steering_.viewer) != 0)
      history.log_forced += log_odds;
    else
      add(history, {.place = k_first_face + static_cast<std::uint32_t>(i),
                    .face = chance.faces()[i],
                    .choice = {},
                    .log_odds = log_odds,
                    .log_tilt = tilt(i)});
  }
  return true;
}

}  // namespace hr
