// SPDX-License-Identifier: MIT
// The sort of each term, terms that must be of one sort, and what the names of directions mean to a
// seat.
#include <algorithm>

#include "core/base/error.h"
#include "core/game/bind.h"
#include "core/game/term_facts.h"

namespace hr {

std::string sort_text(Sort sort) {
  switch (sort) {
    case Sort::cells:
      return "a set of cells";
    case Sort::seats:
      return "a set of seats";
    case Sort::condition:
      return "a condition";
    case Sort::number:
      return "a number";
    case Sort::directions:
      return "a direction";
  }
  return "";
}

void expect_sort(const BoundTerm& part, Sort sort, const std::string& where,
                 const std::string& word) {
  if (part.sort != sort)
    throw Error(where + ": " + word + ": expected " + sort_text(sort) + ", got " +
                sort_text(part.sort));
}

namespace {

// The name of a declared term: the "name", also for other seats.
void add_declared(const Term& term, std::vector<std::string>& out) {
  if (term == nullptr) return;
  if (!term->named.empty()) out.push_back(term->named);
  if (term->op == TermOp::as) add_declared(term->b, out);
}

[[noreturn]] void wrong_sort(const Term& term, Sort sort, const std::string& where,
                             const std::string& expected, const char* hint = "") {
  std::vector<std::string> named;
  add_declared(term, named);
  throw SortError(where + ": expected " + expected + ", got " + sort_text(sort) + hint,
                  std::move(named));
}

// What turns a set into a number.
const char* counting(Sort sort) {
  return sort == Sort::cells || sort == Sort::seats ? "; count(…) is how many are in a set" : "";
}

bool is_set(const BoundTerm& term) {
  return term.sort == Sort::cells || term.sort == Sort::seats || term.sort == Sort::directions;
}

// Finds out the sort of a term whose parts have theirs.
class SortFinder {
 public:
  explicit SortFinder(const std::string& where) : where_(where) {}

  // NOLINTNEXTLINE(readability-function-size): a line for each word, so that none is forgotten
  void find(BoundTerm& out) const {
    switch (out.op) {
      case TermOp::near:
        if (out.b) expect_number(*out.b, "near");
        expect_ways(out, true);
        return expect_cells(out.a, "this set");
      case TermOp::around:
      case TermOp::group:
      case TermOp::bracket:
      case TermOp::between:
      case TermOp::ray:
        expect_ways(out, out.op == TermOp::around || out.op == TermOp::group);
        [[fallthrough]];
      case TermOp::lines:
      case TermOp::having:
      case TermOp::chosen_kind:
      case TermOp::links_of:
      case TermOp::ends_of:
      case TermOp::level:
      case TermOp::one_group:
      case TermOp::total:
        expect_cells(out.a, "this set");
        if (out.op == TermOp::having) return;
        expect_cells(out.b, "this set");
        return expect_cells(out.c, "this set");
      case TermOp::first_of:
        if (out.a->sort != out.b->sort || !is_set(*out.a))
          complain("first_of: expected two sets of cells, two of seats or two of directions");
        out.sort = out.a->sort;
        return;
      case TermOp::unite:
      case TermOp::meet:
      case TermOp::minus:
        return combine(out);
      case TermOp::best:
        expect(*out.a, out.a->sort == Sort::seats, "best", "a set of seats first");
        return expect_number(*out.b, "best");
      case TermOp::as:
        expect(*out.a, out.a->sort == Sort::seats, "as", "a set of seats first");
        out.sort = out.b->sort;
        return;
      case TermOp::seats_for:
      case TermOp::some:
      case TermOp::no:
        return expect(*out.a, out.a->sort != Sort::number, facts_of(out.op).word,
                      "a set or a condition");
      case TermOp::at_least:
        expect_number(*out.a, "at_least");
        return expect_number(*out.b, "at_least");
      case TermOp::is:
        if (out.a->sort != out.b->sort)
          complain("is: expected two terms of one sort, got " + sort_text(out.a->sort) + " and " +
                   sort_text(out.b->sort));
        return;
      case TermOp::turned:
        return expect(*out.a, out.a->sort == Sort::directions, "turned",
                      "a direction as its first argument");
      case TermOp::count:
        return expect(*out.a, is_set(*out.a), "count", "a set");
      // Without parts, or with such as tower_complaint() looks at.
      case TermOp::everywhere:
      case TermOp::nowhere:
      case TermOp::empty:
      case TermOp::filled:
      case TermOp::hidden:
      case TermOp::own:
      case TermOp::enemy:
      case TermOp::any:
      case TermOp::region:
      case TermOp::cell:
      case TermOp::holding:
      case TermOp::origin:
      case TermOp::here:
      case TermOp::passed:
      case TermOp::crossed:
      case TermOp::lost:
      case TermOp::top:
      case TermOp::bottom:
      case TermOp::under:
      case TermOp::zone:
      case TermOp::var:
      case TermOp::option:
      case TermOp::declared:
      case TermOp::chosen:
      case TermOp::me:
      case TermOp::others:
      case TermOp::everyone:
      case TermOp::partners:
      case TermOp::opponents:
      case TermOp::next_seat:
      case TermOp::actor:
      case TermOp::seats:
      case TermOp::repeated:
      case TermOp::go_on:
      case TermOp::number:
      case TermOp::repetitions:
      case TermOp::lifted:
      case TermOp::heading:
      case TermOp::direction:
        return;
    }
  }

 private:
  void expect(const BoundTerm& part, bool fits, std::string_view word, const char* what) const {
    if (!fits)
      complain(std::string(word) + ": expected " + what + ", got " + sort_text(part.sort) +
               (std::string_view(what) == "a number" ? counting(part.sort) : ""));
  }
  void expect_number(const BoundTerm& part, const char* word) const {
    expect(part, part.sort == Sort::number, word, "a number");
  }
  void expect_cells(const Bound& part, const char* word) const {
    if (part) expect(*part, part->sort == Sort::cells, word, "a set of cells");
  }

  // Directions in which something leads; in `group` and `near` links may stand there, too.
  void expect_ways(const BoundTerm& out, bool links) const {
    if (!out.ways || out.ways->sort == Sort::directions) return;
    expect(*out.ways, links && out.ways->sort == Sort::cells, "the last argument",
           links ? "directions or a set of links" : "directions");
  }

  // + * - of two terms.
  void combine(BoundTerm& out) const {
    const Sort a = out.a->sort, b = out.b->sort;
    out.sort = a;
    if (a == b) return;
    const bool guards = a == Sort::condition || b == Sort::condition;
    if (guards && out.op == TermOp::meet) {
      out.sort = a == Sort::condition ? b : a;
      return;
    }
    if (guards && out.op == TermOp::minus && b == Sort::condition && is_set(*out.a)) return;
    complain("expected two terms of one sort beside '" + std::string(facts_of(out.op).word) +
             "', got " + sort_text(a) + " and " + sort_text(b) +
             (guards ? "; write some(…) or no(…) to make a condition of a set" : ""));
  }

  [[noreturn]] void complain(const std::string& what) const { throw Error(where_ + ": " + what); }

  const std::string& where_;
};

}  // namespace

void find_sort(const TermExpr& term, BoundTerm& bound, const std::string& where) {
  try {
    SortFinder(where).find(bound);
  } catch (const Error& error) {
    std::vector<std::string> named;
    for (const Term& part : {term.a, term.b, term.c, term.ways}) add_declared(part, named);
    throw SortError(error.what(), std::move(named));
  }
}

Bound bind_set(const Game& game, const Term& term, ZoneId zone, const std::string& where,
               Choosing choosing) {
  // The number of a cell stands for the set of that cell.
  if (const int cells = game.board().plain_cells(); term->op == TermOp::number && cells > 0) {
    if (term->low < 1 || term->low > cells)
      throw Error(where + ": expected a set of cells, or the number of a cell from 1 to " +
                  std::to_string(cells) + ", got " + std::to_string(term->low));
    return game.bind(cell_set(CellId(static_cast<int>(term->low) - 1)), zone, where, choosing);
  }
  Bound out = game.bind(term, zone, where, choosing);
  if (out->sort != Sort::cells) wrong_sort(term, out->sort, where, "a set of cells");
  return out;
}

Bound bind_condition(const Game& game, const Term& term, const std::string& where,
                     Choosing choosing) {
  Bound out = game.bind(term, ZoneId::none, where, choosing);
  if (out->sort == Sort::number)
    wrong_sort(term, out->sort, where, "a condition or a set",
               "; at_least(…) and is(…) compare numbers");
  if (out->sort == Sort::condition) return out;
  BoundTerm some;
  some.op = TermOp::some;
  some.sort = Sort::condition;
  some.a = std::move(out);
  return std::make_shared<BoundTerm>(std::move(some));
}

Bound bind_seats(const Game& game, const Term& term, const std::string& where, Choosing choosing) {
  Bound out = game.bind(term, ZoneId::none, where, choosing);
  if (out->sort != Sort::seats) wrong_sort(term, out->sort, where, "a set of seats");
  return out;
}

Bound bind_directions(const Game& game, const Term& term, const std::string& where,
                      Choosing choosing) {
  Bound out = game.bind(term, ZoneId::none, where, choosing);
  if (out->sort != Sort::directions) wrong_sort(term, out->sort, where, "a direction");
  return out;
}

Bound bind_number(const Game& game, const Term& term, const std::string& where, Choosing choosing) {
  Bound out = game.bind(term, ZoneId::none, where, choosing);
  if (out->sort != Sort::number)
    wrong_sort(term, out->sort, where, "a number", counting(out->sort));
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

// One direction, or `nowhere`.
Bound bind_direction(const Game& game, const Write& write, SeatId me, const std::string& where,
                     const Choosing& choosing) {
  if (write.a->op == TermOp::nowhere) return game.bind(write.a, ZoneId::none, where);
  Bound out = bind_directions(game, write.a, where, choosing);
  if (out->op == TermOp::direction && out->dirs[me].size() > 1)
    throw Error(where + ": expected one direction, got \"" + write.a->dirs.front() +
                "\", which means " + std::to_string(out->dirs[me].size()) + " directions");
  return out;
}

}  // namespace

Bound bind_value(const Game& game, const Write& write, VarType type, SeatId me, ZoneId zone,
                 const std::string& where, const Choosing& choosing) {
  switch (type) {
    case VarType::number:
      return bind_number(game, write.a, where, choosing);
    case VarType::flag:
      return bind_condition(game, write.a, where, choosing);
    case VarType::cell:
      return bind_set(game, write.a, zone, where, choosing);
    case VarType::seat:
      if (write.a->op == TermOp::nowhere) return bind_set(game, write.a, zone, where);
      return bind_seats(game, write.a, where, choosing);
    case VarType::direction:
      return bind_direction(game, write, me, where, choosing);
    case VarType::kind:
      break;
  }
  throw Error(where + ": \"" + write.name + "\" holds a kind of piece, which no write can set yet");
}

}  // namespace hr
