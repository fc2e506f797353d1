// SPDX-License-Identifier: MIT
// houserules new: begins a game, or a variant of one, as a folder that passes check and test.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <memory>

#include "cli/arguments/arguments.h"
#include "cli/arguments/locate.h"
#include "cli/arguments/pack_file.h"
#include "cli/terminal/json_output.h"
#include "cli/terminal/output.h"
#include "cli/tools/tools.h"
#include "scripting/sharing/remix.h"
#include "scripting/source/files.h"
#include "scripting/source/ruleset_files.h"
#include "scripting/templates/templates.h"

namespace hr::cli {

namespace fs = std::filesystem;

namespace {

struct NewArguments {
  std::string what, name, base;
};

// "my_game" → "My game"
std::string title_of(std::string name) {
  std::ranges::replace(name, '_', ' ');
  if (name[0] >= 'a' && name[0] <= 'z') name[0] = static_cast<char>(name[0] - 'a' + 'A');
  return name;
}

std::string check_name(const std::string& typed) {
  const auto letter = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
  };
  constexpr std::size_t k_max = 40;
  if (!typed.empty() && typed.size() <= k_max && std::ranges::all_of(typed, letter)) return "";
  return fmt::format("expected at most {} small letters, digits and _, got \"{}\"", k_max, typed);
}

// Never over a file that is there.
void write_file(const fs::path& path, const std::string& text) {
  std::error_code error;
  fs::create_directories(path.parent_path(), error);
  try {
    scripting::write_new(path, text);
  } catch (const scripting::Taken&) {
    throw Failure(Exit::usage, fmt::format("{} exists already, and is left alone", path.string()));
  }
  print_line("  " + path.string());
}

// For editors with lua-language-server: the words of the API, from the file that describes them.
std::string language_settings() {
  const Json settings{{"runtime.version", "Lua 5.4"},
                      {"workspace.library", Json::array({api_file().string()})},
                      {"workspace.checkThirdParty", false}};
  return settings.dump(2) + "\n";
}

void write_settings(const fs::path& folder) {
  std::error_code error;
  if (!fs::exists(folder / ".luarc.json", error))
    write_file(folder / ".luarc.json", language_settings());
}

// The small game, or a game made from another one.
std::vector<RuleFile> game_files(const std::string& name, const std::string& base) {
  if (base.empty())
    return scripting::game_files(scripting::game_templates().front().id, title_of(name), name);
  const GivenPack given = pack_given({.ruleset = base, .variants = {}, .settings = {}});
  if (!given.left_out.empty())
    message(fmt::format("not copied, because they do not belong to the game: {}",
                        fmt::join(given.left_out, ", ")));
  return scripting::remixed_files(given.pack, name);
}

void new_game(const std::string& name, const std::string& base) {
  const fs::path folder(name);
  for (const RuleFile& file : game_files(name, base)) write_file(folder / file.name, file.text);
  write_settings(folder);
  print_line(
      fmt::format("Next: houserules play {0}, houserules check {0}, houserules test {0}.", name));
}

// The game is copied beside the variant, so that the folder can be tested and passed on as it is.
void copy_game(const fs::path& from, const fs::path& to) {
  std::error_code error;
  if (fs::exists(to / "rules.lua", error)) return;
  for (const RuleFile& file : scripting::ruleset_files(from)) write_file(to / file.name, file.text);
}

void new_variant(const std::string& name, const std::string& base) {
  if (base.empty())
    throw Failure(Exit::usage, "new variant: expected --of RULESET, the game that it changes");
  const fs::path game = locate_ruleset(base, ruleset_roots());
  const std::string extended = game.filename().string();
  const fs::path folder(extended);
  copy_game(game, folder);
  for (const RuleFile& file : scripting::variant_files(title_of(name), name, extended))
    write_file(folder / file.name, file.text);
  write_settings(folder);
  print_line(
      fmt::format("Next: houserules play {0} --variant {1}, houserules check {0} --variant {1}, "
                  "houserules test {0}.",
                  extended, name));
}

Exit make(const NewArguments& arguments) {
  if (arguments.what == "game")
    new_game(arguments.name, arguments.base);
  else
    new_variant(arguments.name, arguments.base);
  return Exit::ok;
}

constexpr const char* k_new_help =
    "new game NAME writes the folder NAME with the rules of a small game, a scenario that\n"
    "tests them, and settings with which an editor completes the words of the API.\n"
    "new game NAME --of GAME, a ruleset or a pack, copies that game into the folder NAME, with\n"
    "origin.json, which says from what it was made and by whom that is.\n"
    "new variant NAME --of RULESET writes a variant of a game and a scenario for it into the\n"
    "folder RULESET, with a copy of the game if it is not there. A ruleset's folder in the\n"
    "current directory is used before the installed one. Files that exist are left alone.\n"
    "docs/house-rules.md teaches the rest.";

}  // namespace

void add_new(CommandLine& line) {
  const auto arguments = std::make_shared<NewArguments>();
  Command command = line.add_command("new", "Begin a game or a variant: a folder to build on");
  command.add("WHAT", arguments->what, "game or variant").required().one_of({"game", "variant"});
  command.add("NAME", arguments->name, "What its folder or file is called")
      .required()
      .type_name("")
      .check(check_name);
  command
      .add("--of", arguments->base,
           "The ruleset that the variant changes, or the game that is copied")
      .type_name("RULESET");
  command.footer(k_new_help);
  command.runs([arguments] { return make(*arguments); });
}

}  // namespace hr::cli
