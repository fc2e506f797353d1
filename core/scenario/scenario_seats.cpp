// SPDX-License-Identifier: MIT
#include "core/scenario/scenario_seats.h"

#include <algorithm>

#include "core/base/letter_case.h"
#include "core/base/suggest.h"
#include "core/words/spoken.h"
#include "core/words/text.h"
#include "core/words/text_arguments.h"
#include "core/words/text_verbs.h"

namespace hr {

namespace {

std::vector<std::string> seat_names(const Game& game) {
  std::vector<std::string> out;
  for (const SeatDef& seat : game.definition().seats) out.push_back(seat.name);
  return out;
}

SeatId find_seat(const Game& game, std::string_view name) {
  const auto found = find_word(seat_names(game), name);
  return found ? SeatId(static_cast<int>(*found)) : SeatId::none;
}

// The position of the last comma or "and" before `end`; 0 when there is none.
std::size_t link_before(std::string_view text, std::size_t end) {
  std::size_t last = 0;
  for (const std::string_view link : {",", " and "})
    if (const std::size_t at = text.substr(0, end).rfind(link); at != std::string_view::npos)
      last = std::max(last, at);
  return last;
}

// Whether these words name a possible action, legal or not.
bool could_be(const Game& game, VerbId verb, Words words) {
  const ParsedArguments read = read_arguments(game, verb, words);
  return read.all() && read.values.size() >= needed_arguments(game, verb) &&
         read.values.size() <= game.arguments(verb).size();
}

bool is_action(const Game& game, std::string_view typed) {
  const std::vector<std::string> words = split_words(typed);
  for (int v = 0; v <= index(game.swap()) && !words.empty(); ++v)
    for (std::size_t n = 1; n <= words.size(); ++n)
      if (plain(game.verb_name(VerbId(v))) == plain(joined(Words(words).subspan(0, n))) &&
          could_be(game, VerbId(v), Words(words).subspan(n)))
        return true;
  return false;
}

}  // namespace

SeatId seat_named(const Game& game, std::string_view name) {
  if (const SeatId seat = find_seat(game, name); seat != SeatId::none) return seat;
  std::vector<std::string> known = seat_names(game);
  const std::vector<std::string> names = known;
  for (const char* word : {"scenario", "option", "variant", "seed", "start", "position", "play",
                           "refused", "legal", "board", "score", "winner", "outcome", "to act"})
    known.emplace_back(word);
  for (const std::string& of : names)
    for (const char* word : {"refused ", "legal ", "score ", "board seen by "})
      known.push_back(word + of);
  throw Error("there is no seat " + quote(name) + did_you_mean(name, known) + "; there " +
              (names.size() == 1 ? "is " : "are ") + list_text(names));
}

std::vector<SeatId> seats_named(const Game& game, std::string_view text) {
  std::vector<SeatId> out;
  if (text == "nobody") return out;
  while (!text.empty()) {
    // The longest name that matches, because a name may contain any word.
    std::size_t end = text.size(), first = end;
    SeatId seat = find_seat(game, trimmed(text));
    for (; seat == SeatId::none && end > 0; seat = find_seat(game, trimmed(text.substr(0, end))))
      if (end = link_before(text, end); end > 0) first = end;
    if (seat == SeatId::none) seat = seat_named(game, trimmed(text.substr(0, first)));  // throws
    out.push_back(seat);
    text.remove_prefix(end);
    for (const std::string_view link : {",", " and "})
      if (text.starts_with(link)) text.remove_prefix(link.size());
    while (text.starts_with(' ')) text.remove_prefix(1);
  }
  std::sort(out.begin(), out.end());
  return out;
}

DoneAction last_done_action(const Match& match, SeatId actor) {
  const Node& node = match.node();
  DoneAction out{.seat = actor, .events = match.news(actor)};
  if (!match.part(actor).empty()) {
    out.action = match.part(actor).back().choice.action;
    out.apart = true;
  } else if (node.type == StepType::answers) {
    out.action = node.parts()[nth(actor)].back().choice.action;
  } else {
    out.action = node.choice().action;
    out.secret = node.secret;
  }
  return out;
}

std::vector<std::string> sentences_for(const Game& game, const DoneAction& done, SeatId seat) {
  std::vector<std::string> out;
  const bool own = done.seat == seat;
  if (done.action && (own || !done.apart))
    out.push_back(own || !done.secret ? action_sentence(game, done.seat, *done.action)
                                      : secret_action_sentence(game, done.seat, done.action->verb));
  for (const Event& event : done.events)
    if ((event.audience & seat_bit(seat)) != 0) out.push_back(trimmed(event_text(game, event)));
  return out;
}

std::string legal_text(const Match& match, SeatId seat, std::string_view typed) {
  const Game& game = match.game();
  const std::vector<Choice> legal = match.legal(seat);
  for (const Choice& choice : legal)
    if (action_text(game, choice.action) == typed) return std::string(typed);
  const Parsed parsed = parse_action(match.view(seat), typed, legal);
  if (parsed.choice) return action_text(game, parsed.choice->action);
  if (is_action(game, typed)) return "";
  if (legal.empty())
    throw Error("expected an action in full, such as \"" + std::string(game.verb_name(VerbId(0))) +
                " …\", got " + quote(typed));
  throw Error("expected an action, such as \"" + sample_text(game, legal.front()) + "\", got " +
              quote(typed));
}

}  // namespace hr
