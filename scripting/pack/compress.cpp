// SPDX-License-Identifier: MIT
#include "scripting/pack/compress.h"

// Its functions never write what they read, and then take it as const.
#define ZLIB_CONST
#include <fmt/format.h>
#include <zlib.h>

#include <array>
#include <new>

#include "core/base/error.h"

namespace hr::scripting {

namespace {

// What decides which bytes come out.
constexpr int k_level = Z_BEST_COMPRESSION, k_memory_level = 9;
constexpr int k_raw = -MAX_WBITS, k_gzip = MAX_WBITS + 16;

const Bytef* bytes_of(std::string_view text) {
  return reinterpret_cast<const Bytef*>(text.data());  // NOLINT: zlib's bytes are unsigned
}

void require(int result) {
  if (result == Z_MEM_ERROR) throw std::bad_alloc();
  if (result != Z_OK) throw Error("it is damaged");
}

class Deflater {
 public:
  explicit Deflater(int frame) {
    require(deflateInit2(&stream_, k_level, Z_DEFLATED, frame, k_memory_level, Z_DEFAULT_STRATEGY));
  }
  Deflater(const Deflater&) = delete;
  Deflater& operator=(const Deflater&) = delete;
  ~Deflater() { deflateEnd(&stream_); }

  void begin_with(gz_header& header) { require(deflateSetHeader(&stream_, &header)); }
  void know(std::string_view words) {
    require(deflateSetDictionary(&stream_, bytes_of(words), static_cast<uInt>(words.size())));
  }

  std::string run(std::string_view text) {
    std::string out(deflateBound(&stream_, text.size()), '\0');
    stream_.next_in = bytes_of(text);
    stream_.avail_in = static_cast<uInt>(text.size());
    stream_.next_out = reinterpret_cast<Bytef*>(out.data());  // NOLINT: as above
    stream_.avail_out = static_cast<uInt>(out.size());
    deflate(&stream_, Z_FINISH);  // there is room for everything
    out.resize(stream_.total_out);
    return out;
  }

 private:
  z_stream stream_{};
};

class Inflater {
 public:
  explicit Inflater(int frame) { require(inflateInit2(&stream_, frame)); }
  Inflater(const Inflater&) = delete;
  Inflater& operator=(const Inflater&) = delete;
  ~Inflater() { inflateEnd(&stream_); }

  void know(std::string_view words) {
    require(inflateSetDictionary(&stream_, bytes_of(words), static_cast<uInt>(words.size())));
  }

  std::string run(std::string_view bytes, std::size_t max) {
    std::string out;
    stream_.next_in = bytes_of(bytes);
    stream_.avail_in = static_cast<uInt>(bytes.size());
    for (bool ended = false; !ended;) {
      ended = add(out);
      if (out.size() > max)
        throw Error(
            fmt::format("expected at most {} KB when it is decompressed, got more", max >> 10));
    }
    if (stream_.avail_in > 0) throw Error("expected nothing after its end, got more");
    return out;
  }

 private:
  // Decompresses a little more; true at the end.
  bool add(std::string& out) {
    std::array<char, 1 << 14> some{};
    stream_.next_out = reinterpret_cast<Bytef*>(some.data());  // NOLINT: as above
    stream_.avail_out = some.size();
    const int result = inflate(&stream_, Z_NO_FLUSH);
    out.append(some.data(), some.size() - stream_.avail_out);
    if (result == Z_STREAM_END) return true;
    if (result == Z_BUF_ERROR || (result == Z_OK && stream_.avail_in == 0 && stream_.avail_out > 0))
      throw Error("it is cut off");
    require(result);
    return false;
  }

  z_stream stream_{};
};

}  // namespace

std::string gzipped(std::string_view text) {
  std::string comment(k_gzip_begins.substr(10));
  gz_header header{};
  header.os = 255;                                            // unknown
  header.comment = reinterpret_cast<Bytef*>(comment.data());  // NOLINT: as above
  Deflater deflater(k_gzip);
  deflater.begin_with(header);
  return deflater.run(text);
}

std::string gunzipped(std::string_view bytes, std::size_t max) {
  if (!bytes.starts_with(k_gzip_begins)) throw Error("expected a pack, got another kind of file");
  return Inflater(k_gzip).run(bytes, max);
}

std::string deflated(std::string_view text, std::string_view words) {
  Deflater deflater(k_raw);
  deflater.know(words);
  return deflater.run(text);
}

std::string inflated(std::string_view bytes, std::string_view words, std::size_t max) {
  Inflater inflater(k_raw);
  inflater.know(words);
  return inflater.run(bytes, max);
}

}  // namespace hr::scripting
