// SPDX-License-Identifier: MIT
#include "scripting/source/variant_words.h"

#include "core/base/words.h"

namespace hr::scripting {

std::string variant_title(const VariantInfo& variant) {
  return sentence(variant.name.empty() ? spoken(variant.id) : variant.name);
}

std::string variant_details(const VariantInfo& variant) {
  std::string out = variant.by.empty() ? "" : "By " + variant.by + ".";
  if (!variant.changes.empty())
    out += (out.empty() ? "" : " ") + full_sentence(list_text(variant.changes));
  return out;
}

}  // namespace hr::scripting
