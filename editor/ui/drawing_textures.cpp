// SPDX-License-Identifier: MIT
#include "editor/ui/drawing_textures.h"

namespace hr::editor {

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

ImTextureID DrawingTextures::find(const TextureKey& key,
                                  const std::function<drawing::Image()>& painted) {
  if (store_ == nullptr) return nullptr;
  if (const auto found = made_.find(key); found != made_.end()) return found->second;
  const auto pixels = static_cast<std::size_t>(key.side) * static_cast<std::size_t>(key.side);
  if (pixels_ + pixels > k_max_pixels) return nullptr;
  pixels_ += pixels;
  return made_.emplace(key, store_->make(painted())).first->second;
}

}  // namespace hr::editor
