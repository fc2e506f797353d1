// SPDX-License-Identifier: MIT
// A pair of worlds, one action after another: what the seat does and sees done is the same in both;
// what others choose in secret, and dice that the seat does not see, may differ.
#include <algorithm>
#include <string_view>

#include <iterator>
#include <map>
#include <set>
#include "core/base/message.h"
#include "core/engine/pieces.h"
#include "core/match/log_entries.h"
#include "core/match/random_play.h"
#include "core/trials/world_pair.h"
#include "core/words/text.h"
#include "core/worlds/verb_choices.h"
#include "core/worlds/world_match.h"

namespace hr {

namespace {

// Whether the seat sees one of these rolls.
bool sees_any(SeatId seat, const std::vector<std::uint32_t>& audiences) {
  return std::ranges::any_of(audiences, [&](std::uint32_t audience) {
    return audience != Chance::k_undeclared && (audience & seat_bit(seat)) != 0;
  });
}

bool is_secret(const Game& game, VerbId verb) {
  return !game.built_in(verb) && (game.verb_def(verb).secret || game.verb_def(verb).silent);
}

// One that is legal for the seat in both worlds; ranges of numbers are left out.
std::optional<Action> action_in_both(const Match& one, const Match& two, SeatId seat,
                                     Random& random) {
  std::vector<Action> actions;
  const std::vector<Choice> there = two.legal(seat);
  for (const Choice& choice : one.legal(seat))
    if (std::ranges::any_of(there, [&](const Choice& c) { return c.action == choice.action; }) &&
        !is_range(one.game(), choice.action))
      actions.push_back(choice.action);
  if (actions.empty()) return {};
  return actions[random.below(actions.size())];
}

}  // namespace

bool WorldPair::legal_in_two(SeatId seat, const Action& action) const {
  return !two_->legal(seat).empty() && two_->engine().find(action).has_value();
}

void WorldPair::act() {
  const std::vector<SeatId> actors = one_.actors();
  const SeatId seat = actors[random_.below(actors.size())];
  const std::optional<Action> action = in_both(seat);
  if (!action) return;
  done_ = action_sentence(game(), seat, *action);
  done_verb_ = game().verb_name(action->verb);
  ActionVariants::Done done{
      .before = one_.state(), .seat = seat, .choice = {}, .faces = {}, .audiences = {}};
  if (!play_in_one(seat, *action)) return;
  const Node& node = one_.node();
  done.choice = node.choice();
  done.faces = node.faces();
  done.audiences = node.audiences();
  if (two_) play_in_two(done, *action);
  if (!sum_.leak) try_choices(done);
  if (!sum_.leak && std::ranges::count(done.audiences, Chance::k_undeclared) > 0) {
    Match before = one_;
    before.undo();
    try_rolls(done, std::move(before));
  }
}

// An action for the first world; if everybody sees it, one that is legal in the second as well. If
// there is none, the seat that looks would notice if it is the one to act; else other worlds are
// tried, before the pair goes on with one.
std::optional<Action> WorldPair::in_both(SeatId seat) {
  constexpr std::uint32_t k_long = 50;  // actions
  const int tries = one_.header().ply < k_long ? 6 : 2;
  const Action action = random_choice(one_, seat, random_).action;
  if (is_secret(game(), action.verb) && seat != viewer_) return action;
  for (int i = 0; two_; ++i) {
    if (legal_in_two(seat, action)) return action;
    if (seat == viewer_) compare(WorldComparison::Extent::whole);
    if (sum_.leak) return {};
    if (!two_) break;
    if (const std::optional<Action> shared = action_in_both(one_, *two_, seat, random_))
      return shared;
    if (i == tries) {
      stalled_ = one_.header().ply + 1;
      end_worlds(random_.below(1 + one_.header().ply / 16));
      break;
    }
    draw_world();
    if (sum_.leak) return {};
  }
  return action;
}

// False if the rules fail and that has been reported as a leak; other failures are thrown.
bool WorldPair::play_in_one(SeatId seat, const Action& action) {
  try {
    one_.play(seat, action);
    return true;
  } catch (const Refusal&) {
    throw;
  } catch (const Error& error) {
    if (!fails(seat, action, error.what())) throw;
  }
  return false;
}

// The rules fail in the first world. The same dice fall in the others that are tried. Whether the
// failure is a leak, because they do not fail in one of those.
bool WorldPair::fails(SeatId seat, const Action& action, const std::string& error) {
  constexpr int k_tries = 20;
  for (int i = 0; i < k_tries; ++i) {
    std::optional<Match> other = other_world(one_.seed());
    if (!other) break;
    try {
      other->play(seat, action);
    } catch (const Error&) {
      continue;
    }
    report({{Channel::refusals, error, "carried out"}}, *other, std::string(k_fails));
    return true;
  }
  return false;
}

void WorldPair::play_in_two(const ActionVariants::Done& done, const Action& action) {
  const SeatId seat = done.seat;
  bool choice = false;
  const Action other = choice_in_two(seat, action, choice);
  std::optional<ActionVariants::Done> there;
  if (sees_any(viewer_, done.audiences) && legal_in_two(seat, other))
    there = {.before = two_->state(),
             .seat = seat,
             .choice = *two_->engine().find(other),
             .faces = {},
             .audiences = {}};
  if (choice)
    coverage_.compare(HiddenType::choice, std::string(game().verb_name(action.verb)),
                      other != action);
  const bool carried_out = carry_out_in_two(seat, other);
  if (there && carried_out && two_) there->faces = two_->node().faces();
  if (there && !sum_.leak) compare_dice(done, *there);
  if (!carried_out || !two_ || sum_.leak) return;
  compare_rolls(two_->node(), std::string(game().verb_name(action.verb)));
  const bool whole = (together_ < 3 && draws_ < 4) || chance(32);
  const Likeness comparison =
      comparison_.compare(one_, *two_, random_,
                          whole ? WorldComparison::Extent::whole : WorldComparison::Extent::quick);
  // In fog, what others do unseen may come into sight, as intended; so do the places of a hidden
  // row that they choose.
  const bool intended = comparison == Likeness::leaked && other != action &&
                        (fog_differs() || places_differ(action, other));
  compared(intended ? Likeness::diverged : comparison, other != action);
  if (comparison == Likeness::diverged && other == action) compare_alike_told(seat, action);
}

// A marked event told the worlds apart. Among those that tell the same marked events, everything
// else must still be alike: the event is no excuse for what happens besides it.
void WorldPair::compare_alike_told(SeatId seat, const Action& action) {
  constexpr std::uint64_t k_always = 6;
  constexpr int k_tries = 4;
  ++excused_;
  if (excused_ > k_always && !chance(excused_)) return;
  const int heard = comparison_.heard();
  for (int i = 0; i < k_tries; ++i) {
    two_ = other_world(random_.next());
    if (!two_) break;
    comparison_.set_heard(std::min(heard, log_size(*two_, viewer_)));
    if (!legal_in_two(seat, action)) continue;
    if (!carry_out_in_two(seat, action) || !two_) break;
    const Likeness comparison =
        comparison_.compare(one_, *two_, random_, WorldComparison::Extent::quick);
    if (comparison == Likeness::leaked) return report(comparison_.differences(), *two_);
    if (comparison == Likeness::alike) return;
  }
  end_worlds(wait_);
}

// What is done in the second world: if it is secret, often something else with the same verb, or if
// it is silent, with any silent one. `choice`: whether it was hidden and there was another one.
Action WorldPair::choice_in_two(SeatId seat, const Action& action, bool& choice) {
  if (seat == viewer_ || !is_secret(game(), action.verb)) return action;
  const bool legal = legal_in_two(seat, action);
  const VerbChoices choices = game().verb_def(action.verb).silent
                                  ? VerbChoices::silent(two_->engine(), two_->state(), seat)
                                  : VerbChoices(two_->engine(), two_->state(), seat, action.verb);
  choice = choices.count() > 1 || (choices.count() == 1 && !legal);
  if (choices.count() == 0 || (legal && chance(4))) return action;
  return choices.pick(random_.below(choices.count())).action;
}

// False if the second world has ended, or a leak was reported.
bool WorldPair::carry_out_in_two(SeatId seat, const Action& action) {
  try {
    two_->play(seat, action);
    while (const auto faces = corrected_faces(two_->node())) {
      two_->undo();
      two_->play(seat, action, *faces);
    }
    return true;
  } catch (const Refusal&) {  // not legal there, or other dice
    stalled_ = one_.header().ply;
    end_worlds(0);
  } catch (const Error& error) {
    report({{Channel::refusals, "carried out", error.what()}}, *two_, std::string(k_fails));
  }
  return false;
}

// The faces of the second world up to the first that must change, because the seat sees it or
// nobody has declared who does, and in the first world another face came up. None: all agree.
std::optional<std::vector<int>> WorldPair::corrected_faces(const Node& two) const {
  const Node& one = one_.node();
  const auto next = [&](std::size_t from, std::uint32_t audience) {
    const auto alike = [&](std::uint32_t other) {
      return audience == Chance::k_undeclared
                 ? other == audience
                 : other != Chance::k_undeclared && (other & seat_bit(viewer_)) != 0;
    };
    while (from < one.faces().size() && !alike(one.audiences()[from])) ++from;
    return from;
  };
  std::size_t seen = 0, undeclared = 0;
  for (std::size_t i = 0; i < two.faces().size(); ++i) {
    const std::uint32_t audience = two.audiences()[i];
    if ((audience & (Chance::k_undeclared | seat_bit(viewer_))) == 0) continue;
    std::size_t& from = audience == Chance::k_undeclared ? undeclared : seen;
    const std::size_t at = next(from, audience);
    from = at + 1;
    if (at >= one.faces().size() || one.faces()[at] == two.faces()[i]) continue;
    std::vector<int> out(two.faces().begin(), two.faces().begin() + static_cast<std::ptrdiff_t>(i));
    out.push_back(one.faces()[at]);
    return out;
  }
  return {};
}

void WorldPair::compare_rolls(const Node& two, const std::string& where) {
  const Node& one = one_.node();
  for (std::size_t i = 0; i < one.faces().size(); ++i)
    if (one.audiences()[i] != Chance::k_undeclared && (one.audiences()[i] & seat_bit(viewer_)) == 0)
      coverage_.compare(HiddenType::roll, where,
                        i >= two.faces().size() || one.faces()[i] != two.faces()[i]);
}

// Undeclared rolls. `before` is the match before the action; for the setup, as it is now.
void WorldPair::try_rolls(const ActionVariants::Done& done, Match before) {
  const std::optional<std::vector<int>> faces = variants_.telling_roll(done, random_);
  if (!faces) return;
  Match other =
      done.seat == SeatId::none ? Match(playable_, one_.seed(), *faces) : std::move(before);
  const int heard = comparison_.heard();
  comparison_.set_heard(std::min(heard, log_size(other, viewer_)));
  if (done.seat != SeatId::none) other.play(done.seat, done.choice.action, *faces);
  const Likeness comparison =
      comparison_.compare(one_, other, random_, WorldComparison::Extent::whole);
  comparison_.set_heard(heard);
  if (comparison != Likeness::leaked) return;
  report(comparison_.differences(), other,
         "The roll decides both what this seat is shown and what is hidden from it. Say who sees "
         "it: g:roll(6, seat), or g:roll(6, \"all\") if everybody may.");
}

// The dice that the seat sees must have as many sides in both worlds: how far one can fall tells
// what that depends on. If other faces fell, only the first can be compared. Cards follow from what
// is in the bag. An event that may reveal something is an excuse only if it told something else.
void WorldPair::compare_dice(const ActionVariants::Done& one, const ActionVariants::Done& two) {
  const auto dice = variants_.dice_seen(one, random_), other = variants_.dice_seen(two, random_);
  if (!dice || !other) return;
  if ((dice->reveals || other->reveals) && dice->told != other->told) return;
  const std::size_t many = std::max(dice->sides.size(), other->sides.size());
  const std::size_t compared = two_ ? many : std::min<std::size_t>(many, 1);
  const auto text = [](const std::vector<std::uint32_t>& sides, std::size_t i) {
    if (i >= sides.size()) return std::string("no die is rolled");
    return sides[i] == 0
               ? std::string("a card is drawn")
               : Message("a die with {n} {n:side|sides} is rolled", sides[i]).in_english();
  };
  for (std::size_t i = 0; i < compared; ++i)
    if (i >= dice->sides.size() || i >= other->sides.size() || dice->sides[i] != other->sides[i])
      return report(
          {{Channel::dice, text(dice->sides, i), text(other->sides, i)}}, two_ ? *two_ : one_,
          "Whether a die that this seat sees is rolled, and which one, must not depend on "
          "hidden information: always roll the same die, or first announce the roll "
          "with an event marked with reveals.");
}

// Worlds that look alike to the seat, before the action that was just carried out.
std::vector<State> WorldPair::worlds_before() {
  constexpr int k_worlds = 6;
  std::vector<State> out;
  for (int i = 0; i < k_worlds; ++i)
    if (const History* const history = worlds_.draw(one_)) out.push_back(history->state);
  return out;
}

namespace {

constexpr int k_often = 6;               // until a verb is reported
constexpr std::size_t k_positions = 64;  // of a verb that are kept

}  // namespace

// Whether the sentences of this verb have said often enough, and without exception, what changed.
bool WorldPair::says_too_much(const ActionVariants::Done& done) {
  int& times = heard_.telling_verbs[done.choice.action.verb];
  const ActionVariants::Sentence says = variants_.what_it_says(done, worlds_before(), random_);
  if (says == ActionVariants::Sentence::change) ++times;
  if (says == ActionVariants::Sentence::word_only) times = -1;
  return times >= k_often;
}

// … or named what is hidden and stays so. A word by which something else is done, such as a rank
// that is asked for, is no secret: in other positions two such words have shown the seat different
// things.
bool WorldPair::names_too_much(const ActionVariants::Done& done, const Action& other,
                               std::span<const State> worlds) {
  const VerbId verb = done.choice.action.verb;
  NamingVerb& naming = heard_.naming_verbs[{verb, viewer_}];
  const ActionVariants::Sentence says = variants_.what_it_names(done, worlds, random_);
  ++naming.tried;
  naming.harmless = says == ActionVariants::Sentence::word_only;
  if (says != ActionVariants::Sentence::change) return false;
  naming.alike.emplace_back(done.choice.action, other);
  if (++naming.named < k_often) return false;
  for (const State& position : heard_.positions[{verb, done.seat}])
    for (const auto& [one, another] : naming.alike)
      if (variants_.tells_apart(position, done.seat, one, another, random_)) {
        naming.harmless = true;
        return false;
      }
  return true;
}

// What another seat does for all to see, although it changes or names what is hidden from them.
void WorldPair::try_choices(const ActionVariants::Done& done) {
  const VerbId verb = done.choice.action.verb;
  if (done.seat == viewer_ || game().built_in(verb) || is_secret(game(), verb)) return;
  if (done.choice.action.count == 0) return;
  NamingVerb& naming = heard_.naming_verbs[{verb, viewer_}];
  constexpr int k_each = 24;  // times that each is tried, so that rare verbs are tried enough
  std::vector<State>& positions = heard_.positions[{verb, done.seat}];
  if (positions.size() < k_positions) positions.push_back(done.before);
  if (naming.done++ >= k_each && !chance(3)) return;
  const bool may_tell = heard_.telling_verbs[verb] >= 0;
  const bool may_name = !naming.settled();
  if (!may_tell && !may_name) return;
  // Where there was no other choice, the sentence may still name what only that seat sees: in a
  // world that looks alike it had to choose something else.
  const bool only = may_name && variants_.only_choice(done);
  if (only && ++naming.forced > k_each && naming.named == 0) return;
  const std::vector<State> worlds = only ? worlds_before() : std::vector<State>();
  const auto other = only ? variants_.choice_elsewhere(done, worlds, random_)
                          : variants_.unseen_choice(done, random_);
  if (!other) return;
  if (may_tell && other->changes_hidden && says_too_much(done))
    return report_sentence(
        done, other->action,
        Message(
            "The log tells what was chosen, which is hidden otherwise: mark the verb \"{verb}\" "
            "with secret = true. If everybody may know it, announce it with an event marked "
            "with reveals.",
            game().verb_name(done.choice.action.verb)));
  if (may_name && names_too_much(done, other->action, only ? worlds : worlds_before()))
    report_sentence(
        done, other->action,
        Message("The log names something that is hidden otherwise: mark the verb \"{verb}\" with "
                "secret = true. If everybody may know it, announce it with an event marked with "
                "reveals.",
                game().verb_name(done.choice.action.verb)));
}

void WorldPair::report_sentence(const ActionVariants::Done& done, const Action& other,
                                const Message& advice) {
  report({{Channel::log, action_sentence(game(), done.seat, done.choice.action),
           action_sentence(game(), done.seat, other)}},
         one_, advice.in_english());
}

// A pair of worlds while all are asked at once: the seat that looks answers the same in both, the
// others do not. Any seat may be the one that closes the group.

namespace {

// A seat's answers, whether still open or just closed.
const SeatAnswers& part_of(const Match& match, SeatId seat) {
  if (!match.part(seat).empty()) return match.part(seat);
  return match.node().parts()[seat];
}

bool is_legal_in(const Match& match, SeatId seat, const Action& action) {
  return !match.legal(seat).empty() && match.engine().find(action).has_value();
}

// The last that a seat was told, as a sentence.
std::string last_told(const Match& match, SeatId seat) {
  std::string out = "nothing";
  for (const Event& event : match.node().events())
    if ((event.audience & seat_bit(seat)) != 0) out = event_text(match.game(), event);
  return out;
}

// A digest of the marked events of the last step that a seat heard, but for those by which the
// engine names cards that come into sight.
std::uint64_t explained(const Match& match, SeatId seat, const Sight& sight) {
  std::vector<Event> events = match.node().events();
  std::erase_if(events, [&](const Event& event) {
    return (event.audience & seat_bit(seat)) == 0 || !is_marked(match.game(), event.kind) ||
           event.kind == turned_up_event(match.game());
  });
  return sight.add(0, events);
}

std::map<KindId, int> cards_in(const Game& game, const State& state, ZoneInstance zone) {
  const ZoneLayout& layout = game.layout().zone(zone);
  std::map<KindId, int> out;
  if (layout.holds != Holds::bag) return out;
  for (std::size_t code = 0; code < layout.pieces.size(); ++code)
    if (const int n = count_at(state.words(), layout, static_cast<int>(code)); n > 0)
      out[layout.pieces[code].kind] += n;
  return out;
}

// The zones that the seat did not see from which all that now lies in one may have come.
std::set<ZoneInstance> sources(const Game& game, SeatId seat, const State& before,
                               const State& after, ZoneInstance zone) {
  const std::map<KindId, int> now = cards_in(game, after, zone);
  std::set<ZoneInstance> out;
  if (now.size() < 2) return out;
  for (const ZoneInstance from : game.layout().zone_instances()) {
    if ((game.layout().zone(from).viewers & seat_bit(seat)) != 0) continue;
    const std::map<KindId, int> was = cards_in(game, before, from);
    if (std::ranges::all_of(now, [&](const auto& of) {
          const auto found = was.find(of.first);
          return found != was.end() && found->second >= of.second;
        }))
      out.insert(from);
  }
  return out;
}

}  // namespace

void WorldPair::answer() {
  std::vector<SeatId> seats = one_.actors();
  std::rotate(seats.begin(),
              seats.begin() + static_cast<std::ptrdiff_t>(random_.below(seats.size())),
              seats.end());
  for (const SeatId seat : seats) {
    if (sum_.leak) return;
    seat == viewer_ ? answer_alike() : answer_differently(seat);
    sum_.actions += two_ ? 1 : 0;
  }
}

// The rules fail in the first world at an answer of the seat that looks, which fails with it, or at
// what follows when all are ready (`last` none). Whether that is a leak, because they do not fail
// in another world in which that seat answers the same, with the same dice.
bool WorldPair::answers_fail(std::optional<Action> last, const std::string& error) {
  constexpr int k_tries = 20;
  for (int i = 0; i < k_tries; ++i) {
    std::optional<Match> other = other_world(one_.seed());
    if (!other) return false;
    try {
      for (const SecretAnswer& answer : one_.part(viewer_))
        other->play(viewer_, answer.choice.action);
      if (last) other->play(viewer_, *last);
      while (other->all_asked() && (!last || last->verb == game().ready()))
        play_part_at_random(*other, other->actors().front(), random_);
    } catch (const Error&) {
      continue;
    }
    report({{Channel::refusals, error, "carried out"}}, *other, std::string(k_fails));
    return true;
  }
  return false;
}

void WorldPair::answer_differently(SeatId seat) {
  const std::size_t given = one_.part(seat).size();
  done_verb_.clear();
  const bool sets_up = one_.cursor() == NodeId::root;  // or answers later in the game
  const std::string name = seat_text(game(), seat);
  done_ = (sets_up ? Message("{Seat} sets up in secret.", name)
                   : Message("{Seat} answers in secret.", name))
              .in_english();
  try {
    play_part_at_random(one_, seat, random_);
  } catch (const Refusal&) {
    throw;
  } catch (const Error& error) {
    // That an answer of its own fails is nothing that the others see.
    const std::vector<Choice> left = one_.legal(seat);
    const bool all = left.size() == 1 && left.front().action.verb == game().ready();
    if (!all || !answers_fail({}, error.what())) throw;
    return;
  }
  if (!two_) return;
  const SeatAnswers part = part_of(one_, seat);
  answer_in_two(seat, other_answers(seat, given, part));
  if (!two_) return;
  // What is hidden only until all are ready differs now, if ever.
  if (one_.all_asked() && two_->all_asked()) note_differences();
  const SeatAnswers& other = part_of(*two_, seat);
  for (std::size_t i = 0; i < std::max(part.size(), other.size()); ++i)
    if (i >= part.size() || i >= other.size() || part[i].choice.action != other[i].choice.action) {
      const Action& action = i < part.size() ? part[i].choice.action : other[i].choice.action;
      coverage_.compare(HiddenType::choice, std::string(game().verb_name(action.verb)), true);
    }
  compare(WorldComparison::Extent::whole);
}

// Answers that are the same up to one of those before "ready", or now and then all of them.
std::vector<Action> WorldPair::other_answers(SeatId seat, std::size_t given,
                                             const SeatAnswers& part) {
  const std::size_t open = part.size() - given - 1;
  const std::size_t same = chance(8)   ? part.size()
                           : open == 0 ? given
                                       : given + random_.below(open);
  std::vector<Action> out;
  Match trial = *two_;
  // What the seat holds there may not allow the same answer.
  for (std::size_t i = given; i < same && is_legal_in(trial, seat, part[i].choice.action); ++i) {
    out.push_back(part[i].choice.action);
    trial.play(seat, out.back());
  }
  if (given + out.size() == part.size()) return out;
  play_part_at_random(trial, seat, random_);
  out.clear();
  const SeatAnswers& other = part_of(trial, seat);
  for (std::size_t i = given; i < other.size(); ++i) out.push_back(other[i].choice.action);
  return out;
}

// If these answers close the group, dice that the seat sees are those of the first world. If the
// rules fail there, the second world ends; if it should have told something, another pair will.
void WorldPair::answer_in_two(SeatId seat, const std::vector<Action>& answers) {
  const Match before = *two_;
  const NodeId asked = two_->cursor();
  try {
    for (const Action& action : answers) two_->play(seat, action);
    if (two_->cursor() == asked) return;
    while (const auto faces = corrected_faces(two_->node())) {
      two_ = before;
      for (const Action& action : answers)
        two_->play(seat, action, &action == &answers.back() ? *faces : std::vector<int>());
    }
  } catch (const Error&) {  // also a Refusal: other dice are rolled there
    return end_worlds(0);
  }
  compare_rolls(two_->node(), std::string(game().verb_name(answers.back().verb)));
}

// Everybody answers there as in the first world, if that is legal and the seat sees the same dice.
bool WorldPair::answer_as_one(Match& other) const {
  const NodeId asked = other.cursor();
  try {
    for (const SeatId seat : other.actors())
      for (const SecretAnswer& answer : one_.node().parts()[seat]) {
        if (!is_legal_in(other, seat, answer.choice.action)) return false;
        other.play(seat, answer.choice.action);
      }
  } catch (const Error&) {
    return false;
  }
  return other.cursor() != asked && !corrected_faces(other.node());
}

// A marked event told the worlds apart after different answers. With the same answers of all,
// worlds that tell the same marked events must be alike otherwise, and what the seat gets must come
// from the same hand.
void WorldPair::compare_same_answers() {
  constexpr std::uint64_t k_always = 12;
  constexpr int k_tries = 8;
  ++excused_;
  if (excused_ > k_always && !chance(excused_)) return;
  const State before = one_.state_at(one_.node().parent);
  for (int i = 0; i < k_tries && !sum_.leak; ++i) {
    std::optional<Match> other = other_world(random_.next());
    if (!other) break;
    const State other_before = other->state();
    const int heard = log_size(*other, viewer_);
    if (!answer_as_one(*other)) continue;
    comparison_.set_heard(heard);
    const Likeness found =
        comparison_.compare(one_, *other, random_, WorldComparison::Extent::quick);
    if (found == Likeness::leaked) report(comparison_.differences(), *other);
    if (found == Likeness::alike) break;
    if (found == Likeness::diverged && comes_from_elsewhere(before, other_before, *other))
      report({{Channel::events, last_told(one_, viewer_), last_told(*other, viewer_)}}, *other,
             "The cards come from another hand in each of these worlds, although everybody chose "
             "the same: where they come from must not depend on hidden information.");
  }
  comparison_.set_heard(log_size(one_, viewer_));
}

// Whether a private zone of the seat now holds the cards of a zone that it did not see, in each of
// the two worlds of another one; and no event of the ruleset explains it.
bool WorldPair::comes_from_elsewhere(const State& one_before, const State& other_before,
                                     const Match& other) const {
  if (explained(one_, viewer_, comparison_.sight()) !=
      explained(other, viewer_, comparison_.sight()))
    return false;
  for (const ZoneInstance zone : game().layout().zone_instances()) {
    const std::uint32_t viewers = game().layout().zone(zone).viewers;
    if (!game().definition().zones[game().layout().zone(zone).zone].of_cards() ||
        (viewers & seat_bit(viewer_)) == 0 || viewers == all_seats(game().seats()))
      continue;
    const std::set<ZoneInstance> here = sources(game(), viewer_, one_before, one_.state(), zone),
                                 there =
                                     sources(game(), viewer_, other_before, other.state(), zone);
    std::vector<ZoneInstance> both;
    std::ranges::set_intersection(here, there, std::back_inserter(both));
    if (!here.empty() && !there.empty() && both.empty()) return true;
  }
  return false;
}

// Returns whether more may follow.
bool WorldPair::give_answer() {
  const Action action = random_choice(one_, viewer_, random_).action;
  done_ = action_sentence(game(), viewer_, action);
  if (!legal_in_two(viewer_, action)) {
    compare(WorldComparison::Extent::with_record);
    return false;
  }
  try {
    one_.play(viewer_, action);
  } catch (const Refusal&) {
    throw;
  } catch (const Error& error) {
    if (!answers_fail(action, error.what())) throw;
    return false;
  }
  answer_in_two(viewer_, {action});
  if (two_) compare(WorldComparison::Extent::whole);
  return action.verb != game().ready();
}

// One answer after another; now and then one is taken back.
void WorldPair::answer_alike() {
  if (!two_) return play_part_at_random(one_, viewer_, random_);
  while (two_ && !sum_.leak) {
    const bool stuck = one_.legal(viewer_).empty();
    if (!stuck && (one_.part(viewer_).empty() || !chance(8))) {
      if (!give_answer()) return;
      continue;
    }
    done_ = "Something is taken back.";
    for (Match* match : {&one_, &*two_})
      stuck ? match->start_over(viewer_) : match->take_back(viewer_);
    compare(WorldComparison::Extent::whole);
  }
  if (!sum_.leak && !one_.is_ready(viewer_) && one_.all_asked())
    play_part_at_random(one_, viewer_, random_);
}

}  // namespace hr
