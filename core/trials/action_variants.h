// SPDX-License-Identifier: MIT
// What else could have come of one action, as a seat would notice: with another face of a roll
// whose audience is not declared, or with another choice of the same verb by another seat. An event
// that may reveal something is no excuse here; whoever asks compares such variants in full.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/engine/engine.h"
#include "core/trials/hidden_parts.h"
#include "core/worlds/sight.h"

namespace hr {

class ActionVariants {
 public:
  // Both must outlive it.
  ActionVariants(Engine& engine, const HiddenParts& parts, SeatId viewer)
      : engine_(engine), parts_(parts), sight_(engine, viewer) {}

  // An action as it was carried out, in the state before it; without a seat, the setup.
  struct Done {
    State before;
    SeatId seat = SeatId::none;
    Choice choice;
    std::vector<int> faces;
    std::vector<std::uint32_t> audiences;
  };

  // Other faces of the action with which the seat is shown something else, and something that is
  // hidden from it differs as well: one undeclared roll is drawn anew, and the others are kept.
  std::optional<std::vector<int>> telling_roll(const Done& done, Random& random);
  // Another choice of the verb that the seat could tell apart by its sentence alone.
  struct Alternative {
    Action action;
    bool changes_hidden = false;  // something that is hidden from the seat differs after it
  };
  std::optional<Alternative> unseen_choice(const Done& done, Random& random);
  // The same where the choice was the only one with its verb, and changed something that is hidden
  // from the viewer: another that is the seat's in one of these worlds, which look alike to it.
  std::optional<Alternative> choice_elsewhere(const Done& done, std::span<const State> worlds,
                                              Random& random);
  bool only_choice(const Done& done) const;
  // What the sentence of the choice says about what it changes unseen by the seat: all of it, if
  // that ends up the same in each of these worlds in which it is legal; else it is a mere word,
  // which moves whatever cards there are.
  enum class Sentence : std::uint8_t { nothing, word_only, change };
  Sentence what_it_says(const Done& done, std::span<const State> worlds, Random& random);
  // Whether a choice that the seat could not tell apart but for its sentence names something that
  // is hidden from it (`change`): in some of these worlds the verb is possible, but not with this
  // choice. A mere word, if in some of them it shows the seat something else.
  Sentence what_it_names(const Done& done, std::span<const State> worlds, Random& random);

  // Whether the viewer is shown which of the two actions the seat carries out there, apart from
  // their sentences and from what is told to some seats only: who answers one seat in secret may
  // well tell it what the sentence tells all. False if they are not both legal.
  bool tells_apart(const State& position, SeatId seat, const Action& one, const Action& other,
                   Random& random);

  // How many sides the dice have that are rolled in it and that the seat sees, in order; 0: a card
  // is drawn. With a digest of what the seat is told of it, and whether something may be revealed.
  struct DiceSeen {
    std::vector<std::uint32_t> sides = {};
    std::uint64_t told = 0;
    bool reveals = false;
  };
  // None if the action is impossible.
  std::optional<DiceSeen> dice_seen(const Done& done, Random& random);

 private:
  struct Outcome {
    bool possible = false, reveals = false;
    bool whispers = false;  // something was told to others than the viewer
    std::uint64_t told = 0, told_to_all = 0, view = 0, hidden = 0, all_hidden = 0;
    std::vector<int> faces;
    std::vector<std::uint32_t> audiences;
    std::vector<Odds> odds;
    std::vector<Word> hidden_words;
  };
  Outcome outcome_of(const Done& done, const Choice& choice, const std::vector<int>& wanted,
                     Random& random);

  Engine& engine_;
  const HiddenParts& parts_;
  Sight sight_;
};

}  // namespace hr
