// SPDX-License-Identifier: MIT
// wasi-libc has no working folder to begin a path with, and no folder for what is needed for a
// while.
#pragma once
#include_next <stdlib.h>
#ifdef __cplusplus
extern "C" {
#endif
char* realpath(const char* path, char* into);
char* mkdtemp(char* pattern);
int mkostemp(char* pattern, int flags);
#ifdef __cplusplus
}
#endif
