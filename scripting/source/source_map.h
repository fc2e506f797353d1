// SPDX-License-Identifier: MIT
// Where each field of a ruleset stands in its file, so that a complaint about the *value*
// `verbs.move.2.onto` can name a line. Read from the text alone; nothing is run.
// Paths are keys as written, joined by dots; list entries count from 1. It descends into tables
// that are arguments of calls (`step{ onto = … }`) and into those a function value returns.
// A field whose value is `require "name"` and nothing else is a module; what stands in it is read
// from that module's own text. Broken source gives what could be read; it never throws for it.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/source/tokens.h"

namespace hr::scripting {

class SourceMap {
 public:
  SourceMap() = default;
  explicit SourceMap(std::string_view source);

  // The field itself, or else its nearest ancestor that is there; at worst the returned table,
  // or line 1 when nothing is returned.
  SourcePosition find(std::string_view path) const;

  bool contains(std::string_view path) const { return places_.find(path) != places_.end(); }
  std::size_t size() const { return places_.size(); }

  struct ModuleField {
    std::string path, name;  // of the field; as written behind `require`
  };
  const std::vector<ModuleField>& modules() const { return modules_; }

 private:
  std::map<std::string, SourcePosition, std::less<>> places_;  // "" is the returned table
  std::vector<ModuleField> modules_;
};

}  // namespace hr::scripting
