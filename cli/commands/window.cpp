// SPDX-License-Identifier: MIT
// houserules window, and houserules without arguments if there is a screen: opens the workbench.
#include "editor/window/window.h"

#include <filesystem>
#include <memory>

#include "cli/arguments/arguments.h"
#include "cli/arguments/lesson_file.h"
#include "cli/arguments/locate.h"
#include "cli/arguments/pack_file.h"
#include "cli/arguments/record_file.h"
#include "cli/arguments/roll.h"
#include "cli/commands/commands.h"
#include "cli/terminal/output.h"
#include "scripting/pack/pack_link.h"

namespace hr::cli {

namespace {

struct WindowArguments {
  std::string what;
  std::vector<std::string> settings, variants;
  std::string roll;
  std::string dump;
};

// The user's own rulesets can be given by name as well.
std::vector<std::filesystem::path> roots_and_own() {
  std::vector<std::filesystem::path> roots = ruleset_roots();
  roots.push_back(editor::user_folders().rulesets());
  return roots;
}

// Given by a path and not by a name: the rules there, even if the user's own have the same name.
bool is_path(const std::string& what) {
  std::error_code ignored;
  return !what.empty() &&
         std::filesystem::is_regular_file(std::filesystem::path(what) / "rules.lua", ignored);
}

// The game to open: a ruleset by its name or path, or a record.
std::optional<editor::DeskCommand> first_of(const WindowArguments& arguments) {
  if (arguments.what.empty()) return {};
  // The window takes relative paths for relative to the folder that was used last.
  const std::string whole = std::filesystem::absolute(arguments.what).lexically_normal().string();
  if (is_record_file(arguments.what)) return editor::OpenRecord{whole};
  if (is_lesson_file(arguments.what)) return editor::OpenLesson{whole};
  if (is_pack(arguments.what))
    return editor::OpenPack{scripting::is_pack_link(arguments.what) ? arguments.what : whole};
  const std::filesystem::path folder = locate_ruleset(arguments.what, roots_and_own());
  return editor::StartGame{.ruleset = folder.filename().string(),
                           .settings = parse_settings(arguments.settings, "--option"),
                           .variants = arguments.variants,
                           .players = {},
                           .dice = parse_roll(arguments.roll),
                           .folder = is_path(arguments.what) ? folder : std::filesystem::path()};
}

// The installed folders, and the folder of a ruleset that was given by its path.
std::vector<std::filesystem::path> roots_for(const WindowArguments& arguments) {
  std::vector<std::filesystem::path> roots = ruleset_roots();
  if (!is_path(arguments.what)) return roots;
  const std::filesystem::path root = locate_ruleset(arguments.what, roots).parent_path();
  std::error_code ignored;
  if (!std::filesystem::equivalent(root, editor::user_folders().rulesets(), ignored))
    roots.push_back(root);
  return roots;
}

Exit open(const WindowArguments& arguments) {
  editor::run_window({.folders = editor::user_folders(),
                      .shipped = roots_for(arguments),
                      .first = first_of(arguments),
                      .dump = arguments.dump});
  return Exit::ok;
}

}  // namespace

bool window_can_open() { return editor::has_display(); }
Exit open_window() { return open({}); }

void add_window(CommandLine& line) {
  const auto arguments = std::make_shared<WindowArguments>();
  Command command =
      line.add_command("window", "Open the workbench; also the default without a command");
  command
      .add("RULESET", arguments->what,
           "A ruleset to start with, a record (FILE.rec) to continue, a lesson "
           "(FILE.lesson), or a pack (FILE.houserules, or a link)")
      .type_name("");
  command.add("--option", arguments->settings, "Set an option of the ruleset")
      .type_name("NAME=VALUE");
  command.add("--variant", arguments->variants, "Play with a variant of the ruleset")
      .type_name("NAME");
  add_roll(command, arguments->roll);
  command
      .add("--dump", arguments->dump,
           "Write what is on screen to a file after each frame, as JSON (for tests)")
      .type_name("FILE");
  command.runs([arguments] { return open(*arguments); });
}

}  // namespace hr::cli
