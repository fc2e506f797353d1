// SPDX-License-Identifier: MIT
// The file dialog of the desktop, through the portal that desktops offer on the session's D-Bus
// (org.freedesktop.portal.FileChooser). All of it happens on a thread of its own. Where there is no
// bus, no portal, or the portal does not begin within seconds, the answer is "unavailable".
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "editor/ui/file_chooser.h"

namespace hr::editor {

// `wake` is called on another thread when there is an answer. `parent` is the window that the
// dialog belongs to, in the portal's words: "x11:1a00003", or "" if that is not known.
std::unique_ptr<FileChooser> make_portal_chooser(std::function<void()> wake,
                                                 std::string parent = {});

// What the URIs mean that a portal returns: "file:///home/ann/a%20game.rec" is a path here.
FileAnswer answer_of(const std::vector<std::string>& uris, bool saves = false);

}  // namespace hr::editor
