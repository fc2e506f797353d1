// SPDX-License-Identifier: MIT
// Textures of OpenGL. Its context must be current whenever one is made or dropped.
#pragma once

#include "editor/ui/drawing_textures.h"

namespace hr::editor {

class GlTextures : public TextureStore {
 public:
  ImTextureID make(const drawing::Image& image) override;
  void drop(ImTextureID texture) override;
};

}  // namespace hr::editor
