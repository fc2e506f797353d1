// SPDX-License-Identifier: MIT
// g and v for play in series. A handle is asked for its fields through its metatable each time; a
// quick table stands for one and keeps what it has been asked for, so that Lua finds it at once.
// It reads and writes like the handle, but for one thing: what it keeps can be overwritten without
// being refused. So it is given out for a series only, and mended behind it; whatever rules
// overwrote ends the series with a sentence.
#pragma once

#include <string>

#include "scripting/host.h"

namespace hr::scripting {

// The kept number of a quick table for the handle kept under `handle`.
int make_quick(Host& host, int handle);

// Puts back what rules have overwritten; a sentence about the first of it, "" when nothing was.
std::string mend_quick(Host& host);

}  // namespace hr::scripting
