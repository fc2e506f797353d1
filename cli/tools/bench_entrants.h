// SPDX-License-Identifier: MIT
// What the measurements of `houserules bench` have in common: what was asked for, and what is
// measured.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "cli/arguments/arguments.h"
#include "cli/terminal/json_output.h"
#include "cli/terminal/output.h"
#include "core/base/error.h"

namespace hr::cli {

struct BenchArguments {
  std::vector<std::string> names;
  std::string against;
  std::vector<std::string> variants, settings;
  std::uint64_t seed = 1;
  double seconds = 2;
  bool json = false, window = false, worlds = false;
  std::uint64_t duel = 0;        // games
  std::uint64_t iterations = 0;  // for each move of a duel; 0: move_seconds
  std::uint64_t games = 0;       // for counting instructions
  double move_seconds = 0.1;
};

struct Entrant {
  std::string name;
  std::filesystem::path folder;
  bool effect = false;  // with the effect k_effect
};

inline constexpr const char* k_effect =
    "function(g, me, from, to) if to == from then g:draw() end end";

// Failures: reported at once, and reflected in the exit code, while the other measurements
// continue.
class Failures {
 public:
  explicit Failures(Json& rows) : rows_(rows) {}

  // The value of `body`; none if it fails.
  template <class Body>
  auto attempt(const std::string& name, Body&& body) -> std::optional<decltype(body())> {
    try {
      return body();
    } catch (const Failure& failure) {
      add(name, failure.what(), failure.code());
    } catch (const Error& error) {
      add(name, error.what(), Exit::problems);
    }
    return std::nullopt;
  }

  Exit exit() const { return first_; }

 private:
  void add(const std::string& name, const std::string& sentence, Exit code) {
    message(sentence.find(name) == std::string::npos ? name + ": " + sentence : sentence);
    rows_.push_back({{"ruleset", name}, {"error", sentence}});
    if (first_ == Exit::ok) first_ = code;
  }

  Json& rows_;
  Exit first_ = Exit::ok;
};

// Throws Failure if there is no such ruleset.
Entrant locate_entrant(const std::string& name);
// All rulesets; those with a baseline also with an effect; and, in the source tree, the games that
// test the API.
std::vector<Entrant> entrants(const std::vector<std::string>& names, Failures& failures);

// The name of an option without the ruleset that it is for: of "hex.size", hex has "size"; other
// rulesets have no such option.
std::optional<std::string> own_option(const std::string& typed, const Entrant& entrant);
// Those of the typed settings that are for this ruleset.
scripting::Settings settings_of(const scripting::Settings& typed, const Entrant& entrant);

// bench --worlds: how fast worlds are drawn in games that hide something.
Exit bench_worlds(const BenchArguments& arguments);
// bench --duel: the search against plain UCT on the games written by hand.
Exit bench_duels(const BenchArguments& arguments);

}  // namespace hr::cli
