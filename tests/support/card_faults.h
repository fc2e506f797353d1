// SPDX-License-Identifier: MIT
// Finds faults in a rules card of any game: language errors that options cause, and information
// that a reader with nothing but the card would lack. Each fault is a sentence.
#pragma once

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "core/game/game_def.h"

namespace hr::tests {

using Card = std::vector<std::string>;
using Faults = std::vector<std::string>;

inline std::string whole(const Card& card) {
  std::string out;
  for (const std::string& entry : card) out += entry + "\n";
  return out;
}

inline std::string in_lower_case(std::string text) {
  std::ranges::transform(text, text.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

// Each is compiled once, because that takes longer than to search a card.
inline const std::regex& compiled(const std::string& pattern, bool any_case) {
  static std::map<std::pair<std::string, bool>, std::regex> known;
  const auto flags = any_case ? std::regex::ECMAScript | std::regex::icase : std::regex::ECMAScript;
  return known.try_emplace({pattern, any_case}, pattern, flags).first->second;
}

inline bool says(const std::string& text, const std::string& pattern) {
  return std::regex_search(text, compiled(pattern, true));
}

inline std::vector<std::string> found_in(const std::string& text, const std::string& pattern) {
  const std::regex& regex = compiled(pattern, false);
  std::vector<std::string> out;
  for (auto it = std::sregex_iterator(text.begin(), text.end(), regex);
       it != std::sregex_iterator(); ++it)
    out.push_back(it->size() > 1 ? (*it)[1].str() : it->str());
  return out;
}

// Text as people write it: whole sentences, without program artefacts.
inline Faults slips(const std::string& entry) {
  static const std::array<std::pair<const char*, const char*>, 6> k_slips{{
      {"  | [,.;:]|[,;:][,.;:]|\\.\\.", "spaces or stops that do not belong"},
      {"\\b(nil|true|false|table: |function)\\b", "a word of the program"},
      {"%[ds]|[{}_]", "a mark of the program"},
      {"\\b0\\b", "the number 0, where words would say it"},
      {"\\b([Tt]he the|[Aa] (?!one)[aeio][a-z]|[Aa]n [bcdfgjklmnpqrstvwxyz][a-z])",
       "a wrong article"},
      {"[A-Za-z](, | )(and|or|but)[,.;:]", "a list that breaks off"},
  }};
  Faults out;
  for (const auto& [pattern, what] : k_slips)
    for (const std::string& found : found_in(entry, pattern))
      out.push_back(std::string(what) + ", \"" + found + "\": " + entry);
  if (entry.empty() || !(std::isupper(static_cast<unsigned char>(entry.front())) != 0 ||
                         std::isdigit(static_cast<unsigned char>(entry.front())) != 0))
    out.push_back("no sentence's beginning: " + entry);
  if (!says(entry, "[.!?][)\"]?$")) out.push_back("no sentence's end: " + entry);
  if (std::ranges::count(entry, '(') != std::ranges::count(entry, ')') ||
      std::ranges::count(entry, '"') % 2 != 0)
    out.push_back("a bracket or quotation mark is missing: " + entry);
  return out;
}

// "1 times", "one jewels", "3 jewel": for nouns that some card counts in the singular.
class Plurals {
 public:
  void learn(const Card& card) {
    const std::string text = whole(card);
    for (const std::string& noun : found_in(text, k_one + "([a-z]+)\\b")) one_.insert(noun);
    for (const std::string& noun : found_in(text, "\\b([a-z]+)s\\b")) several_.insert(noun);
  }
  Faults faults(const Card& card) const {
    Faults out;
    for (const std::string& entry : card) {
      for (const std::string& word : found_in(entry, k_one + "([a-z]+)s\\b"))
        if (noun(word)) out.push_back("one of several, " + word + "s: " + entry);
      if (says(entry, "\\b1 times\\b")) out.push_back("1 times: " + entry);
      for (const std::string& word :
           found_in(entry, "(?:^|[ (\"])(?:[2-9]|[1-9][0-9]+|two|three|four|five|six) ([a-z]+)\\b"))
        if (noun(word)) out.push_back("several of one, " + word + ": " + entry);
    }
    return out;
  }

 private:
  // Nouns that are counted in the singular somewhere and occur in the plural elsewhere.
  bool noun(const std::string& word) const {
    return one_.contains(word) && several_.contains(word);
  }

  static inline const std::string k_one = "(?:^|[ (\"])(?:1|[Oo]ne) ";
  std::set<std::string> one_, several_;
};

// A pattern for a number as a card may write it.
inline std::string number_pattern(int n) {
  static const std::map<int, std::string> k_words{{1, "1|one|once|first|each|every|an?"},
                                                  {2, "2|two|twice|second|both"},
                                                  {3, "3|three|third"},
                                                  {4, "4|four|fourth"},
                                                  {5, "5|five|fifth"},
                                                  {6, "6|six|sixth"},
                                                  {7, "7|seven|seventh"},
                                                  {8, "8|eight|eighth"},
                                                  {9, "9|nine|ninth"}};
  const auto word = k_words.find(n);
  return "\\b(" + (word != k_words.end() ? word->second : std::to_string(n)) + ")\\b";
}

// A pattern for a verb in any of its regular forms.
inline std::string verb_pattern(const std::string& verb) {
  const char last = verb.back();
  const std::string stem = last == 'e' ? verb.substr(0, verb.size() - 1) : verb;
  return "\\b(" + verb + "|" + verb + "(s|es|ed|ing)|" + stem + "(ed|ing)|" + verb + last +
         "(ed|ing|er))\\b";
}

// "again" is enough for a verb that begins with re-, together with the verb that it repeats.
inline bool mentions(const std::string& text, const std::string& verb) {
  if (says(text, verb_pattern(verb))) return true;
  return verb.size() > 4 && verb.starts_with("re") && says(text, verb_pattern(verb.substr(2))) &&
         says(text, "\\bagain\\b");
}

inline Faults ends_left_out(const GameDef& game, const std::string& text) {
  Faults out;
  const auto needs = [&](bool holds, const std::string& what) {
    if (!holds) out.push_back("does not mention " + what);
  };
  // So many actions in all, or so many for each seat.
  const auto counted = [&](int n) {
    const int seats = static_cast<int>(game.seats.size());
    return says(text, number_pattern(n)) ||
           (n % seats == 0 && says(text, number_pattern(n / seats)));
  };
  const std::string drawn = "\\b(draws?|drawn|ends in a tie)\\b",
                    score = "\\b(more|most|highest)\\b";
  for (const EndDef& end : game.ends) switch (end.type) {
      case EndType::reach:
        needs(says(text, "\\bwins?\\b"), "who wins");
        break;
      case EndType::line:
        needs(says(text, "\\bline\\b") && says(text, number_pattern(end.n)), "the winning line");
        break;
      case EndType::connects:
        needs(says(text, "\\b(chain|connect|join)"), "the winning chain");
        break;
      case EndType::cuts:
        needs(says(text, "\\b(cut|isolate|separate)"), "the winning group");
        break;
      case EndType::repeats:
        needs(says(text, drawn) && says(text, "\\b(again|position)\\b") &&
                  says(text, number_pattern(end.n)),
              "the draw by repetition");
        break;
      case EndType::idle:
      case EndType::plies:
        needs(says(text, result_of(end) == EndResult::score ? score : drawn) && counted(end.n),
              "the end after " + std::to_string(end.n) + " actions");
        break;
      case EndType::condition:
      case EndType::rule:
      case EndType::named:
        needs(says(text, "\\b(wins?|drawn?|ends?)\\b"), "how the game ends");
        break;
    }
  if (game.stuck == Stuck::pass) needs(says(text, "\\bpass"), "who cannot move and passes");
  if (game.stuck == Stuck::draws) needs(says(text, drawn), "the draw of who cannot go on");
  if (game.stuck == Stuck::loses)
    needs(says(text, "\\b(loses?|lost)\\b"), "who cannot move and loses");
  if (game.pie) needs(says(text, "\\b(swap|change)"), "the pie rule");
  return out;
}

// What the card has to mention: who begins, every verb, every end, the size of the board. Verbs
// that are only asked for may never be asked for under some options.
inline Faults left_out(const GameDef& game, bool standard) {
  const std::string text = in_lower_case(whole(game.card));
  Faults out = ends_left_out(game, text);
  if (!says(text, "\\b(begins?|first|starts?)\\b")) out.emplace_back("does not say who begins");
  if (!game.pie && says(text, "\\bswap")) out.emplace_back("swaps, where nobody may");
  for (const VerbDef& verb : game.verbs) {
    if (verb.asked && !standard) continue;
    std::string name = in_lower_case(verb.name);
    std::ranges::replace(name, '_', ' ');
    if (!mentions(text, name)) out.push_back("does not mention the verb \"" + verb.name + "\"");
  }
  if (game.board.cells() > 0 && game.board.is_grid())
    for (const int side :
         {game.board.spec().columns, game.board.spec().rows, game.board.spec().levels})
      if (side > 1 && !says(text, number_pattern(side)))
        out.push_back("does not say that a side of the board has " + std::to_string(side));
  return out;
}

// `standard`: all options have their defaults.
inline Faults card_faults(const GameDef& game, const Plurals& plurals, bool standard) {
  Faults out = left_out(game, standard);
  std::set<std::string> known;
  for (const std::string& entry : game.card) {
    if (!known.insert(entry).second) out.push_back("twice: " + entry);
    for (const std::string& fault : slips(entry)) out.push_back(fault);
  }
  for (const std::string& fault : plurals.faults(game.card)) out.push_back(fault);
  return out;
}

}  // namespace hr::tests
