// SPDX-License-Identifier: MIT
// Where the values of a ruleset stand: in its own file, in the modules that fields of it are, and
// what variants have put into it in theirs. Paths are those of SourceMap. A path that was grafted,
// and all below it, is looked up in the file that it came from; the longest path that fits counts.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/edition.h"
#include "scripting/source/source_map.h"

namespace hr::scripting {

struct SourcePlace {
  std::string file;  // as complaints name it: my_game/rules.lua
  SourcePosition at;
  int rank = 0;  // 0: the ruleset's own file; of variants from 1, in the order of their names

  std::string text() const;  // my_game/rules.lua:31
};

class Source {
 public:
  Source(std::string file, std::string_view text, int rank = 0)
      : file_(std::move(file)), rank_(rank), map_(text) {}
  // A file of an edition ("" where it is missing), with its modules.
  Source(const Edition& edition, const std::string& name, int rank = 0);

  SourcePlace find(std::string_view path) const;
  bool contains(std::string_view path) const;
  SourcePlace own(std::string_view path) const;  // as if nothing had been grafted
  bool owns(std::string_view path) const;

  // What stands at `path` comes from `there` of another source, which outlives this one.
  void graft(const std::string& path, const Source& from, std::string there);
  // What stands at `path` stands at `deeper` as well.
  void repeat(const std::string& path, const std::string& deeper);

 private:
  struct ModulePart {
    std::string path;
    std::shared_ptr<const Source> module;
  };
  // Each file of an edition, read once; null while its own modules are being read.
  using Files = std::map<std::string, std::shared_ptr<const Source>>;
  void read_parts(const Edition& edition, Files& files);
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

// Whether a path is another or lies inside it.
bool is_inside(std::string_view path, std::string_view other);

}  // namespace hr::scripting
