// SPDX-License-Identifier: MIT
// The result of reading a ruleset's table: the definition, and references to its functions, which
// are kept in the sandbox (Sandbox::push_kept; -1 for none), in the order of the definition's
// lists. The functions declared here throw Error with file, line and path.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "core/game/game_def.h"
#include "core/game/ruleset_text.h"
#include "scripting/read/field_reader.h"

namespace hr::scripting {

struct VerbFunctions {
  int allow = -1, effect = -1, unless = -1, done = -1, declined = -1, warns = -1;
  std::vector<int> patterns_unless = {};  // by pattern; empty: none has a function
};

struct Functions {
  int setup = -1, ready = -1, turn = -1, score = -1, worth = -1, usual_worth = -1;
  int reminders = -1;
  int hooks = -1;  // the table of them
  ById<VerbId, VerbFunctions> verbs;
  ById<KindId, int> captured;
  std::vector<int> ends;     // by end; -1 for an end without a function
  std::vector<int> numbers;  // Amount::rule
  // Paths of ends and numbers in the file. An end that is `false` is not in the definition, but it
  // counts in the numbering of the file.
  std::vector<std::string> end_paths, number_paths;
};

// Things to do that are declared under `terms`. Whatever uses them gets a copy.
struct NamedWrites {
  enum class State : std::uint8_t { unread, being_read, read };
  std::string name;
  std::vector<Write> writes = {};
  State state = State::unread;
};

// A verb that something asks for, perhaps before the verbs are read.
struct AskedVerb {
  std::string name, where;  // where: the beginning of an error about it
};

// A text of a drawing, and where it is written.
struct DrawnText {
  SourcePlace place;
  std::string text;
};

struct LoadedRuleset {
  GameDef definition;
  Functions functions;
  std::vector<NamedWrites> named_writes;
  std::vector<AskedVerb> asked_verbs = {};
  std::vector<DrawnText> drawn = {};  // the set-up, to be read when there is a game
  int writes = 0;                     // read so far
  int api = 1;                        // the version that it names
};

// The fields of a ruleset's table; a test compares them with api.lua.
std::vector<std::string> ruleset_fields();

// A field that g and v have in every game, and the version since which its name is reserved.
struct TableField {
  std::string name;
  int since = 1;
};

struct BoardFile;
// Reads everything except the options, whose values are in the table at `options` of the stack. If
// there is a board file, it edits the declared board. Zones and variables must not be called as one
// of the fields `taken` of g. `option_numbers`: of the options that terms may name.
// `ruleset text` has the ruleset's own drawings.
LoadedRuleset read_definition(const FieldReader& ruleset, const RulesetText& ruleset_text,
                              int options, const BoardFile* file,
                              const std::vector<TableField>& taken,
                              std::vector<OptionNumber> option_numbers);

// Parts of read_definition.
using PartReader = std::function<void(const FieldReader&)>;
// Reads the part of the ruleset's table under a name; a function there is first called with the
// options.
void described(const FieldReader& ruleset, const char* name, int options, const PartReader& use);
// The fields that may be such functions, in the order in which they are read.
std::span<const char* const> described_fields();

// Passes on a value, or the value inside `reveals(…)`, and whether it was marked in that way.
void unmarked(const FieldReader& value,
              const std::function<void(const FieldReader&, bool reveals)>& use);

// Once all verbs are read: whether those that are asked for are among them.
void check_asked_verbs(const LoadedRuleset& ruleset);

// Reads a set; a name that the definition does not have is an error.
Set read_set(const FieldReader& set, const GameDef& def);
// Reads a term of any type, or an integer. `expected` says in an error what belongs here.
Term read_term(const FieldReader& term, const GameDef& def, std::string_view expected = "");
// Throws the error for something that is no term, with what to write instead if that is known.
[[noreturn]] void not_a_term(const FieldReader& term, const GameDef& def,
                             std::string_view expected);
// Reads a condition, { condition, "reason" }, or a list of these; nothing gives an empty list.
// If `functions` is given, a condition may be a function(v).
std::vector<Condition> read_conditions(const FieldReader& conditions, const GameDef& def,
                                       Functions* functions = nullptr);
// Reads what follows from an action: one write or a list of them.
std::vector<Write> read_writes(const FieldReader& writes, LoadedRuleset& out);
// Those of the set-up, which may begin with drawn{ … }.
std::vector<Write> read_setup_writes(const FieldReader& writes, LoadedRuleset& out);
// Reads one direction or a list of them; a direction that the board does not have is an error.
std::vector<std::string> read_directions(const FieldReader& dirs, const Board& board);
// Reads the name of a kind; any other text is an error.
std::string read_kind(const FieldReader& kind, const GameDef& def);

// Who sees a zone or a variable, and whether each seat has one of its own.
Visibility read_see(const FieldReader& see, const GameDef& def, bool per_seat);
bool read_per(const FieldReader& part);

void read_seats(const FieldReader& seats, GameDef& out);
Board read_board(const FieldReader& board);
// A list of cell names, or a function that is called for each cell.
CellSet read_cells(const FieldReader& cells, const Board& board);
void read_regions(const FieldReader& regions, GameDef& out);
void read_marks(const FieldReader& marks, GameDef& out);
void read_zones(const FieldReader& zones, GameDef& out);
// What follows when a kind is captured: writes, kept to be read when all that they may name is
// known.
struct WritesOfKind {
  KindId kind;
  FieldReader at;
  int kept;
};
std::vector<WritesOfKind> read_kinds(const FieldReader& kinds, const RulesetText& ruleset_text,
                                     LoadedRuleset& out);
void read_captured(const std::vector<WritesOfKind>& writes, LoadedRuleset& out);
void read_vars(const FieldReader& vars, GameDef& out);
// Whether a value under `terms` is a list of things to do.
bool is_writes(lua_State* L, int index);
void read_terms(const FieldReader& terms, LoadedRuleset& out);
void read_events(const FieldReader& events, LoadedRuleset& out);
void read_verbs(const FieldReader& verbs, LoadedRuleset& out);
void read_ends(const FieldReader& ends, LoadedRuleset& out);
void read_par(const FieldReader& par, LoadedRuleset& out);

// Whether a kind's field of this name has a meaning to the engine, unlike an attribute.
bool is_kind_field(std::string_view name);
// Whether a pattern of any type has a field of this name.
bool is_pattern_field(std::string_view name);

}  // namespace hr::scripting
