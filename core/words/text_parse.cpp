// SPDX-License-Identifier: MIT
// Reads actions as people type them.
#include <algorithm>
#include <cctype>

#include "core/base/suggest.h"
#include "core/board/cell_names.h"
#include "core/words/refusal.h"
#include "core/words/seat_names.h"
#include "core/words/text.h"
#include "core/words/text_arguments.h"
#include "core/words/text_verbs.h"

namespace hr {

namespace {

// Whether the second argument alone may be typed, if only one piece can get there.
bool target_says_all(ActionTakes takes) {
  switch (takes) {
    case ActionTakes::from_to:
      return true;
    case ActionTakes::from_to_over:
    case ActionTakes::cell:
    case ActionTakes::word:
    case ActionTakes::number:
    case ActionTakes::seat:
    case ActionTakes::nothing:
    case ActionTakes::as_parts:
    case ActionTakes::unset:
      break;
  }
  return false;
}

class Reader {
 public:
  Reader(const View& view, Words words, std::span<const Choice> legal, const SeatNames& names)
      : view_(view), game_(view.game()), words_(words), legal_(legal), names_(names) {}

  Parsed read() const {
    if (legal_.empty()) return refuse(not_to_act(view_));
    if (words_.empty())
      return refuse(
          Message("Type an action, such as {sample}.", sample_text(game_, legal_.front())));
    const VerbId named = exact_verb();
    if (named != VerbId::none && may(named)) {
      Parsed out = with_verb(named, words_.subspan(1));
      if (out.choice) return out;
      return as_shown().value_or(std::move(out));
    }
    const std::vector<VerbId> fitting = verbs_that_fit();
    if (fitting.size() == 1) return with_verb(fitting[0], words_);
    if (std::optional<Parsed> shown = as_shown()) return *std::move(shown);
    if (fitting.size() > 1) return refuse(unclear(fitting));
    if (named != VerbId::none) return with_verb(named, words_.subspan(1));
    for (std::size_t n = std::min(words_.size(), k_max_verb_words); n > 0; --n) {
      const std::vector<VerbId> begun = verbs_begun(n);
      if (begun.size() == 1) return with_verb(begun[0], words_.subspan(n));
      if (begun.size() > 1) return refuse(unclear(begun));
    }
    return without_verb();
  }

 private:
  static Parsed refuse(const Message& why) {
    return {.choice = std::nullopt, .refusal = Reason::of(why)};
  }
  static bool is_cell(const Argument& argument) { return argument.type == ArgumentType::cell; }
  bool may(VerbId verb) const {
    return std::any_of(legal_.begin(), legal_.end(),
                       [&](const Choice& c) { return c.action.verb == verb; });
  }
  std::string verb_text(VerbId verb) const { return std::string(game_.verb_name(verb)); }

  VerbId exact_verb() const {
    for (int v = 0; v <= index(game_.swap()); ++v)
      if (plain(game_.verb_name(VerbId(v))) == plain(words_[0])) return VerbId(v);
    return VerbId::none;
  }

  // How many of the first words a verb's name has in the form in which it is shown: "place ant" of
  // "place ant K11". None: 0.
  std::size_t shown_words(const std::string& name) const {
    for (std::size_t n = std::min(words_.size(), k_max_verb_words); n > 0; --n)
      if (plain(joined(words_.subspan(0, n))) == name) return n;
    return 0;
  }

  // The text read with a verb that it names as windows and logs do; that of the longest such name,
  // if several can be meant; nothing if there is none.
  std::optional<Parsed> as_shown() const {
    std::optional<Parsed> best;
    std::size_t longest = 0;
    const SeatId seat = view_.viewer();
    const bool plural = is_plural(game_, seat, seat_text(game_, seat, names_));
    for (int v = 0; v <= index(game_.swap()); ++v) {
      const std::size_t by_name = shown_words(plain(game_.verb_name(VerbId(v))));
      const std::size_t said = shown_words(plain(verb_phrase(game_, VerbId(v), plural)));
      const std::size_t n = by_name > 1 ? by_name : said;
      if (n == 0) continue;
      Parsed read = with_verb(VerbId(v), words_.subspan(n));
      const bool better = read.choice.has_value() && !(best && best->choice);
      const bool worse = best && best->choice && !read.choice;
      if (worse || (!better && n <= longest)) continue;
      longest = n;
      best = std::move(read);
    }
    return best;
  }

  // Verbs that begin with the first words: legal ones, or else any.
  std::vector<VerbId> verbs_begun(std::size_t n) const {
    std::vector<VerbId> now, ever;
    const std::string begins = plain(joined(words_.subspan(0, n)));
    for (int v = 0; v <= index(game_.swap()); ++v) {
      if (!plain(game_.verb_name(VerbId(v))).starts_with(begins)) continue;
      ever.push_back(VerbId(v));
      if (may(VerbId(v))) now.push_back(VerbId(v));
    }
    return now.empty() ? ever : now;
  }

  ParsedArguments arguments(VerbId verb, Words words) const {
    return read_arguments(game_, verb, words, names_);
  }

  // The legal actions of a verb that begin with these arguments, as far as the verb takes them.
  std::vector<Choice> fitting(VerbId verb, const ParsedArguments& read) const {
    std::vector<Choice> out;
    const std::size_t least = needed(verb);
    if (!read.all() || read.values.size() < least) return out;
    for (Choice choice : legal_) {
      if (choice.action.verb != verb) continue;
      if (is_range(game_, choice.action)) {
        const std::int64_t n = read.values[0];
        if (n < choice.action.arguments[0] || n > choice.action.arguments[1]) continue;
        choice.action.count = 1;
        choice.action.arguments = {n};
      }
      bool same = read.values.size() <= choice.action.count;
      for (std::size_t i = 0; same && i < read.values.size(); ++i)
        same = choice.action.arguments[i] == read.values[i];
      if (same) out.push_back(choice);
    }
    return out;
  }

  std::size_t needed(VerbId verb) const { return needed_arguments(game_, verb); }
  std::size_t max_needed(VerbId verb) const { return game_.arguments(verb).size(); }

  std::vector<VerbId> verbs_that_fit() const {
    std::vector<VerbId> out;
    for (const VerbId verb : verbs_of(legal_)) {
      if (taken_by(game_, verb) == ActionTakes::nothing) continue;
      const ParsedArguments read = arguments(verb, words_);
      if (only_way_to(verb, read) || !fitting(verb, read).empty()) out.push_back(verb);
    }
    return out;
  }

  Message unclear(const std::vector<VerbId>& verbs) const {
    std::vector<std::string> names;
    names.reserve(verbs.size());
    for (const VerbId verb : verbs) names.push_back(verb_text(verb));
    return Message("{typed} could mean {verbs}.", quote(joined(words_)), Message::any_of(names));
  }

  Parsed with_verb(VerbId verb, Words words) const {
    Parsed out = read_as(verb, words);
    out.verb = verb;
    return out;
  }

  Parsed read_as(VerbId verb, Words words) const {
    const ParsedArguments read = arguments(verb, words);
    Action action{.verb = verb};
    for (const std::int64_t value : read.values)
      if (action.count < k_max_arguments) action.arguments[action.count++] = value;
    // With all its arguments: the rules may have a reason against this action.
    if (!may(verb))
      return refuse(refusal(view_, read.all() ? action : Action{.verb = verb}, legal_));
    if (!read.all()) return refuse(not_understood(verb, read.unknown));
    if (const auto only = only_way_to(verb, read)) return {.choice = only};
    if (const auto step = step_from_only_place(verb, read))
      return refuse(refusal(view_, *step, legal_));
    if (read.values.size() < needed(verb))
      if (const Message next = may_follow(game_, action, legal_); !next.empty()) {
        Parsed out = refuse(lacks(verb, action, next));
        out.refusal.begun = action_text(game_, action);
        return out;
      }
    if (read.values.size() < needed(verb) || read.values.size() > max_needed(verb))
      return refuse(needs(game_, verb, legal_));
    const std::vector<Choice> found = fitting(verb, read);
    if (found.size() == 1) return {.choice = found[0]};
    if (found.size() > 1) return refuse(over_which(found));
    return refuse(refusal(view_, action, legal_));
  }

  // What an action that lacks arguments may go on with.
  Message lacks(VerbId verb, const Action& begun, const Message& next) const {
    if (begun.count == 0) return needs(game_, verb, legal_);
    return Message("{Begun} may be followed by {words}.", action_text(game_, begun), next);
  }

  // If only the destination of a step or slide was named: the one piece that can get there.
  std::optional<Choice> only_way_to(VerbId verb, const ParsedArguments& read) const {
    if (!target_says_all(taken_by(game_, verb)) || read.values.size() != 1) return {};
    std::optional<Choice> found;
    for (const Choice& choice : legal_) {
      if (choice.action.verb != verb || choice.action.arguments[1] != read.values[0]) continue;
      if (found) return {};
      found = choice;
    }
    return found;
  }

  // A step to that cell, even if it is illegal, provided that all steps of the verb begin on one
  // cell.
  std::optional<Action> step_from_only_place(VerbId verb, const ParsedArguments& read) const {
    if (!target_says_all(taken_by(game_, verb)) || read.values.size() != 1) return {};
    std::optional<Action> step;
    for (const Choice& choice : legal_) {
      if (choice.action.verb != verb) continue;
      if (step && step->arguments[0] != choice.action.arguments[0]) return {};
      step = choice.action;
    }
    if (step) step->arguments[1] = read.values[0];
    return step;
  }

  Message over_which(const std::vector<Choice>& found) const {
    std::vector<std::string> ways;
    ways.reserve(found.size());
    for (const Choice& choice : found) ways.push_back(game_.board().name(choice.action.cell(2)));
    return Message("There is more than one way to jump; add the cell to jump over: {cells}.",
                   Message::any_of(ways));
  }

  Message not_understood(VerbId verb, const std::string& word) const {
    const std::vector<Argument>& arguments = game_.arguments(verb);
    if (arguments.empty()) return needs(game_, verb, legal_);
    if (std::ranges::all_of(arguments, is_cell))
      return no_such_cell(game_.board(), word, place_type_of_argument(game_, verb, 0, legal_));
    return needs(game_, verb, legal_, quote(word));
  }

  // Handles text in which no verb was found.
  Parsed without_verb() const {
    const ParsedArguments cells = read_cells(game_.board(), words_);
    const bool number = read_number(words_).all();
    const bool place = !cells.values.empty() || looks_like_cell(words_[0]);
    if (place && !cells.all()) return refuse(no_such_cell(game_.board(), cells.unknown));
    if (!place && !number) return refuse(no_action());
    std::vector<VerbId> exact, near;
    for (const VerbId verb : verbs_of(legal_)) {
      if (!takes(verb, place)) continue;
      near.push_back(verb);
      const std::size_t given = place ? cells.values.size() : 1;
      if (needed(verb) <= given && given <= max_needed(verb)) exact.push_back(verb);
    }
    if (exact.size() == 1) return with_verb(exact[0], words_);
    if (near.size() == 1) return with_verb(near[0], words_);
    return refuse(Message("{typed} is not a legal action now; you may choose {verbs}.",
                          quote(joined(words_)), verbs_message(game_, legal_)));
  }
  // Whether a verb takes cells, or else a number.
  bool takes(VerbId verb, bool cells) const {
    const std::vector<Argument>& arguments = game_.arguments(verb);
    if (!cells) return !arguments.empty() && arguments[0].type == ArgumentType::number;
    return !arguments.empty() && is_cell(arguments[0]);
  }
  // Whether a word looks like a cell: it begins with a letter and contains a digit, on a board
  // whose cells are named in this way.
  bool looks_like_cell(const std::string& word) const {
    const auto letter = [](unsigned char c) { return std::isalpha(c) != 0; };
    const auto digit = [](unsigned char c) { return std::isdigit(c) != 0; };
    return game_.board().is_grid() && word.size() <= 12 &&
           letter(static_cast<unsigned char>(word[0])) &&
           std::any_of(word.begin(), word.end(), digit);
  }
  Message no_action() const {
    std::vector<std::string> names;
    for (int v = 0; v <= index(game_.swap()); ++v) names.push_back(verb_text(VerbId(v)));
    const auto meant = nearest_word(words_[0], names);
    if (meant)
      return Message("Unknown action {typed}; did you mean \"{verb}\"?", quote(words_[0]), *meant);
    return Message("Unknown action {typed}; you may choose {verbs}.", quote(words_[0]),
                   verbs_message(game_, legal_));
  }

  static constexpr std::size_t k_max_verb_words = 8;

  const View& view_;
  const Game& game_;
  Words words_;
  std::span<const Choice> legal_;
  const SeatNames& names_;
};

// A sentence of the log, "White moves A1 to A2, lifting 2.", without who acts and the punctuation.
std::vector<std::string> as_typed(const View& view, std::vector<std::string> words,
                                  const SeatNames& names) {
  const auto begins = [&](const std::string& name) -> std::size_t {  // with so many words of it
    for (std::size_t n = 1; n < words.size() && n <= 8; ++n)
      if (plain(joined(Words(words).subspan(0, n))) == plain(name)) return n;
    return 0;
  };
  if (const SeatId seat = view.viewer(); is_seat(seat)) {
    const Game& game = view.game();
    const std::size_t n =
        std::max(begins(seat_text(game, seat)), begins(seat_text(game, seat, names)));
    words.erase(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(n));
  }
  for (std::string& word : words)
    if (word.size() > 1 && (word.ends_with(',') || word.ends_with('.'))) word.pop_back();
  return words;
}

}  // namespace

Parsed parse_action(const View& view, std::string_view text, std::span<const Choice> legal,
                    const SeatNames& names) {
  constexpr std::size_t k_max_length = 200;
  if (text.size() > k_max_length) {
    if (legal.empty()) return {.choice = {}, .refusal = Reason::of(not_to_act(view))};
    const Message why("That is too long for an action; you may choose {verbs}.",
                      verbs_message(view.game(), legal));
    return {.choice = {}, .refusal = Reason::of(why)};
  }
  std::vector<std::string> words = split_words(text);
  for (std::string& word : words)  // as in lists: "move B2: B3"
    if (word.size() > 1 && word.ends_with(':')) word.pop_back();
  Parsed out = Reader(view, words, legal, names).read();
  if (out.choice || words.empty()) return out;
  const std::vector<std::string> typed = as_typed(view, words, names);
  if (typed == words) return out;
  Parsed again = Reader(view, typed, legal, names).read();
  return again.choice ? again : out;
}

}  // namespace hr
