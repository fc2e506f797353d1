// SPDX-License-Identifier: MIT
// Collects the findings of a check. If the same problem occurs at the same place under another
// setting, it is the same finding, shown with its first example and the number of occurrences.
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
  // `topic` distinguishes problems at the same place; `example` describes when it occurred ("" if
  // always).
  void add(const std::string& topic, Finding finding, const std::string& example = "");
  // Adds those findings for whose file and line there is none yet.
  void add_new(std::vector<Finding> findings);
  std::vector<Finding> take();

 private:
  struct FindingEntry {
    Finding finding;
    std::string example;
    int times = 0;  // occurrences with an example
  };
  std::map<std::tuple<std::string, int, std::string>, FindingEntry>
      entries_;  // by file, line, topic
};

// A problem in a game as a finding, with its place and advice.
Finding problem_finding(const SourcePlaces& places, const Problem& problem, const Game& game);
// "action 31: white moves B2 to B3", "the setup"
std::string problem_moment(const Problem& problem, const Game& game);

Finding memory_finding(const SourcePlaces& places, const MemoryChange& change);

}  // namespace hr::scripting
