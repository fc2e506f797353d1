// SPDX-License-Identifier: MIT
#include "editor/rule_files/rule_texts.h"

#include <fmt/format.h>

#include <system_error>

#include "scripting/source/files.h"

namespace hr::editor {

namespace {

namespace fs = std::filesystem;

bool is_rule_file(const fs::path& path) {
  return path.extension() == ".lua" || path.extension() == ".board" || path.extension() == ".svg";
}

// In the folder tests/, only scenarios are read.
bool is_read(const std::string& name) {
  return name.starts_with(k_tests_folder) ? is_scenario(name) : is_rule_file(name);
}

void write(const fs::path& folder, const RuleTexts& texts) {
  std::error_code ignored;
  for (const auto& [name, text] : texts) {
    fs::create_directories((folder / name).parent_path(), ignored);
    scripting::write_whole(folder / name, text);
  }
}

}  // namespace

bool is_scenario(const std::string& name) {
  return name.starts_with(k_tests_folder) && name.ends_with(k_scenario_ending) &&
         name.find('/', k_tests_folder.size()) == std::string::npos;
}

RuleTexts rule_texts(const fs::path& folder) {
  RuleTexts out;
  std::error_code error;
  fs::recursive_directory_iterator at(folder, error), end;
  for (; !error && at != end; at.increment(error)) {
    const std::string name = at->path().lexically_relative(folder).generic_string();
    if (at->is_regular_file(error) && is_read(name))
      out.emplace(name, scripting::read_whole(at->path(), k_max_rules_text));
  }
  return out;
}

void write_rule_texts(const fs::path& folder, const RuleTexts& texts, const RuleTexts& gone) {
  const RuleTexts before = rule_texts(folder);
  std::error_code ignored;
  try {
    write(folder, texts);
  } catch (...) {
    for (const auto& [name, text] : texts) {
      if (before.contains(name)) continue;
      fs::remove(folder / name, ignored);
    }
    write(folder, before);
    throw;
  }
  for (const auto& [name, text] : gone) fs::remove(folder / name, ignored);
}

void copy_rules(const fs::path& from, const fs::path& to) {
  std::error_code error;
  fs::path fresh = to;
  fresh += ".new";
  fs::remove_all(fresh, error);
  fs::create_directories(to.parent_path(), error);
  if (!error) fs::copy(from, fresh, fs::copy_options::recursive, error);
  if (!error) fs::rename(fresh, to, error);
  if (!error) return;
  const std::string why = error.message();
  fs::remove_all(fresh, error);
  throw Error(fmt::format("{}: cannot be written: {}", to.string(), why));
}

}  // namespace hr::editor
