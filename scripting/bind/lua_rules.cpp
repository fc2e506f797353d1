// SPDX-License-Identifier: MIT
#include "scripting/bind/lua_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "core/base/utf8.h"
#include "core/board/edited_board.h"
#include "scripting/bind/quick_tables.h"
#include "scripting/lua/library.h"
#include "scripting/variants/variant_calls.h"

namespace hr::scripting {

namespace {

constexpr std::size_t k_max_sentence = 1000;  // bytes
constexpr lua_Integer k_max_reminders = 20;

}  // namespace

// Opens g or v during one call; calls may be nested.
class LuaRules::OpenScope {
 public:
  OpenScope(LuaRules& rules, const View* view, Effect* effect)
      : host_(rules.host_),
        tables_(rules.next_tables()),
        view_(host_.view),
        effect_(host_.effect),
        scoring_(host_.scoring),
        open_(host_.open),
        snapshots_(host_.snapshots_used) {
    if (host_.view == nullptr) host_.event_count = 0, host_.text_bytes = 0;
    host_.view = view;
    host_.effect = effect;
    host_.open = view->truth() ? tables_.truth_set : tables_.view_set;
  }
  ~OpenScope() {
    host_.open = open_;
    host_.view = view_;
    host_.effect = effect_;
    host_.scoring = scoring_;
    host_.snapshots_used = snapshots_;
  }
  OpenScope(const OpenScope&) = delete;
  OpenScope& operator=(const OpenScope&) = delete;

  void push_g() const { host_.box.push_kept(tables_.truth); }
  void push_v() const { host_.box.push_kept(tables_.view); }

 private:
  Host& host_;
  const HandleSet& tables_;
  const View* view_;
  Effect* effect_;
  bool scoring_;
  int open_;
  std::size_t snapshots_;
};

// The results of a call on Lua's stack; removes them however reading them ends.
class LuaRules::Results {
 public:
  Results(lua_State* L, int count) : L_(L), below_(lua_gettop(L) - count) {}
  ~Results() { lua_settop(L_, below_); }
  Results(const Results&) = delete;
  Results& operator=(const Results&) = delete;

 private:
  lua_State* L_;
  int below_;
};

LuaRules::LuaRules(Sandbox& box, const Game& game, Functions functions, int options, bool quick)
    : box_(box),
      L_(box.state()),
      game_(game),
      functions_(std::move(functions)),
      host_(box, game, functions_) {
  tables_ = make_handle_sets(host_, options, functions_.hooks, k_sets);
  for (int i = 0; quick && i < k_quick_sets; ++i) {
    HandleSet tables = tables_[i];
    tables.truth = make_quick(host_, tables.truth);
    tables.view = make_quick(host_, tables.view);
    quick_tables_.push_back(tables);
  }
  for (int verb = 0; verb < static_cast<int>(functions_.verbs.size()); ++verb)
    passing_.push_back(passing(VerbId(verb)));
}

// A set that no enclosing call uses, as far as there are enough of them.
const HandleSet& LuaRules::next_tables() {
  const auto place = [&] { return host_.sets.next(static_cast<int>(tables_.size())); };
  const HandleSet* next = &tables_[place()];
  while (next->truth_set == host_.open || next->view_set == host_.open) next = &tables_[place()];
  return *next;
}

// The number of parameters of a kept function after the first `before`.
int LuaRules::named(int function, int before) {
  if (function < 0) return 0;
  lua_Debug about;
  box_.push_kept(function);
  lua_getinfo(L_, ">u", &about);
  if (about.isvararg != 0) return std::numeric_limits<int>::max();
  return std::max(0, about.nparams - before);
}

LuaRules::Passing LuaRules::passing(VerbId verb) {
  const VerbFunctions& functions = of(verb);
  const auto counted_from_1 = [](const Argument& argument) {
    return argument.type == ArgumentType::cell || argument.type == ArgumentType::seat;
  };
  std::vector<int> patterns_unless;
  for (const int function : functions.patterns_unless)
    patterns_unless.push_back(named(function, 2));
  return {.cells = std::ranges::all_of(game_.arguments(verb), counted_from_1),
          .allow = named(functions.allow, 1),
          .effect = named(functions.effect, 2),
          .unless = named(functions.unless, 2),
          .warns = named(functions.warns, 1),
          .patterns_unless = std::move(patterns_unless)};
}

HR_INLINE int LuaRules::push_arguments(const Action& action, int most) {
  const int count = std::min<int>(action.count, most);
  const bool cells = passed(action.verb).cells;
  for (int i = 0; i < count; ++i) {
    const std::int64_t value = action.arguments[i];
    if (cells)
      lua_pushinteger(L_, value + 1);
    else
      push_argument(L_, host_, action.verb, i, value);
  }
  return count;
}

// Reports a wrong result, on top of the stack, with the line where the function begins.
void LuaRules::complain(const std::string& what, int function, const std::string& expected) {
  const std::string got = found(L_, -1);
  lua_Debug where;
  box_.push_kept(function);
  replace_by_answering(L_);
  lua_getinfo(L_, ">S", &where);
  throw RuleError(fmt::format("{}:{}: {}: expected it to return {}, got {}", where.short_src,
                              where.linedefined, what, expected, got));
}

// nil means no seat.
SeatId LuaRules::to_seat(const char* what, int function) {
  if (lua_isnil(L_, -1)) return SeatId::none;
  const lua_Integer seat = lua_isinteger(L_, -1) != 0 ? lua_tointeger(L_, -1) : 0;
  if (seat < 1 || seat > game_.seats())
    complain(what, function, fmt::format("a seat from 1 to {}, or nothing", game_.seats()));
  return SeatId(static_cast<int>(seat) - 1);
}

std::int64_t LuaRules::to_integer(const std::string& what, int function) {
  if (lua_isinteger(L_, -1) == 0) complain(what, function, "an integer");
  return lua_tointeger(L_, -1);
}

SeatId LuaRules::setup(Effect& g) {
  if (functions_.setup < 0) return SeatId(0);
  const OpenScope open(*this, &g, &g);
  box_.push_kept(functions_.setup);
  open.push_g();
  try {
    box_.call(1, 1);
  } catch (const RuleError& error) {
    const auto& edited = game_.definition().edited;
    if (!edited) throw;
    throw RuleError(
        fmt::format("{}; the game cannot be set up on board {}", error.what(), edited->name));
  }
  const Results results(L_, 1);
  const SeatId first = to_seat("setup", functions_.setup);
  return first == SeatId::none ? SeatId(0) : first;
}

void LuaRules::in_series(const std::function<void()>& body) {
  if (quick_tables_.empty() || box_.busy()) return box_.in_series(body);
  const std::uint64_t calls = box_.calls();
  std::swap(tables_, quick_tables_);
  const auto repaired = [&] {
    std::swap(tables_, quick_tables_);
    return box_.calls() == calls ? std::string() : repair_quick(host_);
  };
  try {
    box_.in_series(body);
  } catch (const std::exception&) {
    if (const std::string wrong = repaired(); !wrong.empty()) throw RuleError(wrong);
    throw;
  }
  if (const std::string wrong = repaired(); !wrong.empty()) throw RuleError(wrong);
}

bool LuaRules::allow(const View& v, const Action& action, std::string* why) {
  const OpenScope open(*this, &v, nullptr);
  box_.push_kept(of(action.verb).allow);
  open.push_v();
  const int count = push_arguments(action, passed(action.verb).allow);
  box_.call(1 + count, 2);
  const Results results(L_, 2);
  return to_permission(why);
}

// Reads two results: whether it is permitted and, if not, optionally why.
bool LuaRules::to_permission(std::string* why) const {
  const bool yes = lua_toboolean(L_, -2) != 0;
  if (!yes && why != nullptr && lua_type(L_, -1) == LUA_TSTRING)
    *why = cut_short(check<std::string_view>(L_, -1), k_max_sentence);
  return yes;
}

bool LuaRules::ready(const View& v, std::string* why) {
  const OpenScope open(*this, &v, nullptr);
  box_.push_kept(functions_.ready);
  open.push_v();
  box_.call(1, 2);
  const Results results(L_, 2);
  return to_permission(why);
}

std::string LuaRules::warning(const View& v, const Action& action) {
  const int function = of(action.verb).warns;
  const OpenScope open(*this, &v, nullptr);
  box_.push_kept(function);
  open.push_v();
  const int count = push_arguments(action, passed(action.verb).warns);
  box_.call(1 + count, 1);
  const Results results(L_, 1);
  if (lua_isnil(L_, -1)) return {};
  if (lua_type(L_, -1) != LUA_TSTRING)
    complain(fmt::format("verbs.{}.warns", game_.verb_name(action.verb)), function,
             "a sentence, or nothing");
  return cut_short(check<std::string_view>(L_, -1), k_max_sentence);
}

std::vector<std::string> LuaRules::reminders(const View& v) {
  const OpenScope open(*this, &v, nullptr);
  box_.push_kept(functions_.reminders);
  v.truth() ? open.push_g() : open.push_v();
  box_.call(1, 1);
  const Results results(L_, 1);
  std::vector<std::string> out;
  const auto refuse = [&] {
    complain("reminders", functions_.reminders,
             fmt::format("a list of at most {} sentences", k_max_reminders));
  };
  if (lua_isnil(L_, -1)) return out;
  if (lua_istable(L_, -1) == 0 || is_quick(L_, -1)) refuse();
  for (lua_Integer i = 1; lua_rawgeti(L_, -1, i) != LUA_TNIL; ++i) {
    if (lua_type(L_, -1) != LUA_TSTRING || i > k_max_reminders) refuse();
    out.push_back(cut_short(check<std::string_view>(L_, -1), k_max_sentence));
    lua_pop(L_, 1);
  }
  lua_pop(L_, 1);
  return out;
}

void LuaRules::effect(Effect& g, SeatId me, const Action& action) {
  const OpenScope open(*this, &g, &g);
  box_.push_kept(of(action.verb).effect);
  open.push_g();
  push_seat(L_, me);
  const int count = push_arguments(action, passed(action.verb).effect);
  box_.call(2 + count, 0);
}

bool LuaRules::unless(Effect& g, SeatId me, const Choice& choice) {
  const VerbFunctions& functions = of(choice.action.verb);
  const Passing& most = passed(choice.action.verb);
  if (functions.unless >= 0 && forbids(g, me, choice.action, functions.unless, most.unless))
    return true;
  const int of_pattern = choice.pattern >= 0 && !functions.patterns_unless.empty()
                             ? functions.patterns_unless[nth(choice.pattern)]
                             : -1;
  return of_pattern >= 0 &&
         forbids(g, me, choice.action, of_pattern, most.patterns_unless[nth(choice.pattern)]);
}

bool LuaRules::forbids(Effect& g, SeatId me, const Action& action, int function, int most) {
  const OpenScope open(*this, &g, nullptr);
  box_.push_kept(function);
  open.push_g();
  push_seat(L_, me);
  const int count = push_arguments(action, most);
  box_.call(2 + count, 1);
  const Results results(L_, 1);
  return lua_toboolean(L_, -1) != 0;
}

void LuaRules::done(Effect& g, VerbId verb) {
  const OpenScope open(*this, &g, &g);
  box_.push_kept(of(verb).done);
  open.push_g();
  box_.call(1, 0);
}

void LuaRules::declined(Effect& g, SeatId me, VerbId verb) {
  const OpenScope open(*this, &g, &g);
  box_.push_kept(of(verb).declined);
  open.push_g();
  push_seat(L_, me);
  box_.call(2, 0);
}

void LuaRules::captured(Effect& g, KindId kind, SeatId owner, CellId cell, SeatId by) {
  const OpenScope open(*this, &g, &g);
  box_.push_kept(functions_.captured[kind]);
  open.push_g();
  push_seat(L_, owner);
  push_cell(L_, cell);
  push_seat(L_, by);
  box_.call(4, 0);
}

SeatId LuaRules::turn(Effect& g, SeatId me) {
  const OpenScope open(*this, &g, &g);
  box_.push_kept(functions_.turn);
  open.push_g();
  push_seat(L_, me);
  box_.call(2, 1);
  const Results results(L_, 1);
  return to_seat("turn", functions_.turn);
}

Verdict LuaRules::to_verdict(std::size_t end) {
  const auto refuse = [&] {
    complain(functions_.end_paths[end], functions_.ends[end],
             R"(a seat, a list of seats, "draw", "score" or nothing)");
  };
  const auto seat = [&] {
    const lua_Integer n = lua_isinteger(L_, -1) != 0 ? lua_tointeger(L_, -1) : 0;
    if (n < 1 || n > game_.seats()) refuse();
    return seat_bit(SeatId(static_cast<int>(n) - 1));
  };
  if (lua_isnil(L_, -1)) return {};
  if (lua_type(L_, -1) == LUA_TSTRING) {
    const auto word = check<std::string_view>(L_, -1);
    if (word == "draw") return {.decision = Verdict::Decision::draw};
    if (word != "score") refuse();
    if (!game_.definition().score)
      complain(functions_.end_paths[end], functions_.ends[end],
               "something else, because the ruleset has no score");
    return {.decision = Verdict::Decision::score};
  }
  if (lua_istable(L_, -1) == 0 || is_quick(L_, -1))
    return {.decision = Verdict::Decision::won, .winners = seat()};
  Verdict out{.decision = Verdict::Decision::won};
  if (lua_rawlen(L_, -1) == 0) refuse();
  for (lua_Integer i = 1; lua_rawgeti(L_, -1, i) != LUA_TNIL; ++i) {
    out.winners |= seat();
    lua_pop(L_, 1);
  }
  return out;
}

Verdict LuaRules::end(Effect& g, int end, SeatId me) {
  const OpenScope open(*this, &g, &g);
  box_.push_kept(functions_.ends[end]);
  open.push_g();
  push_seat(L_, me);
  box_.call(2, 1);
  const Results results(L_, 1);
  return to_verdict(end);
}

std::int64_t LuaRules::score(const View& truth, SeatId seat) {
  const OpenScope open(*this, &truth, nullptr);
  host_.scoring = true;
  box_.push_kept(functions_.score);
  open.push_g();
  push_seat(L_, seat);
  box_.call(2, 1);
  const Results results(L_, 1);
  return to_integer("score", functions_.score);
}

std::int64_t LuaRules::worth(const View& truth, CellId cell) {
  return number_of_cell(truth, cell, "par.worth", functions_.worth);
}

std::int64_t LuaRules::usual_worth(const View& truth, CellId cell) {
  return number_of_cell(truth, cell, "par.usual", functions_.usual_worth);
}

std::int64_t LuaRules::number_of_cell(const View& truth, CellId cell, const char* path,
                                      int function) {
  const OpenScope open(*this, &truth, nullptr);
  box_.push_kept(function);
  open.push_g();
  push_cell(L_, cell);
  box_.call(2, 1);
  const Results results(L_, 1);
  return to_integer(path, function);
}

std::int64_t LuaRules::number(const View& v, int rule) {
  const OpenScope open(*this, &v, nullptr);
  box_.push_kept(functions_.numbers[rule]);
  open.push_v();
  box_.call(1, 1);
  const Results results(L_, 1);
  return to_integer(functions_.number_paths[rule], functions_.numbers[rule]);
}

bool LuaRules::holds(const View& v, int rule) {
  const OpenScope open(*this, &v, nullptr);
  box_.push_kept(functions_.numbers[rule]);
  open.push_v();
  box_.call(1, 1);
  const Results results(L_, 1);
  return lua_toboolean(L_, -1) != 0;
}

}  // namespace hr::scripting
