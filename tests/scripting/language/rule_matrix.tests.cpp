// SPDX-License-Identifier: MIT
// Every pattern, every write and every end in a small world: what each offers, does and says is in
// rule.matrix, so that a gap is seen and a change is read.
#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "core/language/end_table.h"
#include "core/language/pattern_table.h"
#include "core/language/write_table.h"
#include "core/match/log.h"
#include "core/words/group.h"
#include "core/words/text_verbs.h"
#include "tests/scripting/check/checking.h"
#include "tests/scripting/language/small_world.h"
#include "tests/support/written.h"

namespace hr::tests::rule_matrix {
namespace {

using small_world::facts;
using small_world::listed;
using small_world::Named;
using small_world::named;
using small_world::position;
using small_world::world;

// In these texts a term in angle brackets is tried in place and through a name.
struct Pattern {
  PatternType type;
  std::string text;
  std::string empty;  // the same, so that it can never be offered; "": there is no such thing
};

const std::vector<Pattern>& patterns() {
  using enum PatternType;
  static const std::vector<Pattern> list{
      {step, "step{ 'man', onto = <empty.field>, dirs = 'forward' }", "step{ <own * enemy> }"},
      {step, "step{ <own 'tile'>, lift = number{ 1, 2 } }", ""},
      {step, "hop{ 'man', onto = <empty.field> }", "hop{ 'stone', onto = <own * enemy> }"},
      {slide, "slide{ 'man', over = <empty.field> }", "slide{ 'stone', over = <own * enemy> }"},
      {slide, "slide{ 'man', onto = <enemy.field>, max = 2 }", "slide{ 'stone', max = 0 }"},
      {jump, "jump{ 'man', over = <any 'king'>, onto = <enemy.field> }",
       "jump{ 'stone', over = <own * enemy> }"},
      {jump, "jump{ 'man', over = <any 'king'>, onto = <everywhere - any 'king'>, far = true }",
       "jump{ 'stone', onto = <own * empty> }"},
      {place, "place{ 'man', onto = <empty.field> }", "place{ 'stone', onto = <nowhere> }"},
      {pick, "pick{ <own.field> }", "pick{ <own * enemy> }"},
      {pick, "pick{ <any.hand> }", ""},
      {sow, "sow{ <own 'tile'>, dirs = 'e' }", ""},
      {choice, "choice{ { 'up', 'down' } }", ""},
      {PatternType::number, "number{ 1, 3 }", "number{ 3, 1 }"},
      {seat, "seat{ <others> }", "seat{ <me - everyone> }"},
      {pass, "pass{}", ""},
      {parts, "parts{ pick{ <own 'king'> }, number{ 1, 2 } }",
       "parts{ pick{ <own * enemy> }, number{ 1, 2 } }"},
  };
  return list;
}

// The first line of what is said of a typed action that is not legal.
std::string refused(const Match& match, const std::string& typed) {
  const auto legal = match.legal(SeatId(0));
  const Parsed parsed = parse_action(match.view(SeatId(0)), typed, legal);
  return parsed.choice ? "-" : parsed.refusal.text.substr(0, parsed.refusal.text.find('\n'));
}

// The first action that is not legal among those that differ from a legal one in the last argument.
std::string wrong(const Match& match) {
  const auto legal = match.legal(SeatId(0));
  if (legal.empty() || legal.front().action.count == 0) return "-";
  Action action = legal.front().action;
  std::int64_t& last = action.arguments[nth(action.count - 1)];
  for (last = 0; last < match.game().board().plain_cells(); ++last) {
    if (std::ranges::any_of(legal, [&](const Choice& c) { return c.action == action; })) continue;
    const Argument& argument = match.game().arguments(action.verb)[nth(action.count - 1)];
    const bool named = argument.type == ArgumentType::cell || argument.type == ArgumentType::number;
    if (named) return refused(match, action_text(match.game(), action));
  }
  return "-";
}

// Whether it is found out that it can never be done.
std::string never(const std::string& pattern, const std::string& terms) {
  if (pattern.empty()) return "-";
  const std::string found = checked(
      stones(terms + "verbs = { put = place{ 'stone' }, act = " + pattern + " }"), {.games = 4});
  if (found.find("no seat can ever do this") != std::string::npos) return "found";
  return found.find("no seat ever did this") != std::string::npos ? "only suspected" : found;
}

std::string pattern_told(const Pattern& row, bool by_name) {
  const Named text = named(row.text), empty = named(row.empty);
  const LuaPlay game(by_name ? world(text.by_name, text.terms) : world(text.in_place, ""));
  const auto legal = game.match.legal(SeatId(0));
  REQUIRE_FALSE(legal.empty());
  for (const Choice& choice : legal) {  // what is printed can be typed
    const std::string typed = action_text(*game.game, choice.action);
    CAPTURE(typed);
    const Parsed parsed = parse_action(game.match.view(SeatId(0)), typed, legal);
    REQUIRE(parsed.choice);
    CHECK(parsed.choice->action == choice.action);
  }
  Action begun = legal.front().action;
  if (begun.count > 0) --begun.count;
  const bool captures = may_capture(game.game->definition());
  return fmt::format(
      "\n{}\n  offers  {}\n  says    {}\n  typed   {}\n  goes on {}\n  refuses {}\n  does   {}{}\n"
      "  never   {}\n",
      text.in_place, listed(game.match, SeatId(0)),
      action_sentence(*game.game, SeatId(0), legal.front().action), refused(game.match, "act"),
      may_follow(*game.game, begun, legal).in_english(), wrong(game.match), facts(*game.game),
      captures ? " captures" : "",
      by_name ? never(empty.by_name, empty.terms) : never(empty.in_place, ""));
}

struct Written {
  WriteOp op;
  std::string text;
  std::string pattern = "pass{}";
};

const std::vector<Written>& writes() {
  using enum WriteOp;
  static const std::vector<Written> list{
      {take, "take(<enemy.field * region('home', 'enemy')>)"},
      {take, "take(here)", "pick{ any.hand }"},
      {put, "put('man', <empty.field>)"},
      {put, "put('ten', 'pile', 2)"},
      {flip, "flip(<enemy.field>)"},
      {become, "become(<own 'man'>, 'king')"},
      {send, "send(<own 'tile'>, <region 'cliff'>)"},
      {send, "send(here, 'pile')", "pick{ any.hand }"},
      {exchange, "exchange(<own 'king'>, <region 'cliff'>)"},
      {draw, "draw('hand', 'pile', 2)"},
      {shuffle, "shuffle('line')"},
      {cut, "cut('line', 1)"},
      {turn_over, "turn_over(here, 'up')", "pick{ any.down }"},
      {trade, "trade('hand', <next_seat>)"},
      {pass_round, "pass_round('hand')"},
      {show, "show(<any.hand>, <others>)"},
      {keep, "keep('it', <own 'man'>)"},
      {set, "set('spot', <region 'nest'>)"},
      {add, "add('n', <1 + 2>)"},
      {roll, "roll('n', 6)"},
      {roll, "roll('cup', 2)"},
      {tell, "tell(<others>, 'found', <me>, <region 'nest'>)"},
      {ask, "as(<others>, ask 'answer')"},
      {offer, "as(<others>, offer 'answer')"},
      {anyone_may, "anyone_may('answer', <others>)"},
      {at_once, "at_once('answer', 1)"},
      {go_on, "go_on"},
      {turn_to, "turn_to(<me>)"},
      {as, "as(<others>, add('points', <1 + 1>))"},
      {when, "{ when = <var 'flag'>, add('n', 1), otherwise = add('n', 2) }"},
  };
  return list;
}

// The lines of the second text that are not in the first.
std::string changed(const std::string& before, const std::string& after) {
  std::istringstream old(before), lines(after);
  std::multiset<std::string> known;
  for (std::string line; std::getline(old, line);) known.insert(line);
  std::string out;
  for (std::string line; std::getline(lines, line);) {
    if (const auto it = known.find(line); it != known.end())
      known.erase(it);
    else if (!line.empty())
      out += "\n          " + line;
  }
  return out.empty() ? " nothing" : out;
}

std::string log_of(const Match& match, SeatId seat) {
  int size = 0;
  std::string out;
  for (const LogLine& line : log_lines(match, seat, 0, size))
    if (line.step > 0) out += " " + line.text;
  return out;
}

std::string to_act(const Match& match) {
  std::string out;
  for (int s = 0; s < match.game().seats(); ++s)
    if (const auto legal = match.legal(SeatId(s)); !legal.empty())
      out += " " + seat_text(match.game(), SeatId(s)) + ":" +
             std::string(match.game().verb_name(legal.front().action.verb));
  return out;
}

std::string world_of(const Written& row, bool by_name, const std::string& more = "",
                     bool secrets = false) {
  const Named text = named(row.text);
  std::string out = world(
      "{ " + row.pattern + ", does = " + (by_name ? text.by_name : text.in_place) + more +
          " }, answer = { number{ 1, 3 }, asked = true, secret = true, does = add('n', chosen) }",
      (by_name ? text.terms : "") + "events = { found = '{1:seat} finds {2:cell}.' },\n");
  const auto replace = [&](const std::string& what, const std::string& with) {
    out.replace(out.find(what), what.size(), with);
  };
  replace("pile = bag{} },",
          "pile = bag{}, line = row{ 4 }, cup = dice{ 6 },\n  down = {}, up = {} },");
  replace("egg = { zone",
          "mark = { zone = { 'down', 'up' }, owned = false, begins_on = region "
          "'hill' },\n  card = { zone = 'line', owned = false, begins_in = { line "
          "= 1 } },\n  coat = { zone = 'line', owned = false, begins_in = { line = "
          "2 } },\n  egg = { zone");
  if (secrets) replace("hand = bag{ per = 'seat' }", "hand = bag{ per = 'seat', see = 'owner' }");
  return out;
}

std::string write_told(const Written& row, bool by_name) {
  LuaPlay game(world_of(row, by_name));
  const GameDef& d = game.game->definition();
  const std::string before = position(game.match);
  const auto legal = game.match.legal(SeatId(0));
  REQUIRE_FALSE(legal.empty());
  game.match.play(SeatId(0), legal.front().action);
  const std::string after = position(game.match);
  const std::string told =
      fmt::format("\n{}\n  in      {}\n  white  {}\n  black  {}\n  then   {}\n  changes{}\n",
                  named(row.text).in_place, row.pattern, log_of(game.match, SeatId(0)),
                  log_of(game.match, SeatId(1)), to_act(game.match), changed(before, after));
  game.match.undo();
  CHECK(position(game.match) == before);
  const std::string reads =
      complaint(world_of(row, by_name, ", unless = { no(own 'king'), 'no' }", true));
  const std::size_t at = reads.find("but what it does ");
  return told + fmt::format("  does   {}{}{}{}{}\n  reads   {}\n", facts(*game.game),
                            may_capture(d) ? " captures" : "", asks_for(d, "answer") ? " asks" : "",
                            offers(d, "answer") ? " offers" : "",
                            asks_at_once(d, "answer") ? " at-once" : "",
                            reads.empty()             ? "nothing hidden"
                            : at == std::string::npos ? reads
                                                      : reads.substr(at + 4));
}

struct End {
  EndType type;
  std::string text;
  std::string verb;
};

const std::vector<End>& ends() {
  using enum EndType;
  static const std::vector<End> list{
      {reach, "reach{ 'man', <region('home', 'enemy')> }", "hop{ 'man', onto = enemy 'man' }"},
      {line, "line{ 'man', 3 }", "place{ 'man', onto = region 'hill' }"},
      {connects, "connects{ 'man', <region 'home'>, <region('home', 'enemy')> }",
       "place{ 'man', onto = empty.field + enemy.field }"},
      {cuts, "cuts{ 'man', <region 'hill' + region 'nest'> }",
       "place{ 'man', onto = empty.field + enemy.field }"},
      {repeats, "repeats(2)", "pass{}"},
      {idle, "idle(3)", "pass{}"},
      {plies, "plies(3)", "pass{}"},
      {plies, "{ plies(3), 'score' }", "pass{}"},
      {condition, "{ <no(enemy 'man')>, 'wins', name = 'swept' }",
       "{ pass{}, does = take(enemy 'man') }"},
      {condition, "{ <own 'king' * region 'centre'>, 'loses' }", "pass{}"},
      {condition, "<next_seat>", "pass{}"},
      {named, "{ name = 'by hand' }",
       "{ pass{}, effect = function(g, me) g:win(me, 'by hand') end }"},
      {rule, "function(g, me) return me end", "pass{}"},
  };
  return list;
}

std::string end_told(const End& row, bool by_name) {
  const Named text = named(row.text);
  LuaPlay game(world(row.verb, (by_name ? text.terms : "") + "score = var 'points',\n",
                     by_name ? text.by_name : text.in_place));
  for (int n = 0; n < 12 && !game.match.ended(); ++n) {
    const SeatId seat = game.turn();
    game.match.play(seat, game.match.legal(seat).front().action);
  }
  std::string group;
  if (const auto winners = winning_group(game.match.view(SeatId::owner)))
    for (const std::string& sentence : group_text(*game.game, *winners)) group += " " + sentence;
  const std::string said = outcome_text(*game.game, game.match.state());
  return fmt::format("\n{}\n  with    {}\n  called  {}\n  says    {}\n  shows  {}\n  does   {}\n",
                     text.in_place, row.verb, end_text(game.game->definition().ends.front()),
                     said.empty() ? "nothing" : said, group.empty() ? " nothing" : group,
                     facts(*game.game));
}

template <class Rows, class Key>
std::size_t different(const Rows& rows, Key key) {
  std::set<int> known;
  for (const auto& row : rows) known.insert(static_cast<int>(row.*key));
  return known.size();
}

}  // namespace

TEST_CASE("every pattern, write and end has its row", "[scripting][language]") {
  CHECK(different(patterns(), &Pattern::type) == k_pattern_types);
  CHECK(different(writes(), &Written::op) == k_writes);
  CHECK(different(ends(), &End::type) == k_end_types);
}

TEST_CASE("what patterns, writes and ends offer, do and say is the same through names",
          "[scripting][language]") {
  std::string made =
      "# Every pattern, write and end in a small world (rule_matrix.tests.cpp): what it offers or "
      "does,\n# what is said of it, and what it is known to do. Made by the test.\n";
  const auto add = [&](const auto& rows, const auto& told) {
    for (const auto& row : rows) {
      CAPTURE(row.text);
      const std::string here = told(row, false);
      CHECK(told(row, true) == here);
      made += here;
    }
  };
  add(patterns(), pattern_told);
  add(writes(), write_told);
  add(ends(), end_told);
  check_written("rule.matrix", made, source_file("tests/scripting/language/rule.matrix"));
}

}  // namespace hr::tests::rule_matrix
