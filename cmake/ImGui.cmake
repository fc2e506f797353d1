# SPDX-License-Identifier: MIT
# Dear ImGui, with GLFW and OpenGL to display it. Debian's static library also needs stb, as
# pkg-config knows.
pkg_check_modules(IMGUI REQUIRED IMPORTED_TARGET imgui)
find_package(glfw3 REQUIRED)
set(OpenGL_GL_PREFERENCE GLVND)
find_package(OpenGL REQUIRED)

add_library(imgui INTERFACE)
target_link_libraries(imgui INTERFACE PkgConfig::IMGUI glfw OpenGL::GL)
