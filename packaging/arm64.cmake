# SPDX-License-Identifier: MIT
# Builds for arm64 on another machine: cmake --toolchain packaging/arm64.cmake -DARM64_ROOT=FOLDER,
# a folder with the libraries of an arm64 Debian (packaging/arm64-root makes one).
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_LIBRARY_ARCHITECTURE aarch64-linux-gnu)
set(CMAKE_CXX_COMPILER aarch64-linux-gnu-g++)

list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES ARM64_ROOT)
set(CMAKE_SYSROOT ${ARM64_ROOT})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(ENV{PKG_CONFIG_SYSROOT_DIR} ${ARM64_ROOT})
set(ENV{PKG_CONFIG_LIBDIR}
    ${ARM64_ROOT}/usr/lib/aarch64-linux-gnu/pkgconfig:${ARM64_ROOT}/usr/share/pkgconfig)

# Files made by running the program, such as its manual page, are made with this.
set(CMAKE_CROSSCOMPILING_EMULATOR qemu-aarch64 -L ${ARM64_ROOT})
set(CPACK_DEBIAN_PACKAGE_ARCHITECTURE arm64)
