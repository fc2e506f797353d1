// SPDX-License-Identifier: MIT
// The findings of a check as they gather: what is found again at the same place, under another
// setting, is the same finding, which tells its first example and how often it came up.
#pragma once

#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "core/trials/audit.h"
#include "scripting/check/finding.h"
#include "scripting/lua/memory.h"

namespace hr::scripting {

class Findings {
 public:
  // `topic` tells apart what is wrong at one place; `example` says when it was seen ("" always).
  void add(const std::string& topic, Finding finding, const std::string& example = "");
  // What is not said yet of its file and line.
  void add_new(std::vector<Finding> findings);
  std::vector<Finding> take();

 private:
  struct FindingEntry {
    Finding finding;
    std::string example;
    int times = 0;  // that came with an example
  };
  std::map<std::tuple<std::string, int, std::string>, FindingEntry>
      entries_;  // by file, line, topic
};

// What went wrong in a game, where it stands, and what to do.
Finding problem_finding(const SourcePlaces& places, const Problem& problem, const Game& game);
// "action 31: white moves B2 to B3", "the set-up"
std::string problem_moment(const Problem& problem, const Game& game);

Finding memory_finding(const SourcePlaces& places, const MemoryChange& change);

}  // namespace hr::scripting
