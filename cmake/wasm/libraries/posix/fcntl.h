// SPDX-License-Identifier: MIT
// wasi-libc cannot open a file a second time under another number.
#pragma once
#include_next <fcntl.h>
#ifndef F_DUPFD_CLOEXEC
#define F_DUPFD_CLOEXEC 1030
#endif
