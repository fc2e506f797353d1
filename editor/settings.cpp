// SPDX-License-Identifier: MIT
#include "editor/settings.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <system_error>

#include "core/error.h"
#include "scripting/files.h"

namespace hr::editor {

namespace {

using Json = nlohmann::json;

constexpr std::uintmax_t k_most_bytes = 1 << 20;

Theme theme_of(const std::string& name) {
  const auto found = std::ranges::find(k_theme_names, name);
  return found == k_theme_names.end() ? Theme::light
                                      : static_cast<Theme>(found - k_theme_names.begin());
}

WindowSettings from(const Json& json) {
  WindowSettings out;
  out.theme = theme_of(json.value("theme", "light"));
  out.scale = std::clamp(json.value("scale", out.scale), k_least_scale, k_most_scale);
  out.width = std::clamp(json.value("width", out.width), 640, 16384);
  out.height = std::clamp(json.value("height", out.height), 400, 16384);
  out.side = std::clamp(json.value("side", out.side), 0.15F, 0.75F);
  out.below = std::clamp(json.value("below", out.below), 0.08F, 0.7F);
  out.tab = json.value("tab", out.tab);
  return out;
}

}  // namespace

WindowSettings read_settings(const std::filesystem::path& file) {
  try {
    return from(Json::parse(scripting::read_whole(file, k_most_bytes)));
  } catch (const std::exception&) {
    return {};
  }
}

void write_settings(const std::filesystem::path& file, const WindowSettings& settings) {
  std::error_code error;
  std::filesystem::create_directories(file.parent_path(), error);
  const Json json{{"theme", k_theme_names[static_cast<std::size_t>(settings.theme)]},
                  {"scale", settings.scale},
                  {"width", settings.width},
                  {"height", settings.height},
                  {"side", settings.side},
                  {"below", settings.below},
                  {"tab", settings.tab}};
  scripting::write_whole(file, json.dump(1) + "\n");
}

}  // namespace hr::editor
