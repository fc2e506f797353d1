// SPDX-License-Identifier: MIT
// Rules that nobody would write, most of which load: the bytes choose among what a ruleset may say.
// Random games are then played with them, in which everything is done twice and compared.
#include <array>
#include <cstdio>
#include <cstdlib>
#include <utility>

#include "tests/fuzz/audited.h"
#include "tests/fuzz/fuzz_target.h"

namespace hr::fuzz {

namespace {

class Writer {
 public:
  explicit Writer(std::string_view bytes) : bytes_(bytes) {}

  std::string rules();

 private:
  // The next byte; after the last one 0, so every rule ends soon.
  unsigned byte() {
    if (at_ >= bytes_.size()) return 0;
    return static_cast<unsigned char>(bytes_[at_++]);
  }
  unsigned below(unsigned n) { return byte() % n; }
  bool chance(unsigned of) { return byte() % of == 1; }
  template <std::size_t N>
  std::string one(const char* const (&words)[N]) {
    return words[below(N)];
  }
  std::string number(unsigned most) { return std::to_string(below(most + 1)); }

  std::string board();
  std::string zones();
  std::string kind() { return one({"\"man\"", "\"king\"", "\"rock\""}); }
  std::string piece();
  std::string dirs();
  std::string set(int depth);
  std::string seats();
  std::string count(int depth);
  std::string condition(int depth);
  std::string acting_condition(int depth);
  std::string term(int depth);
  std::string write(int depth);
  std::string writes(int depth, bool acting = true);
  enum class Form : std::uint8_t { travel, jump, cell, parts, other };
  std::string pattern(Form form);
  std::string verb();
  std::string verbs();
  std::string ends();
  std::string cards();

  std::string_view bytes_;
  std::size_t at_ = 0;
  bool compass_ = false, faces_ = false, acting_ = false, two_seats_ = false, piles_ = false,
       links_ = false, cards_ = false, store_ = false;

  // A set of pieces names a kind where there are several zones.
  bool named() const { return links_ || cards_ || store_; }
};

std::string Writer::board() {
  const unsigned sort = below(7);
  compass_ = sort != 1 && sort != 2 && sort != 3;
  switch (sort) {
    case 1:
      return "grid{ 4, 3, links = " + one({"\"hex\"", "\"orthogonal\"", "\"diagonal\""}) + " }";
    case 2:
      return "graph{ rows = { { \"A1\", \"D1\", \"G1\" }, { \"A1\", \"A4\", \"A7\" } } }";
    case 3:
      return "cube_surface(2)";
    case 4:
      return "grid{ 4, 4, wrap = " + one({"\"columns\"", "\"rows\"", "\"both\""}) + " }";
    case 5:
      return "grid{ 4, 4, closed = { \"B2\", \"C3\" } }";
    case 6:
      return "grid{ 3, 3, 2 }";
    default:
      return "grid{ " + number(3) + " + 3, " + number(3) + " + 3 }";
  }
}

std::string Writer::zones() {
  piles_ = chance(3);
  const std::string field = piles_ ? "holds = " + one({"\"stack\"", "\"pile\"", "\"tower\""}) : "";
  std::string out = "zones = { field = { " + field;
  if (chance(4))
    out += std::string(field.empty() ? "" : ", ") +
           "see = " + one({"\"none\"", "\"all\"", "{ \"white\" }", "around(own)"});
  out += " }";
  store_ = chance(6);
  if (store_) out += ", store = { holds = \"pile\", per = \"seat\", see = \"owner\" }";
  if ((links_ = chance(4))) out += ", roads = { on = \"links\" }";
  if ((cards_ = chance(4)))
    out +=
        ", hand = bag{ per = \"seat\", see = \"owner\" }, deck = row{ 9, see = \"none\" }, "
        "heap = bag{}";
  out +=
      " },\n  kinds = { man = { zone = \"field\", begins_on = region \"home\" }, king = { zone = "
      "\"field\"";
  if (chance(3)) out += ", worth = 3";
  out += std::string(" }, rock = { owned = false, zone = ") +
         (store_ ? "{ \"field\", \"store\" }" : "\"field\"") + " }";
  if (links_) out += ", road = { zone = \"roads\" }";
  if (cards_) out += ", ace = { begins_in = { deck = 5 } }, two = { begins_in = { deck = 4 } }";
  return out + " },\n";
}

std::string Writer::dirs() {
  if (compass_ && faces_ && chance(2))
    return one({"\"forward\"", "{ \"forward\", \"forward_left\" }", "\"back\"",
                "leap(1, 3, \"forward\")"});
  if (compass_)
    return one(
        {"\"all\"", "\"n\"", "{ \"n\", \"e\" }", "\"orthogonal\"", "\"diagonal\"", "leap(1, 2)"});
  return "\"all\"";
}

std::string Writer::piece() {
  const std::string whose = one({"own", "enemy", "any", "filled"});
  return named() || chance(2) ? whose + " " + kind() : whose;
}

std::string Writer::seats() {
  return one({"me", "others", "next_seat", "everyone", "opponents", "partners", "actor",
              "best(everyone, var \"points\")", "seats(\"white\")"});
}

std::string Writer::set(int depth) {
  if (depth <= 0 || below(4) == 0) {
    if (chance(3)) return piece();
    if (acting_ && chance(2)) return one({"here", "origin", "passed", "crossed", "near(here)"});
    return one({"own \"man\"", "empty", "everywhere", "enemy \"man\"", "any \"man\"", "nowhere",
                "region \"home\"", "region(\"home\", \"enemy\")", "region \"centre\"",
                "without \"rock\"", "any \"king\"", "var \"goal\"", "any(\"rock\", 1, 2)"});
  }
  const auto a = [&] { return set(depth - 1); };
  switch (below(15)) {
    case 0:
      return "(" + a() + " + " + a() + ")";
    case 1:
      return "(" + a() + " * " + a() + ")";
    case 2:
      return "(" + a() + " - " + a() + ")";
    case 3:
      return "near(" + a() + ", " + dirs() + ")";
    case 4:
      return "around(" + a() + ")";
    case 5:
      return "group(" + a() + ", " + a() + ")";
    case 6:
      return "bracket(" + a() + ", " + a() + ")";
    case 7:
      return "ray(" + a() + ", " + a() + ", " + dirs() + ")";
    case 8:
      return "lines(" + a() + ", " + number(3) + " + 1)";
    case 9:
      return "first_of(" + a() + ", " + a() + ")";
    case 10:
      return "between(" + a() + ", " + a() + ", " + a() + ")";
    case 11:
      return "as(" + seats() + ", " + a() + ")";
    case 12:
      return "level(" + a() + ")";
    case 13:
      return links_ ? "ends_of(links_of(" + a() + "))" : a();
    default:
      return piles_ ? "holding(" + piece() + ", " + number(3) + " + 1)" : piece();
  }
}

std::string Writer::count(int depth) {
  switch (depth <= 0 ? below(3) : below(8)) {
    case 0:
      return number(5);
    case 1:
      return "var \"points\"";
    case 2:
      return "var \"round\"";
    case 3:
      return "total(" + set(depth - 1) + ")";
    case 4:
      return "count(" + set(depth - 1) + ")";
    case 5:
      return "(" + count(depth - 1) + one({" + ", " - ", " * "}) + count(depth - 1) + ")";
    case 6:
      return "as(" + seats() + ", " + count(depth - 1) + ")";
    default:
      return "count(" + set(depth - 1) + ")";
  }
}

std::string Writer::condition(int depth) {
  switch (below(7)) {
    case 0:
      return "no(" + set(depth) + ")";
    case 1:
      return "some(" + set(depth) + ")";
    case 2:
      return "at_least(" + count(depth) + ", " + count(depth) + ")";
    case 3:
      return "is(" + count(depth) + ", " + count(depth) + ")";
    case 4:
      return "one_group(" + set(depth) + ")";
    case 5:
      return "(" + condition(depth - 1) + one({" * ", " + "}) + condition(depth - 1) + ")";
    default:
      return set(depth);
  }
}

std::string Writer::acting_condition(int depth) {
  const bool before = std::exchange(acting_, true);
  std::string out = condition(depth);
  acting_ = before;
  return out;
}

std::string Writer::write(int depth) {
  switch (below(depth <= 0 ? 12 : 15)) {
    case 0:
      return "take(" + set(1) + ", " + piece() + ")";
    case 1:
      return "put(" + kind() + ", " + set(1) + ")";
    case 2:
      return "flip(" + set(1) + ", " + piece() + ")";
    case 3:
      return "become(" + set(1) + ", " + kind() + ", " + piece() + ")";
    case 4:
      return "set(\"points\", " + count(1) + ")";
    case 5:
      return "send(" + set(1) + ", " + set(1) + ", " + piece() + ")";
    case 6:
      return "roll(\"round\", 6)";
    case 7:
      return "set(\"goal\", " +
             (acting_ ? one({"here", "origin", "nowhere"}) : std::string("nowhere")) + ")";
    case 8:
      return "turn_to(" + seats() + ")";
    case 9:
      return one({"ask \"rest\"", "offer \"rest\"", "offer({ \"rest\", \"crown\" })",
                  "anyone_may(\"rest\", everyone)", "at_once(\"hide\", 1)"});
    case 10:
      if (cards_)
        return one({"draw(\"deck\", \"hand\")", "shuffle \"deck\"",
                    "send(here, \"heap\", any.hand)", "show(any.deck, me, 2)", "cut(\"deck\", 2)",
                    "draw(\"deck\", \"heap\", 2)", "trade(\"hand\", next_seat)"});
      [[fallthrough]];
    case 11:
      return "add(\"points\", " + count(1) + ")";
    case 12:
      return "as(" + seats() + ", " + write(depth - 1) + ")";
    case 13:
      return "tell(" + seats() + ", \"said\", " + count(1) + ")";
    default:
      return "{ when = " + condition(1) + ", " + write(depth - 1) +
             ", otherwise = " + write(depth - 1) + " }";
  }
}

// `acting`: they follow from an action, so there are cells where it happened.
std::string Writer::writes(int depth, bool acting) {
  const bool before = std::exchange(acting_, acting);
  std::string out = "{ " + write(depth);
  if (chance(2)) out += ", " + write(depth);
  acting_ = before;
  return out + " }";
}

// Patterns of a form have the same arguments, so that a verb may have several of one form.
std::string Writer::pattern(Form form) {
  const std::string what =
      chance(3) ? set(1) : one({"\"man\"", "\"king\"", "any \"man\"", "own \"man\""});
  std::string more;
  if (chance(3)) more += ", onto = " + set(2);
  if (chance(8)) more += ", stays = true";
  if (chance(6)) more += ", progress = true";
  if (chance(6)) more += ", when = " + condition(1);
  if (chance(6)) more += ", does = " + writes(1);
  const std::string on = ", dirs = " + dirs();
  switch (form) {
    case Form::travel:
      switch (below(3)) {
        case 0:
          return "step{ " + what + on + more + " }";
        case 1:
          return "slide{ " + what + on + more + (chance(3) ? ", max = " + count(1) : "") + " }";
        default:
          return "hop{ " + what + more + " }";
      }
    case Form::jump:
      return "jump{ " + what + (chance(2) ? ", over = " + set(1) : "") +
             (chance(4) ? ", far = true" : "") + more + " }";
    case Form::cell:
      switch (below(4)) {
        case 0:
          return "pick{ " + set(2) + " }";
        case 1:
          if (piles_) return "sow{ filled \"man\"" + on + " }";
          [[fallthrough]];
        default:
          return "place{ " + kind() + (chance(2) ? ", onto = " + set(2) : "") + " }";
      }
    case Form::parts:
      return "parts{ pick{ " + set(1) + " }, " + pattern(chance(2) ? Form::cell : Form::travel) +
             " }";
    case Form::other:
      break;
  }
  if (links_ && chance(2)) return "place{ \"road\" }";
  if (cards_ && chance(2)) return "pick{ any.hand }";
  return one({"pass{}", "choice{ { \"a\", \"b\" } }", "number{ 1, 4 }", "seat{}"});
}

std::string Writer::verb() {
  static constexpr std::array<Form, 8> k_forms{Form::travel, Form::cell,  Form::jump,  Form::travel,
                                               Form::cell,   Form::parts, Form::other, Form::jump};
  const Form form = k_forms[below(k_forms.size())];
  std::string out = "{ " + pattern(form);
  if (form != Form::other && form != Form::parts && chance(3)) out += ", " + pattern(form);
  if (chance(2)) out += ", does = " + writes(2);
  const bool again = (form == Form::travel || form == Form::jump) && chance(3);
  if (again) out += ", again = " + (chance(2) ? acting_condition(1) : std::string("true"));
  if (again && chance(3)) out += ", last = " + writes(1);
  if (chance(5)) out += again && chance(2) ? ", must = \"most\"" : ", must = true";
  if (again && form == Form::jump && chance(3))
    out += ", lifts = " + one({"\"at the end\"", "\"never\""});
  if (chance(6)) out += ", unless = " + acting_condition(1);
  if (chance(6)) out += ", when = " + condition(1);
  if (chance(8)) out += ", secret = true";
  if (chance(8)) out += ", effect = function(g, me, cell) g.points[me] = (cell or 1) % 7 end";
  if (chance(8)) out += ", allow = function(v, cell) return (cell or 1) % 3 ~= 0 end";
  return out + " }";
}

std::string Writer::verbs() {
  std::string out = "  verbs = { go = " + verb();
  for (const char* const name : {"act", "hit", "try"})
    if (chance(2)) out += std::string(",\n    ") + name + " = " + verb();
  out +=
      ",\n    rest = { pass{}, asked = true, does = add(\"points\", 1) },\n"
      "    crown = { pick{ own \"man\" }, asked = true },\n"
      "    hide = { place{ \"king\" }, asked = true, secret = true },\n"
      "    wait = pass{} },\n";
  return out;
}

std::string Writer::ends() {
  std::string out = "  ends = { plies(" + number(40) + " + 3, \"score\")";
  if (chance(2)) out += ", { line{ \"man\", 3 }, " + one({"\"wins\"", "\"loses\""}) + " }";
  if (chance(2))
    out += ", { " + acting_condition(2) + ", " +
           one({"\"wins\"", "\"loses\"", "\"draws\"", "\"score\""}) + " }";
  if (chance(3)) out += ", repeats(3)";
  if (chance(3)) out += ", idle(12)";
  return out + " },\n";
}

std::string Writer::rules() {
  const unsigned seats = below(5);
  two_seats_ = faces_ = seats != 1 && seats != 2 && seats != 3;
  std::string homes;
  const int last = seats == 2 ? 1 : two_seats_ ? 2 : 3;
  for (int seat = 1; seat <= last; ++seat)
    homes += " function(x, y) return y % 4 == " + std::to_string(seat) + " end,";
  std::string out =
      "return {\n  name = \"Fuzz\",\n  seats = " +
      std::string(seats == 1   ? "{ \"white\", \"black\", \"red\" }"
                  : seats == 2 ? "{ \"white\" }"
                  : seats == 3 ? "{ { \"white\", team = \"a\" }, { \"black\", team = \"b\" }, "
                                 "{ \"red\", team = \"a\" } }"
                               : "{ { \"white\", faces = \"n\" }, { \"black\", faces = \"s\" } }") +
      ",\n  board = " + board() + ",\n  regions = { home = {" + homes +
      " }, centre = function(x) return x == 2 end },\n  ";
  out += zones();
  out +=
      "  vars = { points = { 0, per = \"seat\" }, round = { 1 }, goal = { type = \"cell\" } },\n"
      "  events = { said = \"It is at {1}.\" },\n";
  out += verbs();
  if (chance(2)) out += "  setup = " + writes(1, false) + ",\n";
  if (chance(4)) out += "  turn_begins = " + writes(1, false) + ",\n";
  if (chance(4)) out += "  turn_ends = " + writes(1, false) + ",\n";
  if (chance(6)) out += "  turn = function(g, me) return g.round > 3 and me or nil end,\n";
  if (two_seats_ && chance(6)) out += "  pie = true,\n";
  if (chance(8)) out += "  together = true,\n";
  out += "  stuck = " + one({"\"pass\"", "\"draws\"", "\"loses\"", "\"skips\""}) + ",\n";
  out += "  score = " +
         one({"var \"points\"", "count(own \"man\")", "var \"points\" + count(own \"man\")"}) +
         ",\n";
  return out + ends() + "}\n";
}

}  // namespace

bool fuzz_rulesets(std::string_view input) {
  if (input.empty()) return false;
  RulesetText ruleset_text;
  ruleset_text.ruleset = "fuzz";
  ruleset_text.files = {{.name = "rules.lua", .text = Writer(input.substr(1)).rules()}};
  if (std::getenv("HOUSERULES_FUZZ_WHY") != nullptr)
    std::fprintf(stderr, "%s", ruleset_text.files[0].text.c_str());
  const auto seed = static_cast<unsigned char>(input[0]);
  try {
    return audited(ruleset_text, seed, 40);
  } catch (const Contradiction& found) {
    throw Contradiction(std::string(found.what()) + "\n" + ruleset_text.files[0].text);
  }
}

}  // namespace hr::fuzz
