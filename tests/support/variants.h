// SPDX-License-Identifier: MIT
// A test ruleset with variants to choose from, each in its own file.
#pragma once

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

using Names = std::vector<std::string>;

class Kit {
 public:
  explicit Kit(const std::string& rules) : folder_(rules) {}

  // Its fields are on line 1, after those that every variant has.
  Kit& variant(const std::string& name, const std::string& fields) {
    folder_.write("variants/" + name + ".lua",
                  "return { extends = 't', name = '" + name + "', " + fields + " }");
    return *this;
  }
  Kit& file(const std::string& name, const std::string& text) {
    folder_.write(name, text);
    return *this;
  }

  std::unique_ptr<scripting::Ruleset> load(const Names& variants,
                                           const scripting::Settings& settings = {}) const {
    return scripting::load_ruleset(folder_.path(), settings, "", variants);
  }

  // The error message of the ruleset under these variants; "" when it loads.
  std::string complaint(const Names& variants, const scripting::Settings& settings = {}) const {
    return error_of([&] { load(variants, settings); });
  }

  // The same for one variant with these fields alone.
  std::string complaint_of(const std::string& fields) {
    return variant("v", fields).complaint({"v"});
  }

  const Folder& folder() const { return folder_; }

 private:
  Folder folder_;
};

// A match under a loaded ruleset.
struct VariantPlay {
  std::unique_ptr<scripting::Ruleset> ruleset;
  std::shared_ptr<const Game> game;
  Match match;

  explicit VariantPlay(std::unique_ptr<scripting::Ruleset> loaded, std::uint64_t seed = 1)
      : ruleset(std::move(loaded)),
        game(ruleset->game()),
        match(make_engine(game, ruleset->rules()), seed) {}

  VariantPlay& play(int seat, const std::string& verb, const std::string& cell = "") {
    Action action{.verb = game->verb(verb)};
    if (!cell.empty())
      action.arguments[nth(action.count++)] = index(game->board().find(cell).value());
    match.play(SeatId(seat - 1), action);
    return *this;
  }
  std::int64_t var(const std::string& name) const {
    return match.view(SeatId::owner).var(game->var(name), SeatId::none).value_or(-1);
  }
  std::size_t choices(int seat) const { return match.legal(SeatId(seat - 1)).size(); }
};

}  // namespace hr::tests
