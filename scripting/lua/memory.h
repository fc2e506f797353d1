// SPDX-License-Identifier: MIT
// What a ruleset's functions could remember from one call to the next: the locals that they share
// with the file around them, tables reachable from those, results of modules, the hooks. Rules must
// not remember anything, so two memories taken at different times must be equal. Values are
// compared, and tables by their contents: a table that was emptied and refilled with the same
// contents is unchanged.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace hr::scripting {

// A place that can keep a value from one call to the next.
struct MemoryPlace {
  std::string what;  // the local "count", module "boards/big"
  std::string name;  // count
  std::string file;  // of the function that uses it; "" for a module
  int line = 0;      // where that function begins
};

struct Memory {
  struct MemoryValue {
    std::string text;             // 4, "a", true, a table, a function
    std::string path;             // below its place: "", ".A1", "[3]"
    const void* which = nullptr;  // identity of a function or of an engine value
    std::string met;              // of a table found before: where it was found first
    friend bool operator==(const MemoryValue&, const MemoryValue&) = default;
  };
  std::map<std::string, MemoryPlace> places;  // by a unique key
  bool whole = true;                          // false: something was too deep or too large
  // By place and by the path below it, in a form that distinguishes all keys.
  std::map<std::pair<std::string, std::string>, MemoryValue> values;
};

// A place that has changed.
struct MemoryChange {
  MemoryPlace place;
  std::string path;     // of the first part that differs; "" for the whole
  std::string was, is;  // as text; "nothing" if there was none
};

// The names of the hooks in the memory.
std::vector<std::string> hook_names(const Memory& memory);

// The places that are in both memories and differ, ordered by key.
std::vector<MemoryChange> compare(const Memory& before, const Memory& after);

// `the local "count" changed in play, from 0 to 9: rules must not remember anything between calls`
std::string change_sentence(const MemoryChange& change);
// What the author should write instead.
std::string advice(const MemoryChange& change);

}  // namespace hr::scripting
