// SPDX-License-Identifier: MIT
#include "editor/window/show_folder.h"

#include <gio/gio.h>

namespace hr::editor {

std::function<void(const std::string& path)> folder_opener() {
  GAppInfo* const program = g_app_info_get_default_for_type("inode/directory", FALSE);
  if (program == nullptr) return nullptr;
  g_object_unref(program);
  return [](const std::string& path) {
    gchar* const uri = g_filename_to_uri(path.c_str(), nullptr, nullptr);
    if (uri == nullptr) return;  // no absolute path
    g_app_info_launch_default_for_uri(uri, nullptr, nullptr);
    g_free(uri);
  };
}

}  // namespace hr::editor
