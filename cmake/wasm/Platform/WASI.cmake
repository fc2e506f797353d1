# SPDX-License-Identifier: MIT
# What CMake should know of this system: there are no shared libraries.
set_property(GLOBAL PROPERTY TARGET_SUPPORTS_SHARED_LIBS FALSE)
set(CMAKE_EXECUTABLE_SUFFIX .wasm)
