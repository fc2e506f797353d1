// SPDX-License-Identifier: MIT
#include "scripting/pack/pack.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/checksum.h"
#include "core/base/error.h"
#include "scripting/pack/compress.h"
#include "scripting/pack/pack_text.h"
#include "scripting/source/read_ruleset_text.h"

namespace hr::scripting {

namespace {

bool is_test(const RuleFile& file) { return file.name.starts_with("tests/"); }

void check_size(std::size_t size, std::size_t max, const char* what) {
  if (size > max)
    throw Error(fmt::format("expected a pack of at most {} MB{}, got {} MB", max >> 20, what,
                            (size + (std::size_t{1} << 20) - 1) >> 20));
}

}  // namespace

const std::string* Pack::find(std::string_view name) const {
  const auto file = std::ranges::find(files, name, &RuleFile::name);
  return file == files.end() ? nullptr : &file->text;
}

std::string pack_bytes(const Pack& pack) {
  check_pack(pack);
  const std::string text = pack_text(pack);
  check_size(text.size(), k_max_pack_text, "");
  std::string out = gzipped(text);
  check_size(out.size(), k_max_pack_bytes, " when it is compressed");
  return out;
}

Pack read_pack(std::string_view bytes, const std::string& name) {
  try {
    check_size(bytes.size(), k_max_pack_bytes, "");
    Pack out = read_pack_text(gunzipped(bytes, k_max_pack_text));
    if (!out.base.empty()) throw Error("base: expected a whole pack, got the changes of a game");
    return out;
  } catch (const Error& error) {
    throw Error(name + ": " + error.what());
  }
}

std::string pack_hash(const Pack& pack) { return Checksum().add(pack_text(pack)).digits(); }

RulesetText ruleset_text_of(const Pack& pack, const std::vector<std::string>& variants,
                            const Settings& settings) {
  return text_of_files(pack.ruleset, pack.files, variants, settings);
}

RulesetText all_rules(const Pack& pack) {
  RulesetText out{.ruleset = pack.ruleset, .files = {}, .variants = {}, .settings = {}};
  std::ranges::copy_if(pack.files, std::back_inserter(out.files),
                       [](const RuleFile& file) { return !is_test(file); });
  return out;
}

std::vector<RuleFile> tests_of(const Pack& pack) {
  std::vector<RuleFile> out;
  std::ranges::copy_if(pack.files, std::back_inserter(out), is_test);
  return out;
}

}  // namespace hr::scripting
