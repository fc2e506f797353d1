// SPDX-License-Identifier: MIT
#include "web/engine/shipped.h"

#include "scripting/pack/pack_files.h"

namespace hr::web {

std::vector<std::string> shipped_rulesets() {
  std::vector<std::string> out;
  for (const ShippedFile& file : shipped())
    if (out.empty() || out.back() != file.ruleset) out.emplace_back(file.ruleset);
  return out;
}

std::vector<RuleFile> shipped_files(std::string_view ruleset) {
  std::vector<RuleFile> out;
  for (const ShippedFile& file : shipped())
    if (file.ruleset == ruleset && scripting::packed_limit(file.name))
      out.push_back({std::string(file.name), std::string(file.text)});
  return out;
}

}  // namespace hr::web
