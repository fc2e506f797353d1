// SPDX-License-Identifier: MIT
// Finds where each field of a ruleset is written in its file, so that an error about the *value*
// `verbs.move.2.onto` can name a line. Read from the text alone; nothing is run.
// Paths are keys as written, joined by dots; list entries count from 1. Tables that are arguments
// of calls (`step{ onto = … }`) and tables that function values return are included. A field whose
// value is just `require "name"` is a module; its contents are read from that module's own text.
// For broken source it contains what could be read; it never throws for it.
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

  // The field itself, or its nearest ancestor that was found; at worst the returned table, or line
  // 1 if nothing is returned.
  SourcePosition find(std::string_view path) const;

  bool contains(std::string_view path) const { return places_.find(path) != places_.end(); }
  std::size_t size() const { return places_.size(); }

  struct ModuleField {
    std::string path, name;  // of the field; as written after `require`
  };
  const std::vector<ModuleField>& modules() const { return modules_; }

 private:
  std::map<std::string, SourcePosition, std::less<>> places_;  // "" is the returned table
  std::vector<ModuleField> modules_;
};

}  // namespace hr::scripting
