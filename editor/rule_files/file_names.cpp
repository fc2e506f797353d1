// SPDX-License-Identifier: MIT
#include "editor/rule_files/file_names.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>

#include "core/base/error.h"
#include "core/base/words.h"
#include "editor/rule_files/rule_texts.h"
#include "scripting/source/edition_files.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr std::size_t k_max_name = 40;

std::string as_word(const std::string& typed) {
  std::string out;
  for (const char c : lower_case(typed)) {
    const bool allowed = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    if (allowed)
      out += c;
    else if (!out.empty() && out.back() != '_')
      out += '_';
  }
  while (!out.empty() && out.back() == '_') out.pop_back();
  return out;
}

}  // namespace

std::string new_file_name(RuleFileKind kind, const std::string& typed) {
  const std::string word = as_word(typed);
  if (word.empty() || word.size() > k_max_name)
    throw Error("Use 1 to 40 letters and digits, such as \"Night Raid\".");
  switch (kind) {
    case RuleFileKind::variant:
      return fmt::format("{}{}.lua", k_variants_folder, word);
    case RuleFileKind::scenario:
      return fmt::format("{}{}{}", k_tests_folder, word, k_scenario_ending);
    default:
      return word + ".lua";
  }
}

void require_no_path(const std::string& typed) {
  if (typed.find_first_of("/\\") != std::string::npos) throw Error(texts::files::no_path);
}

std::string folder_of(const std::string& file) {
  const std::size_t slash = file.rfind('/');
  return slash == std::string::npos ? "" : file.substr(0, slash + 1);
}

void require_file_name(const std::string& file) {
  const std::filesystem::path path(file);
  const std::string folder = folder_of(file), ending = path.extension().string();
  const std::string stem = path.stem().string();
  const bool test = folder == k_tests_folder;
  const bool placed = folder.empty() || test || folder == k_variants_folder;
  if (!placed || stem.size() > k_max_name || !scripting::is_module_word(stem))
    throw Error(texts::files::name_rule);
  const std::array<std::string_view, 3> endings{".lua", ".board", ".svg"};
  const bool known = test ? ending == k_scenario_ending : std::ranges::count(endings, ending) > 0;
  if (!known)
    throw Error(fmt::format("The name of {} file ends in {}.", test ? "such a" : "a rule",
                            test ? ".scenario" : ".lua, .board or .svg"));
}

}  // namespace hr::editor
