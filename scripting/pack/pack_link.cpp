// SPDX-License-Identifier: MIT
#include "scripting/pack/pack_link.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "core/base/checksum.h"
#include "core/base/error.h"
#include "scripting/pack/base64url.h"
#include "scripting/pack/compress.h"
#include "scripting/pack/link_words.h"
#include "scripting/pack/pack_files.h"
#include "scripting/pack/pack_text.h"

namespace hr::scripting {

namespace {

constexpr std::size_t k_check_bytes = 4;

// A link that is copied by hand may lose its end.
std::string check_of(std::string_view text) {
  const std::uint64_t sum = Checksum().add(text).value();
  std::string out;
  for (std::size_t i = 0; i < k_check_bytes; ++i) out += static_cast<char>((sum >> (8 * i)) & 255U);
  return out;
}

// "" if the text is no link.
std::string_view fragment_of(std::string_view link) {
  if (const std::size_t at = link.find('#'); at != std::string_view::npos)
    link.remove_prefix(at + 1);
  return link.starts_with(k_link_begins) ? link : "";
}

bool is_left_out(const RuleFile& file) {
  return file.name.starts_with("tests/") || file.name.starts_with("README");
}

RuleFile changed_file(const FileChange& change, const std::vector<RuleFile>& files,
                      const std::string& ruleset) {
  const auto was = std::ranges::find(files, change.name, &RuleFile::name);
  if (was == files.end() || text_digits(was->text) != change.of)
    throw Error(
        fmt::format("it contains changes of {}, and the {} here is a different version: ask for "
                    "the game as a file, which contains everything",
                    change.name, ruleset));
  return {change.name, changed_text(was->text, change)};
}

Pack pack_in(std::string_view link) {
  std::string_view fragment = fragment_of(link);
  if (fragment.empty()) throw Error("expected hr1. and the game after its #");
  if (fragment.size() > k_max_link)
    throw Error(
        fmt::format("expected at most {} KB, got {} KB", k_max_link >> 10, fragment.size() >> 10));
  fragment.remove_prefix(k_link_begins.size());
  const std::optional<std::string> bytes = bytes_of_base64url(fragment);
  if (!bytes || bytes->size() < k_check_bytes)
    throw Error("it is cut off, or contains other characters than letters, digits, - and _");
  const std::string_view packed = *bytes;
  const std::string text = inflated(packed.substr(k_check_bytes), k_link_words, k_max_pack_text);
  if (check_of(text) != packed.substr(0, k_check_bytes)) throw Error("it is damaged");
  return read_pack_text(text);
}

}  // namespace

bool is_pack_link(std::string_view text) { return !fragment_of(text).empty(); }

std::string pack_link(const Pack& pack) {
  check_pack(pack);
  const std::string text = pack_text(pack, PackForm::short_text);
  std::string out(k_link_begins);
  out += base64url(check_of(text) + deflated(text, k_link_words));
  if (text.size() > k_max_pack_text || out.size() > k_max_link)
    throw Error(fmt::format("expected a link of at most {} KB, got {} KB; share the file instead",
                            k_max_link >> 10, out.size() >> 10));
  return out;
}

Pack read_pack_link(std::string_view link) {
  try {
    return pack_in(link);
  } catch (const Error& error) {
    throw Error(std::string("the link: ") + error.what());
  }
}

Pack for_link(Pack pack) {
  std::erase_if(pack.files, is_left_out);
  pack.record.clear();
  return pack;
}

Pack changes_of(Pack pack, const std::vector<RuleFile>& files) {
  pack = for_link(std::move(pack));
  check_pack(pack);  // what is in a change is not checked again before the file is whole
  pack.base = base_hash(files);
  std::size_t edits = 0;
  for (const RuleFile& file : files) {
    if (is_left_out(file) || !packed_limit(file.name)) continue;
    const std::string* const text = pack.find(file.name);
    if (text == nullptr) {
      pack.changes.push_back({.name = file.name, .of = "", .edits = {}});
    } else if (*text != file.text) {
      std::optional<FileChange> change = file_change(file.name, file.text, *text);
      if (!change || edits + change->edits.size() > k_max_all_edits) continue;
      edits += change->edits.size();
      pack.changes.push_back(std::move(*change));
    }
    std::erase_if(pack.files, [&](const RuleFile& own) { return own.name == file.name; });
  }
  std::ranges::sort(pack.changes, {}, &FileChange::name);
  return pack;
}

Pack completed(Pack pack, const std::vector<RuleFile>& files) {
  if (pack.base.empty()) return pack;
  try {
    for (const FileChange& change : pack.changes)
      if (!change.of.empty()) pack.files.push_back(changed_file(change, files, pack.ruleset));
    const auto deleted = [&](const RuleFile& file) {
      return std::ranges::find(pack.changes, file.name, &FileChange::name) != pack.changes.end();
    };
    for (const RuleFile& file : files)
      if (pack.find(file.name) == nullptr && !deleted(file) && packed_limit(file.name))
        pack.files.push_back(file);
    pack.base.clear();
    pack.changes.clear();
    std::ranges::sort(pack.files, {}, &RuleFile::name);
    check_pack(pack);
    return pack;
  } catch (const Error& error) {
    throw Error(std::string("the link: ") + error.what());
  }
}

std::string base_hash(const std::vector<RuleFile>& files) {
  Checksum sum;
  for (const RuleFile& file : files)
    if (!is_left_out(file) && packed_limit(file.name)) sum.add(file.name).add(file.text);
  return sum.digits().substr(0, 8);
}

}  // namespace hr::scripting
