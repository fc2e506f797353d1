// SPDX-License-Identifier: MIT
#include "editor/rule_files/file_names.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>

#include "core/base/error.h"
#include "core/base/words.h"
#include "editor/rule_files/rule_texts.h"
#include "scripting/source/read_ruleset_text.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr std::size_t k_max_name = 40;

constexpr const char* k_first_drawing =
    R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <g fill="owner" stroke="outline" stroke-width="3" stroke-linejoin="round">
    <circle cx="32" cy="32" r="24"/>
  </g>
</svg>
)";

std::string_view ending_of(RuleFileKind kind) {
  switch (kind) {
    case RuleFileKind::scenario:
      return k_scenario_ending;
    case RuleFileKind::drawing:
      return ".svg";
    case RuleFileKind::variant:
    case RuleFileKind::module:
      break;
  }
  return ".lua";
}

[[noreturn]] void refuse_name() {
  throw Error("Use 1 to 40 letters, digits, '_' or '-' for the name of a file."_text);
}

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

std::optional<RuleFileKind> kind_typed(const std::string& typed) {
  const std::string name = trimmed(typed);
  if (name.ends_with(ending_of(RuleFileKind::drawing))) return RuleFileKind::drawing;
  if (name.ends_with(ending_of(RuleFileKind::scenario))) return RuleFileKind::scenario;
  if (name.ends_with(ending_of(RuleFileKind::module))) return RuleFileKind::module;
  return {};
}

std::string new_file_name(RuleFileKind kind, const std::string& typed) {
  if (typed.find_first_of("/\\") != std::string::npos)  // it would become part of a title
    throw Error(
        "A name cannot contain '/' or '\\'. Use letters and digits, such as \"Night Raid\"."_text);
  std::string name = trimmed(typed);
  const std::string_view ending = ending_of(kind);
  if (name.ends_with(ending)) name.erase(name.rfind(ending));
  const std::string word = as_word(name);
  if (word.empty() || word.size() > k_max_name)
    throw Error("Use 1 to 40 letters and digits, such as \"Night Raid\"."_text);
  const std::string_view folder = kind == RuleFileKind::variant ? k_variants_folder
                                  : kind == RuleFileKind::scenario
                                      ? std::string_view(k_tests_folder)
                                      : std::string_view();
  return fmt::format("{}{}{}", folder, word, ending);
}

RuleFile new_rule_file(RuleFileKind kind, const std::string& typed) {
  RuleFile out{new_file_name(kind, typed), ""};
  const std::string stem = std::filesystem::path(out.name).stem().string();
  switch (kind) {
    case RuleFileKind::scenario:
      out.text = fmt::format("scenario: {}\nstart\nunfinished\n", trimmed(typed));
      break;
    case RuleFileKind::module:
      out.text = fmt::format("-- In rules.lua: local {0} = require \"{0}\"\nreturn {{}}\n", stem);
      break;
    case RuleFileKind::drawing:
      out.text = k_first_drawing;
      break;
    case RuleFileKind::variant:  // scripting/templates
      break;
  }
  return out;
}

std::string renamed_file(const std::string& file, const std::string& typed) {
  const std::string ending = std::filesystem::path(file).extension().string();
  std::string out = folder_of(file) + trimmed(typed) + ending;
  if (folder_of(out) != folder_of(file)) refuse_name();
  require_file_name(out);
  return out;
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
  if (!placed || stem.size() > k_max_name || !scripting::is_module_word(stem)) refuse_name();
  const std::array<std::string_view, 3> endings{".lua", ".board", ".svg"};
  const bool known = test ? ending == k_scenario_ending : std::ranges::count(endings, ending) > 0;
  if (!known)
    throw Error(test ? "The name of such a file ends in .scenario."_text
                     : "The name of a rule file ends in .lua, .board or .svg."_text);
}

}  // namespace hr::editor
