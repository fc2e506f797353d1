// SPDX-License-Identifier: MIT
// Finds where the values of a ruleset are written: in its own file, in modules that it requires, or
// in the files of variants. Paths are those of SourceMap. A grafted path, and everything below it,
// is looked up in the file that it came from; of several grafts the longest matching path counts.
// The grafted sources must outlive this one.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/ruleset_text.h"
#include "scripting/source/source_map.h"

namespace hr::scripting {

struct SourcePlace {
  std::string file;  // as errors name it: my_game/rules.lua
  SourcePosition at;
  int rank = 0;  // 0: the ruleset's own file; variants from 1, by name

  std::string text() const;  // my_game/rules.lua:31
};

class Source {
 public:
  Source(std::string file, std::string_view text, int rank = 0)
      : file_(std::move(file)), rank_(rank), map_(text) {}
  // A file of a ruleset text ("" where it is missing), with its modules.
  Source(const RulesetText& ruleset_text, const std::string& name, int rank = 0);

  SourcePlace find(std::string_view path) const;
  bool contains(std::string_view path) const;
  SourcePlace own(std::string_view path) const;  // ignores grafts
  bool owns(std::string_view path) const;

  // Declares that the value at `path` comes from `there` in another source, which must outlive this
  // one.
  void graft(const std::string& path, const Source& from, std::string there);
  // Declares that the value at `path` is also found at `deeper`.
  void repeat(const std::string& path, const std::string& deeper);

 private:
  struct ModulePart {
    std::string path;
    std::shared_ptr<const Source> module;
  };
  // Each file of a ruleset text, read once; null while its own modules are being read.
  using Files = std::map<std::string, std::shared_ptr<const Source>>;
  void read_parts(const RulesetText& ruleset_text, Files& files);
  const ModulePart* part_of(std::string_view path) const;

  struct Graft {
    std::string path, there;
    const Source* from;
  };
  const Graft* graft_of(std::string_view path) const;

  std::string file_;
  int rank_;
  SourceMap map_;
  std::vector<ModulePart> parts_;
  std::vector<Graft> grafts_;
};

// Whether a path equals another or is inside it.
bool is_inside(std::string_view path, std::string_view other);

}  // namespace hr::scripting
