// SPDX-License-Identifier: MIT
#include "core/words/text.h"

#include <algorithm>
#include <cctype>
#include <functional>
#include <optional>
#include <type_traits>
#include <utility>

#include "core/base/agreement.h"
#include "core/base/utf8.h"
#include "core/base/words.h"
#include "core/game/built_in.h"
#include "core/words/seat_names.h"
#include "core/words/text_verbs.h"

namespace hr {

namespace {

std::string cell_text(const Game& game, CellId cell) {
  return index(cell) < 0 || index(cell) >= game.cells() ? "nowhere" : game.board().name(cell);
}

std::string value_word(const Game& game, const Argument& argument, std::int64_t value,
                       const SeatNames& names) {
  switch (argument.type) {
    case ArgumentType::cell:
      return cell_text(game, CellId(static_cast<int>(value)));
    case ArgumentType::seat:
      return seat_text(game, SeatId(static_cast<int>(value)), names);
    case ArgumentType::word:
      if (value >= 0 && value < static_cast<std::int64_t>(argument.words.size()))
        return argument.words[static_cast<std::size_t>(value)];
      break;
    case ArgumentType::number:
      break;
  }
  return std::to_string(value);
}

// The same as people read it, where names that the rules give are words.
std::string read_word(const Game& game, const Argument& argument, std::int64_t value,
                      const SeatNames& names) {
  const std::string out = value_word(game, argument, value, names);
  const bool cell = argument.type == ArgumentType::cell && value >= 0 && value < game.cells();
  const bool card =
      cell && place_type_of(game.board(), CellId(static_cast<int>(value))) == PlaceType::cards;
  return card || argument.type == ArgumentType::word ? spoken(out) : out;
}

using WordOf = std::string (*)(const Game&, const Argument&, std::int64_t, const SeatNames&);

// The arguments of an action in order, as words.
std::vector<std::string> argument_words(const Game& game, const Action& action,
                                        const SeatNames& names = {}, WordOf word = value_word) {
  if (is_range(game, action))
    return {std::to_string(action.arguments[0]), "to", std::to_string(action.arguments[1])};
  const std::vector<Argument>& arguments = game.arguments(action.verb);
  std::vector<std::string> out;
  const std::size_t count = std::min<std::size_t>(action.count, arguments.size());
  for (std::size_t i = 0; i < count; ++i)
    out.push_back(word(game, arguments[i], action.arguments[i], names));
  const bool jump = taken_by(game, action.verb) == ActionTakes::from_to_over && out.size() == 3;
  if (jump && ways_over(game.board(), action.cell(0), action.cell(1)).size() <= 1) out.pop_back();
  return out;
}

}  // namespace

std::string seat_name_with(const std::string& player, const std::string& seat) {
  return player.empty() || player == seat ? seat : player + " (" + seat + ")";
}

std::string seat_text(const Game& game, SeatId seat) {
  if (index(seat) < 0 || index(seat) >= game.seats()) return "nobody";
  return game.definition().seats[seat].name;
}

std::string seat_text(const Game& game, SeatId seat, const SeatNames& names) {
  const auto number = nth(seat);
  return number < names.size() && !names[number].empty() ? names[number] : seat_text(game, seat);
}

bool is_plural(const Game& game, SeatId seat, const std::string& called) {
  if (index(seat) < 0 || index(seat) >= game.seats()) return false;
  const SeatDef& def = game.definition().seats[seat];
  return is_you(called) || (def.plural && called == def.name);
}

Message seat_message(const Game& game, SeatId seat, const SeatNames& names) {
  std::string called = seat_text(game, seat, names);
  const bool plural = is_plural(game, seat, called);
  return Message::name(std::move(called), plural);
}

Message piece_message(const Game& game, Piece piece) {
  if (piece.kind == KindId::none) return Message("nothing");
  std::string kind = spoken(game.definition().kinds[piece.kind].name);
  if (piece.owner == SeatId::none) return Message("{a piece}", std::move(kind));
  return Message("{seat's} {piece}", seat_message(game, piece.owner), std::move(kind));
}

std::string piece_text(const Game& game, Piece piece) {
  return piece_message(game, piece).in_english();
}

namespace {

// Text that rules made at run time.
std::string given_text(const std::string& text) {
  constexpr std::size_t k_max_length = 200;  // bytes
  const std::string out = printable(text);
  return out.size() <= k_max_length ? out : cut_short(out, k_max_length) + " ...";
}

}  // namespace

std::string argument_text(const Game& game, const EventArgument& argument, Language language) {
  return std::visit(
      [&](const auto& value) -> std::string {
        using T = std::decay_t<decltype(value)>;
        if constexpr (std::is_same_v<T, std::int64_t>)
          return std::to_string(value);
        else if constexpr (std::is_same_v<T, std::string>)
          return given_text(value);
        else if constexpr (std::is_same_v<T, CellId>)
          return cell_text(game, value);
        else if constexpr (std::is_same_v<T, SeatId>)
          return seat_text(game, value);
        else
          return piece_message(game, value).in(language);
      },
      argument);
}

bool is_range(const Game& game, const Action& action) {
  return action.count == 2 && taken_by(game, action.verb) == ActionTakes::number;
}

std::string argument_word(const Game& game, const Action& action, std::size_t argument) {
  return value_word(game, game.arguments(action.verb)[argument], action.arguments[argument], {});
}

std::string action_text(const Game& game, const Action& action) {
  std::string out(game.verb_name(action.verb));
  for (const std::string& word : argument_words(game, action)) out += " " + word;
  return out;
}

namespace {

// What a verb says, with words for {1}, {2} … if it speaks of them; nothing if it does not.
std::optional<std::string> template_text(const Game& game, VerbId verb, bool plural,
                                         const std::function<std::string(std::size_t)>& word) {
  if (game.built_in(verb) || game.verb_def(verb).says.find('{') == std::string::npos) return {};
  const std::string says = verb_phrase(game, verb, plural);
  std::string out;
  for (std::size_t i = 0; i < says.size(); ++i) {
    const bool place = says[i] == '{' && i + 2 < says.size() && says[i + 2] == '}';
    out += place ? word(static_cast<std::size_t>(says[i + 1] - '1')) : std::string(1, says[i]);
    i += place ? 2 : 0;
  }
  return out;
}

}  // namespace

std::string action_sentence(const Game& game, SeatId seat, const Action& action) {
  return action_sentence(game, seat, action, {});
}

namespace {

// "White moves B2 to B3."; `words` are those that the sentence names. What the rules call an action
// is their own phrase.
Message done_message(ActionTakes takes, Message who, std::string does,
                     std::vector<std::string> words) {
  if (words.empty()) return Message("{Who} {does}.", std::move(who), std::move(does));
  const bool leads = takes == ActionTakes::from_to || takes == ActionTakes::from_to_over;
  if (!leads || words.size() == 1)
    return Message("{Who} {does} {what}.", std::move(who), std::move(does), joined(words));
  if (words.size() == 2)
    return Message("{Who} {does} {from} to {to}.", std::move(who), std::move(does), words[0],
                   words[1]);
  if (takes == ActionTakes::from_to)
    return Message("{Who} {does} {from} to {to}, lifting {pieces}.", std::move(who),
                   std::move(does), words[0], words[1], words[2]);
  return Message("{Who} {does} {from} to {to} over {cell}.", std::move(who), std::move(does),
                 words[0], words[1], words[2]);
}

}  // namespace

std::string action_sentence(const Game& game, SeatId seat, const Action& action,
                            const SeatNames& names, Language language) {
  Message who = seat_message(game, seat, names);
  if (action.verb == game.ready())
    return Message("{Who} {who:is|are} ready.", std::move(who)).in(language);
  const bool plural = is_plural(game, seat, seat_text(game, seat, names));
  const auto said = [&](std::size_t i) {
    return read_word(game, game.arguments(action.verb)[i], action.arguments[i], names);
  };
  if (auto whole = template_text(game, action.verb, plural, said))
    return Message("{Who} {does}.", std::move(who), *std::move(whole)).in(language);
  return done_message(taken_by(game, action.verb), std::move(who),
                      verb_phrase(game, action.verb, plural),
                      argument_words(game, action, names, read_word))
      .in(language);
}

std::string secret_action_sentence(const Game& game, SeatId seat, VerbId verb) {
  return secret_action_sentence(game, seat, verb, {});
}

std::string secret_action_sentence(const Game& game, SeatId seat, VerbId verb,
                                   const SeatNames& names, Language language) {
  if (verb == game.ready()) return action_sentence(game, seat, {.verb = verb}, names, language);
  Message who = seat_message(game, seat, names);
  const bool plural = is_plural(game, seat, seat_text(game, seat, names));
  if (auto whole = template_text(game, verb, plural,
                                 [&](std::size_t) { return Message("something").in(language); }))
    return Message("{Who} {does}.", std::move(who), *std::move(whole)).in(language);
  std::string does = verb_phrase(game, verb, plural);
  if (taken_by(game, verb) == ActionTakes::nothing)
    return Message("{Who} {does}.", std::move(who), std::move(does)).in(language);
  return Message("{Who} {does} something.", std::move(who), std::move(does)).in(language);
}

std::string event_text(const Game& game, const Event& event) { return event_text(game, event, {}); }

namespace {

// After a name in the plural: the verb of a sentence that begins with it, and an 's, agree. Returns
// how much of `rest` has been written.
std::size_t agree(std::string& out, std::string_view rest, bool begins) {
  if (rest.starts_with("'s")) {
    out += out.ends_with('s') ? "'" : "'s";
    return 2;
  }
  if (!begins || !rest.starts_with(' ')) return 0;
  const std::size_t end = std::min(rest.find_first_of(" .,:;!?", 1), rest.size());
  out += " " + in_plural(rest.substr(1, end - 1));
  return end;
}

// Of an event by which the engine names what comes into sight (built_in.h).
std::string_view turned_up_text(const Event& event) {
  if (event.arguments.size() == 1) return k_turned_up_here;
  if (event.arguments.size() == 2) return k_turned_up_there;
  return std::holds_alternative<SeatId>(event.arguments.front()) ? k_turned_up_of : k_turned_up_own;
}

// The text of an event; of one of the engine's own in which two verbs have to agree.
std::string_view text_of(const Game& game, const Event& event, const SeatNames& names,
                         Language language) {
  const std::string_view text = event.kind == turned_up_event(game)
                                    ? turned_up_text(event)
                                    : std::string_view(game.event_def(event.kind).text);
  if (!language.is_english()) return language.text(text).value_or(text);
  const auto* const seat =
      event.arguments.empty() ? nullptr : std::get_if<SeatId>(&event.arguments.front());
  if (seat == nullptr || !is_plural(game, *seat, seat_text(game, *seat, names))) return text;
  return event.kind == game.stuck_event() ? k_stuck_in_plural : std::string_view(text);
}

}  // namespace

std::string event_text(const Game& game, const Event& event, const SeatNames& names,
                       Language language) {
  constexpr std::size_t k_max_length = 1000;  // bytes of a log line, however often it contains {1}
  const std::string_view text = text_of(game, event, names, language);
  std::string out;
  for (std::size_t i = 0; i < text.size() && out.size() <= k_max_length; ++i) {
    std::size_t end = i + 1, number = 0;
    while (text[i] == '{' && end < text.size() && end < i + 4 &&
           std::isdigit(static_cast<unsigned char>(text[end])) != 0)
      number = number * 10 + static_cast<std::size_t>(text[end++] - '0');
    if (end < text.size() && text[end] == '}' && number >= 1 && number <= event.arguments.size()) {
      const EventArgument& argument = event.arguments[number - 1];
      const auto* const seat = std::get_if<SeatId>(&argument);
      const std::string word =
          seat != nullptr ? seat_text(game, *seat, names) : argument_text(game, argument, language);
      out += word;
      i = end;
      if (language.is_english() && seat != nullptr && is_plural(game, *seat, word))
        i += agree(out, text.substr(end + 1), out.size() == word.size());
    } else {
      out += text[i];
    }
  }
  return sentence(cut_short(out, k_max_length));
}

}  // namespace hr
