// SPDX-License-Identifier: MIT
// Rules that call a ruleset's Lua functions; no other file calls them. While a function runs, g or
// v is open on the given view or effect; it is closed however the function ends. The sandbox and
// the game must outlive it. Functions throw Error with file and line. It follows the contract of
// Rules for re-entry and threads.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/game/rules.h"
#include "scripting/bind/host.h"

namespace hr::scripting {

class LuaRules final : public Rules {
 public:
  // `options`: reference to the table of options in force. `quick`: the rules may use quick tables.
  LuaRules(Sandbox& box, const Game& game, Functions functions, int options, bool quick);

  SeatId setup(Effect& g) override;
  bool allow(const View& v, const Action& action, std::string* why) override;
  bool ready(const View& v, std::string* why) override;
  std::string warning(const View& v, const Action& action) override;
  std::vector<std::string> reminders(const View& v) override;
  void effect(Effect& g, SeatId me, const Action& action) override;
  bool unless(Effect& g, SeatId me, const Choice& choice) override;
  void declined(Effect& g, SeatId me, VerbId verb) override;
  void done(Effect& g, VerbId verb) override;
  void captured(Effect& g, KindId kind, SeatId owner, CellId cell, SeatId by) override;
  SeatId turn(Effect& g, SeatId me) override;
  Verdict end(Effect& g, int end, SeatId me) override;
  std::int64_t score(const View& truth, SeatId seat) override;
  std::int64_t worth(const View& truth, CellId cell) override;
  std::int64_t usual_worth(const View& truth, CellId cell) override;
  std::int64_t number(const View& v, int rule) override;
  bool holds(const View& v, int rule) override;

  std::string located(const std::string& path, const std::string& text) const override {
    return places_ ? places_(path, text) : Rules::located(path, text);
  }
  // Adds the place to an error about a part of the definition.
  using Locator = std::function<std::string(const std::string& path, const std::string& text)>;
  void set_places(Locator places) { places_ = std::move(places); }

  void in_series(const std::function<void()>& body) override;
  void as_one(const std::function<void()>& body) override { box_.as_one(body); }

  std::uint64_t calls() const override { return box_.calls(); }
  std::uint64_t allocations() const override { return box_.allocations(); }

 private:
  class OpenScope;
  class Results;

  // Sets of handles. Every quick set is inspected after each game, so there are few.
  static constexpr int k_sets = 16, k_quick_sets = 3;
  const HandleSet& next_tables();

  const VerbFunctions& of(VerbId verb) const { return functions_.verbs[verb]; }
  // What a verb's functions receive of an action's arguments: no more than they have parameters.
  struct Passing {
    bool cells = true;  // all of them are cells
    int allow = 0, effect = 0, unless = 0, warns = 0;
    std::vector<int> patterns_unless = {};  // by pattern
  };
  bool forbids(Effect& g, SeatId me, const Action& action, int function, int most);
  Passing passing(VerbId verb);
  const Passing& passed(VerbId verb) const { return passing_[verb]; }
  int named(int function, int before);
  int push_arguments(const Action& action, int most);
  SeatId to_seat(const char* what, int function);
  std::int64_t to_integer(const std::string& what, int function);
  // What a function of a cell returns.
  std::int64_t number_of_cell(const View& truth, CellId cell, const char* path, int function);
  Verdict to_verdict(std::size_t end);
  bool to_permission(std::string* why) const;
  [[noreturn]] void complain(const std::string& what, int function, const std::string& expected);

  Sandbox& box_;
  lua_State* L_;
  const Game& game_;
  Functions functions_;
  Host host_;
  std::vector<HandleSet> tables_;        // given to calls in turn
  std::vector<HandleSet> quick_tables_;  // the same in a series, if there are any
  ById<VerbId, Passing> passing_;
  Locator places_;
};

}  // namespace hr::scripting
