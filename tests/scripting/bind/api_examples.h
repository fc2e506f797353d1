// SPDX-License-Identifier: MIT
// An example for every function of the API and every field of a variant: a result with it, which is
// different without it. So an example cannot pass without using the part that it is named after.
// Words and fields of a ruleset have their examples in the reference itself (reference.h).
#pragma once

#include <string>
#include <vector>

namespace hr::tests {

// An expression for `truth` or `view` of rule_bench.h: of g, or of v if the text says `v`.
struct CallExample {
  std::string name;  // the method
  std::string lua;
  std::string result;
};

// Fields of a ruleset; «this part» is the one in question. The portrait of the ruleset contains
// `shows` with the part, and does not contain it without the part.
struct FieldExample {
  std::string name;
  std::string lua;
  std::string shows;
};

const std::vector<CallExample>& reading_examples();  // of g and v
const std::vector<CallExample>& writing_examples();  // of g
const std::vector<CallExample>& zone_examples();     // of a zone, reading
const std::vector<CallExample>& zone_writing_examples();
const std::vector<CallExample>& zones_examples();     // of the zones of all seats
const std::vector<FieldExample>& view_examples();     // the fields of v
const std::vector<FieldExample>& variant_examples();  // the fields of a variant

// A ruleset as people see it, as text: card, options, board, legal moves, some actions and what the
// seats were shown. Or the error with which it is refused.
std::string portrait(const std::string& rules);
std::string variant_portrait(const std::string& variant);

}  // namespace hr::tests
