// SPDX-License-Identifier: MIT
#include "cli/tools/bench_window.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "cli/arguments/locate.h"
#include "cli/terminal/json_output.h"
#include "cli/terminal/output.h"
#include "editor/window/window_speed.h"

namespace hr::cli {

namespace {

using editor::Speed;
using editor::WindowSpeed;

struct SpeedColumn {
  const char *name, *baseline;
  Speed WindowSpeed::*figure;
};
constexpr std::array<SpeedColumn, 8> k_columns{{
    {"open", "letters", &WindowSpeed::open},
    {"still", "one line", &WindowSpeed::still},
    {"hover", "one line", &WindowSpeed::hover},
    {"acted", "one line", &WindowSpeed::acted},
    {"typing", "one line", &WindowSpeed::typing},
    {"save", "loading", &WindowSpeed::save},
    {"outside", "loading", &WindowSpeed::outside},
    {"action", "writing", &WindowSpeed::action},
}};

void print_header(std::size_t width) {
  print_line(
      "The window at 1280 by 800, without a screen; median and 95th percentile in milliseconds of "
      "processor time (outside, action: of the clock).");
  std::string line = fmt::format("{:<{}}", "ruleset", width);
  for (const SpeedColumn& column : k_columns)
    line +=
        fmt::format("  {:>7} {:>6} {:>9}", column.name, "95%", std::string("/") + column.baseline);
  print_line(line + fmt::format("  {:>6}  {:>6}", "idle %", "MB"));
}

void print_row(const std::string& name, const WindowSpeed& speed, std::size_t width) {
  std::string line = fmt::format("{:<{}}", name, width);
  for (const SpeedColumn& column : k_columns) {
    const Speed& figure = speed.*column.figure;
    line += fmt::format("  {:>7.2f} {:>6.2f} {:>9.1f}", figure.median, figure.p95, figure.ratio());
  }
  print_line(line + fmt::format("  {:>6.2f}  {:>6.0f}", speed.idle, speed.memory));
  flush();
}

Json row_json(const std::string& name, const WindowSpeed& speed) {
  Json out{{"ruleset", name}};
  for (const SpeedColumn& column : k_columns) {
    const Speed& figure = speed.*column.figure;
    out[column.name] = {{"median_ms", figure.median},
                        {"late_ms", figure.p95},
                        {"beside_ms", figure.baseline},
                        {"ratio", figure.ratio()}};
  }
  out["idle_percent"] = speed.idle;
  out["memory_mb"] = speed.memory;
  return out;
}

std::vector<std::filesystem::path> folders_of(const std::vector<std::string>& names) {
  if (names.empty()) return rulesets_in(ruleset_roots());
  std::vector<std::filesystem::path> out;
  for (const std::string& name : names) out.push_back(locate_ruleset(name, ruleset_roots()));
  return out;
}

}  // namespace

Exit bench_window(const std::vector<std::string>& names, bool json) {
  const std::vector<std::filesystem::path> folders = folders_of(names);
  if (folders.empty()) message("no rulesets found");
  std::size_t width = 7;
  for (const auto& folder : folders) width = std::max(width, folder.filename().string().size());
  Json rows = Json::array();
  if (!json) print_header(width);
  for (const auto& folder : folders) {
    std::vector<std::filesystem::path> roots = ruleset_roots();
    roots.insert(roots.begin(), folder.parent_path());
    const std::string name = folder.filename().string();
    const WindowSpeed speed = editor::window_speed(roots, name);
    if (json)
      rows.push_back(row_json(name, speed));
    else
      print_row(name, speed, width);
  }
  if (json) print_json(rows);
  return Exit::ok;
}

}  // namespace hr::cli
