// SPDX-License-Identifier: MIT
// Rulesets written in a test: loading, error messages, and play.
#pragma once

#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/kernel/make_engine.h"
#include "core/match/match.h"
#include "scripting/ruleset/ruleset.h"
#include "tests/support/error_of.h"
#include "tests/support/folder.h"

namespace hr::tests {

// The error message of a ruleset; "" when it loads.
inline std::string complaint(const std::string& rules, const scripting::Settings& settings = {}) {
  const Folder folder(rules);
  return error_of([&] { scripting::load_ruleset(folder.path(), settings); });
}

// A match under a ruleset given as text.
struct LuaPlay {
  Folder folder;
  std::unique_ptr<scripting::Ruleset> ruleset;
  std::shared_ptr<const Game> game;
  std::shared_ptr<Engine> engine;
  Match match;

  explicit LuaPlay(const std::string& rules, std::uint64_t seed = 1,
                   const scripting::Settings& settings = {})
      : folder(rules),
        ruleset(scripting::load_ruleset(folder.path(), settings)),
        game(ruleset->game()),
        engine(make_engine(game, ruleset->rules())),
        match(engine, seed) {}

  std::int64_t cell(const std::string& name) const {
    return index(game->board().find(name).value());
  }
  SeatId turn() const { return match.header().turn; }

  LuaPlay& play(int seat, const std::string& verb,
                std::initializer_list<std::int64_t> arguments = {}) {
    Action action{.verb = game->verb(verb)};
    for (const std::int64_t argument : arguments) action.arguments[nth(action.count++)] = argument;
    match.play(SeatId(seat - 1), action);
    return *this;
  }

  // The sentence with which an action fails; "" if it succeeds.
  std::string failure(int seat, const std::string& verb,
                      std::initializer_list<std::int64_t> arguments = {}) {
    return error_of([&] { play(seat, verb, arguments); });
  }

  std::size_t choices(int seat) const { return match.legal(SeatId(seat - 1)).size(); }

  // The verbs that a seat may choose from, each once.
  std::string verbs(int seat) const {
    std::string out;
    for (const Choice& choice : match.legal(SeatId(seat - 1))) {
      const std::string name(game->verb_name(choice.action.verb));
      if ((" " + out + " ").find(" " + name + " ") == std::string::npos)
        out += (out.empty() ? "" : " ") + name;
    }
    return out;
  }

  // The text arguments of the events of the last action, joined by ", ".
  std::string said() const {
    std::string out;
    for (const Event& event : match.node().events())
      for (const EventArgument& argument : event.arguments)
        if (const auto* text = std::get_if<std::string>(&argument))
          out += (out.empty() ? "" : ", ") + *text;
    return out;
  }
};

}  // namespace hr::tests
