// SPDX-License-Identifier: MIT
#pragma once
#include_next <stdio.h>
#define RENAME_NOREPLACE 1
#ifdef __cplusplus
extern "C"
#endif
    int
    renameat2(int from_folder, const char* from, int to_folder, const char* to, unsigned flags);
