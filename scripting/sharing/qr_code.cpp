// SPDX-License-Identifier: MIT
#include "scripting/sharing/qr_code.h"

#include <qrencode.h>

#include <memory>
#include <new>

namespace hr::scripting {

bool QrCode::is_dark(int x, int y) const {
  if (x < 0 || y < 0 || x >= side || y >= side) return false;
  return dark[static_cast<std::size_t>(y) * static_cast<std::size_t>(side) +
              static_cast<std::size_t>(x)];
}

std::optional<QrCode> qr_code(std::string_view text) {
  if (text.empty() || text.size() > k_max_qr) return std::nullopt;
  // On a screen nothing is smudged, so the least correction does, and the code is smallest.
  const auto* bytes = reinterpret_cast<const unsigned char*>(text.data());  // NOLINT: its bytes
  const std::unique_ptr<QRcode, void (*)(QRcode*)> code(
      QRcode_encodeData(static_cast<int>(text.size()), bytes, 0, QR_ECLEVEL_L), QRcode_free);
  if (code == nullptr) throw std::bad_alloc();
  QrCode out{.side = code->width, .dark = {}};
  const std::size_t modules =
      static_cast<std::size_t>(out.side) * static_cast<std::size_t>(out.side);
  for (std::size_t i = 0; i < modules; ++i) out.dark.push_back((code->data[i] & 1U) != 0);
  return out;
}

std::string qr_text(const QrCode& code) {
  std::string out;
  for (int y = -k_qr_border; y < code.side + k_qr_border; y += 2) {
    for (int x = -k_qr_border; x < code.side + k_qr_border; ++x) {
      // Light is drawn. The side is odd, so below the last row there is one that is not there.
      const bool above = !code.is_dark(x, y);
      const bool below = !code.is_dark(x, y + 1) && y + 1 < code.side + k_qr_border;
      out += above ? (below ? "█" : "▀") : (below ? "▄" : " ");
    }
    out += "\n";
  }
  return out;
}

}  // namespace hr::scripting
