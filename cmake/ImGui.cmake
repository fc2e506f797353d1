# SPDX-License-Identifier: MIT
# Dear ImGui, with GLFW and OpenGL to display it. Debian's static library also needs stb, as
# pkg-config knows.
pkg_check_modules(IMGUI REQUIRED IMPORTED_TARGET imgui)
find_package(glfw3 REQUIRED)
set(OpenGL_GL_PREFERENCE GLVND)
find_package(OpenGL REQUIRED)

# Finds fonts for the letters that ours lack; Pango brings it along.
pkg_check_modules(FONTCONFIG REQUIRED IMPORTED_TARGET fontconfig)
add_library(fontconfig INTERFACE)
target_link_libraries(fontconfig INTERFACE PkgConfig::FONTCONFIG)

add_library(imgui INTERFACE)
target_link_libraries(imgui INTERFACE PkgConfig::IMGUI glfw OpenGL::GL)
