// SPDX-License-Identifier: MIT
#include "editor/ui/settings.h"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>

#include "core/base/error.h"
#include "core/base/read_json.h"
#include "scripting/source/files.h"

namespace hr::editor {

namespace {

constexpr std::uintmax_t k_max_bytes = 64 << 10;

Theme theme_of(const std::string& name) {
  const auto found = std::ranges::find(k_theme_names, name);
  return found == k_theme_names.end() ? Theme::light
                                      : static_cast<Theme>(found - k_theme_names.begin());
}

// An invalid or out-of-range number is ignored.
template <class T>
T number(const Json& json, const char* key, T otherwise, T least, T most) {
  const auto found = json.find(key);
  if (found == json.end() || !found->is_number()) return otherwise;
  const double value = found->get<double>();
  if (!(value >= static_cast<double>(least))) return least;
  return value > static_cast<double>(most) ? most : static_cast<T>(value);
}

std::string word(const Json& json, const char* key, const std::string& otherwise) {
  const auto found = json.find(key);
  return found == json.end() || !found->is_string() ? otherwise : found->get<std::string>();
}

bool flag(const Json& json, const char* key, bool otherwise) {
  const auto found = json.find(key);
  return found == json.end() || !found->is_boolean() ? otherwise : found->get<bool>();
}

WindowSettings from(const Json& json) {
  WindowSettings out;
  if (!json.is_object()) return out;
  out.theme = theme_of(word(json, "theme", "light"));
  out.scale = number(json, "scale", out.scale, k_min_scale, k_max_scale);
  out.width = number(json, "width", out.width, 640, 16384);
  out.height = number(json, "height", out.height, 400, 16384);
  out.side = number(json, "side", out.side, 0.15F, 0.75F);
  out.below = number(json, "below", out.below, 0.08F, 0.7F);
  out.tab = word(json, "tab", out.tab);
  out.slides = flag(json, "slides", true);
  out.side_shown = flag(json, "side_shown", true);
  out.log_shown = flag(json, "log_shown", true);
  out.language = Language::named(word(json, "language", "en")).value_or(Language());
  return out;
}

}  // namespace

WindowSettings read_settings(const std::filesystem::path& file) {
  try {
    return from(read_json(scripting::read_whole(file, k_max_bytes)));
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
                  {"tab", settings.tab},
                  {"slides", settings.slides},
                  {"side_shown", settings.side_shown},
                  {"log_shown", settings.log_shown},
                  {"language", settings.language.code()}};
  scripting::write_whole(file, json.dump(1) + "\n");
}

}  // namespace hr::editor
