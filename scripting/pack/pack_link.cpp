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
  pack.base = base_hash(files);
  std::erase_if(pack.files, [&](const RuleFile& file) {
    return std::ranges::find(files, file) != files.end();
  });
  return pack;
}

Pack completed(Pack pack, const std::vector<RuleFile>& files) {
  if (pack.base.empty()) return pack;
  pack.base.clear();
  for (const RuleFile& file : files)
    if (pack.find(file.name) == nullptr && packed_limit(file.name)) pack.files.push_back(file);
  std::ranges::sort(pack.files, {}, &RuleFile::name);
  check_pack(pack);
  return pack;
}

std::string base_hash(const std::vector<RuleFile>& files) {
  Checksum sum;
  for (const RuleFile& file : files)
    if (!is_left_out(file) && packed_limit(file.name)) sum.add(file.name).add(file.text);
  return sum.digits().substr(0, 8);
}

}  // namespace hr::scripting
