// SPDX-License-Identifier: MIT
#include "core/edition.h"

#include <algorithm>

#include "core/checksum.h"

namespace hr {

const std::string* Edition::find(const std::string& name) const {
  const auto file = std::ranges::find(files, name, &RuleFile::name);
  return file == files.end() ? nullptr : &file->text;
}

std::string Edition::hash() const {
  Checksum sum;
  for (const RuleFile& file : files) sum.add(file.name).add(file.text);
  for (const std::string& variant : variants) sum.add(variant);
  return sum.digits();
}

}  // namespace hr
