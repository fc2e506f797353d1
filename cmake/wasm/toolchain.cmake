# SPDX-License-Identifier: MIT
# Compiles to WebAssembly with Debian's clang, wasi-libc and lld, and the libraries that
# cmake/wasm/get-toolchain has built. HOUSERULES_WASM_TOOLCHAIN (also as a variable of the
# environment): where they are.
set(CMAKE_SYSTEM_NAME WASI)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_SYSTEM_VERSION 1)

if(NOT HOUSERULES_WASM_TOOLCHAIN)
  set(HOUSERULES_WASM_TOOLCHAIN $ENV{HOUSERULES_WASM_TOOLCHAIN})
endif()
if(NOT HOUSERULES_WASM_TOOLCHAIN)
  set(HOUSERULES_WASM_TOOLCHAIN ${CMAKE_CURRENT_LIST_DIR}/../../build/wasm-toolchain)
endif()
get_filename_component(HOUSERULES_WASM_TOOLCHAIN ${HOUSERULES_WASM_TOOLCHAIN} ABSOLUTE)
set(HOUSERULES_WASM_TOOLCHAIN ${HOUSERULES_WASM_TOOLCHAIN} CACHE PATH "Built by cmake/wasm/get-toolchain")
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES HOUSERULES_WASM_TOOLCHAIN)

set(CMAKE_C_COMPILER clang-19)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_AR llvm-ar-19)
set(CMAKE_RANLIB llvm-ranlib-19)
set(CMAKE_C_COMPILER_TARGET wasm32-wasi)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_SYSROOT ${HOUSERULES_WASM_TOOLCHAIN})
set(CMAKE_FIND_ROOT_PATH ${HOUSERULES_WASM_TOOLCHAIN})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
list(APPEND CMAKE_MODULE_PATH ${CMAKE_CURRENT_LIST_DIR})

set(machine "-fwasm-exceptions -mbulk-memory -mnontrapping-fptoint -msign-ext -msimd128")
string(APPEND machine " -isystem ${HOUSERULES_WASM_TOOLCHAIN}/include/posix -D_WASI_EMULATED_SIGNAL")
set(CMAKE_C_FLAGS_INIT "${machine}")
# std::jthread and std::stop_token are experimental in libc++ 19.
set(CMAKE_CXX_FLAGS_INIT
  "-nostdinc++ -isystem ${HOUSERULES_WASM_TOOLCHAIN}/include/c++/v1 -D_LIBCPP_ENABLE_EXPERIMENTAL ${machine}")
# With -O, clang hands what it has linked to wasm-opt, of Debian's binaryen: a fifth smaller, and as fast.
# The stack comes first, so that what grows out of it traps instead of writing over something else.
set(CMAKE_EXE_LINKER_FLAGS_INIT
  "-fwasm-exceptions -nostdlib++ -L${HOUSERULES_WASM_TOOLCHAIN}/lib -Wl,--stack-first -Wl,-z,stack-size=1048576")
set(CMAKE_CXX_STANDARD_LIBRARIES "-lc++ -lc++abi -lunwind -lposix")
