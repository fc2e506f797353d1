// SPDX-License-Identifier: MIT
#include "core/match/table_steps.h"

#include "core/base/words.h"
#include "core/game/teams.h"

namespace hr {

std::optional<DrawOffer> draw_offer(const Match& match) {
  if (match.ended()) return {};
  const std::uint32_t all = seats_in_play(match.header(), match.game().seats());
  std::uint32_t acted = 0, agreed = 0;
  for (const Node* node = &match.node();; node = &match.node(node->parent)) {
    switch (node->type) {
      case StepType::action:
        // A silent action may not show by what it does to an offer.
        if (!node->silent) acted |= seat_bit(node->seat);
        if ((acted & all) == all) return {};
        break;
      case StepType::accepted:
        agreed |= seat_bit(node->seat);
        break;
      case StepType::offered:
        agreed |= seat_bit(node->seat);
        if ((acted & ~agreed) != 0) return {};
        return DrawOffer{node->seat, agreed};
      case StepType::timed_out:
        if (is_out(match.header(), node->seat)) return {};
        break;
      case StepType::start:
      case StepType::answers:
      case StepType::rules:
      case StepType::position:
      case StepType::resigned:
      case StepType::declined:
        return {};
    }
  }
}

namespace {

// Whether the seat has offered a draw and has not acted since.
bool offered_since_it_acted(const Match& match, SeatId seat) {
  const NodeId begins = match.node().beginning;
  for (const Node* node = &match.node(); node->id != begins; node = &match.node(node->parent)) {
    if (node->type == StepType::answers) return false;
    if (node->seat != seat) continue;
    if (node->type == StepType::action) return false;
    if (node->type == StepType::offered) return true;
  }
  return false;
}

Message offer_objection(const Match& match, SeatId seat, const std::optional<DrawOffer>& offer) {
  if (one_side(match.game().definition()))
    return Message("Nobody plays against anybody in this game, so there is no draw to offer.");
  if (match.all_asked()) return Message("Nobody can offer a draw while all choose in secret.");
  if (offer) return Message("A draw has been offered already.");
  if (offered_since_it_acted(match, seat))
    return Message(
        "You have offered a draw already. You can offer another one after your next move.");
  return {};
}

}  // namespace

Message resign_objection(const Match& match, SeatId seat) {
  if (index(seat) < 0 || index(seat) >= match.game().seats())
    return Message("There is no such seat.");
  if (match.ended()) return Message("The game is over.");
  return is_out(match.header(), seat) ? Message("You are out of the game.") : Message();
}

Message draw_objection(const Match& match, SeatId seat, StepType type) {
  if (Message why = resign_objection(match, seat); !why.empty()) return why;
  const std::optional<DrawOffer> offer = draw_offer(match);
  if (type == StepType::offered) return offer_objection(match, seat, offer);
  if (!offer) return Message("Nobody has offered a draw.");
  return (offer->agreed & seat_bit(seat)) != 0 ? Message("You have agreed to a draw already.")
                                               : Message();
}

std::string table_step_sentence(const Game& game, SeatId seat, StepType type,
                                const SeatNames& names, Language language) {
  const Message who = seat_message(game, seat, names);
  switch (type) {
    case StepType::resigned:
      return Message("{Who} {who:resigns|resign}.", who).in(language);
    case StepType::offered:
      return Message("{Who} {who:offers|offer} a draw.", who).in(language);
    case StepType::accepted:
      return Message("{Who} {who:accepts|accept} the draw.", who).in(language);
    case StepType::declined:
      return Message("{Who} {who:declines|decline} the draw.", who).in(language);
    case StepType::timed_out:
      return Message("{Who} {who:runs|run} out of time.", who).in(language);
    case StepType::start:
    case StepType::action:
    case StepType::answers:
    case StepType::rules:
    case StepType::position:
      break;
  }
  return "";
}

}  // namespace hr
