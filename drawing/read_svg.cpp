// SPDX-License-Identifier: MIT
// Expat reads the file, because it is strict, knows the line, hands over one element after the
// other, and can be stopped at a document type before it reads a single entity.
#include <expat.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>
#include <vector>

#include "core/base/error.h"
#include "drawing/drawing.h"
#include "drawing/svg_checks.h"

namespace hr::drawing {

namespace {

constexpr std::size_t k_max_depth = 16;
constexpr std::string_view k_svg = "http://www.w3.org/2000/svg";

using Words = std::span<const std::string_view>;
constexpr std::array<std::string_view, 3> k_caps{"butt", "round", "square"};
constexpr std::array<std::string_view, 3> k_joins{"miter", "round", "bevel"};
constexpr std::array<std::string_view, 2> k_rules{"nonzero", "evenodd"};

// The positions and sizes of each shape.
struct Shape {
  std::string_view name;
  std::vector<std::string_view> positions = {}, sizes = {};
};
const std::array<Shape, 8> k_shapes{{{"g"},
                                     {"path"},
                                     {"rect", {"x", "y"}, {"width", "height", "rx", "ry"}},
                                     {"circle", {"cx", "cy"}, {"r"}},
                                     {"ellipse", {"cx", "cy"}, {"rx", "ry"}},
                                     {"line", {"x1", "y1", "x2", "y2"}},
                                     {"polyline"},
                                     {"polygon"}}};

bool has(const std::vector<std::string_view>& names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

class SvgReader {
 public:
  explicit SvgReader(const std::string& name) : name_(name) {
    XML_SetUserData(parser_.get(), this);
    XML_SetElementHandler(
        parser_.get(),
        [](void* me, const char* element, const char** attributes) {
          of(me).guarded([&] { of(me).begin(element, attributes); });
        },
        [](void* me, const char* element) { of(me).guarded([&] { of(me).end(element); }); });
    XML_SetCharacterDataHandler(parser_.get(), [](void* me, const char* text, int length) {
      of(me).guarded([&] { of(me).letters({text, static_cast<std::size_t>(length)}); });
    });
    XML_SetStartDoctypeDeclHandler(
        parser_.get(), [](void* me, const char*, const char*, const char*, int) {
          of(me).guarded([] { throw Error("a document type and entities are not allowed"); });
        });
    XML_SetProcessingInstructionHandler(parser_.get(), [](void* me, const char* what, const char*) {
      of(me).guarded([&] { throw Error(fmt::format("<?{}?> is not allowed", cut(what))); });
    });
  }

  Drawing read(std::string_view text) {
    if (text.size() > k_max_drawing)
      throw Error(
          fmt::format("{}:1: a drawing is at most {} KB large", name_, k_max_drawing >> 10));
    const auto status =
        XML_Parse(parser_.get(), text.data(), static_cast<int>(text.size()), XML_TRUE);
    if (!problem_.empty()) throw Error(problem_);
    if (status == XML_STATUS_OK) return {std::move(out_)};
    throw Error(place(fmt::format("this is not an SVG file: {}",
                                  XML_ErrorString(XML_GetErrorCode(parser_.get())))));
  }

 private:
  static SvgReader& of(void* me) { return *static_cast<SvgReader*>(me); }

  std::string place(std::string_view sentence) const {
    return fmt::format("{}:{}: {}", name_, XML_GetCurrentLineNumber(parser_.get()), sentence);
  }

  // Expat is C: no exception may pass through it.
  template <class Work>
  void guarded(const Work& work) {
    if (!problem_.empty()) return;
    try {
      work();
    } catch (const std::exception& error) {
      problem_ = place(error.what());
      XML_StopParser(parser_.get(), XML_FALSE);
    }
  }

  void begin(std::string_view name, const char** attributes) {
    if (open_.size() >= k_max_depth)
      throw Error(fmt::format("groups are at most {} deep", k_max_depth));
    const bool root = open_.empty();
    if (root != (name == "svg"))
      throw Error(root ? fmt::format("expected <svg>, got <{}>", cut(name))
                       : "<svg> is not allowed inside another element");
    if (!root && open_.back() != "svg" && open_.back() != "g")
      throw Error(fmt::format("<{}> may not contain anything", open_.back()));
    if (root) return begin_svg(attributes);
    const auto shape = std::ranges::find(k_shapes, name, &Shape::name);
    if (shape == k_shapes.end())
      throw Error(
          fmt::format("<{}> is not allowed; a drawing consists of g, path, rect, circle, "
                      "ellipse, line, polyline and polygon",
                      cut(name)));
    open(name);
    for (; *attributes != nullptr; attributes += 2) attribute(*shape, attributes[0], attributes[1]);
    out_ += '>';
  }

  void begin_svg(const char** attributes) {
    open("svg");
    out_ += fmt::format(" xmlns=\"{}\"", k_svg);
    std::string_view box;
    for (; *attributes != nullptr; attributes += 2) {
      const std::string_view name = attributes[0], value = attributes[1];
      if (name == "xmlns" && value != k_svg)
        throw Error(fmt::format("xmlns: expected \"{}\", got {}", k_svg, quoted(value)));
      if (name == "viewBox")
        box = value;
      else if (name != "xmlns" && name != "width" && name != "height" && name != "id" &&
               name != "version")
        refuse("svg", name);
    }
    if (box.empty()) throw Error("<svg> needs a viewBox, such as viewBox=\"0 0 64 64\"");
    write("viewBox", [&] { return checks_.view_box(box); });
    out_ += '>';
  }

  void open(std::string_view name) {
    open_.emplace_back(name);
    out_.append("<").append(name);
  }

  void end(std::string_view name) {
    out_.append("</").append(name).append(">");
    open_.pop_back();
  }

  void letters(std::string_view text) {
    const std::size_t at = text.find_first_not_of(" \t\r\n");
    if (at != std::string_view::npos)
      throw Error(fmt::format("text is not allowed, got {}", quoted(text.substr(at))));
  }

  void attribute(const Shape& shape, std::string_view name, std::string_view value) {
    if (name == "id") return;
    if (has(shape.positions, name)) return write(name, [&] { return checks_.position(value); });
    if (has(shape.sizes, name) || name == "stroke-width")
      return write(name, [&] { return checks_.size(value); });
    if (shape.name == "path" && name == "d")
      return write(name, [&] { return checks_.path(value); });
    if (shape.name.starts_with("poly") && name == "points")
      return write(name, [&] { return checks_.points(value); });
    if (name == "transform") return write(name, [&] { return checks_.transform(value); });
    if (name == "fill" || name == "stroke")
      return write(name, [&] { return SvgChecks::paint(value); });
    if (name == "opacity" || name == "fill-opacity" || name == "stroke-opacity")
      return write(name, [&] { return checks_.share(value); });
    const Words words = words_of(name);
    if (words.empty()) refuse(shape.name, name);
    write(name, [&] { return SvgChecks::word(value, words); });
  }

  static Words words_of(std::string_view name) {
    if (name == "stroke-linecap") return k_caps;
    if (name == "stroke-linejoin") return k_joins;
    if (name == "fill-rule") return k_rules;
    return {};
  }

  [[noreturn]] static void refuse(std::string_view element, std::string_view attribute) {
    const std::string_view advice =
        attribute == "style" ? "; write fill=\"…\" and the like instead" : "";
    throw Error(
        fmt::format("<{}> may not have the attribute {}{}", element, cut(attribute), advice));
  }

  // Names may be as long as the file.
  static std::string cut(std::string_view name) {
    const std::string quotes = quoted(name);
    return quotes.substr(1, quotes.size() - 2);
  }

  template <class Value>
  void write(std::string_view name, const Value& value) {
    try {
      out_ += fmt::format(" {}=\"{}\"", name, value());
    } catch (const Error& error) {
      throw Error(fmt::format("<{}> {}: {}", open_.back(), name, error.what()));
    }
  }

  const std::string& name_;
  std::unique_ptr<XML_ParserStruct, decltype(&XML_ParserFree)> parser_{XML_ParserCreate(nullptr),
                                                                       XML_ParserFree};
  SvgChecks checks_;
  std::vector<std::string> open_;  // elements, from the outermost
  std::string out_, problem_;
};

}  // namespace

Drawing read_drawing(std::string_view text, const std::string& name) {
  return SvgReader(name).read(text);
}

}  // namespace hr::drawing
