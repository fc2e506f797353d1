// SPDX-License-Identifier: MIT
// What is read from a ruleset's table: the definition, and where its functions are kept in the
// sandbox (Sandbox::push_kept; -1 for none), numbered as the definition numbers what they belong
// to.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "core/game/definition.h"
#include "core/game/edition.h"
#include "scripting/read/field_reader.h"

namespace hr::scripting {

struct VerbFunctions {
  int allow = -1, effect = -1, unless = -1, done = -1;
};

// What an event's placeholder {1:seat} says its argument is.
enum class EventSlot : std::uint8_t { plain, cell, seat };

struct Functions {
  int setup = -1, ready = -1, turn = -1, score = -1, worth = -1;
  int hooks = -1;  // the table of them
  std::vector<VerbFunctions> verbs;
  std::vector<int> captured;  // by kind
  std::vector<int> ends;      // by end; -1 for declared ones
  std::vector<int> numbers;   // Amount::rule
  // Where ends and numbers stand: an end that is false takes up a number in the file only.
  std::vector<std::string> end_paths, number_paths;
  std::vector<std::vector<EventSlot>> events;
};

struct LoadedRuleset {
  Definition definition;
  Functions functions;
};

// The fields of a ruleset's table, for the test that compares them with api.lua.
std::vector<std::string> ruleset_fields();

struct BoardFile;
// Reads everything but the options, whose values in force lie at `options` of the stack. A board
// file, where there is one, edits the declared board. `taken` are the fields of g that zones and
// variables cannot be named like.
LoadedRuleset read_definition(const FieldReader& ruleset, int options, const BoardFile* file,
                              std::vector<std::string> taken);

// Parts of read_definition, one a file.
using PartReader = std::function<void(const FieldReader&)>;
// The part of the ruleset's table under a name; a function there is called with the options first.
void described(const FieldReader& ruleset, const char* name, int options, const PartReader& use);
// The fields that may be such functions, in the order in which they are read.
std::span<const char* const> described_fields();

// A value, or what `reveals` marks: hands it on, with whether it was marked.
void unmarked(const FieldReader& value,
              const std::function<void(const FieldReader&, bool reveals)>& use);

// Complains about a name in the set that the definition does not have.
Set read_set(const FieldReader& set, const Definition& def);
// Names of directions: one, or a list of them. Complains about one that the board does not have.
std::vector<std::string> read_directions(const FieldReader& dirs, const Board& board);
// Complains unless the text is the name of a kind.
std::string read_kind(const FieldReader& kind, const Definition& def);

void read_seats(const FieldReader& seats, Definition& out);
Board read_board(const FieldReader& board);
// Names of cells, or a function that is asked for each.
CellSet read_cells(const FieldReader& cells, const Board& board);
void read_regions(const FieldReader& regions, Definition& out);
void read_marks(const FieldReader& marks, Definition& out);
void read_zones(const FieldReader& zones, Definition& out);
void read_kinds(const FieldReader& kinds, LoadedRuleset& out);
void read_vars(const FieldReader& vars, Definition& out);
void read_events(const FieldReader& events, LoadedRuleset& out);
void read_verbs(const FieldReader& verbs, LoadedRuleset& out);
void read_ends(const FieldReader& ends, LoadedRuleset& out);
void read_par(const FieldReader& par, LoadedRuleset& out);

// Whether a pattern of any type has a field of this name.
bool is_pattern_field(std::string_view name);

}  // namespace hr::scripting
