// SPDX-License-Identifier: MIT
#include "editor/rule_files/rule_texts.h"

#include <fmt/format.h>

#include <system_error>

#include "scripting/source/files.h"
#include "scripting/source/ruleset_files.h"
#include "texts/texts.h"

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
  for (RuleFile& file : scripting::ruleset_files(folder, is_read))
    out.emplace(std::move(file.name), std::move(file.text));
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
  try {
    for (const RuleFile& file : scripting::ruleset_files(from)) {
      fs::create_directories((fresh / file.name).parent_path(), error);
      scripting::write_whole(fresh / file.name, file.text);
    }
    fs::rename(fresh, to);
  } catch (const fs::filesystem_error& failed) {
    fs::remove_all(fresh, error);
    throw Error(fill("{}: cannot be written: {}", to.string(), failed.code().message()));
  } catch (const Error&) {
    fs::remove_all(fresh, error);
    throw;
  }
}

}  // namespace hr::editor
