// SPDX-License-Identifier: MIT
#include "editor/window/less_motion.h"

#include <gio/gio.h>

namespace hr::editor {

bool system_wants_less_motion() {
  constexpr const char *k_schema = "org.gnome.desktop.interface", *k_key = "enable-animations";
  GSettingsSchemaSource* const source = g_settings_schema_source_get_default();
  if (source == nullptr) return false;
  GSettingsSchema* const schema = g_settings_schema_source_lookup(source, k_schema, TRUE);
  if (schema == nullptr) return false;
  bool out = false;
  if (g_settings_schema_has_key(schema, k_key) != FALSE) {
    GSettings* const settings = g_settings_new_full(schema, nullptr, nullptr);
    out = g_settings_get_boolean(settings, k_key) == FALSE;
    g_object_unref(settings);
  }
  g_settings_schema_unref(schema);
  return out;
}

}  // namespace hr::editor
