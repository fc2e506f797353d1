// SPDX-License-Identifier: MIT
// The desktop's own window of a folder.
#pragma once

#include <functional>
#include <string>

namespace hr::editor {

// Opens it; none: nothing here shows folders. Waits until the other program has been started.
std::function<void(const std::string& path)> folder_opener();

}  // namespace hr::editor
