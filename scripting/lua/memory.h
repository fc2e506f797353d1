// SPDX-License-Identifier: MIT
// What a ruleset's functions could remember from one call to the next: the locals that they share
// with the file around them, the tables reached from those, what modules returned, the hooks. Rules
// remember nothing (law 1), so two memories taken at different times must be equal. Values are
// compared, and of tables what they hold: one that was emptied and filled again alike is the same.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace hr::scripting {

// Something that can hold a value from call to call.
struct MemoryPlace {
  std::string what;  // the local "count", module "boards/big"
  std::string name;  // count
  std::string file;  // of the function that uses it; "" for a module
  int line = 0;      // where that function begins
};

struct Memory {
  struct MemoryValue {
    std::string text;  // 4, "a", true, a table, a function
    std::string path;  // below its place: "", ".A1", "[3]"
    const void* which =
        nullptr;      // of a function or a value of the engine's: equal when it is the same
    std::string met;  // of a table that stands elsewhere, too: where it was met first
    friend bool operator==(const MemoryValue&, const MemoryValue&) = default;
  };
  std::map<std::string, MemoryPlace> places;  // by a key of its own
  bool whole = true;                          // nothing was too deep or too much to be looked at
  // By place and path below it, as told apart.
  std::map<std::pair<std::string, std::string>, MemoryValue> values;
};

// One place that was not as before.
struct MemoryChange {
  MemoryPlace place;
  std::string path;     // of the first part that differs; "" for the whole
  std::string was, is;  // as text; "nothing" where there was none
};

// The names of the hooks among its places.
std::vector<std::string> hook_names(const Memory& memory);

// Places that are in both memories and differ, in the order of their keys.
std::vector<MemoryChange> compare(const Memory& before, const Memory& after);

// the local "count" changed in play, from 0 to 9: rules must not remember anything between calls
std::string sentence(const MemoryChange& change);
// What to write instead.
std::string advice(const MemoryChange& change);

}  // namespace hr::scripting
