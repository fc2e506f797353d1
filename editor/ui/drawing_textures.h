// SPDX-License-Identifier: MIT
// Drawings as textures of the renderer: each is painted when it is first needed, at the size in
// pixels that it has on the screen, and kept. All are dropped between two frames when there are too
// many. Without a store there are none, and callers draw something simpler.
#pragma once

#include <imgui.h>

#include <cstdint>
#include <map>
#include <memory>

#include "drawing/paint.h"

namespace hr::editor {

// What a renderer provides.
class TextureStore {
 public:
  TextureStore() = default;
  virtual ~TextureStore() = default;
  TextureStore(const TextureStore&) = delete;
  TextureStore& operator=(const TextureStore&) = delete;
  virtual ImTextureID make(const drawing::Image& image) = 0;
  virtual void drop(ImTextureID texture) = 0;
};

// All on which the pixels depend.
struct TextureKey {
  std::uint64_t drawing = 0;  // a hash of it
  drawing::Inks inks;
  int badge = -1;  // the seat whose badge it bears; -1: none
  drawing::Rgb rim = 0;
  int side = 0;
  friend auto operator<=>(const TextureKey&, const TextureKey&) = default;
};

class DrawingTextures {
 public:
  static constexpr std::size_t k_max_pixels = std::size_t{8} << 20;  // 32 MB

  DrawingTextures() = default;
  ~DrawingTextures() { use(nullptr); }
  DrawingTextures(const DrawingTextures&) = delete;
  DrawingTextures& operator=(const DrawingTextures&) = delete;

  void use(std::unique_ptr<TextureStore> store);
  void begin_frame();  // what was drawn in the last frame may be dropped
  // Calls paint() for an image if there is none with this key. Null without a store, and in a frame
  // that needs too many.
  template <class Paint>
  ImTextureID find(const TextureKey& key, const Paint& paint) {
    if (const auto found = made_.find(key); found != made_.end()) return found->second;
    return has_room(key) ? keep(key, paint()) : nullptr;
  }
  std::size_t count() const { return made_.size(); }

 private:
  bool has_room(const TextureKey& key) const;
  ImTextureID keep(const TextureKey& key, const drawing::Image& image);
  void clear();

  std::unique_ptr<TextureStore> store_;
  std::map<TextureKey, ImTextureID> made_;
  std::size_t pixels_ = 0;  // of all
};

}  // namespace hr::editor
