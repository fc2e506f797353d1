// SPDX-License-Identifier: MIT
// The type of each term, terms that must be of one type, and what the names of directions mean to a
// seat.
#include <algorithm>

#include "core/base/error.h"
#include "core/base/words.h"
#include "core/game/bind.h"
#include "core/language/term_table.h"

namespace hr {

std::string term_type_text(TermType type) {
  switch (type) {
    case TermType::cells:
      return "a set of cells";
    case TermType::seats:
      return "a set of seats";
    case TermType::condition:
      return "a condition";
    case TermType::number:
      return "a number";
    case TermType::directions:
      return "a direction";
    case TermType::words:
      return "a word";
  }
  return "";
}

void expect_type(const BoundTerm& part, TermType type, const std::string& where,
                 const std::string& word) {
  if (part.type != type)
    throw Error(where + ": " + word + ": expected " + term_type_text(type) + ", got " +
                term_type_text(part.type));
}

namespace {

// The name of a declared term: the "name", also for other seats.
void add_declared(const Term& term, std::vector<std::string>& out) {
  if (term == nullptr) return;
  if (!term->named.empty()) out.push_back(term->named);
  if (is_as(*term)) add_declared(term->b, out);
}

[[noreturn]] void wrong_type(const Term& term, TermType type, const std::string& where,
                             const std::string& expected, const char* hint = "") {
  std::vector<std::string> named;
  add_declared(term, named);
  throw TypeError(where + ": expected " + expected + ", got " + term_type_text(type) + hint,
                  std::move(named));
}

// What turns a set into a number.
const char* counting(TermType type) {
  return type == TermType::cells || type == TermType::seats ? "; count(…) is how many are in a set"
                                                            : "";
}

bool is_set(const BoundTerm& term) {
  return term.type != TermType::condition && term.type != TermType::number;
}

// Finds out the type of a term whose parts have theirs.
class SortFinder {
 public:
  explicit SortFinder(const std::string& where) : where_(where) {}

  void find(BoundTerm& out) const {
    const TermWord& word = word_of(out.op);
    if (out.ways) expect_ways(*out.ways, word);
    expect(out.a, word.a, word);
    expect(out.b, word.b, word);
    expect(out.c, word.c, word);
    switch (word.typed) {
      case Typed::as_b:
        out.type = out.b->type;
        return;
      case Typed::joined:
        return combine(out);
      case Typed::alike:
        if (out.a->type != out.b->type || !is_set(*out.a))
          complain(std::string(word.word) +
                   ": expected two sets of cells, of seats, of directions or of words");
        out.type = out.a->type;
        return;
      case Typed::comparison:
        if (out.a->type != out.b->type)
          complain(std::string(word.word) + ": expected two terms of one sort, got " +
                   term_type_text(out.a->type) + " and " + term_type_text(out.b->type));
        return;
      case Typed::by_word:
        return;
    }
  }

 private:
  void expect(const Bound& part, Takes takes, const TermWord& word) const {
    if (!part) return;
    switch (takes) {
      case Takes::nothing:
        return;
      case Takes::cells:
        return expect(*part, part->type == TermType::cells, "this set", "a set of cells");
      case Takes::number:
        return expect(*part, part->type == TermType::number, word.word, "a number",
                      counting(part->type));
      case Takes::seats:
        return expect(*part, part->type == TermType::seats, word.word, "a set of seats first");
      case Takes::directions:
        return expect(*part, part->type == TermType::directions, word.word,
                      "a direction as its first argument");
      case Takes::set:
        return expect(*part, is_set(*part), word.word, "a set");
      case Takes::set_or_condition:
        return expect(*part, part->type != TermType::number, word.word, "a set or a condition");
    }
  }
  void expect(const BoundTerm& part, bool fits, std::string_view word, const char* what,
              const char* hint = "") const {
    if (!fits)
      complain(std::string(word) + ": expected " + what + ", got " + term_type_text(part.type) +
               hint);
  }

  // Directions in which something leads; of some words links may stand there, too.
  void expect_ways(const BoundTerm& ways, const TermWord& word) const {
    if (ways.type == TermType::directions) return;
    expect(ways, word.along && ways.type == TermType::cells, "the last argument",
           word.along ? "directions or a set of links" : "directions");
  }

  // + * - of two terms.
  void combine(BoundTerm& out) const {
    const TermType a = out.a->type, b = out.b->type;
    out.type = a;
    if (a == b) return;
    const Joins how = word_of(out.op).joins;
    const bool guards = a == TermType::condition || b == TermType::condition;
    if (guards && how == Joins::meet) {
      out.type = a == TermType::condition ? b : a;
      return;
    }
    if (guards && how == Joins::minus && b == TermType::condition && is_set(*out.a)) return;
    complain("expected two terms of one sort beside '" + std::string(word_of(out.op).word) +
             "', got " + term_type_text(a) + " and " + term_type_text(b) +
             (guards ? "; write some(…) or no(…) to make a condition of a set" : ""));
  }

  [[noreturn]] void complain(const std::string& what) const { throw Error(where_ + ": " + what); }

  const std::string& where_;
};

}  // namespace

void find_type(const TermExpr& term, BoundTerm& bound, const std::string& where) {
  try {
    SortFinder(where).find(bound);
  } catch (const Error& error) {
    std::vector<std::string> named;
    for (const Term& part : {term.a, term.b, term.c, term.ways}) add_declared(part, named);
    throw TypeError(error.what(), std::move(named));
  }
}

Bound bind_set(const Game& game, const Term& term, ZoneId zone, const std::string& where,
               Choosing choosing) {
  // The number of a cell stands for the set of that cell.
  if (const int cells = game.board().plain_cells(); is_number(*term) && cells > 0) {
    if (term->low < 1 || term->low > cells)
      throw Error(where + ": expected a set of cells, or the number of a cell from 1 to " +
                  std::to_string(cells) + ", got " + std::to_string(term->low));
    return game.bind(cell_set(CellId(static_cast<int>(term->low) - 1)), zone, where, choosing);
  }
  Bound out = game.bind(term, zone, where, choosing);
  if (out->type != TermType::cells) wrong_type(term, out->type, where, "a set of cells");
  return out;
}

Bound bind_condition(const Game& game, const Term& term, const std::string& where,
                     Choosing choosing) {
  Bound out = game.bind(term, ZoneId::none, where, choosing);
  if (out->type == TermType::number)
    wrong_type(term, out->type, where, "a condition or a set",
               "; at_least(…) and is(…) compare numbers");
  if (out->type == TermType::condition) return out;
  if (is_chosen(*out) && out->type == TermType::words)
    throw Error(where + ": say which word: chosen \"" + out->words.front() +
                "\" holds if it was chosen");
  BoundTerm some;
  some.op = TermOp::some;
  some.type = TermType::condition;
  some.a = std::move(out);
  return std::make_shared<BoundTerm>(std::move(some));
}

Bound bind_seats(const Game& game, const Term& term, const std::string& where, Choosing choosing) {
  Bound out = game.bind(term, ZoneId::none, where, choosing);
  if (out->type != TermType::seats) wrong_type(term, out->type, where, "a set of seats");
  return out;
}

Bound bind_directions(const Game& game, const Term& term, const std::string& where,
                      Choosing choosing) {
  Bound out = game.bind(term, ZoneId::none, where, choosing);
  if (out->type != TermType::directions) wrong_type(term, out->type, where, "a direction");
  return out;
}

Bound bind_number(const Game& game, const Term& term, const std::string& where, Choosing choosing) {
  Bound out = game.bind(term, ZoneId::none, where, choosing);
  if (out->type != TermType::number)
    wrong_type(term, out->type, where, "a number", counting(out->type));
  return out;
}

std::vector<DirectionId> Game::directions(const std::vector<std::string>& words, SeatId seat,
                                          const std::string& where) const {
  const auto unknown = [&](const std::string& word) {
    return Error(where + ": \"" + word + "\" is not a direction for " +
                 definition_.seats[seat].name + " on this board");
  };
  const auto unknown_leap = [&](const Leap& leap) {
    if (std::ranges::find(definition_.leaps, leap) == definition_.leaps.end())
      return Error(where + ": " + leap_word(leap) +
                   " is not known; make it once outside of functions, as in `local LEAP = " +
                   leap_word(leap) + "`");
    return Error(where + ": " + leap_word(leap) + " has no meaning for " +
                 definition_.seats[seat].name + ", who does not face one of the grid's four sides");
  };
  std::vector<DirectionId> out;
  for (const std::string& word : words.empty() ? std::vector<std::string>{"all"} : words) {
    const auto leap = leap_named(word);
    const auto meant =
        leap ? leaps_.directions(board(), *leap, faces(seat)) : board().resolve(word, faces(seat));
    if (leap && meant.empty()) throw unknown_leap(*leap);
    if (meant.empty() && word != "all") throw unknown(word);
    for (const DirectionId direction : meant)
      if (std::find(out.begin(), out.end(), direction) == out.end()) out.push_back(direction);
  }
  return out;
}

namespace {

// One direction.
Bound bind_direction(const Game& game, const Write& write, SeatId me, const std::string& where,
                     const Choosing& choosing) {
  Bound out = bind_directions(game, write.a, where, choosing);
  if (is_direction(*out) && out->dirs[me].size() > 1)
    throw Error(where + ": expected one direction, got \"" + write.a->dirs.front() +
                "\", which means " + std::to_string(out->dirs[me].size()) + " directions");
  return out;
}

// One of the words that a variable can hold.
Bound bind_word(const Game& game, const Write& write, const std::string& where,
                const Choosing& choosing) {
  const std::vector<std::string>& words = game.definition().vars[game.var(write.name)].words;
  if (may_name_word(*write.a)) return word_named(*write.a, words, where);
  const Bound out = game.bind(write.a, ZoneId::none, where, choosing);
  if (out->type != TermType::words)
    wrong_type(write.a, out->type, where, "a word",
               "; values(here, \"suit\") is what a card has for an attribute");
  if (Bound fits = among_words(out, words)) return fits;
  throw Error(where + ": expected " + list_text(words, "or") + ", got " +
              list_text(out->words, "or"));
}

}  // namespace

bool may_name_word(const TermExpr& term) {
  return (is_direction(term) && term.dirs.size() == 1) || is_number(term);
}

Bound word_named(const TermExpr& term, const std::vector<std::string>& words,
                 const std::string& where) {
  const std::string name = is_number(term) ? std::to_string(term.low) : term.dirs.front();
  const auto it = std::ranges::find(words, name);
  if (it == words.end())
    throw Error(where + ": expected " + list_text(words, "or") + ", got \"" + name + "\"");
  BoundTerm out;
  out.op = TermOp::number;
  out.type = TermType::words;
  out.low = std::int64_t{1} << (it - words.begin());
  out.words = words;
  return std::make_shared<const BoundTerm>(std::move(out));
}

Bound among_words(const Bound& term, const std::vector<std::string>& words) {
  if (term->words == words) return term;
  BoundTerm out;  // the same words by other bits
  for (const std::string& word : term->words) {
    const auto it = std::ranges::find(words, word);
    if (it == words.end()) return nullptr;
    out.turned.push_back(std::uint64_t{1} << (it - words.begin()));
  }
  out.op = TermOp::turned;
  out.type = TermType::words;
  out.words = words;
  out.a = term;
  return std::make_shared<const BoundTerm>(std::move(out));
}

Bound bind_value(const Game& game, const Write& write, VarType type, SeatId me, ZoneId zone,
                 const std::string& where, const Choosing& choosing) {
  const auto or_none = [&](const auto& bind_it) {
    return is_nowhere(*write.a) ? game.bind(write.a, ZoneId::none, where) : bind_it();
  };
  switch (type) {
    case VarType::number:
      return bind_number(game, write.a, where, choosing);
    case VarType::flag:
      return bind_condition(game, write.a, where, choosing);
    case VarType::cell:
      return bind_set(game, write.a, zone, where, choosing);
    case VarType::seat:
      return or_none([&] { return bind_seats(game, write.a, where, choosing); });
    case VarType::direction:
      return or_none([&] { return bind_direction(game, write, me, where, choosing); });
    case VarType::word:
      return or_none([&] { return bind_word(game, write, where, choosing); });
    case VarType::kind:
      break;
  }
  throw Error(where + ": \"" + write.name + "\" holds a kind of piece, which no write can set yet");
}

}  // namespace hr
