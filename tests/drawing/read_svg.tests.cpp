// SPDX-License-Identifier: MIT
#include <catch2/catch.hpp>
#include <string>

#include "core/base/error.h"
#include "drawing/drawing.h"

namespace hr::tests {

namespace {

std::string svg(const std::string& inside, const std::string& head = "viewBox=\"0 0 64 64\"") {
  return "<svg " + head + ">\n" + inside + "\n</svg>";
}

std::string read(const std::string& text) { return drawing::read_drawing(text, "a.svg").svg; }

std::string error_of(const std::string& text) {
  try {
    return "read: " + read(text);
  } catch (const Error& error) {
    return error.what();
  }
}

// What becomes of one element.
std::string written(const std::string& element) {
  const std::string whole = read(svg(element));
  const std::string head = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 64 64\">";
  REQUIRE(whole.starts_with(head));
  REQUIRE(whole.ends_with("</svg>"));
  return whole.substr(head.size(), whole.size() - head.size() - 6);
}

std::string repeated(const std::string& text, int times) {
  std::string out;
  for (int i = 0; i < times; ++i) out += text;
  return out;
}

}  // namespace

TEST_CASE("drawings are written anew from what was understood", "[drawing]") {
  CHECK(written("<!-- a comment --><circle id='x' cx='32' cy=' 32.50 ' r='1e1' fill='owner'/>") ==
        "<circle cx=\"32\" cy=\"32.5\" r=\"10\" fill=\"{owner}\"></circle>");
  CHECK(written("<g stroke='outline' stroke-width='3' stroke-linejoin='round' opacity='.5'>"
                "<rect x='1' y='2' width='3' height='4' rx='1' fill='none'/></g>") ==
        "<g stroke=\"{outline}\" stroke-width=\"3\" stroke-linejoin=\"round\" opacity=\"0.5\">"
        "<rect x=\"1\" y=\"2\" width=\"3\" height=\"4\" rx=\"1\" fill=\"none\"></rect></g>");
  CHECK(written("<polygon points='1,2 3 4,5,6' fill='#1f5fa8' transform='rotate(450 1 2), "
                "translate(-3)'/>") ==
        "<polygon points=\"1,2 3,4 5,6\" fill=\"#1f5fa8\" transform=\"rotate(90 1 "
        "2)translate(-3)\"></polygon>");
}

TEST_CASE("the positions of a path become absolute", "[drawing]") {
  const auto path = [](const std::string& d) {
    const std::string whole = written("<path d='" + d + "'/>");
    return whole.substr(9, whole.size() - 18);
  };
  CHECK(path("M1 2l3 4 5,6h-1v2z m1 1 1 1") == "M1 2 L4 6 L9 12 H8 V14 ZM2 3 L3 4 ");
  CHECK(path("M.5.5C1 1-2-2 3 3s1 1 2 2") == "M0.5 0.5 C1 1 -2 -2 3 3 S4 4 5 5 ");
  CHECK(path("M1 1q1 1 2 2t1 1Q1 1 2 2") == "M1 1 Q2 2 3 3 T4 4 Q1 1 2 2 ");
  CHECK(path("M1 1a5 6 30 015 6") == "M1 1 A5 6 30 0 1 6 7 ");
}

TEST_CASE("both named colours are filled in", "[drawing]") {
  const drawing::Drawing it =
      drawing::read_drawing(svg("<path d='M0 0' fill='owner' stroke='outline'/>"), "a");
  CHECK(drawing::tinted(it, {.owner = 0xe69f00, .outline = 0x000a0b})
            .find("fill=\"#e69f00\" stroke=\"#000a0b\"") != std::string::npos);
}

TEST_CASE("a drawing that is no good is described in one sentence with its line", "[drawing]") {
  const auto error = [](const std::string& inside) { return error_of(svg(inside)); };
  CHECK(error_of("") == "a.svg:1: this is not an SVG file: no element found");
  CHECK(error_of("<svg viewBox='0 0 9 9'>\n<g>\n</svg>") ==
        "a.svg:3: this is not an SVG file: mismatched tag");
  CHECK(error_of("<html/>") == "a.svg:1: expected <svg>, got <html>");
  CHECK(error_of("<svg/>") == "a.svg:1: <svg> needs a viewBox, such as viewBox=\"0 0 64 64\"");
  CHECK(error_of("<svg viewBox='0 0 64 0'/>") ==
        "a.svg:1: <svg> viewBox: expected a width and a height from 4 to 4096, got \"0 0 64 0\"");
  CHECK(error_of("<svg viewBox='0 0 64 64' xmlns='urn:x'/>") ==
        "a.svg:1: xmlns: expected \"http://www.w3.org/2000/svg\", got \"urn:x\"");
  CHECK(error("<circle>\n<path/></circle>") == "a.svg:3: <circle> may not contain anything");
  CHECK(error("<svg viewBox='0 0 9 9'/>") ==
        "a.svg:2: <svg> is not allowed inside another element");
  CHECK(error("<g>owner</g>") == "a.svg:2: text is not allowed, got \"owner\"");
  CHECK(error("<rect width='-1'/>") == "a.svg:2: <rect> width: expected 0 or more, got \"-1\"");
  CHECK(error("<rect r='1'/>") == "a.svg:2: <rect> may not have the attribute r");
  CHECK(error("<g opacity='2'/>") ==
        "a.svg:2: <g> opacity: expected a number from 0 to 1, got \"2\"");
  CHECK(error("<g fill='red'/>") ==
        "a.svg:2: <g> fill: expected owner, outline, none or a colour such as #fff or #1f5fa8, got "
        "\"red\"");
  CHECK(error("<g stroke-linecap='flat'/>") ==
        "a.svg:2: <g> stroke-linecap: expected one of butt, round, square, got \"flat\"");
  CHECK(error("<g transform='scale(2)'/>") ==
        "a.svg:2: <g> transform: expected translate(…) or rotate(…), got \"scale(2)\"");
  CHECK(error("<g transform='rotate(1 2)'/>") ==
        "a.svg:2: <g> transform: rotate: expected an angle, or an angle and a point, got 2");
  CHECK(error("<path d='L1 1'/>") ==
        "a.svg:2: <path> d: expected a path that begins with M, got \"L\"");
  CHECK(error("<path d='M1 1X2'/>") ==
        "a.svg:2: <path> d: expected one of the letters M L H V C S Q T A Z, got \"X\"");
  CHECK(error("<path d='M1 1A5 5 0 2 0 1 1'/>") ==
        "a.svg:2: <path> d: expected 0 or 1, got \"2 0 1 1\"");
  CHECK(error("<polygon points='1 2 3'/>") ==
        "a.svg:2: <polygon> points: expected a number, got \"\"");
  CHECK(error("<circle r='1 2'/>") == "a.svg:2: <circle> r: expected nothing more, got \"2\"");
}

TEST_CASE("nothing in a drawing can refer to anything", "[drawing]") {
  const auto error = [](const std::string& inside) { return error_of(svg(inside)); };
  for (const std::string name : {"script", "style", "use", "image", "text", "filter", "a", "defs",
                                 "foreignObject", "linearGradient", "animate", "xi:include"})
    CHECK(error("<" + name + "/>") ==
          "a.svg:2: <" + name +
              "> is not allowed; a drawing consists of g, path, rect, circle, ellipse, line, "
              "polyline and polygon");
  for (const std::string name : {"xlink:href", "href", "class", "onload", "filter", "clip-path",
                                 "mask", "font-family", "xml:base"})
    CHECK(error("<g " + name + "='x'/>") == "a.svg:2: <g> may not have the attribute " + name);
  CHECK(error("<g style='fill:url(http://example.com/x)'/>") ==
        "a.svg:2: <g> may not have the attribute style; write fill=\"…\" and the like instead");
  CHECK(error("<g fill='url(#a)'/>").find("expected owner, outline, none") != std::string::npos);
  CHECK(error("<?xml-stylesheet href='http://example.com/x'?>") ==
        "a.svg:2: <?xml-stylesheet?> is not allowed");
  CHECK(error_of(svg("", "viewBox='0 0 9 9' onload='x()'")) ==
        "a.svg:1: <svg> may not have the attribute onload");
}

TEST_CASE("entities are not read", "[drawing]") {
  const std::string refusal = "a.svg:1: a document type and entities are not allowed";
  CHECK(error_of("<!DOCTYPE svg SYSTEM 'file:///etc/passwd'>" + svg("")) == refusal);
  CHECK(error_of("<!DOCTYPE x [<!ENTITY e SYSTEM 'file:///etc/passwd'>]>" + svg("&e;")) == refusal);
  std::string laughs = "<!DOCTYPE x [<!ENTITY l0 'ha'>";
  for (int i = 1; i < 30; ++i)
    laughs += "<!ENTITY l" + std::to_string(i) + " '" +
              repeated("&l" + std::to_string(i - 1) + ";", 10) + "'>";
  CHECK(error_of(laughs + "]>" + svg("&l29;")) == refusal);
  CHECK(error_of(svg("&laugh;")) == "a.svg:2: this is not an SVG file: undefined entity");
}

TEST_CASE("drawings are small, flat and near", "[drawing]") {
  const auto error = [](const std::string& inside) { return error_of(svg(inside)); };
  CHECK(error(std::string(33 << 10, ' ')) == "a.svg:1: a drawing is at most 32 KB large");
  CHECK(error(repeated("<g>", 16) + repeated("</g>", 16)) == "a.svg:2: groups are at most 16 deep");
  CHECK(error(repeated("<g>", 15) + repeated("</g>", 15)).starts_with("read: "));
  CHECK(error("<path d='" + repeated("M1 1", 2001) + "'/>") ==
        "a.svg:2: <path> d: a drawing has at most 4000 numbers");
  for (const std::string huge : {"1e9", "-257", "257"})
    CHECK(error("<circle cx='" + huge + "'/>").find("near the drawing, got ") != std::string::npos);
  CHECK(error("<circle cx='256'/>").starts_with("read: "));
  // Small steps may not lead far away, either.
  CHECK(error("<path d='M0 0" + repeated("h99", 3) + "'/>").find("near the drawing, got 297") !=
        std::string::npos);
  for (const std::string odd :
       {"NaN", "nan", "inf", "-Infinity", "1e999", "0x10", "--1", "1,", "", "1e-999"})
    CHECK(error("<circle cx='" + odd + "'/>").starts_with("a.svg:2: <circle> cx: expected "));
  CHECK(error("<" + std::string(500, 'x') + "/>") ==
        "a.svg:2: <" + std::string(40, 'x') +
            "…> is not allowed; a drawing consists of g, path, rect, circle, ellipse, line, "
            "polyline and polygon");
}

TEST_CASE("all of our own drawings can be read, by name", "[drawing]") {
  CHECK(drawing::drawing_names().size() >= 40);
  CHECK(std::ranges::is_sorted(drawing::drawing_names()));
  for (const std::string& name : drawing::drawing_names()) {
    INFO(name);
    CHECK(drawing::is_drawing(name));
    const std::string text = drawing::own_drawing(name).svg;
    CHECK(text.find("viewBox=\"0 0 64 64\"") != std::string::npos);
    CHECK(text.find("{owner}") != std::string::npos);
    CHECK(text.find("{outline}") != std::string::npos);
  }
  CHECK_FALSE(drawing::is_drawing("dragon"));
  CHECK_THROWS_WITH(drawing::own_drawing("dragon"), "there is no drawing called \"dragon\"");
}

}  // namespace hr::tests
