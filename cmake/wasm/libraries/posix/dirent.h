// SPDX-License-Identifier: MIT
// wasi-libc has two kinds of sockets instead.
#pragma once
#include_next <dirent.h>
#ifndef DT_SOCK
#define DT_SOCK 200
#endif
