// SPDX-License-Identifier: MIT
// What a move changes in a history, before it is played again.
#include <algorithm>
#include <utility>

#include "core/worlds/moves.h"

namespace hr {

// Choices that are made after the first of two draws name the card of the one instead of that of
// the other. That the cells are those of another bag would do no harm: the way back is the same.
void Moves::rename(const Latent& one, const Latent& other) {
  const auto cell = [&](const Latent& drawn) {
    const auto n = static_cast<std::size_t>(drawn.face - 1);
    return n < card_cells_.size() ? card_cells_[n] : -1;
  };
  const Game& game = replay_.engine().game();
  const std::int64_t a = cell(one), b = cell(other);
  if (a < 0 || b < 0) return;
  for (KeptLatent& kept : kept_) {
    Action& action = kept.latent.choice.action;
    if (!kept.latent.is_choice() || kept.latent.step < first_step_ || game.built_in(action.verb))
      continue;
    for (int i = 0; i < action.count; ++i) {
      std::int64_t& argument = action.arguments[nth(i)];
      if (game.arguments(action.verb)[nth(i)].type != ArgumentType::cell ||
          (argument != a && argument != b))
        continue;
      argument = argument == a ? b : a;
      last_step_ = std::max(last_step_, kept.latent.step);
    }
  }
}

// Marks what the move changes, among the latents from the first step that it touches.
void Moves::mark(const History& history, const Block& block) {
  kept_.clear();
  for (const Latent& latent : history.latents) kept_.push_back({latent});
  KeptLatent& first = kept_[block.first];
  first.redrawn = block.type < Type::exchange || block.type == Type::part || block.drawn;
  first_step_ = last_step_ = first.latent.step;
  if (block.type == Type::part)
    for (KeptLatent& kept : kept_)
      kept.redrawn = kept.redrawn || same_part(kept.latent, first.latent);
  if (block.type == Type::one || block.type == Type::part) return;
  KeptLatent& second = kept_[block.second];
  first_step_ = std::min(first_step_, second.latent.step);
  last_step_ = std::max(last_step_, second.latent.step);
  if (block.type == Type::two || block.type == Type::aimed)
    second.redrawn = second.redrawn || block.second != block.first;
  if (block.type == Type::two) return;
  if (block.type == Type::aimed || block.type == Type::shift) {
    if (block.type == Type::shift && block.second != block.first)
      second.latent.choice.action.arguments[0] = block.second_cell;
    first.latent.face = block.value.face;
    first.latent.choice = block.value.choice;
    return;
  }
  std::swap(first.latent.face, second.latent.face);
  if (block.type == Type::rename) return rename(first.latent, second.latent);
  std::swap(first.latent.choice.action.arguments, second.latent.choice.action.arguments);
}

}  // namespace hr
