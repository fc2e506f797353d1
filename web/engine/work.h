// SPDX-License-Identifier: MIT
// The engine's state, and one function for each ask. All throw Error, whose text is a sentence, and
// then nothing has changed.
#pragma once

#include <optional>
#include <string>

#include "core/base/error.h"
#include "core/base/read_json.h"
#include "core/table/table.h"
#include "scripting/ruleset/ruleset.h"
#include "scripting/table/open_table.h"
#include "scripting/table/rules_cache.h"
#include "web/engine/asks.h"
#include "web/engine/engine.h"

namespace hr::web {

// The table that is open, and its rules.
struct OpenTable {
  Table table;
  std::shared_ptr<scripting::RulesCache> cache;
  std::vector<RuleFile> files;  // all of the game; those in force are in the table's ruleset text

  // Descriptions of the variants in these files, for which each is loaded.
  struct KnownVariants {
    std::vector<RuleFile> files;
    std::vector<scripting::VariantInfo> variants;
  };
  std::optional<KnownVariants> known_variants = {};
};

// While an ask is being answered.
struct Asked {
  std::optional<OpenTable>& open;
  std::function<void(const Json& progress)> tell;

  OpenTable& table() const {
    if (!open) throw Error("No game is open.");
    return *open;
  }
};

Json run(Asked& asked, const Games& ask);
Json run(Asked& asked, const Files& ask);
Json run(Asked& asked, const Examine& ask);
Json run(Asked& asked, const ReadDice& ask);
Json run(Asked& asked, const Begin& ask);
Json run(Asked& asked, const Resume& ask);
Json run(Asked& asked, const GetRecord& ask);
Json run(Asked& asked, const Rules& ask);
Json run(Asked& asked, const EditBoard& ask);
Json run(Asked& asked, const GetRulesStatus& ask);
Json run(Asked& asked, const Change& ask);
Json run(Asked& asked, const Check& ask);
Json run(Asked& asked, const Test& ask);
Json run(Asked& asked, const Measure& ask);
Json run(Asked& asked, const Compare& ask);
Json run(Asked& asked, const Think& ask);
Json run(Asked& asked, const MakePack& ask);
Json run(Asked& asked, const MakeLink& ask);
Json run(Asked& asked, const Unpack& ask);
Json run(Asked& asked, const Remix& ask);
Json run(Asked& asked, const NewGameFiles& ask);
Json run(Asked& asked, const NewVariant& ask);
Json run(Asked& asked, const NewFile& ask);
Json run(Asked& asked, const RenamedFile& ask);
Json run(Asked& asked, const GetFirstChange& ask);
Json run(Asked& asked, const GetSeatsOption& ask);
Json run(Asked& asked, const Complete& ask);
Json run(Asked& asked, const Help& ask);
Json run(Asked& asked, const GetExpression& ask);
Json run(Asked& asked, const ReadLesson& ask);
Json run(Asked& asked, const MakeLesson& ask);
Json run(Asked& asked, const MakeSheets& ask);

// Of a choice: all its files, and the rules in force.
std::vector<RuleFile> files_of(const GameChoice& choice);
Settings settings_of(const GameChoice& choice);
RulesetText ruleset_text_of(const GameChoice& choice);
// Throws Refusal.
std::shared_ptr<scripting::Ruleset> load(const RulesetText& ruleset_text);
// What its sheets print on the cells of its board; or empty.
ById<CellId, std::string> labels_of(const scripting::Ruleset& ruleset);
// An error of these rules with its place, "rules.lua:12".
Refusal refused(const RulesetText& ruleset_text, const std::string& error);

}  // namespace hr::web
