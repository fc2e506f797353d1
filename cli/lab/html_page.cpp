// SPDX-License-Identifier: MIT
#include "cli/lab/html_page.h"

#include "cli/terminal/output.h"

namespace hr::cli {

namespace {

constexpr std::string_view k_head = R"(
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>
:root { color-scheme: light dark; --page: #ffffff; --ink: #1c2128; --dim: #5b6470; --line: #d8dde3;
  --mark: #2563a8; --warm: #b4511a; }
@media (prefers-color-scheme: dark) {
  :root { --page: #14171b; --ink: #e4e7eb; --dim: #9aa4b0; --line: #343b44; --mark: #74b2ef;
    --warm: #f2a265; } }
body { background: var(--page); color: var(--ink); max-width: 46rem; margin: 2rem auto; padding: 0 1rem;
  font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .5rem; }
h2 { font-size: 1.1rem; margin: 2.2rem 0 .5rem; }
p { margin: .4rem 0; color: var(--dim); }
p.lead { color: var(--ink); font-size: 1.05rem; }
pre { background: color-mix(in srgb, var(--line) 40%, transparent); padding: .6rem .8rem; border-radius: 6px;
  white-space: pre-wrap; font-size: .85rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .85rem; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .6rem .25rem 0; text-align: right; border-bottom: 1px solid var(--line); }
th { font-weight: 600; color: var(--dim); vertical-align: bottom; }
th:first-child, td:first-child { text-align: left; }
svg { display: block; width: 100%; min-width: 34rem; height: auto; margin: .5rem 0; font: 12px system-ui, sans-serif; }
svg text { fill: var(--ink); } svg .dim { fill: var(--dim); } svg .end { text-anchor: end; }
svg .mid { text-anchor: middle; } svg .strong { font-weight: 600; }
svg .grid { stroke: var(--line); fill: none; } svg .bar { fill: var(--mark); fill-opacity: .35; }
svg .whisker, svg .curve { stroke: var(--mark); stroke-width: 2; fill: none; }
svg .band { fill: var(--mark); fill-opacity: .18; } svg .dot { fill: var(--mark); }
svg .target { stroke: var(--warm); stroke-dasharray: 5 4; fill: none; stroke-width: 1.5; }
svg .found .whisker { stroke: var(--warm); } svg .found .dot, svg .found .bar { fill: var(--warm); }
svg .cell { fill: var(--mark); stroke: var(--page); stroke-width: 2; }
svg .found .cell { stroke: var(--warm); }
</style>
)";

}  // namespace

std::string html_text(std::string_view text) {
  std::string out;
  for (const char c : terminal_text(text)) switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      case '\'':
        out += "&#39;";
        break;
      default:
        out += c;
    }
  return out;
}

HtmlPage::HtmlPage(const std::string& title)
    : title_(html_text(title)), body_("<h1>" + title_ + "</h1>\n") {}

void HtmlPage::heading(const std::string& text) { body_ += "<h2>" + html_text(text) + "</h2>\n"; }
void HtmlPage::paragraph(const std::string& text) {
  const bool first = body_.find("<p") == std::string::npos;
  body_ += (first ? "<p class=\"lead\">" : "<p>") + html_text(text) + "</p>\n";
}
void HtmlPage::command(const std::string& text) { body_ += "<pre>" + html_text(text) + "</pre>\n"; }

void HtmlPage::table(const std::vector<std::string>& heads,
                     const std::vector<std::vector<std::string>>& rows) {
  const auto row = [&](const std::vector<std::string>& cells, const std::string& tag) {
    body_ += "<tr>";
    for (const std::string& cell : cells)
      body_ += "<" + tag + ">" + html_text(cell) + "</" + tag + ">";
    body_ += "</tr>\n";
  };
  body_ += "<div class=\"wide\"><table>\n";
  row(heads, "th");
  for (const auto& cells : rows) row(cells, "td");
  body_ += "</table></div>\n";
}

std::string HtmlPage::text() const {
  return std::string(k_page_begins) + std::string(k_head) + "<title>" + title_ + "</title>\n" +
         body_ + "</html>\n";
}

}  // namespace hr::cli
