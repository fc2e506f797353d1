// SPDX-License-Identifier: MIT
#include "cli/arguments/locate.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <fstream>
#include <iterator>
#include <map>
#include <system_error>

#include "cli/arguments/lesson_file.h"
#include "cli/arguments/pack_file.h"
#include "cli/terminal/output.h"
#include "core/base/suggest.h"

namespace hr::cli {

namespace fs = std::filesystem;

namespace {

bool holds_rules(const fs::path& folder) {
  std::error_code ignored;
  return fs::is_regular_file(folder / "rules.lua", ignored);
}

// Something of that name exists but is not a ruleset.
void check_path(const std::string& name) {
  std::error_code ignored;
  if (name.empty() || !fs::exists(name, ignored)) return;
  const std::string what =
      fs::is_directory(name, ignored)
          ? fmt::format("the folder {} contains no rules.lua", name)
          : fmt::format("expected a folder with a rules.lua, got the file {}", name);
  const fs::path file(name);
  const bool variant = file.extension() == ".lua" && file.filename() != "rules.lua";
  throw Failure(Exit::rules_missing,
                variant ? what + "; a variant is switched on with --variant FILE" : what);
}

[[noreturn]] void fail_unknown(const std::string& name, const std::vector<fs::path>& roots) {
  if (is_pack(name))
    throw Failure(Exit::rules_missing,
                  fmt::format("expected a ruleset or its folder, got a pack, {}; make a folder "
                              "of it with houserules new game NAME --of PACK",
                              pack_name(name)));
  check_path(name);
  std::vector<std::string> names;
  for (const fs::path& folder : rulesets_in(roots)) names.push_back(folder.filename().string());
  const std::string there =
      names.empty() ? "none was found" : fmt::format("there are {}", fmt::join(names, ", "));
  throw Failure(Exit::rules_missing,
                fmt::format("expected the name of a ruleset or a folder with a rules.lua, got "
                            "\"{}\"{}; {}",
                            name, did_you_mean(name, names), there));
}

fs::path own_path() {
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  return error ? fs::path() : program;
}

void add_folder(const fs::path& folder, std::vector<fs::path>& roots) {
  std::error_code error;
  if (fs::is_directory(folder, error)) roots.push_back(folder.lexically_normal());
}

// The source tree counts as long as the program is still where it was built.
bool in_source_tree() {
  return own_path().string().starts_with(std::string(HOUSERULES_SOURCE_DIR) + "/");
}

}  // namespace

std::vector<fs::path> shipped_roots() {
  std::vector<fs::path> roots;
  const fs::path program = own_path();
  if (!program.empty())
    add_folder(program.parent_path() / HOUSERULES_INSTALL_DATADIR / "rulesets", roots);
  if (in_source_tree()) add_folder(fs::path(HOUSERULES_SOURCE_DIR) / "rulesets", roots);
  return roots;
}

std::vector<fs::path> ruleset_roots() {
  std::vector<fs::path> roots = shipped_roots();
  add_folder("rulesets", roots);
  return roots;
}

fs::path api_file() {
  const fs::path installed =
      own_path().parent_path() / HOUSERULES_INSTALL_DATADIR / "library" / "api.lua";
  std::error_code error;
  if (!in_source_tree() && fs::is_regular_file(installed, error))
    return installed.lexically_normal();
  return fs::path(HOUSERULES_SOURCE_DIR) / "scripting" / "api.lua";
}

fs::path page_folder() {
  const fs::path installed = own_path().parent_path() / HOUSERULES_INSTALL_DATADIR / "web";
  std::vector<fs::path> places;
  if (in_source_tree())
    add_folder(fs::path(HOUSERULES_SOURCE_DIR) / "build" / "web" / "site", places);
  else
    add_folder(installed, places);
  return places.empty() ? fs::path() : places.front();
}

std::vector<fs::path> probe_roots() {
  if (!in_source_tree()) return {};
  return {fs::path(HOUSERULES_SOURCE_DIR) / "tests" / "rulesets"};
}

std::vector<fs::path> rulesets_in(const std::vector<fs::path>& roots) {
  std::map<std::string, fs::path> by_name;
  std::error_code ignored;
  for (const fs::path& root : roots) {
    if (!fs::is_directory(root, ignored)) continue;
    for (const fs::path& folder : scripting::find_rulesets(root))
      by_name.emplace(folder.filename().string(), folder);
  }
  std::vector<fs::path> folders;
  folders.reserve(by_name.size());
  for (const auto& [name, folder] : by_name) folders.push_back(folder);
  return folders;
}

fs::path locate_ruleset(const std::string& name, const std::vector<fs::path>& roots) {
  if (!name.empty() && holds_rules(name))  // "." stands for a folder that has a name
    return (fs::absolute(name) / "").lexically_normal().parent_path();
  const bool plain = !name.empty() && name.find('/') == std::string::npos && name != "..";
  if (plain)
    for (const fs::path& root : roots)
      if (holds_rules(root / name)) return root / name;
  fail_unknown(name, roots);
}

namespace {

// Runs `body`; what it blames on the command line is blamed on this flag. "": on what it names.
template <class Body>
auto blaming(const char* flag, const Body& body) {
  try {
    return body();
  } catch (const Failure& failure) {
    if (*flag == '\0') throw;
    throw Failure(failure.code(), fmt::format("{}: {}", flag, failure.what()));
  }
}

std::unique_ptr<scripting::Ruleset> open_with(const fs::path& folder,
                                              const scripting::Settings& settings,
                                              const std::string& effect,
                                              const std::vector<std::string>& variants,
                                              const ChangeFlags& flags) {
  return open_ruleset_text(
      [&](const scripting::Settings& chosen) {
        return scripting::load_ruleset(folder, chosen, effect, variants);
      },
      settings, flags);
}

std::unique_ptr<scripting::Ruleset> open_named(const RulesetArguments& arguments) {
  const scripting::Settings settings = parse_settings(arguments.settings, arguments.flags.option);
  const fs::path folder = blaming(
      arguments.flags.ruleset, [&] { return locate_ruleset(arguments.ruleset, ruleset_roots()); });
  return open_with(folder, settings, "", arguments.variants, arguments.flags);
}

// Errors about what a lesson contains name its file.
std::unique_ptr<scripting::Ruleset> open_lesson(const RulesetArguments& arguments) {
  RulesetArguments contents = arguments;
  take_lesson(contents);
  const bool alone = arguments.settings.empty() && arguments.variants.empty();
  try {
    return open_named(contents);
  } catch (const Failure& failure) {
    if (!alone) throw;
    throw Failure(failure.code(), fmt::format("{}: {}", arguments.ruleset, failure.what()));
  }
}

}  // namespace

std::unique_ptr<scripting::Ruleset> open_ruleset(const RulesetArguments& arguments, bool warn) {
  auto ruleset = is_lesson_file(arguments.ruleset) ? open_lesson(arguments)
                 : is_pack(arguments.ruleset)      ? open_pack(arguments)
                                                   : open_named(arguments);
  if (warn)
    for (const std::string& notice : ruleset->notices()) message(notice);
  return ruleset;
}

std::unique_ptr<scripting::Ruleset> open_ruleset(const fs::path& folder,
                                                 const scripting::Settings& settings,
                                                 const std::string& effect,
                                                 const std::vector<std::string>& variants) {
  return open_with(folder, settings, effect, variants, {});
}

std::unique_ptr<scripting::Ruleset> open_ruleset_text(const LoadRules& load,
                                                      const scripting::Settings& settings,
                                                      const ChangeFlags& flags) {
  try {
    return load(settings);
  } catch (const scripting::VariantConflict& conflict) {
    throw Failure(Exit::conflict, conflict.what());
  } catch (const scripting::UnknownVariant& unknown) {
    throw Failure(Exit::usage, fmt::format("{}: {}", flags.variant, unknown.what()));
  } catch (const scripting::Overrun&) {
    throw;
  } catch (const Error& error) {
    if (settings.empty()) throw;
    // If the ruleset loads without the settings, the settings are wrong.
    static_cast<void>(load({}));
    // The message names the option, which is enough unless there are several flags for options.
    const bool usual = std::string_view(flags.option) == ChangeFlags{}.option;
    throw Failure(Exit::usage,
                  usual ? error.what() : fmt::format("{}: {}", flags.option, error.what()));
  }
}

std::vector<scripting::VariantInfo> variants_there(const RulesetArguments& arguments,
                                                   const scripting::Ruleset& ruleset) {
  if (!is_pack(arguments.ruleset)) return scripting::describe_variants(ruleset.folder());
  const scripting::Pack pack = read_pack_given(arguments.ruleset);
  return scripting::describe_variants(pack.ruleset, pack.files);
}

std::string test_text(const fs::path& path) {
  constexpr std::uintmax_t k_max_bytes = 4 << 20;
  std::error_code error;
  const auto size = fs::file_size(path, error);
  if (error) throw Error("the file cannot be read: " + error.message());
  if (size > k_max_bytes)
    throw Error(fmt::format("the file is larger than {} MB", k_max_bytes >> 20));
  std::ifstream in(path, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(in), {}};
  if (!in.eof() && !in) throw Error("the file cannot be read");
  return text;
}

}  // namespace hr::cli
