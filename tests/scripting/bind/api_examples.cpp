// SPDX-License-Identifier: MIT
#include "tests/scripting/bind/api_examples.h"

namespace hr::tests {

namespace {

// A sound ruleset of two seats on two by two cells; the given fields may replace its own.
std::string men(const std::string& fields) {
  return "return { name = 'Men', seats = { 'a', 'b' }, board = grid{ 2, 2 },\n"
         "zones = { field = {} }, kinds = { man = {} }, stuck = 'draws', ends = { plies(3) },\n"
         "verbs = { put = place{ 'man' } },\n" +
         fields + " }";
}

}  // namespace

// The ruleset of rule_bench.h: three by three cells; a cube of white's on A1, one of black's on B1,
// a rock on C1; a bomb of white's on B2 and one of black's on C2, each on its own map.
const std::vector<CallExample>& reading_examples() {
  static const std::vector<CallExample> list = {
      {"cell", "g:cell('b2')", "5"},
      {"name", "g:name(5)", "B2"},
      {"where", "g:where(6)", "3, 2, 1"},
      {"link", "g:link(5, 'n')", "8"},
      {"heading", "g:heading(1, 9)", "ne, 2"},
      {"distance", "g:distance(1, 8)", "2"},
      {"towards", "g:towards(1, 'e', 5, everywhere)", "3, 2"},
      {"cells", "list(g:cells(any 'cube'))", "1 2"},
      {"names", "table.concat(g:names(region 'edge'), ' ')", "A1 A2 A3"},
      {"size", "g:size(region 'edge')", "3"},
      {"inside", "g:inside(4, region 'edge'), g:inside(5, region 'edge')", "true, false"},
      {"bracketed", "list(g:bracketed(1, any 'cube', filled 'rock'))", "2"},
      {"unmatched", "g:unmatched(region 'edge', nowhere)", "1"},
      {"cuts", "g:cuts(region 'middle', region('home', 'any')), g:cuts(everywhere, region 'edge')",
       "false, true"},
      {"seats", "list(g:seats())", "1 2"},
      {"others", "list(g:others(2))", "1"},
      {"next", "g:next(1), g:next(2)", "2, 1"},
      {"can", "g:can(1, 'move', 1), g:can(1, 'move', 9)", "true, false"},
  };
  return list;
}

const std::vector<CallExample>& writing_examples() {
  static const std::vector<CallExample> list = {
      {"ask", "g:ask(2, 'move')", "black move"},
      {"offer", "g:offer(2, 'move')", "black decline\nblack move"},
      {"anyone_may", "g:anyone_may('move')", "black decline\nblack move"},
      {"all", "g:all('lay', 1)", "black lay\nwhite lay"},
      {"tell", "g:tell('all', 'seen', 2, 5)", "log: Black sees B2"},
      {"roll", "say(g, g:roll(1), g:roll(1))", "log: 1, 1"},
      {"leaders", "g.points[2] = 9 say(g, g:leaders())", "log: 2"},
      {"win", "g:win(2)", "Black wins"},
      {"draw", "g:draw()", "drawn"},
  };
  return list;
}

const std::vector<CallExample>& zone_examples() {
  static const std::vector<CallExample> list = {
      {"at", "g.field:at(1), g.field:at(9)", "cube, nil"},
      {"owner", "g.field:owner(2), g.field:owner(3)", "2, nil"},
      {"count", "g.field:count(1), g.field:count(1, 'rock')", "1, 0"},
      {"has", "g.field:has(2, 'cube', 2), g.field:has(2, 'cube', 1)", "true, false"},
      {"find", "g.field:find('cube', 2)", "2"},
      {"nearest", "g.field:nearest(9, 'rock')", "2, 3"},
  };
  return list;
}

const std::vector<CallExample>& zone_writing_examples() {
  static const std::vector<CallExample> list = {
      {"put", "g.heap:put(5, 'seed', 1, 3) say(g, g.heap:count(5))", "3"},
      {"take", "say(g, g.field:take(1), g.field:at(1))", "cube, nil"},
      {"move", "g.field:move(1, 7) say(g, g.field:at(1), g.field:at(7))", "nil, cube"},
      {"slide", "say(g, g.field:slide('cube', 1, 'n', 5, empty 'cube'))", "7, 2"},
      {"flip", "g.field:flip(1, 2) say(g, g.field:owner(1))", "2"},
      {"clear", "say(g, g.field:clear(1), g.field:at(1))", "1, nil"},
  };
  return list;
}

const std::vector<CallExample>& zones_examples() {
  static const std::vector<CallExample> list = {
      {"others", "list(g.map:others(1, 6))", "2"},
      {"holders", "list(g.map:holders(5))", "1"},
  };
  return list;
}

const std::vector<FieldExample>& variant_examples() {
  static const std::vector<FieldExample> list = {
      {"extends", "«extends = 'u',»", "extends"},
      {"name", "«name = 'Wye',»", "variant Wye"},
      {"by", "«by = 'Ann',»", "variant Vee by Ann"},
      {"about", "«about = 'More of it.',»", "More of it."},
      {"card", "«card = { 'Mind the gap.' },»", "card: Mind the gap."},
      {"options", "«options = { extra = { 4, min = 1, max = 5 } },»", "extra=4"},
      {"ignores", "«ignores = { 'size' },»", "variant v is on"},
      {"regions", "«regions = { home = { 'B2' } },» verbs = { pick = pick{ region 'home' } },",
       "legal: pick B2"},
      {"zones", "«zones = { sky = {} },» kinds = { bird = { zone = 'sky' } },", "go"},
      {"kinds", "«kinds = { bird = {} },» verbs = { fly = place{ 'bird' } },", "legal: fly: A1"},
      {"vars", "«vars = { bonus = { 7 } },»", "bonus: 7"},
      {"events",
       "«events = { hello = 'Good day.' },» after = { ['verbs.go.effect'] = function(g) "
       "g:tell('all', 'hello') end },",
       "log: Good day."},
      {"terms",
       "«terms = { extra = 40 },» vars = { bonus = { 7 } }, after = { turn_ends = set('bonus', the "
       "'extra') },",
       "bonus: 40"},
      {"verbs", "«verbs = { wait = pass{} },»", "legal: wait\n"},
      {"hooks",
       "«hooks = { stop = function(g) g:draw() end },» after = { ['verbs.go.effect'] = function(g) "
       "g.hooks.stop(g) end },",
       "log: A goes.\nseen"},
      {"set", "«set = { ['options.size.default'] = 5 },»", "size=5"},
      {"around", "«around = { ['hooks.bonus'] = function(inner, g) inner(g) inner(g) end },»",
       "log: 566566566"},
      {"before", "«before = { ['verbs.go.effect'] = function(g) g.log = g.log * 10 + 1 end },»",
       "log: 156156156"},
      {"after", "«after = { ['verbs.go.effect'] = function(g) g.log = g.log * 10 + 1 end },»",
       "log: 561561561"},
  };
  return list;
}

const std::vector<FieldExample>& view_examples() {
  static const std::vector<FieldExample> list = {
      {"seat",
       men("verbs = { put = { place{ 'man' }, allow = function(v, c) return c == v.«seat» end } }, "
           "ends = { plies(1) },"),
       "legal: put A1\n"},
      {"options",
       men("options = { n = { 2, min = 1, max = 4 } }, verbs = { put = { place{ 'man' }, allow = "
           "function(v, c) return c == v.«options».n end } }, ends = { plies(1) },"),
       "legal: put B1\n"},
      {"hooks",
       men("hooks = { last = function() return 4 end }, verbs = { put = { place{ 'man' }, allow = "
           "function(v, c) return c == v.«hooks».last() end } }, ends = { plies(1) },"),
       "legal: put B2\n"},
  };
  return list;
}

}  // namespace hr::tests
