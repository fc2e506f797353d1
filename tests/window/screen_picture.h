// SPDX-License-Identifier: MIT
// What is on a screen of Xvfb, as a picture that can be kept and judged.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace hr::tests {

struct Picture {
  int width = 0, height = 0;
  std::vector<std::uint8_t> rgb;  // from the top left, three bytes for each pixel

  // From Xvfb's file of the screen, an X window dump with four bytes for each pixel.
  static Picture of_screen(const std::string& dump);

  // From a sample of the pixels.
  int colours() const;       // how many there are
  double plainness() const;  // the share of the commonest one
  void save(const std::filesystem::path& png) const;
};

}  // namespace hr::tests
