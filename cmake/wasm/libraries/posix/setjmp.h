// SPDX-License-Identifier: MIT
// Lua includes it; as C++ it throws instead.
#pragma once
