// SPDX-License-Identifier: MIT
#include "editor/window/gl_textures.h"

#include <GLFW/glfw3.h>

#include <cstdint>

namespace hr::editor {

namespace {

constexpr GLint k_clamp_to_edge = 0x812f;  // of OpenGL 1.2, which the header may leave out

}  // namespace

// The numbers of textures begin with 1, so none is a null pointer.
ImTextureID GlTextures::make(const drawing::Image& image) {
  GLuint name = 0;
  GLint before = 0;
  glGetIntegerv(GL_TEXTURE_BINDING_2D, &before);
  glGenTextures(1, &name);
  glBindTexture(GL_TEXTURE_2D, name);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, k_clamp_to_edge);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, k_clamp_to_edge);
  glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, image.side, image.side, 0, GL_RGBA, GL_UNSIGNED_BYTE,
               image.rgba.data());
  glBindTexture(GL_TEXTURE_2D, static_cast<GLuint>(before));
  // NOLINTNEXTLINE(*-reinterpret-cast,*-no-int-to-ptr): what ImGui hands back is OpenGL's number
  return reinterpret_cast<ImTextureID>(static_cast<std::intptr_t>(name));
}

void GlTextures::drop(ImTextureID texture) {
  // NOLINTNEXTLINE(*-reinterpret-cast): as above
  const auto name = static_cast<GLuint>(reinterpret_cast<std::intptr_t>(texture));
  glDeleteTextures(1, &name);
}

}  // namespace hr::editor
