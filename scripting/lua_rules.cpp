// SPDX-License-Identifier: MIT
#include "scripting/lua_rules.h"

#include <fmt/format.h>

namespace hr::scripting {

// Opens g or v for the length of one call; calls may lie inside each other.
class LuaRules::Open {
 public:
  Open(Host& host, const View* view, Effect* effect)
      : host_(host), view_(host.view), effect_(host.effect), snapshots_(host.snapshots_used) {
    host.view = view;
    host.effect = effect;
  }
  ~Open() {
    host_.view = view_;
    host_.effect = effect_;
    host_.snapshots_used = snapshots_;
  }
  Open(const Open&) = delete;
  Open& operator=(const Open&) = delete;

 private:
  Host& host_;
  const View* view_;
  Effect* effect_;
  std::size_t snapshots_;
};

LuaRules::LuaRules(Sandbox& box, const Game& game, Functions functions, int options,
                   std::string file)
    : box_(box),
      L_(box.state()),
      game_(game),
      functions_(std::move(functions)),
      file_(std::move(file)),
      host_(box, game, functions_) {
  tables_ = make_tables(host_, options, functions_.hooks);
}

void LuaRules::push_arguments(const Action& action) {
  for (int i = 0; i < action.count; ++i)
    push_argument(L_, game_, action.verb, i, action.arguments[static_cast<std::size_t>(i)]);
}

void LuaRules::complain(const std::string& what, const char* expected) {
  const std::string got = found(L_, -1);
  lua_pop(L_, 1);
  throw RuleError(
      fmt::format("{}: {}: expected it to return {}, got {}", file_, what, expected, got));
}

SeatId LuaRules::pop_seat(const char* what, bool may_be_nil) {
  SeatId out = SeatId::none;
  if (!lua_isnil(L_, -1) || !may_be_nil) {
    const lua_Integer seat = lua_isinteger(L_, -1) != 0 ? lua_tointeger(L_, -1) : 0;
    if (seat < 1 || seat > game_.seats())
      complain(what, fmt::format("a seat from 1 to {}", game_.seats()).c_str());
    out = SeatId(static_cast<int>(seat) - 1);
  }
  lua_pop(L_, 1);
  return out;
}

SeatId LuaRules::setup(Effect& g) {
  if (functions_.setup < 0) return SeatId(0);
  const Open open(host_, &g, &g);
  box_.push_kept(functions_.setup);
  box_.push_kept(tables_.truth);
  box_.call(1, 1);
  const SeatId first = pop_seat("setup", true);
  return first == SeatId::none ? SeatId(0) : first;
}

bool LuaRules::allow(const View& v, const Action& action, std::string* why) {
  const Open open(host_, &v, nullptr);
  box_.push_kept(of(action.verb).allow);
  box_.push_kept(tables_.view);
  push_arguments(action);
  box_.call(1 + action.count, 2);
  const bool yes = lua_toboolean(L_, -2) != 0;
  if (!yes && why != nullptr && lua_type(L_, -1) == LUA_TSTRING) *why = check<std::string>(L_, -1);
  lua_pop(L_, 2);
  return yes;
}

void LuaRules::effect(Effect& g, SeatId me, const Action& action) {
  const Open open(host_, &g, &g);
  box_.push_kept(of(action.verb).effect);
  box_.push_kept(tables_.truth);
  push_seat(L_, me);
  push_arguments(action);
  box_.call(2 + action.count, 0);
}

bool LuaRules::unless(Effect& g, SeatId me, const Action& action) {
  const Open open(host_, &g, nullptr);
  box_.push_kept(of(action.verb).unless);
  box_.push_kept(tables_.truth);
  push_seat(L_, me);
  push_arguments(action);
  box_.call(2 + action.count, 1);
  const bool yes = lua_toboolean(L_, -1) != 0;
  lua_pop(L_, 1);
  return yes;
}

void LuaRules::done(Effect& g, VerbId verb) {
  const Open open(host_, &g, &g);
  box_.push_kept(of(verb).done);
  box_.push_kept(tables_.truth);
  box_.call(1, 0);
}

void LuaRules::captured(Effect& g, KindId kind, SeatId owner, CellId cell, SeatId by) {
  const Open open(host_, &g, &g);
  box_.push_kept(functions_.captured[static_cast<std::size_t>(index(kind))]);
  box_.push_kept(tables_.truth);
  push_seat(L_, owner);
  push_cell(L_, cell);
  push_seat(L_, by);
  box_.call(4, 0);
}

SeatId LuaRules::turn(Effect& g, SeatId me) {
  const Open open(host_, &g, &g);
  box_.push_kept(functions_.turn);
  box_.push_kept(tables_.truth);
  push_seat(L_, me);
  box_.call(2, 1);
  return pop_seat("turn", true);
}

Verdict LuaRules::pop_verdict() {
  Verdict out;
  const char* expected = "a seat, a list of seats, \"draw\", \"score\" or nothing";
  const auto seat = [&](int at) {
    const lua_Integer n = lua_isinteger(L_, at) != 0 ? lua_tointeger(L_, at) : 0;
    if (n < 1 || n > game_.seats()) complain("ends", expected);
    return seat_bit(SeatId(static_cast<int>(n) - 1));
  };
  if (lua_type(L_, -1) == LUA_TSTRING) {
    const auto word = check<std::string_view>(L_, -1);
    if (word != "draw" && word != "score") complain("ends", expected);
    out.says = word == "draw" ? Verdict::Says::draw : Verdict::Says::score;
  } else if (lua_istable(L_, -1)) {
    out.says = Verdict::Says::won;
    for (lua_Integer i = 1; lua_rawgeti(L_, -1, i) != LUA_TNIL; ++i) {
      out.winners |= seat(-1);
      lua_pop(L_, 1);
    }
    lua_pop(L_, 1);
  } else if (!lua_isnil(L_, -1)) {
    out = {.says = Verdict::Says::won, .winners = seat(-1)};
  }
  lua_pop(L_, 1);
  return out;
}

Verdict LuaRules::end(Effect& g, int end, SeatId me) {
  const Open open(host_, &g, &g);
  box_.push_kept(functions_.ends[static_cast<std::size_t>(end)]);
  box_.push_kept(tables_.truth);
  push_seat(L_, me);
  box_.call(2, 1);
  return pop_verdict();
}

std::int64_t LuaRules::score(const View& truth, SeatId seat) {
  const Open open(host_, &truth, nullptr);
  box_.push_kept(functions_.score);
  box_.push_kept(tables_.truth);
  push_seat(L_, seat);
  box_.call(2, 1);
  if (lua_isinteger(L_, -1) == 0) complain("score", "an integer");
  const std::int64_t out = lua_tointeger(L_, -1);
  lua_pop(L_, 1);
  return out;
}

std::int64_t LuaRules::number(const View& v, int rule) {
  const Open open(host_, &v, nullptr);
  box_.push_kept(functions_.numbers[static_cast<std::size_t>(rule)]);
  box_.push_kept(tables_.view);
  box_.call(1, 1);
  if (lua_isinteger(L_, -1) == 0) complain("a number's function", "an integer");
  const std::int64_t out = lua_tointeger(L_, -1);
  lua_pop(L_, 1);
  return out;
}

}  // namespace hr::scripting
