// SPDX-License-Identifier: MIT
#include "scripting/pack/pack_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

#include "core/base/error.h"
#include "core/base/rule_limits.h"
#include "core/base/utf8.h"
#include "core/base/words.h"
#include "drawing/drawing.h"
#include "scripting/pack/origin.h"
#include "scripting/source/read_ruleset_text.h"

namespace hr::scripting {

namespace {

constexpr std::size_t k_max_entry_name_bytes = 200;
constexpr std::size_t k_max_test = std::size_t{4} << 20;  // as houserules test reads them
constexpr std::size_t k_max_note = std::size_t{256} << 10;
constexpr std::size_t k_max_small = std::size_t{16} << 10;

constexpr std::array<std::string_view, 3> k_licences{"LICENCE", "LICENSE", "COPYING"};

// The name without one of these endings; "" if it has none of them.
std::string_view without(std::string_view name, std::initializer_list<std::string_view> endings) {
  for (const std::string_view ending : endings)
    if (name.ends_with(ending)) return name.substr(0, name.size() - ending.size());
  return "";
}

bool is_licence(std::string_view name) {
  const std::string_view stem = without(name, {".md", ".txt", ""});
  return std::ranges::find(k_licences, stem) != k_licences.end();
}

// "tests/moves.scenario" in the folder "tests/" with the ending ".scenario"
bool is_in(std::string_view folder, std::string_view name,
           std::initializer_list<std::string_view> endings) {
  return name.starts_with(folder) && is_module_word(without(name.substr(folder.size()), endings));
}

// "rules.lua:12: expected UTF-8 text, got …"
void check_text(const RuleFile& file) {
  int line = 1;
  for (std::string_view rest = file.text; !rest.empty();) {
    const auto read = decode_utf8(rest);
    if (!read)
      throw Error(fmt::format("{}:{}: expected text in UTF-8, got the byte {:#04x}", file.name,
                              line, static_cast<unsigned char>(rest.front())));
    const char32_t c = read->character;
    const bool control = (c < U' ' && c != U'\n' && c != U'\t' && c != U'\r') || c == 0x7f;
    if (control)
      throw Error(fmt::format("{}:{}: expected text, got the control character {:#04x}", file.name,
                              line, static_cast<unsigned>(c)));
    if (c == U'\n') ++line;
    rest.remove_prefix(read->length);
  }
}

void check_file(const RuleFile& file) {
  const std::optional<std::size_t> limit = packed_limit(file.name);
  if (!limit)
    throw Error(fmt::format("files: expected {}, got {}", k_packed_names, hr::quote(file.name)));
  if (file.text.size() > *limit)
    throw Error(fmt::format("{}: expected a file of at most {} KB, got {} KB", file.name,
                            *limit >> 10, (file.text.size() + 1023) >> 10));
  check_text(file);
  if (file.name.ends_with(k_drawing_ending))
    static_cast<void>(drawing::read_drawing(file.text, file.name));
  if (file.name == k_origin_file) static_cast<void>(read_origin(file.text));
}

}  // namespace

std::optional<std::size_t> packed_limit(std::string_view name) {
  if (name.size() > k_max_entry_name_bytes) return std::nullopt;
  if (is_part_of_rules(name))
    return name.ends_with(k_drawing_ending) ? drawing::k_max_drawing : k_max_rule_file;
  if (is_in("variants/", name, {".lua", k_board_ending})) return k_max_rule_file;
  if (is_in("tests/", name, {".scenario", ".rec"})) return k_max_test;
  if (without(name, {".md", ".txt", ""}) == "README" || is_licence(name)) return k_max_note;
  if (name == "first_change.json" || name == k_origin_file) return k_max_small;
  return std::nullopt;
}

void check_packed_files(const std::vector<RuleFile>& files) {
  std::map<std::string, std::string_view> seen;  // by the name in small letters
  for (const RuleFile& file : files) {
    check_file(file);
    const auto [at, first] = seen.emplace(lower_case(file.name), file.name);
    if (!first)
      throw Error(
          fmt::format("files: expected names that differ in more than letter case, got "
                      "{} and {}",
                      hr::quote(at->second), hr::quote(file.name)));
  }
}

std::string licence_of(const std::vector<RuleFile>& files) {
  const auto file =
      std::ranges::find_if(files, [](const RuleFile& f) { return is_licence(f.name); });
  if (file == files.end()) return "";
  std::string_view rest = file->text;
  while (!rest.empty()) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(rest.size(), line.size() + 1));
    const std::string first =
        trimmed(plain_text(line.substr(std::min(line.find_first_not_of("# "), line.size()))));
    if (!first.empty()) return cut_short(first, k_max_name);
  }
  return "";
}

}  // namespace hr::scripting
