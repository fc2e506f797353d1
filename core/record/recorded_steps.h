// SPDX-License-Identifier: MIT
// The steps of a record as it is read. There may be a million of them, so they are packed, and each
// name is kept once.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/base/packed_bytes.h"
#include "core/match/node_id.h"
#include "core/words/named_argument.h"

namespace hr {

struct RecordedStep {
  int line = 0;    // in the file
  int parent = 0;  // the number of its parent step
  StepType type = StepType::start;
  // One action; for `answers`, those of all seats, seat by seat; for a step of the table, who gave
  // it, without a verb.
  std::vector<NamedAction> actions;
  std::vector<int> faces;
  RulesId rules = RulesId::first;  // of a change of rules: the new ones
  std::string state;               // for a position: its bytes
  std::uint64_t hash = 0;
};

class RecordedSteps {
 public:
  void add(const RecordedStep& step);
  // The number must be below size(). Takes as long as the step is.
  RecordedStep operator[](int number) const;
  int size() const { return static_cast<int>(begins_.size()); }
  bool empty() const { return begins_.empty(); }

 private:
  std::uint64_t number_of(const std::string& name);
  void add(const NamedAction& action);
  NamedAction read_action(PackedReader& in) const;

  PackedWriter packed_;
  std::vector<std::uint32_t> begins_;                       // by step: where its bytes begin
  std::vector<std::string> names_;                          // of seats, verbs and arguments
  std::unordered_map<std::string, std::uint64_t> numbers_;  // of the names
};

}  // namespace hr
