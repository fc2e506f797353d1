// SPDX-License-Identifier: MIT
// Fills triangles as a graphics card does: a pixel belongs to a triangle if its centre is inside,
// and to only one of two adjacent triangles. ImGui smooths edges with triangles that fade out.
#include "editor/window/offscreen.h"

#include <imgui.h>

#define STB_IMAGE_WRITE_IMPLEMENTATION
#define STB_IMAGE_WRITE_STATIC
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#pragma GCC diagnostic ignored "-Wunused-function"
#include <stb/stb_image_write.h>
#pragma GCC diagnostic pop

#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/error.h"
#include "core/base/ids.h"
#include "editor/ui/keys.h"
#include "editor/ui/ui.h"
#include "scripting/source/files.h"

namespace hr::editor {

// A picture of the shapes of a font's letters, in one byte for each pixel, or of anything in four.
struct MemoryTexture {
  const unsigned char* bytes = nullptr;
  int width = 0, height = 0, depth = 1;

  float at(int x, int y, int part) const {
    x = std::clamp(x, 0, width - 1), y = std::clamp(y, 0, height - 1);
    return bytes[nth(depth) * (nth(y) * nth(width) + nth(x)) + nth(part)];
  }
  // Red, green, blue and opacity, interpolated between the four nearest pixels.
  std::array<float, 4> smooth(float u, float v) const {
    const float x = u * static_cast<float>(width) - 0.5F, y = v * static_cast<float>(height) - 0.5F;
    const int left = static_cast<int>(std::floor(x)), top = static_cast<int>(std::floor(y));
    const float right = x - static_cast<float>(left), low = y - static_cast<float>(top);
    std::array<float, 4> out{255, 255, 255, 255};
    for (int part = 0; part < depth; ++part)
      out[depth == 1 ? 3 : part] =
          (at(left, top, part) * (1 - right) + at(left + 1, top, part) * right) * (1 - low) +
          (at(left, top + 1, part) * (1 - right) + at(left + 1, top + 1, part) * right) * low;
    return out;
  }
};

namespace {

// Textures in memory: each is the address of its image.
class ImageStore : public TextureStore {
 public:
  ImTextureID make(const drawing::Image& image) override {
    images_.push_back(std::make_unique<drawing::Image>(image));
    return images_.back().get();
  }
  void drop(ImTextureID texture) override {
    std::erase_if(images_, [&](const auto& image) { return image.get() == texture; });
  }
  static MemoryTexture texture(ImTextureID id) {
    const auto& image = *static_cast<const drawing::Image*>(id);
    return {image.rgba.data(), image.side, image.side, 4};
  }

 private:
  std::vector<std::unique_ptr<drawing::Image>> images_;
};

// Twice the signed area of a triangle.
double twice(double ax, double ay, double bx, double by, double cx, double cy) {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}

class Raster {
 public:
  explicit Raster(Pixels& to) : to_(to) {}

  void clip(const ImVec4& box) {
    left_ = std::max(0, static_cast<int>(box.x)), top_ = std::max(0, static_cast<int>(box.y));
    right_ = std::min(to_.width, static_cast<int>(box.z));
    bottom_ = std::min(to_.height, static_cast<int>(box.w));
  }

  void use(const MemoryTexture& texture) { texture_ = texture; }

  void triangle(const ImDrawVert& a, const ImDrawVert& b, const ImDrawVert& c) {
    const double area = twice(a.pos.x, a.pos.y, b.pos.x, b.pos.y, c.pos.x, c.pos.y);
    if (area > 0) fill({&a, &b, &c}, area);
    if (area < 0) fill({&a, &c, &b}, -area);
  }

 private:
  using Corners = std::array<const ImDrawVert*, 3>;

  // A pixel on an edge belongs to the triangle for which that edge points up or to the right.
  static bool within(double off, ImVec2 from, ImVec2 to) {
    if (off != 0) return off > 0;
    return to.y < from.y || (to.y == from.y && to.x > from.x);
  }

  void fill(const Corners& at, double area) {
    const auto [low_x, high_x] = std::minmax({at[0]->pos.x, at[1]->pos.x, at[2]->pos.x});
    const auto [low_y, high_y] = std::minmax({at[0]->pos.y, at[1]->pos.y, at[2]->pos.y});
    const int from = std::max(left_, static_cast<int>(low_x) - 1);
    const int to = std::min(right_, static_cast<int>(high_x) + 2);
    const int end = std::min(bottom_, static_cast<int>(high_y) + 2);
    for (int y = std::max(top_, static_cast<int>(low_y) - 1); y < end; ++y)
      for (int x = from; x < to; ++x) pixel(at, area, x, y);
  }

  void pixel(const Corners& at, double area, int x, int y) {
    std::array<float, 3> shares{};
    for (std::size_t i = 0; i < 3; ++i) {
      const ImVec2 a = at[(i + 1) % 3]->pos, b = at[(i + 2) % 3]->pos;
      const double off = twice(a.x, a.y, b.x, b.y, x + 0.5, y + 0.5);
      if (!within(off, a, b)) return;
      shares[i] = static_cast<float>(off / area);
    }
    float u = 0, v = 0;
    std::array<float, 4> colour{};
    for (std::size_t i = 0; i < 3; ++i) {
      u += shares[i] * at[i]->uv.x, v += shares[i] * at[i]->uv.y;
      for (std::size_t k = 0; k < 4; ++k)
        colour[k] += shares[i] * static_cast<float>(at[i]->col >> 8 * k & 0xff);
    }
    const std::array<float, 4> texel = texture_.smooth(u, v);
    for (std::size_t k = 0; k < 4; ++k) colour[k] *= texel[k] / 255;
    blend(x, y, colour, colour[3] / 255);
  }

  void blend(int x, int y, const std::array<float, 4>& colour, float alpha) {
    const auto place = nth(y) * nth(to_.width) + nth(x);
    for (std::size_t k = 0; k < 3; ++k) {
      std::uint8_t& old = to_.rgb[3 * place + k];
      const float was = old;
      old = static_cast<std::uint8_t>(std::lround(was + (colour[k] - was) * alpha));
    }
  }

  Pixels& to_;
  MemoryTexture texture_;
  int left_ = 0, top_ = 0, right_ = 0, bottom_ = 0;
};

}  // namespace

struct Offscreen::Impl {
  ImFontAtlas atlas;
  ImGuiContext* imgui = nullptr;
  ui::Context ours;
  MemoryTexture letters;

  void make_fonts() {
    ours.fonts = ours.font_maker.make(atlas, ours.scale, ours.letters);
    unsigned char* pixels = nullptr;
    atlas.GetTexDataAsAlpha8(&pixels, &letters.width, &letters.height);
    letters.bytes = pixels;
  }
};

Offscreen::Offscreen(int width, int height, float scale, Theme theme)
    : impl_(std::make_unique<Impl>()) {
  Impl& my = *impl_;
  my.ours.theme = theme;
  my.ours.scale = scale;
  my.make_fonts();
  my.ours.drawings.use(std::make_unique<ImageStore>());
  my.imgui = ImGui::CreateContext(&my.atlas);
  ImGui::SetCurrentContext(my.imgui);
  ImGuiIO& io = ImGui::GetIO();
  io.UserData = &my.ours;
  io.IniFilename = nullptr;
  io.DisplaySize = {static_cast<float>(width), static_cast<float>(height)};
  io.DeltaTime = 1.0F / 60;
  io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
  io.MousePos = {-1000, -1000};
  map_keys();
  my.ours.screen.listen(true);
  apply(theme, scale);
}

Offscreen::~Offscreen() { ImGui::DestroyContext(impl_->imgui); }

void Offscreen::draw(const std::function<void()>& frame, int times) {
  ImGui::SetCurrentContext(impl_->imgui);
  constexpr int k_more = 4;  // frames, if the last one has new letters
  for (int i = 0; i < times || (impl_->ours.letters.news() && i < times + k_more); ++i) {
    if (impl_->ours.letters.take_news()) impl_->make_fonts();
    impl_->ours.screen.begin_frame();
    impl_->ours.drawings.begin_frame();
    ImGui::NewFrame();
    frame();
    ImGui::Render();
  }
}

void Offscreen::type(char letter) {
  ImGui::SetCurrentContext(impl_->imgui);
  ImGui::GetIO().AddInputCharacter(static_cast<unsigned char>(letter));
}

void Offscreen::point(float x, float y) {
  ImGui::SetCurrentContext(impl_->imgui);
  ImGui::GetIO().MousePos = {x, y};
}

const Screen& Offscreen::screen() const { return impl_->ours.screen; }

Pixels Offscreen::pixels() const {
  ImGui::SetCurrentContext(impl_->imgui);
  const ImDrawData& data = *ImGui::GetDrawData();
  Pixels out{static_cast<int>(data.DisplaySize.x), static_cast<int>(data.DisplaySize.y), {}};
  out.rgb.resize(3 * static_cast<std::size_t>(out.width) * static_cast<std::size_t>(out.height));
  Raster raster(out);
  for (int n = 0; n < data.CmdListsCount; ++n) {
    const ImDrawList& list = *data.CmdLists[n];
    for (const ImDrawCmd& command : list.CmdBuffer) {
      if (command.UserCallback != nullptr) continue;
      raster.clip(command.ClipRect);
      raster.use(command.TextureId == nullptr ? impl_->letters
                                              : ImageStore::texture(command.TextureId));
      const ImDrawVert* const vertices = list.VtxBuffer.Data + command.VtxOffset;
      const ImDrawIdx* const at = list.IdxBuffer.Data + command.IdxOffset;
      for (unsigned i = 0; i + 2 < command.ElemCount; i += 3)
        raster.triangle(vertices[at[i]], vertices[at[i + 1]], vertices[at[i + 2]]);
    }
  }
  return out;
}

std::string Offscreen::png() const {
  const Pixels all = pixels();
  std::string bytes;
  const auto add = [](void* out, void* data, int size) {
    static_cast<std::string*>(out)->append(static_cast<const char*>(data),
                                           static_cast<std::size_t>(size));
  };
  if (stbi_write_png_to_func(add, &bytes, all.width, all.height, 3, all.rgb.data(),
                             3 * all.width) == 0)
    throw Error("the picture cannot be made");
  return bytes;
}

void Offscreen::save(const std::filesystem::path& file) const {
  scripting::write_whole(file, png());
}

}  // namespace hr::editor
