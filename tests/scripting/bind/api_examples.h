// SPDX-License-Identifier: MIT
// An example for every part of the API: what it does when it is there, which it does not do when it
// is not. So an example cannot pass without using what it is named for.
#pragma once

#include <string>
#include <vector>

namespace hr::tests {

// An expression for `truth` or `view` of rule_bench.h: of g, or of v where the text says `v`.
struct CallExample {
  std::string name;  // the method
  std::string lua;
  std::string result;
};

// Fields of a ruleset; what «stands so» is the part in question. The portrait of the ruleset with
// it has `shows` in it, the portrait without it has not.
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
const std::vector<FieldExample>& word_examples();     // the global words
const std::vector<FieldExample>& ruleset_examples();  // the fields of a ruleset
const std::vector<FieldExample>& variant_examples();  // … of a variant
const std::vector<FieldExample>& part_examples();     // … of the parts of both: "VarSpec.min"

// A ruleset as people meet it, as text: card, options, board, what may be done, some actions of it
// and what the seats were told of them. Or the sentence that it is refused with.
std::string portrait(const std::string& rules);
std::string variant_portrait(const std::string& variant);

}  // namespace hr::tests
