// SPDX-License-Identifier: MIT
#include "core/words/text_verbs.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>

#include "core/base/agreement.h"
#include "core/base/words.h"
#include "core/board/cell_names.h"
#include "core/words/text.h"

namespace hr {

ActionTakes taken_by(const Game& game, VerbId verb) {
  if (game.built_in(verb)) return ActionTakes::nothing;
  return word_of(game.verb_def(verb).patterns.front().type).takes;
}

std::size_t needed_arguments(const Game& game, VerbId verb) {
  const std::size_t all = game.arguments(verb).size();
  return taken_by(game, verb) == ActionTakes::from_to_over ? all - 1 : all;
}

namespace {

// "2", "two", "move2" and "no_bid": who does it plays it.
bool is_no_verb(const std::string& name) {
  constexpr std::int64_t k_largest_word = 12;
  static constexpr std::array<std::string_view, 37> others{
      "zero",    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
      "twenty",  "thirty",   "forty",    "fifty",   "sixty",   "seventy",   "eighty",   "ninety",
      "hundred", "thousand", "no",       "not",     "never",   "none",      "all",      "any",
      "each",    "every",    "both",     "half",    "first",   "third",     "last",     "next",
      "the",     "a",        "an",       "my",      "your"};
  const auto digit = [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; };
  const std::string first = lower_case(name.substr(0, name.find_first_of(" -")));
  if (first.empty() || digit(first.front()) || digit(first.back())) return true;
  for (std::int64_t n = 1; n <= k_largest_word; ++n)
    if (first == number_word(n)) return true;
  return std::ranges::find(others, first) != others.end();
}

}  // namespace

std::string verb_phrase(const Game& game, VerbId verb, bool plural) {
  if (!game.built_in(verb) && !game.verb_def(verb).says.empty()) {
    const std::string& says = game.verb_def(verb).says;
    return plural ? in_plural(says) : says;
  }
  const std::string name = spoken(game.verb_name(verb));
  if (is_no_verb(name)) return (plural ? "play " : "plays ") + name;
  if (!plural) return third_person(name);
  return in_third_person(name.substr(0, name.find(' '))) ? in_plural(name) : name;
}

std::vector<CellId> ways_over(const Board& board, CellId from, CellId to) {
  std::vector<CellId> over;
  if (index(from) < 0 || index(from) >= board.cells()) return over;
  for (int d = 0; d < board.directions(); ++d) {
    const CellId middle = board.link(from, DirectionId(d));
    if (middle == CellId::none || board.link(middle, DirectionId(d)) != to) continue;
    if (std::find(over.begin(), over.end(), middle) == over.end()) over.push_back(middle);
  }
  return over;
}

Message may_follow(const Game& game, const Action& begun, std::span<const Choice> legal) {
  constexpr std::size_t k_max = 12;
  std::vector<std::string> words;
  for (const Choice& choice : legal) {
    const Action& whole = choice.action;
    bool begins = whole.verb == begun.verb && whole.count > begun.count;
    for (std::size_t i = 0; begins && i < begun.count; ++i)
      begins = whole.arguments[i] == begun.arguments[i];
    if (!begins) continue;
    std::string word = argument_word(game, whole, begun.count);
    if (std::ranges::find(words, word) == words.end()) words.push_back(std::move(word));
  }
  if (words.size() <= k_max) return Message::any_of(words);
  std::vector<Message> first;
  for (std::size_t i = 0; i + 1 < k_max; ++i) first.push_back(Message::name(words[i]));
  first.push_back(Message("{n} more", words.size() - first.size()));
  return Message::any_of(std::move(first));
}

PlaceType place_type_of_argument(const Game& game, VerbId verb, std::size_t argument,
                                 std::span<const Choice> legal) {
  const PlaceType usual = usual_place_type(game.board());
  const std::vector<Argument>& arguments = game.arguments(verb);
  if (argument >= arguments.size() || arguments[argument].type != ArgumentType::cell) return usual;
  const auto first = std::ranges::find_if(legal, [&](const Choice& choice) {
    return choice.action.verb == verb && choice.action.count > argument;
  });
  if (first == legal.end()) return usual;
  return place_type_of(game.board(), first->action.cell(static_cast<int>(argument)));
}

namespace {

Message one_of_type(PlaceType place_type) {
  if (place_type == PlaceType::cards) return Message("a card");
  return place_type == PlaceType::slots ? Message("a place") : Message("a cell");
}
Message three_or_four(PlaceType place_type, bool three) {
  if (place_type == PlaceType::cards) return three ? Message("three cards") : Message("four cards");
  if (place_type == PlaceType::slots)
    return three ? Message("three places") : Message("four places");
  return three ? Message("three cells") : Message("four cells");
}

Message needed_message(const Argument& argument, PlaceType place_type) {
  switch (argument.type) {
    case ArgumentType::cell:
      return one_of_type(place_type);
    case ArgumentType::number:
      return Message("a number");
    case ArgumentType::seat:
      return Message("a player");
    case ArgumentType::word:
      break;
  }
  std::vector<std::string> words = argument.words;
  for (std::string& word : words) word = quote(word);
  return Message::any_of(words);
}

// What an action of a verb needs; nothing if it takes no arguments.
Message all_needed(const Game& game, VerbId verb, std::span<const Choice> legal) {
  switch (taken_by(game, verb)) {
    case ActionTakes::from_to:
    case ActionTakes::from_to_over:
      return Message("two cells, from and to");
    case ActionTakes::cell:
      switch (game.built_in(verb) ? PlaceType::cells
                                  : place_type_of_argument(game, verb, 0, legal)) {
        case PlaceType::cards:
          return Message("one card");
        case PlaceType::slots:
          return Message("one place");
        case PlaceType::links:
        case PlaceType::nothing:
        case PlaceType::cells:
        case PlaceType::either:
          break;
      }
      return Message("one cell");
    case ActionTakes::nothing:
      return {};
    case ActionTakes::word:
    case ActionTakes::number:
    case ActionTakes::seat:
    case ActionTakes::as_parts:
    case ActionTakes::unset:
      break;
  }
  const std::vector<Argument>& arguments = game.arguments(verb);
  const auto is_cell = [](const Argument& a) { return a.type == ArgumentType::cell; };
  if (arguments.size() > 2 && std::ranges::all_of(arguments, is_cell))
    return three_or_four(place_type_of_argument(game, verb, 0, legal), arguments.size() == 3);
  std::vector<Message> out;
  for (std::size_t i = 0; i < arguments.size(); ++i)
    out.push_back(needed_message(arguments[i], place_type_of_argument(game, verb, i, legal)));
  return Message::all_of(std::move(out));
}

}  // namespace

Message needs(const Game& game, VerbId verb, std::span<const Choice> legal,
              const std::string& got) {
  std::string name(game.verb_name(verb));
  Message all = all_needed(game, verb, legal);
  if (all.empty()) return Message("{Verb} takes no arguments.", std::move(name));
  const auto of_verb = [&](const Choice& choice) { return choice.action.verb == verb; };
  const auto sample = std::ranges::find_if(legal, of_verb);
  if (sample == legal.end())
    return got.empty() ? Message("{Verb} needs {arguments}.", std::move(name), std::move(all))
                       : Message("{Verb} needs {arguments}; got {words}.", std::move(name),
                                 std::move(all), got);
  std::string like = sample_text(game, *sample);
  if (got.empty())
    return Message("{Verb} needs {arguments}, such as {sample}.", std::move(name), std::move(all),
                   std::move(like));
  return Message("{Verb} needs {arguments}, such as {sample}; got {words}.", std::move(name),
                 std::move(all), std::move(like), got);
}

std::string sample_text(const Game& game, Choice choice) {
  if (is_range(game, choice.action)) choice.action.count = 1;
  return action_text(game, choice.action);
}

std::vector<VerbId> verbs_of(std::span<const Choice> legal) {
  std::vector<VerbId> verbs;
  for (const Choice& choice : legal)
    if (std::find(verbs.begin(), verbs.end(), choice.action.verb) == verbs.end())
      verbs.push_back(choice.action.verb);
  return verbs;
}

Message verbs_message(const Game& game, std::span<const Choice> legal) {
  std::vector<std::string> names;
  for (const VerbId verb : verbs_of(legal)) names.push_back(quote(game.verb_name(verb)));
  return Message::any_of(names);
}

}  // namespace hr
