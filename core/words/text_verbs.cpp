// SPDX-License-Identifier: MIT
#include "core/words/text_verbs.h"

#include <algorithm>
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

bool begins_with_number(const std::string& name) {
  constexpr std::int64_t k_largest_word = 12;
  if (std::isdigit(static_cast<unsigned char>(name.front())) != 0) return true;
  const std::string first = name.substr(0, name.find(' '));
  for (std::int64_t n = 1; n <= k_largest_word; ++n)
    if (lower_case(first) == number_word(n)) return true;
  return false;
}

}  // namespace

std::string verb_phrase(const Game& game, VerbId verb, bool plural) {
  if (!game.built_in(verb) && !game.verb_def(verb).says.empty()) {
    const std::string& says = game.verb_def(verb).says;
    return plural ? in_plural(says) : says;
  }
  const std::string name = spoken(game.verb_name(verb));
  if (begins_with_number(name)) return (plural ? "play " : "plays ") + name;
  return plural ? name : third_person(name);
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

namespace {

std::string need(const Argument& argument, Ground ground) {
  switch (argument.type) {
    case ArgumentType::cell:
      return "a " + std::string(ground_noun(ground));
    case ArgumentType::number:
      return "a number";
    case ArgumentType::seat:
      return "a player";
    case ArgumentType::word:
      break;
  }
  std::vector<std::string> words = argument.words;
  for (std::string& word : words) word = quote(word);
  return list_text(words, "or");
}

}  // namespace

std::string next_text(const Game& game, const Action& begun, std::span<const Choice> legal) {
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
  if (words.size() > k_max) {
    words[k_max - 1] = std::to_string(words.size() - k_max + 1) + " more";
    words.resize(k_max);
  }
  return list_text(words, "or");
}

Ground ground_of_argument(const Game& game, VerbId verb, std::size_t argument,
                          std::span<const Choice> legal) {
  const Ground usual = usual_ground(game.board());
  const std::vector<Argument>& arguments = game.arguments(verb);
  if (argument >= arguments.size() || arguments[argument].type != ArgumentType::cell) return usual;
  const auto first = std::ranges::find_if(legal, [&](const Choice& choice) {
    return choice.action.verb == verb && choice.action.count > argument;
  });
  if (first == legal.end()) return usual;
  return ground_of(game.board(), first->action.cell(static_cast<int>(argument)));
}

std::string needs_text(const Game& game, VerbId verb, std::span<const Choice> legal) {
  std::string out(game.verb_name(verb));
  const Ground ground =
      game.built_in(verb) ? Ground::cells : ground_of_argument(game, verb, 0, legal);
  const std::string noun(ground_noun(ground));
  switch (taken_by(game, verb)) {
    case ActionTakes::from_to:
    case ActionTakes::from_to_over:
      out += " needs two cells, from and to";
      break;
    case ActionTakes::cell:
      out += " needs one " + noun;
      break;
    case ActionTakes::nothing:
      return out + " takes no arguments.";
    case ActionTakes::word:
    case ActionTakes::number:
    case ActionTakes::seat:
    case ActionTakes::as_parts:
    case ActionTakes::unset: {
      const std::vector<Argument>& arguments = game.arguments(verb);
      const auto is_cell = [](const Argument& a) { return a.type == ArgumentType::cell; };
      std::vector<std::string> needs;
      for (std::size_t i = 0; i < arguments.size(); ++i)
        needs.push_back(need(arguments[i], ground_of_argument(game, verb, i, legal)));
      if (arguments.size() > 2 && std::ranges::all_of(arguments, is_cell))
        needs = {(arguments.size() == 3 ? "three " : "four ") + noun + "s"};
      out += " needs " + list_text(needs, "and");
    }
  }
  const auto sample = std::find_if(legal.begin(), legal.end(),
                                   [&](const Choice& c) { return c.action.verb == verb; });
  if (sample == legal.end()) return out + ".";
  return out + ", such as " + sample_text(game, *sample) + ".";
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

std::string may_text(const Game& game, std::span<const Choice> legal) {
  std::vector<std::string> names;
  for (const VerbId verb : verbs_of(legal)) names.push_back(quote(game.verb_name(verb)));
  return "you may choose " + list_text(names, "or");
}

}  // namespace hr
