// SPDX-License-Identifier: MIT
#include "scripting/sharing/pack_folder.h"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>
#include <utility>

#include "core/base/error.h"
#include "scripting/pack/pack_files.h"
#include "scripting/source/ruleset_files.h"

namespace hr::scripting {

PackedFolder pack_folder(const std::filesystem::path& folder) {
  PackedFolder out;
  std::error_code error;
  std::filesystem::path real = std::filesystem::weakly_canonical(folder, error);
  if (error) real = folder;
  out.pack.ruleset = real.filename().string();
  out.pack.files = ruleset_files(real, [&](const std::string& name) {
    const bool packed = packed_limit(name).has_value();
    if (!packed) out.left_out.push_back(name);
    return packed;
  });
  constexpr std::string_view k_mark = "\xef\xbb\xbf";  // a byte order mark, which is no text
  for (RuleFile& file : out.pack.files)
    if (file.text.starts_with(k_mark)) file.text.erase(0, k_mark.size());
  std::ranges::sort(out.left_out);
  return out;
}

void add_choices(Pack& pack, const Ruleset& ruleset) {
  const RulesetText& ruleset_text = ruleset.text();
  pack.api = ruleset.api();
  pack.settings = ruleset_text.settings;
  std::ranges::sort(pack.settings);
  pack.variants = ruleset_text.variants;
  for (const RuleFile& file : ruleset_text.files) {
    const std::string* const there = pack.find(file.name);
    if (there == nullptr)
      pack.files.push_back({file.name, file.text});
    else if (*there != file.text)
      throw Error(fmt::format("{}: the pack already has a different file called {}; rename one",
                              ruleset_text.shown(file.name), file.name));
  }
  std::ranges::sort(pack.files, {}, &RuleFile::name);
}

}  // namespace hr::scripting
