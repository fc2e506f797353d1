// SPDX-License-Identifier: MIT
#include "core/trials/action_variants.h"

#include <exception>

#include "core/base/allowance.h"
#include "core/worlds/verb_choices.h"

namespace hr {

ActionVariants::Outcome ActionVariants::outcome_of(const Done& done, const Choice& choice,
                                                   const std::vector<int>& wanted, Random& random) {
  std::vector<Event> events;
  Steering steering{.shown = {}, .wanted = wanted};
  ActionContext context{.chance = Chance(random.next()), .events = &events};
  context.chance.steer(steering);
  State state = done.before;
  Outcome out;
  try {
    if (done.seat == SeatId::none)
      engine_.start(state, context);
    else
      engine_.play(state, done.seat, choice, context);
  } catch (const Exhausted&) {
    throw;
  } catch (const std::exception&) {
    return out;
  }
  out.possible = steering.fits;
  out.told = sight_.add(0, events);
  out.view = sight_.view(state);
  out.hidden = parts_.digest(state, false);
  out.all_hidden = parts_.digest(state, true);
  out.faces = context.chance.faces();
  out.audiences = context.chance.audiences();
  out.odds = context.chance.odds();
  for (const Event& event : events) {
    out.reveals = out.reveals || engine_.game().event_def(event.kind).reveals;
    out.whispers = out.whispers || (event.audience & seat_bit(sight_.viewer())) == 0;
  }
  out.hidden_words = parts_.words(state);
  std::erase_if(events, [&](const Event& event) {
    return event.audience != all_seats(engine_.game().seats());
  });
  out.told_to_all = sight_.add(0, events);
  return out;
}

std::optional<std::vector<int>> ActionVariants::telling_roll(const Done& done, Random& random) {
  std::optional<Outcome> was;
  for (std::size_t i = 0; i < done.faces.size(); ++i) {
    if (done.audiences[i] != Chance::k_undeclared) continue;
    if (!was) was = outcome_of(done, done.choice, done.faces, random);
    std::vector<int> wanted = done.faces;
    wanted[i] = 0;
    const Outcome now = outcome_of(done, done.choice, wanted, random);
    const bool shown = now.told != was->told || now.view != was->view;
    if (now.possible && shown && now.hidden != was->hidden) return now.faces;
  }
  return {};
}

namespace {

// Whether two actions of a verb differ only in whom they concern: that is said in public, whatever
// follows from it in secret.
bool names_other_seats_only(const Game& game, const Action& a, const Action& b) {
  const std::vector<Argument>& arguments = game.arguments(a.verb);
  for (std::size_t i = 0; i < arguments.size(); ++i)
    if (a.arguments[i] != b.arguments[i] && arguments[i].type != ArgumentType::seat) return false;
  return true;
}

bool names_other_cells(const Game& game, const Action& a, const Action& b) {
  const std::vector<Argument>& arguments = game.arguments(a.verb);
  for (std::size_t i = 0; i < arguments.size(); ++i)
    if (a.arguments[i] != b.arguments[i] && arguments[i].type == ArgumentType::cell) return true;
  return false;
}

}  // namespace

std::optional<ActionVariants::Alternative> ActionVariants::unseen_choice(const Done& done,
                                                                         Random& random) {
  const VerbChoices choices(engine_, done.before, done.seat, done.choice.action.verb);
  if (choices.count() < 2) return {};
  const Choice other = choices.pick(random.below(choices.count()));
  if (other.action == done.choice.action ||
      names_other_seats_only(engine_.game(), other.action, done.choice.action))
    return {};
  const Outcome was = outcome_of(done, done.choice, done.faces, random);
  const Outcome now = outcome_of(done, other, done.faces, random);
  const bool shown = now.told != was.told || now.view != was.view;
  if (!was.possible || !now.possible || shown) return {};
  return Alternative{other.action, was.all_hidden != now.all_hidden};
}

bool ActionVariants::only_choice(const Done& done) const {
  return VerbChoices(engine_, done.before, done.seat, done.choice.action.verb).count() == 1;
}

std::optional<ActionVariants::Alternative> ActionVariants::choice_elsewhere(
    const Done& done, std::span<const State> worlds, Random& random) {
  const Outcome was = outcome_of(done, done.choice, done.faces, random);
  // If it changes nothing and tells nobody in secret, it only says something: a word may be the
  // answer to a question, but a card, a piece or a place that is picked is named.
  const bool only_says = !was.whispers && was.hidden_words == parts_.words(done.before);
  for (const State& world : worlds) {
    const VerbChoices choices(engine_, world, done.seat, done.choice.action.verb);
    if (!was.possible || choices.count() == 0) continue;
    const Choice other = choices.pick(random.below(choices.count()));
    if (other.action == done.choice.action ||
        names_other_seats_only(engine_.game(), other.action, done.choice.action) ||
        (only_says && !names_other_cells(engine_.game(), other.action, done.choice.action)))
      continue;
    Done there = done;
    there.before = world;
    const Outcome now = outcome_of(there, other, done.faces, random);
    if (now.possible && now.told == was.told && now.view == was.view)
      return Alternative{.action = other.action};
  }
  return {};
}

ActionVariants::Sentence ActionVariants::what_it_names(const Done& done,
                                                       std::span<const State> worlds,
                                                       Random& random) {
  const Outcome was = outcome_of(done, done.choice, done.faces, random);
  bool hidden = false;
  for (const State& world : worlds) {
    if (VerbChoices(engine_, world, done.seat, done.choice.action.verb).count() == 0) continue;
    if (engine_.legal(world, done.seat) == 0) continue;
    const std::optional<Choice> choice = engine_.find(done.choice.action);
    hidden = hidden || !choice;
    if (!choice) continue;
    Done there = done;
    there.before = world;
    const Outcome now = outcome_of(there, *choice, done.faces, random);
    if (now.possible && (now.told != was.told || now.view != was.view)) return Sentence::word_only;
  }
  return hidden ? Sentence::change : Sentence::nothing;
}

bool ActionVariants::tells_apart(const State& position, SeatId seat, const Action& one,
                                 const Action& other, Random& random) {
  if (engine_.legal(position, seat) == 0) return false;
  const std::optional<Choice> first = engine_.find(one), second = engine_.find(other);
  if (!first || !second) return false;
  const Done done{.before = position, .seat = seat, .choice = *first, .faces = {}, .audiences = {}};
  const Outcome was = outcome_of(done, *first, {}, random);
  const Outcome now = outcome_of(done, *second, was.faces, random);
  return was.possible && now.possible &&
         (now.told_to_all != was.told_to_all || now.view != was.view);
}

std::optional<ActionVariants::DiceSeen> ActionVariants::dice_seen(const Done& done,
                                                                  Random& random) {
  const Outcome outcome = outcome_of(done, done.choice, done.faces, random);
  if (!outcome.possible) return {};
  DiceSeen out{.told = outcome.told, .reveals = outcome.reveals};
  for (std::size_t i = 0; i < outcome.odds.size(); ++i)
    if (outcome.audiences[i] != Chance::k_undeclared &&
        (outcome.audiences[i] & seat_bit(sight_.viewer())) != 0)
      out.sides.push_back(outcome.odds[i].card ? 0 : outcome.odds[i].of);
  return out;
}

ActionVariants::Sentence ActionVariants::what_it_says(const Done& done,
                                                      std::span<const State> worlds,
                                                      Random& random) {
  const std::vector<Word> before = parts_.words(done.before);
  const Outcome was = outcome_of(done, done.choice, done.faces, random);
  if (!was.possible || was.hidden_words == before) return Sentence::nothing;
  for (const State& world : worlds) {
    if (engine_.legal(world, done.seat) == 0) continue;
    const std::optional<Choice> choice = engine_.find(done.choice.action);
    if (!choice) continue;
    Done there = done;
    there.before = world;
    const Outcome now = outcome_of(there, *choice, done.faces, random);
    for (std::size_t i = 0; now.possible && i < before.size(); ++i) {
      const Word changed = before[i] ^ was.hidden_words[i];
      if (((was.hidden_words[i] ^ now.hidden_words[i]) & changed) != 0) return Sentence::word_only;
    }
  }
  return Sentence::change;
}

}  // namespace hr
