// SPDX-License-Identifier: MIT
#include "editor/ui/drawing_textures.h"

#include <catch2/catch.hpp>
#include <set>

namespace hr::tests {

namespace {

struct Counted : editor::TextureStore {
  explicit Counted(std::set<std::intptr_t>& kept) : kept_(kept) {}
  ImTextureID make(const drawing::Image&) override {
    kept_.insert(++last_);
    return reinterpret_cast<ImTextureID>(last_);
  }
  void drop(ImTextureID texture) override {
    REQUIRE(kept_.erase(reinterpret_cast<std::intptr_t>(texture)) == 1);
  }

  std::set<std::intptr_t>& kept_;
  std::intptr_t last_ = 0;
};

}  // namespace

TEST_CASE("a drawing is painted once for each size and colour", "[editor]") {
  std::set<std::intptr_t> kept;
  editor::DrawingTextures textures;
  int painted = 0;
  const auto find = [&](const editor::TextureKey& key) {
    return textures.find(key, [&] { return ++painted, drawing::Image{key.side, {}}; });
  };
  CHECK(find({.drawing = 1, .inks = {}, .side = 10}) == nullptr);  // nowhere to keep it
  CHECK(painted == 0);
  textures.use(std::make_unique<Counted>(kept));
  const ImTextureID first = find({.drawing = 1, .inks = {}, .side = 10});
  CHECK(first == find({.drawing = 1, .inks = {}, .side = 10}));
  CHECK(first != find({.drawing = 2, .inks = {}, .side = 10}));
  CHECK(first != find({.drawing = 1, .inks = {.owner = 7}, .side = 10}));
  CHECK(first != find({.drawing = 1, .inks = {}, .badge = 0, .side = 10}));
  CHECK(first != find({.drawing = 1, .inks = {}, .side = 11}));
  CHECK(painted == 5);
  textures.begin_frame();
  CHECK(first == find({.drawing = 1, .inks = {}, .side = 10}));
  textures.use(nullptr);
  CHECK(kept.empty());
}

TEST_CASE("textures have a limit, and all are dropped between frames, not in one", "[editor]") {
  std::set<std::intptr_t> kept;
  editor::DrawingTextures textures;
  textures.use(std::make_unique<Counted>(kept));
  std::uint64_t number = 0;
  const auto find = [&] {
    return textures.find({.drawing = ++number, .inks = {}, .side = 1024},
                         [] { return drawing::Image{}; });
  };
  std::size_t most = 0;
  while (find() != nullptr) ++most;
  CHECK(most == 8);
  CHECK(kept.size() == most);
  textures.begin_frame();
  CHECK(kept.empty());
  CHECK(find() != nullptr);
}

}  // namespace hr::tests
