// SPDX-License-Identifier: MIT
// Every word of terms in every use of a term: written in place and through a name it is the same
// word. What each says is in term.matrix, so that a gap is seen and a change is read.
#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "core/base/letter_case.h"
#include "core/game/place_type.h"
#include "core/language/term_table.h"
#include "core/plan/hidden_reads.h"
#include "core/plan/pattern_overlap.h"
#include "core/words/refusal.h"
#include "tests/scripting/check/checking.h"
#include "tests/scripting/language/small_world.h"
#include "tests/support/written.h"

namespace hr::tests::term_matrix {
namespace {

using small_world::facts;
using small_world::high_world;
using small_world::listed;
using small_world::position;
using small_world::world;

struct Row {
  TermOp op;
  std::string term;
  std::string verb;   // a verb that uses it where there is an @
  bool high = false;  // in high_world()
};

// What follows from the pattern, and a pick of the cells for which something holds.
std::string of_cells() { return "pick{ @ }"; }
std::string after_step() { return "{ step{ 'man' }, does = set('spot', first_of(@, nowhere)) }"; }
std::string of_condition() { return "{ pick{ own.field }, when = @ }"; }
std::string of_number() { return "{ pass{}, does = set('n', @) }"; }
std::string of_seats() { return "{ pass{}, does = as(@, add('points', 2)) }"; }
std::string of_directions() { return "pick{ near(own.field, @) }"; }

const std::vector<Row>& rows() {
  using enum TermOp;
  static const std::vector<Row> list{
      {everywhere, "everywhere", of_cells()},
      {nowhere, "nowhere", "pick{ own.field + @ }"},
      {empty, "empty 'king'", of_cells()},
      {empty, "empty.field", of_cells()},
      {filled, "filled.field", of_cells()},
      {hidden, "hidden 'egg'", of_cells()},
      {own, "own 'man'", of_cells()},
      {enemy, "enemy 'man'", of_cells()},
      {any, "any 'king'", of_cells()},
      {any, "any.hand", of_cells()},
      {region, "region 'home'", of_cells()},
      {region, "region('home', 'enemy')", of_cells()},
      {cell, "near(5)", of_cells()},
      {near, "near(own 'man', 'n')", of_cells()},
      {near, "near(own 'man', 'n', 2)", of_cells()},
      {near, "near(own 'man', leap(1, 2))", of_cells()},
      {around, "around(own 'man', 'e')", of_cells()},
      {group, "group(filled.field, own 'man')", of_cells()},
      {bracket, "bracket(own 'king', enemy 'man')", of_cells()},
      {between, "between(own 'man', any 'king', enemy 'man')", of_cells()},
      {ray, "ray(own 'man', empty.field, 'n')", of_cells()},
      {lines, "lines(own.field, 3)", of_cells()},
      {first_of, "first_of(own 'man' * region 'centre', enemy 'man')", of_cells()},
      {grow, "grow(own 'king', near(so_far, 'e') + near(so_far, 'n'), 2)", of_cells()},
      {so_far, "grow(own 'king', near(so_far, 'e'))", of_cells()},
      {links_of, "links_of(region 'home', region 'centre')", of_cells()},
      {ends_of, "ends_of(own.roads)", of_cells()},
      {level, "level(own 'man')", of_cells()},
      {level, "level(own 'man')", of_cells(), true},
      {holding, "holding(own 'tile', 1, 2)", of_cells()},
      {having, "any.hand{ worth = 11 }", of_cells()},
      {having, "any.hand{ worth = option 'size' + 9 }", of_cells()},
      {having, "any.hand{ suit = var 'led' }", of_cells()},
      {highest, "highest(any.hand, 'worth')", of_cells()},
      {lowest, "lowest(any.hand, 'worth')", of_cells()},
      {most, "most(any.hand, 'suit')", of_cells()},
      {chosen_kind, "any.hand(chosen(1))",
       "{ parts{ choice{ { 'ace', 'ten' } }, pick{ @ } }, does = send(here, 'pile', 1) }"},
      {origin, "origin", after_step()},
      {here, "here", after_step()},
      {passed, "passed", "{ slide{ 'man', onto = empty.field }, does = put('king', @) }"},
      {crossed, "crossed", "{ step{ 'man' }, does = put('road', @) }"},
      {lost, "lost", "{ hop{ 'man', onto = enemy 'man' }, does = put('king', @ - here) }"},
      {kept, "kept 'it'", "{ pass{}, does = { keep('it', 3), set('n', @) } }"},
      {top, "top(own 'tile', 1)", "{ pick{ own 'tile' }, does = take(@) }"},
      {bottom, "bottom(own 'tile', 1)", "{ pick{ own 'tile' }, does = take(@) }"},
      {under, "under(region 'hill')",
       "{ pick{ own 'tile' }, does = send(own 'tile' * region 'cliff', @) }"},
      {zone, "zone 'hand'", "{ pick{ any.hand }, does = send(here, as(others, @), 1) }"},
      {unite, "own 'man' + region 'centre'", of_cells()},
      {unite, "2 + var 'n'", of_number()},
      {meet, "own 'man' * near(region 'centre', 's')", of_cells()},
      {meet, "some(own 'man') * region 'centre'", of_cells()},
      {meet, "3 * option 'size'", of_number()},
      {minus, "own 'man' - near(region 'centre', 's')", of_cells()},
      {minus, "1 - option 'size'", of_number()},
      {var, "var 'spot'", of_cells()},
      {var, "var 'n'", of_number()},
      {var, "var 'flag'", of_condition()},
      {var, "var 'lead'", of_seats()},
      {var, "var 'wind'", of_directions()},
      {var, "var 'led'", "pick{ any.hand{ suit = @ } }"},
      {option, "option 'size'", of_number()},
      {option, "option 'strict'", of_condition()},
      {as, "as(others, region 'home')", of_cells()},
      {as, "as(others, own 'man')", of_cells()},
      {as, "as(me, region 'centre')", of_cells()},
      {as, "as(others, count(own 'man'))", of_number()},
      {chosen, "chosen", "{ number{ 1, 3 }, does = set('n', @) }"},
      {chosen, "chosen", "{ choice{ { 'red', 'blue' } }, does = set('led', @) }"},
      {chosen, "chosen 'up'",
       "{ choice{ { 'up', 'down' } }, does = { { when = @, set('n', 1) } } }"},
      {me, "me", of_seats()},
      {others, "others", of_seats()},
      {everyone, "everyone", of_seats()},
      {partners, "partners", of_seats()},
      {opponents, "opponents", of_seats()},
      {next_seat, "next_seat", of_seats()},
      {actor, "actor", "{ pass{}, does = as(others, as(@, add('points', 2))) }"},
      {TermOp::seats, "seats 'black'", of_seats()},
      {seats_for, "seats(own 'king')", of_seats()},
      {best, "best(everyone, count(own 'man'))", of_seats()},
      {stuck, "stuck(others)", "{ pick{ any }, does = { { when = @, take(here) } } }", true},
      {some, "some(own 'king')", of_condition()},
      {no, "no(own 'king')", of_condition()},
      {at_least, "at_least(count(own 'man'), 3)", of_condition()},
      {is, "is(count(own 'man'), 4)", of_condition()},
      {one_group, "one_group(own 'man')", of_condition()},
      {repeated, "repeated", "{ pass{}, does = { { when = @, set('n', 1) } } }"},
      {go_on, "go_on", "{ pass{}, does = { @ } }"},
      {TermOp::number, "1 + 1", of_number()},
      {count, "count(own 'man')", of_number()},
      {total, "total(own 'man')", of_number()},
      {total, "total(any.hand, 'worth')", of_number()},
      {repetitions, "repetitions", of_number()},
      {lifted, "lifted", "{ step{ own 'tile', lift = number{ 1, 2 } }, does = set('n', @) }"},
      {values, "values(any.hand 'ace', 'suit')", "{ pass{}, does = set('led', @) }"},
      {heading, "heading", "{ step{ 'man' }, does = set('wind', @) }"},
      {direction, "is(var 'wind', 'n')", of_condition()},
      {direction, "is(var 'led', 'red')", of_condition()},
      {bearing, "bearing(own.field, empty.field)", of_directions()},
      {turned, "turned(var 'wind', 'right')", of_directions()},
  };
  return list;
}

std::string with(const std::string& text, const std::string& term) {
  std::string out = text;
  const std::size_t at = out.find('@');
  return at == std::string::npos ? out : out.replace(at, 1, term);
}
std::string in_place(const std::string& verb, const std::string& term, bool high = false) {
  return high ? high_world(with(verb, term), "") : world(with(verb, term), "");
}
std::string by_name(const std::string& verb, const std::string& term, bool high = false) {
  const std::string terms = "terms = { x = " + term + " },\n";
  return high ? high_world(with(verb, "the 'x'"), terms) : world(with(verb, "the 'x'"), terms);
}

// The sentence of a refusal that says why; nothing if none does.
std::string reason_in(const std::string& refusal, const std::string& cell) {
  const std::string before = "You cannot act " + cell;
  CHECK(refusal.starts_with(before));
  const std::size_t begin = before.size() + 2, end = refusal.find(" Act ");
  return end == std::string::npos ? "" : refusal.substr(begin, end - begin);
}
// What is said of any cell.
std::string of_any_cell(std::string reason, const std::string& cell) {
  for (const std::string& name : {cell, upper_first(cell)})
    if (const std::size_t at = reason.find(name); at != std::string::npos)
      reason.erase(at, name.size());
  return reason;
}

// Why cells that cannot be chosen are refused: of each reason the first, and the first cell without
// one in brackets.
std::string reasons(const Match& match) {
  const SeatId seat{0};
  const auto legal = match.legal(seat);
  const VerbId act = match.game().verb("act");
  const bool picks = match.game().arguments(act).size() == 1 &&
                     match.game().arguments(act).front().type == ArgumentType::cell;
  if (!picks || legal.empty()) return "-";
  std::set<std::string> known;
  std::string out;
  for (int c = 0; c < match.game().cells(); ++c) {
    Action action{.verb = act};
    action.arguments[nth(action.count++)] = c;
    if (std::ranges::any_of(legal, [&](const Choice& each) { return each.action == action; }))
      continue;
    const std::string& name = match.game().board().name(CellId(c));
    const std::string why = reason_in(refusal_text(match.view(seat), action, legal), name);
    if (known.insert(of_any_cell(why, name)).second)
      out += (out.empty() ? "" : " ") + (why.empty() ? "(" + name + ")" : why);
  }
  return out.empty() ? "-" : out;
}

// Whether all that is fixed in what a row says is in the reasons.
bool says(const std::string& reasons, const Said& said) {
  if (reasons.find('.') == std::string::npos) return false;
  for (std::size_t at = 0; at < said.text.size();) {
    const std::size_t end = std::min(said.text.find('{', at), said.text.size());
    if (reasons.find(said.text.substr(at, end - at)) == std::string::npos) return false;
    at = std::min(said.text.find('}', end), said.text.size() - 1) + 1;
  }
  return true;
}

// Of a term that needs no action: what it reads that somebody may not see, and what can be on its
// cells in the zone of men.
std::string reads(const Game& game, const BoundTerm& term) {
  const std::string own = read_by(game, term, true, [](const Visibility&, bool) { return true; });
  const std::string others =
      read_by(game, term, true, [](const Visibility&, bool its_own) { return !its_own; });
  if (own.empty()) return "nothing";
  return own + (own == others ? "" : others.empty() ? " of its own" : ", of others " + others);
}
std::string on_its_cells(const Game& game, const Match& match, const Bound& term) {
  const ZoneId zone = game.zone("field");
  const unsigned holders = holders_on(*term, zone);
  const KindSet kinds = kinds_on(*term, zone);
  const View view = match.view(SeatId(0));
  for (const CellId cell : view.cells(term, SeatId(0)).list()) {
    if (place_type_of(game.board(), cell) != PlaceType::cells) continue;
    const Piece piece = view.at(game.layout().zone_instance(zone, SeatId(0)), cell).piece;
    const bool empty = piece.kind == KindId::none;
    CHECK((holders >> (empty ? 3 : index(piece.owner)) & 1) == 1);  // the first seat is the viewer
    CHECK((empty || kinds.test(nth(piece.kind))));
  }
  std::string out;
  for (const auto& [bit, word] :
       {std::pair{1U, "own"}, {2U, "enemy"}, {4U, "nobody's"}, {8U, "nothing"}})
    if ((holders & bit) != 0) out += (out.empty() ? "" : ", ") + std::string(word);
  return out + (kinds.all() ? "" : ", of some kinds");
}
// Why cells that are in a set are refused where all but these can be chosen.
std::string reasons_without(const Row& row, PlaceType place_type) {
  const std::string all = place_type == PlaceType::cards   ? "any.hand"
                          : place_type == PlaceType::links ? "links_of(everywhere)"
                                                           : "everywhere";
  return reasons(LuaPlay(in_place("pick{ " + all + " - (@) }", row.term, row.high)).match);
}

struct Told {
  std::string legal, after, reason, facts;
};
Told told(const std::string& rules, TermOp op) {
  LuaPlay game(rules);
  if (op != TermOp::go_on) CHECK(speaks_of(game.game->definition(), op));  // that is a write
  CHECK_FALSE(speaks_of(game.game->definition(), TermOp::declared));
  Told out{.legal = listed(game.match, SeatId(0)),
           .after = {},
           .reason = reasons(game.match),
           .facts = facts(*game.game)};
  if (const auto legal = game.match.legal(SeatId(0)); !legal.empty())
    game.match.play(SeatId(0), legal.front().action);
  out.after = position(game.match);
  return out;
}

// What check says of it where all that it speaks of is empty.
std::string impossible(const std::string& rules) {
  const std::string found = checked(rules, {.games = 4});
  const std::size_t at = found.find("no seat can ever do this");
  return at == std::string::npos ? "" : "never";
}

}  // namespace

TEST_CASE("every word of terms has its row", "[scripting][language]") {
  std::set<TermOp> known{TermOp::declared};  // the name itself, in every row
  for (const Row& row : rows()) known.insert(row.op);
  for (int op = 0; op < static_cast<int>(k_terms); ++op) {
    CAPTURE(op);
    CHECK(known.contains(static_cast<TermOp>(op)));
  }
}

TEST_CASE("a word means and says the same through a name", "[scripting][language]") {
  std::set<TermOp> missing, present;  // of which a reason is shown
  std::string made =
      "# Every word of terms in a small world (term_matrix.tests.cpp): what it offers; what is "
      "said "
      "of\n# cells that it does not offer, and of those that it does where all but these can be "
      "chosen, of each\n# reason the first; which zone or variable it reads, and whose; what can "
      "be on its cells; and what\n# it is known to do. Made by the test.\n";
  for (const Row& row : rows()) {
    CAPTURE(row.term, row.verb);
    const Told here = told(in_place(row.verb, row.term, row.high), row.op);
    if (row.op != TermOp::go_on) {
      const Told there = told(by_name(row.verb, row.term, row.high), row.op);
      CHECK(here.legal == there.legal);
      CHECK(here.after == there.after);
      CHECK(here.reason == there.reason);
      CHECK(here.facts == there.facts);
    }
    made += fmt::format("\n{}\n  in      {}{}\n  offers  {}\n  refuses {}\n", row.term, row.verb,
                        row.high ? ", on two levels" : "", here.legal, here.reason);
    if (says(here.reason, word_of(row.op).missing)) missing.insert(row.op);
    if (row.verb == of_cells()) {
      const LuaPlay game(by_name(row.verb, row.term, row.high));
      const GameDef& def = game.game->definition();
      const Bound term = game.game->bind(def.terms.front().term, ZoneId::none, "");
      const std::string without = reasons_without(row, place_type_of(*game.game, *term));
      if (says(without, word_of(row.op).present)) present.insert(row.op);
      made += fmt::format("  without {}\n  reads   {}\n  on it   {}\n", without,
                          reads(*game.game, *term), on_its_cells(*game.game, game.match, term));
    }
    made += fmt::format("  does   {}\n", here.facts);
  }
  for (const TermWord& word : k_term_words) {
    CAPTURE(word.word);
    CHECK((word.missing.how == Says::nothing || missing.contains(word.of)));
    CHECK((word.present.how == Says::nothing || present.contains(word.of)));
  }
  check_written("term.matrix", made, source_file("tests/scripting/language/term.matrix"));
}

TEST_CASE("two patterns of a verb offer no action twice, whatever their sets",
          "[scripting][language]") {
  const auto offered = [](const Row& row, const std::string& verb) {
    const LuaPlay game(in_place(verb, row.term, row.high));
    std::vector<std::string> out;
    for (const Choice& choice : game.match.legal(SeatId(0)))
      out.push_back(action_text(*game.game, choice.action));
    std::ranges::sort(out);
    return out;
  };
  for (const Row& row : rows()) {
    if (row.verb != of_cells()) continue;
    CAPTURE(row.term);
    for (const std::string other : {"own.field", "near(own.field)", "everywhere"}) {
      CAPTURE(other);
      std::vector<std::string> both;
      std::ranges::set_union(offered(row, of_cells()), offered(row, "pick{ " + other + " }"),
                             std::back_inserter(both));
      CHECK(offered(row, "{ pick{ @ }, pick{ " + other + " } }") == both);
      CHECK(offered(row, "{ pick{ " + other + " }, pick{ @ } }") == both);
    }
  }
}

TEST_CASE("a set of nothing is found out in place, through a name and inside other words",
          "[scripting][language]") {
  const auto stones_with = [](const std::string& set, const std::string& terms = "") {
    return stones(terms + "verbs = { put = place{ 'stone' }, act = pick{ " + set + " } }");
  };
  for (const std::string around :
       {"@", "near(@)", "around(@)", "group(@, everywhere)", "group(everywhere, @)",
        "bracket(@, everywhere)", "bracket(everywhere, @)", "between(@, everywhere, everywhere)",
        "between(everywhere, @, everywhere)", "between(everywhere, everywhere, @)",
        "ray(@, everywhere)", "lines(@, 2)", "first_of(@, nowhere)", "level(@)", "@ + nowhere",
        "@ - region 'all'", "region 'all' * @", "as(others, @)", "as(me, near(@))"}) {
    CAPTURE(around);
    const std::string all = "regions = { all = { 'A1', 'B1' } }, ";
    const std::string set = "(own * enemy)";
    CHECK(impossible(stones_with(with(around, set), all)) == "never");
    CHECK(impossible(stones_with(with(around, "the 'x'"),
                                 all + "terms = { x = own * enemy },\n")) == "never");
    CHECK(impossible(stones_with("the 'y'", all + "terms = { x = own * enemy, y = " +
                                                with(around, "the 'x'") + " },\n")) == "never");
    CHECK(impossible(stones_with(with(around, "own"), all)) == "");
  }
  CHECK(impossible(stones_with("own * everywhere * empty")) == "never");
}

TEST_CASE("what leads from cell to cell takes no links", "[scripting][language]") {
  for (const auto& [word, term] :
       {std::pair{"near", "near(own.roads)"}, std::pair{"around", "around(own.roads)"},
        std::pair{"between", "between(own 'man', any 'king', own.roads)"},
        std::pair{"bracket", "bracket(own.roads, own 'man')"},
        std::pair{"ray", "ray(own 'man', own.roads)"}, std::pair{"lines", "lines(own.roads, 2)"},
        std::pair{"level", "level(own.roads)"}, std::pair{"links_of", "links_of(own.roads)"}}) {
    CAPTURE(term);
    CHECK_THAT(complaint(in_place(of_cells(), term)),
               Catch::Contains(std::string("verbs.act.1: ") + word +
                               ": expected a set of cells, got a set of links"));
  }
  CHECK_THAT(complaint(in_place(of_cells(), "ends_of(own 'man')")),
             Catch::Contains("ends_of: expected a set of links, got a set of cells"));
}

TEST_CASE("named terms that depend on themselves or grow without end are refused",
          "[scripting][language]") {
  const auto told = [](const std::string& terms) {
    return complaint(
        stones("terms = { " + terms + " },\nverbs = { put = place{ 'stone', onto = the 'a' } }"));
  };
  CHECK(told("a = the 'b', b = the 'a'") == "t/rules.lua:4: terms.b: it depends on itself");
  CHECK(told("a = near(the 'a')") == "t/rules.lua:4: terms.a: it depends on itself");
  std::string doubled = "a = the 't20' + empty, t0 = own + enemy";
  for (int i = 1; i <= 20; ++i)
    doubled += fmt::format(", t{} = the 't{}' + near(the 't{}')", i, i - 1, i - 1);
  CHECK_THAT(told(doubled),
             Catch::Contains("with what it names, it consists of more than 1000 parts"));
}

}  // namespace hr::tests::term_matrix
