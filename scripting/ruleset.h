// SPDX-License-Identifier: MIT
// A ruleset as loaded from an edition: what its rules.lua says under one choice of options, made
// into a game and into the Rules that answer for its functions. Shows no Lua. Once the files are
// read nothing is asked of the disk any more. One Ruleset serves one thread; each thread that plays
// loads its own, from the same edition.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/edition.h"
#include "core/error.h"
#include "core/game.h"
#include "core/rules.h"
#include "scripting/rule_error.h"

namespace hr::scripting {

// A list is of different words, in the order in which they were chosen.
using OptionValue = std::variant<std::int64_t, bool, std::string, std::vector<std::string>>;

// A declared setting: a number from min to max (even only, if so declared), or 0 as well where it
// says so; a flag, a word, or a list of at least min and at most max words.
struct Option {
  std::string name;
  OptionValue value;     // in force
  OptionValue standard;  // the default
  std::int64_t min = 0, max = 0;
  bool even = false, zero = false;
  std::vector<std::string> words;  // the choices: of a word, the default first; of a list
  std::string help;
  std::string variant;  // that adds it; "" when the ruleset has it
  std::string idle;     // why it has no say now: "size small makes it 3"; "" when it has

  bool is_number() const { return std::holds_alternative<std::int64_t>(standard); }
  bool is_flag() const { return std::holds_alternative<bool>(standard); }
  bool is_word() const { return std::holds_alternative<std::string>(standard); }
  bool is_list() const { return std::holds_alternative<std::vector<std::string>>(standard); }
};

std::string option_text(const OptionValue& value);  // 16, true, far row; of a list: 3x,4x or none
// What may be chosen, as a phrase: "an even number from 6 to 26".
std::string option_range(const Option& option);

using hr::Settings;
struct Memory;

// Two variants that change the same part, or cannot be told apart.
class VariantConflict : public Error {
 public:
  using Error::Error;
};

// A variant that the ruleset does not have.
class UnknownVariant : public Error {
 public:
  using Error::Error;
};

// A variant in a few words. What it changes is said in sentences without a full stop, such as
// "adds option questions" or "replaces hooks.penalty".
struct VariantNote {
  std::string id;  // its file's name
  std::string name, by, about;
  std::vector<std::string> changes;
  bool board = false;     // a board file
  std::string complaint;  // why it cannot be read, instead of all but the id
};

class Ruleset {
 public:
  virtual ~Ruleset() = default;

  virtual const std::string& id() const = 0;                // the folder's name
  virtual const std::filesystem::path& folder() const = 0;  // "" of one loaded from text
  virtual const Edition& edition() const = 0;
  virtual const std::vector<VariantNote>& variants() const = 0;  // those in force
  virtual const std::vector<Option>& options() const = 0;
  // What whoever chooses options has to know, a phrase each: "option columns no longer acts on the
  // board: board file quarry sets its size".
  virtual const std::vector<std::string>& notices() const = 0;
  virtual const std::shared_ptr<const Game>& game() const = 0;
  virtual Rules& rules() = 0;
  // What its functions could remember at this moment (scripting/memory.h).
  virtual Memory memory() = 0;
};

// Reads the files of a ruleset: rules.lua, every other .lua below the folder that `require` can
// name, of variants/ those chosen, and nothing of tests/. A variant is the name of a file in
// variants/ or (is_variant_path) the path of a file anywhere; it is of Lua or, called NAME.board,
// an edited board (core/board_changes.h). Throws Error when a file cannot be read, is too large or
// leads out of the folder; UnknownVariant; and VariantConflict for two variants of one name.
Edition read_edition(const std::filesystem::path& folder,
                     const std::vector<std::string>& variants = {}, const Settings& settings = {});

// Whether a variant is given by a path: with a '/', .lua or .board in it.
bool is_variant_path(const std::string& variant);

// The board file in force in an edition, as a name in Edition::variants; "" for none. Throws
// VariantConflict when there are two.
std::string board_in_force(const Edition& edition);
// The edition with this text as the board file of that name in force, in place of any other; none
// where both are empty.
Edition with_board(Edition edition, const std::string& name, const std::string& text);

// Throws Error: `my_game/rules.lua:31: options.columns.default: expected …`, or
// `options.columns: expected …, got …` for a setting that does not fit.
// `effect`, Lua text of a function, becomes the effect of every verb that has none: the benchmark
// measures so what a call into Lua on every action costs.
std::unique_ptr<Ruleset> load_ruleset(const Edition& edition, const std::string& effect = {});
// The same, read first.
std::unique_ptr<Ruleset> load_ruleset(const std::filesystem::path& folder,
                                      const Settings& settings = {}, const std::string& effect = {},
                                      const std::vector<std::string>& variants = {});

// The folders below `root` that hold a rules.lua, in the order of their names.
std::vector<std::filesystem::path> find_rulesets(const std::filesystem::path& root);
// The variants that lie in a ruleset's folder, in the order of their names.
std::vector<std::string> find_variants(const std::filesystem::path& folder);
// What those say of themselves, each read alone; what they would change is left out.
std::vector<VariantNote> describe_variants(const std::filesystem::path& folder);

}  // namespace hr::scripting
