// SPDX-License-Identifier: MIT
// Run when a build for this machine alone is configured: exits with 0 if its processor is a fast
// one.
#include "core/base/processor.cpp"

int main() { return hr::has_fast_processor() ? 0 : 1; }
