// SPDX-License-Identifier: MIT
#include "tests/window/screen_picture.h"

#define STB_IMAGE_WRITE_IMPLEMENTATION
#define STB_IMAGE_WRITE_STATIC
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#pragma GCC diagnostic ignored "-Wunused-function"
#include <stb/stb_image_write.h>
#pragma GCC diagnostic pop

#include <algorithm>
#include <catch2/catch.hpp>
#include <unordered_map>

namespace hr::tests {

namespace {

// A number of the dump's header, which are big-endian.
std::size_t header(const std::string& dump, std::size_t index) {
  std::size_t out = 0;
  for (std::size_t i = 4 * index; i < 4 * index + 4; ++i)
    out = out << 8U | static_cast<unsigned char>(dump.at(i));
  return out;
}

// The colours of every seventh pixel, and how many have each.
std::unordered_map<std::uint32_t, int> sampled(const Picture& picture) {
  std::unordered_map<std::uint32_t, int> out;
  for (std::size_t i = 0; i + 2 < picture.rgb.size(); i += 3UL * 7)
    ++out[static_cast<std::uint32_t>(picture.rgb[i]) << 16U |
          static_cast<std::uint32_t>(picture.rgb[i + 1]) << 8U | picture.rgb[i + 2]];
  return out;
}

}  // namespace

Picture Picture::of_screen(const std::string& dump) {
  constexpr std::size_t k_size = 0, k_width = 4, k_height = 5, k_bits = 11, k_stride = 12,
                        k_colours = 19, k_colour_bytes = 12;
  REQUIRE(header(dump, k_bits) == 32);
  Picture out{.width = static_cast<int>(header(dump, k_width)),
              .height = static_cast<int>(header(dump, k_height)),
              .rgb = {}};
  const std::size_t first = header(dump, k_size) + k_colour_bytes * header(dump, k_colours);
  const std::size_t stride = header(dump, k_stride);
  REQUIRE(dump.size() >= first + stride * static_cast<std::size_t>(out.height));
  out.rgb.resize(static_cast<std::size_t>(out.width) * static_cast<std::size_t>(out.height) * 3);
  std::uint8_t* to = out.rgb.data();
  for (int y = 0; y < out.height; ++y) {
    const char* from = dump.data() + first + stride * static_cast<std::size_t>(y);
    for (int x = 0; x < out.width; ++x, from += 4)  // stored as blue, green, red
      for (const int byte : {2, 1, 0}) *to++ = static_cast<std::uint8_t>(from[byte]);
  }
  return out;
}

int Picture::colours() const { return static_cast<int>(sampled(*this).size()); }

double Picture::plainness() const {
  int most = 0, all = 0;
  for (const auto& [colour, pixels] : sampled(*this)) {
    most = std::max(most, pixels);
    all += pixels;
  }
  return static_cast<double>(most) / all;
}

void Picture::save(const std::filesystem::path& png) const {
  std::filesystem::create_directories(png.parent_path());
  REQUIRE(stbi_write_png(png.c_str(), width, height, 3, rgb.data(), 3 * width) != 0);
}

}  // namespace hr::tests
