// SPDX-License-Identifier: MIT
#include "tests/scripting/bind/api_examples.h"
#include "tests/scripting/bind/example_games.h"

namespace hr::tests {

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

const std::vector<FieldExample>& ruleset_examples() {
  static const std::vector<FieldExample> list = {
      {"name", men("«name = 'Women',»"), "Women by"},
      {"by", men("«by = 'Ann',»"), "by Ann"},
      {"about", men("«about = 'Few rules.',»"), "Few rules."},
      {"card", men("«card = { 'Put a man.' },»"), "card: Put a man."},
      {"options", men("«options = { size = { 3, min = 2, max = 9 } },»"), "size=3"},
      {"seats", men("«seats = { 'red', 'blue' },»"), "seat red"},
      {"board", men("«board = grid{ 3, 1 },»"), "legal: put: A1, B1, C1\n"},
      {"regions",
       men("«regions = { home = { 'B2' } },» verbs = { put = place{ 'man', onto = region 'home' } "
           "},"),
       "legal: put B2\n"},
      {"marks", men("regions = { home = { 'B2' } }, «marks = { home = 'S' },»"), "S"},
      {"zones",
       men("«zones = { field = { holds = 'pile' } },» ends = { plies(9) }, verbs = { put = place{ "
           "'man', onto = everywhere } },"),
       "numbers count pieces"},
      {"kinds", men("«kinds = { cow = {} }, verbs = { put = place{ 'cow' } },»"), "cow"},
      {"vars", men("«vars = { bonus = { 7 } },»"), "bonus: 7"},
      {"events",
       men("«events = { hello = 'Good day.' },» verbs = { put = { place{ 'man' }, effect = "
           "function(g) g:tell('all', 'hello') end } },"),
       "log: Good day."},
      {"verbs", men("«verbs = { lay = place{ 'man' } },»"), "log: A lays A1."},
      {"terms", so("the 'full'", "«terms = { full = filled },» "), "A wins: so"},
      {"setup", men("«setup = function(g) g.field:put(1, 'man', 2) return 2 end,»"),
       "seen by -1:\n2  M m\n1  m m"},
      {"ready",
       men("zones = { field = { per = 'seat', see = 'owner' } }, setup = function(g) g:all('put', "
           "1) "
           "end, verbs = { put = { place{ 'man' }, asked = true, secret = true }, wait = pass{} }, "
           "«ready = function() return false end,»"),
       "there is no way"},
      {"turn", men("«turn = function(g, me) return me end,»"), "log: A puts A1.\nlog: A puts B1."},
      {"stuck", men("ends = {}, board = grid{ 1, 1 }, «stuck = 'loses',»"), "A wins"},
      {"ends", men("«ends = { line{ 'man', 1 } },»"), "A wins"},
      {"score", men("ends = { plies(1, 'score') }, «score = function(g, seat) return seat end,»"),
       "B wins"},
      {"api", men("«api = 1000,»"),
       "api: this ruleset needs version 1000 of the API, and this program has 2; get a newer one"},
      {"pie", men("«pie = true,»"), "legal: swap\n"},
      {"par", men("«par = { collects = 'men', over = everywhere },»"), "Par is 4"},
      {"clock", men("«clock = 90,»"), "1:30"},
      {"hooks",
       men("«hooks = { stop = function(g) g:draw() end },» verbs = { put = { place{ 'man' }, "
           "effect = function(g) g.hooks.stop(g) end } },"),
       "log: A puts A1.\nseen"},
      {"sheets", men("«sheets = { { title = 'Paper', 'Write here.' } },»"), "sheet Paper"},
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

const std::vector<FieldExample>& part_examples() {
  static const std::vector<FieldExample> list = {
      {"Option.min", men("options = { size = { 3, «min = 2,» max = 9 } },"), "from 2 to 9"},
      {"Option.max", men("options = { size = { 3, min = 2, «max = 9» } },"), "from 2 to 9"},
      {"Option.even", men("options = { size = { 4, min = 2, max = 8, «even = true» } },"), "even"},
      {"Option.zero", men("options = { size = { 3, min = 2, max = 9, «zero = true» } },"),
       "=3: 0, or"},
      {"Option.of", men("options = { rows = { { 'x' }, «of = { 'x', 'y' }» } },"), "rows=x"},
      {"Option.presets",
       men("options = { size = { 'small', 'large', «presets = { small = { n = 5 } }» }, n = { 3, "
           "min = 1, max = 9 } },"),
       "size is small, which sets it to 5"},
      {"Option.ignores",
       men("options = { lay = { 'by lot', 'by hand', «ignores = { ['by lot'] = { 'n' } }» }, n = { "
           "3, min = 1, max = 9 } },"),
       "lay is by lot"},
      {"Option.help", men("options = { size = { 3, min = 2, max = 9, «help = 'How large' » } },"),
       "How large"},
      {"SeatSpec.faces", men("seats = { { 'a', «faces = 'e'» }, 'b' },"), "seat a faces e\n"},
      {"ZoneSpec.per", men("zones = { field = { «per = 'seat'» } }, ends = { plies(2) },"),
       "log: B puts A1."},
      {"ZoneSpec.on", roads("empty.roads", "«on = 'links'»"), "legal: build: B1/C1, C1/D1\n"},
      {"ZoneSpec.drawn", roads("empty.roads", "on = 'links', «drawn = 'across'»"), "+   +   +"},
      {"ZoneSpec.holds",
       men("zones = { field = { «holds = 'stack'» } }, verbs = { put = place{ 'man', onto = "
           "everywhere } },"),
       "a stack of n pieces"},
      {"ZoneSpec.see",
       men("zones = { field = { «see = 'none'» } }, verbs = { put = place{ 'man', onto = hidden } "
           "},"),
       "legal: put: A1, B1, A2, B2\n"},
      {"KindSpec.zone",
       men("zones = { field = {}, sky = {} }, kinds = { man = { zone = 'field' }, bird = { «zone = "
           "'sky'» } }, verbs = { put = place{ 'man' } },"),
       "legal: put: A1"},
      {"KindSpec.owned",
       men("kinds = { man = { «owned = false» } }, setup = function(g) g.field:put(1, 'man') end,"),
       "legal: put: B1, A2, B2\n"},
      {"KindSpec.begins",
       men("kinds = { man = { «begins_on = region 'home'» } }, regions = { home = { { 'A1' }, { "
           "'B2' } } },"),
       "legal: put: B1, A2\n"},
      {"KindSpec.captured",
       men("kinds = { man = { begins_on = region 'home', «captured = function(g) g:draw() end» } "
           "}, regions = { home = { { 'A1' }, { 'B1' } } }, "
           "verbs = { go = step{ 'man', onto = enemy } },"),
       "The game is drawn.\n"},
      {"VarSpec.type", men("vars = { target = { 'B2', «type = 'cell'» } },"), "target: B2"},
      {"VarSpec.per", men("vars = { points = { 4, «per = 'seat'» } },"), "points (a): 4"},
      {"VarSpec.see", men("vars = { deep = { 6, «see = 'none'» } },"), ". empty\nlog: A puts A1."},
      {"VarSpec.min", men("vars = { low = { «min = 8» } },"), "low: 8"},
      {"VarSpec.max", men("vars = { low = { 5, «max = 4» } },"), "4"},
      {"VarSpec.clock",
       men("vars = { n = { 0, «clock = true» } }, ends = { repeats(2), plies(9) }, "
           "verbs = { wait = { pass{}, effect = function(g) g.n = g.n + 1 end } },"),
       "log: B waits.\nseen"},
      {"VerbSpec.allow",
       men("verbs = { put = { place{ 'man' }, «allow = function(v, c) return c == 4 end» } },"),
       "legal: put B2\n"},
      {"VerbSpec.effect",
       men("verbs = { put = { place{ 'man' }, «effect = function(g) g:draw() end» } },"),
       "log: A puts A1.\nseen"},
      {"VerbSpec.unless",
       men("verbs = { put = { place{ 'man' }, «unless = function(g) return g.field:at(1) ~= nil "
           "end» } },"),
       "legal: put B2\n"},
      {"VerbSpec.when",
       men("verbs = { put = { place{ 'man' }, «when = no(enemy)» }, wait = pass{} },"),
       "log: B waits."},
      {"VerbSpec.does",
       so("at_least(count(own), 2)",
          "verbs = { put = { place{ 'man' }, «does = flip(enemy)» } }, "),
       "B wins: so"},
      {"VerbSpec.again", homes("{ step{ 'man', dirs = 'e' }, «again = true» }", "nowhere"),
       "log: A goes A1 to B1.\nlog: A goes B1 to C1."},
      {"VerbSpec.last",
       homes("{ step{ 'man', dirs = 'e' }, again = true, «last = take(here, own)» }", "no(own)"),
       "A wins: so"},
      {"VerbSpec.done",
       men("zones = { field = { per = 'seat', see = 'owner' } }, setup = function(g) g:all('put', "
           "1) "
           "end, ends = { plies(9) }, verbs = { wait = pass{}, put = { place{ 'man' }, asked = "
           "true, "
           "secret = true, «done = function(g) g:draw() end» } },"),
       "The game is drawn.\n"},
      {"VerbSpec.asked",
       men("verbs = { put = place{ 'man' }, drop = { pass{}, «asked = true» } },"),
       "log: A puts A1."},
      {"VerbSpec.secret",
       men("zones = { field = { per = 'seat', see = 'owner' } }, verbs = { put = { place{ 'man' }, "
           "«secret = true» } },"),
       "log: A puts something."},
      {"VerbSpec.must", men("verbs = { put = { place{ 'man' }, «must = true» }, wait = pass{} },"),
       "legal: put: A1, B1, A2, B2\n\nlegal"},
      {"VerbSpec.lifts",
       so("is(count(filled), 3)",
          "board = grid{ 5, 1 }, regions = { home = { { 'A1' }, { 'B1', 'D1' } } }, kinds = { man "
          "= "
          "{ begins_on = region 'home' } }, verbs = { go = { jump{ 'man' }, again = true, "
          "«lifts = 'at the end'» } }, "),
       "A wins: so"},
      {"VerbSpec.says", men("verbs = { put = { place{ 'man' }, «says = 'sends a man to'» } },"),
       "log: A sends a man to A1."},
      {"Par.collects", men("par = { over = everywhere, «collects = 'nuts'» },"), "nuts: 4"},
      {"Par.over", men("par = { collects = 'nuts', «over = everywhere» },"), "nuts: 4"},
      {"Par.from", men("par = { collects = 'nuts', over = everywhere, «from = nowhere» },"),
       "no run can begin"},
      {"Par.dirs", men("par = { collects = 'nuts', over = everywhere, «dirs = 'e'» },"), "nuts: 2"},
      {"Par.stops",
       men("par = { collects = 'nuts', over = everywhere, «stops = true,» worth = function(g, c) "
           "return c == 1 and 1 or -1 end },"),
       "Par is 1 "},
      {"Par.toll",
       men("par = { collects = 'nuts', over = everywhere, stops = true, «toll = 5,» worth = "
           "function(g, c) return c == 1 and 1 or -1 end },"),
       "Par is -2 "},
      {"Par.worth",
       men("par = { collects = 'nuts', over = everywhere, «worth = function(g, c) return c end» "
           "},"),
       "Par is 10 "},
      {"View.seat",
       men("verbs = { put = { place{ 'man' }, allow = function(v, c) return c == v.«seat» end } }, "
           "ends = { plies(1) },"),
       "legal: put A1\n"},
      {"View.options",
       men("options = { n = { 2, min = 1, max = 4 } }, verbs = { put = { place{ 'man' }, allow = "
           "function(v, c) return c == v.«options».n end } }, ends = { plies(1) },"),
       "legal: put B1\n"},
      {"View.hooks",
       men("hooks = { last = function() return 4 end }, verbs = { put = { place{ 'man' }, allow = "
           "function(v, c) return c == v.«hooks».last() end } }, ends = { plies(1) },"),
       "legal: put B2\n"},
  };
  return list;
}

}  // namespace hr::tests
