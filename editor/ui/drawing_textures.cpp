// SPDX-License-Identifier: MIT
#include "editor/ui/drawing_textures.h"

namespace hr::editor {

namespace {

std::size_t pixels_of(const TextureKey& key) {
  return static_cast<std::size_t>(key.side) * static_cast<std::size_t>(key.side);
}

}  // namespace

void DrawingTextures::use(std::unique_ptr<TextureStore> store) {
  clear();
  store_ = std::move(store);
}

void DrawingTextures::clear() {
  for (const auto& [key, texture] : made_) store_->drop(texture);
  made_.clear();
  pixels_ = 0;
}

// Half of the limit, so that a single frame rarely reaches it.
void DrawingTextures::begin_frame() {
  if (pixels_ > k_max_pixels / 2) clear();
}

bool DrawingTextures::has_room(const TextureKey& key) const {
  return store_ != nullptr && pixels_ + pixels_of(key) <= k_max_pixels;
}

ImTextureID DrawingTextures::keep(const TextureKey& key, const drawing::Image& image) {
  pixels_ += pixels_of(key);
  return made_.emplace(key, store_->make(image)).first->second;
}

}  // namespace hr::editor
