// SPDX-License-Identifier: MIT
// houserules picture: draws the window with a game as a PNG; needs no screen.
#include "editor/panels/tab_ids.h"
#include "editor/window/picture_of_window.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "cli/arguments/arguments.h"
#include "cli/arguments/lesson_file.h"
#include "cli/arguments/locate.h"
#include "cli/arguments/seconds.h"
#include "cli/commands/commands.h"
#include "cli/terminal/out_file.h"
#include "cli/terminal/output.h"

namespace hr::cli {

namespace {

struct PictureArguments : RulesetArguments {
  std::string out, theme = "light", tab = "Game", language = "en";
  std::vector<std::string> clicks;
  std::uint64_t seed = 1;
  double seconds = 60;
  int actions = 0, width = 1280, height = 800;
  float scale = 1;
};

editor::Theme theme_of(const std::string& name) {
  const auto found = std::ranges::find(editor::k_theme_names, name);
  return static_cast<editor::Theme>(found - editor::k_theme_names.begin());
}

Exit picture(PictureArguments arguments) {
  const ById<PlayerId, Player> players = take_lesson(arguments).players;
  OutFile out(arguments.out, {"\x89PNG\r\n\x1a\n"});
  const std::filesystem::path folder = locate_ruleset(arguments.ruleset, ruleset_roots());
  std::vector<std::filesystem::path> roots = ruleset_roots();
  roots.insert(roots.begin(), folder.parent_path());
  editor::StartGame start{.ruleset = folder.filename().string(),
                          .settings = parse_settings(arguments.settings, "--option"),
                          .variants = arguments.variants,
                          .players = players,
                          .dice = {},
                          .seed = arguments.seed};
  out.write(editor::picture_of_window({.shipped = roots,
                                       .commands = {std::move(start)},
                                       .actions = arguments.actions,
                                       .clicks = arguments.clicks,
                                       .width = arguments.width,
                                       .height = arguments.height,
                                       .scale = arguments.scale,
                                       .theme = theme_of(arguments.theme),
                                       .tab = arguments.tab,
                                       .language = parse_language(arguments.language)}));
  out.report(fmt::format("{}: {} by {} pixels.\n", out.name(), arguments.width, arguments.height));
  return Exit::ok;
}

}  // namespace

void add_picture(CommandLine& line) {
  const auto arguments = std::make_shared<PictureArguments>();
  Command command =
      line.add_command("picture", "Draw the window with a game in it to a file; needs no screen");
  add_ruleset(command, *arguments);
  command.add("--out", arguments->out, "The PNG file to write").type_name("FILE").required();
  command.add("--actions", arguments->actions, "Random actions to play first (default: none)")
      .type_name("NUMBER")
      .whole_number(0, 100000);
  add_seed(command, arguments->seed, "Random seed (default 1)");
  command
      .add("--click", arguments->clicks,
           "Something to click first, by its name on screen, such as \"cell A2\"; repeatable")
      .type_name("NAME");
  add_seconds(command, arguments->seconds);
  command.add("--tab", arguments->tab, "The tab beside the board (default: Game)")
      .type_name("NAME")
      .one_of(std::vector<std::string>(editor::tab_ids::all.begin(), editor::tab_ids::all.end()));
  command.add("--theme", arguments->theme, "light, dark or high contrast (default: light)")
      .type_name("NAME")
      .one_of(std::vector<std::string>(editor::k_theme_names.begin(), editor::k_theme_names.end()));
  add_language(command, arguments->language, "the window");
  command.add("--width", arguments->width, "In pixels (default: 1280)")
      .type_name("NUMBER")
      .whole_number(640, 8192);
  command.add("--height", arguments->height, "In pixels (default: 800)")
      .type_name("NUMBER")
      .whole_number(400, 8192);
  command.add("--scale", arguments->scale, "Scale of text and controls (default: 1)")
      .type_name("NUMBER")
      .range(0.75, 3.0);
  command.runs([arguments] {
    return within_seconds("picture", arguments->seconds, [&] { return picture(*arguments); });
  });
}

}  // namespace hr::cli
