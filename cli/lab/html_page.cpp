// SPDX-License-Identifier: MIT
#include "cli/lab/html_page.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "cli/lab/document.h"
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
td { white-space: nowrap; }
.words { text-align: left; white-space: normal; overflow-wrap: break-word; }
figure { margin: .5rem 0; overflow-x: auto; }
figcaption { color: var(--dim); font-size: .85rem; }
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

namespace {

std::string in_tag(const std::string& tag, const std::string& text) {
  return fmt::format("<{}>{}</{}>\n", tag, html_text(text), tag.substr(0, tag.find(' ')));
}

// Lines in one, with what comes between them.
std::string html_lines(const std::string& text, const char* between) {
  std::string out;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    out += (begin == 0 ? "" : between) + html_text(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return out;
}

std::string html(const DocumentTable& table) {
  if (table.drawn) return "";
  const std::vector<std::size_t> columns = seen_columns(table, ShownOn::page);
  if (columns.empty()) return "";
  const auto field = [&](const char* tag, std::size_t column, const std::string& text) {
    return fmt::format("<{}{}>{}</{}>", tag, is_of_words(table, column) ? " class=\"words\"" : "",
                       html_text(text), tag);
  };
  std::string out = "<div class=\"wide\"><table>\n<tr>";
  for (const std::size_t column : columns) out += field("th", column, *table.columns[column].head);
  for (const Row& row : table.rows) {
    if (row.idle) continue;
    out += "</tr>\n<tr>";
    for (const std::size_t column : columns) out += field("td", column, text_at(row, column));
  }
  return out + "</tr>\n</table></div>\n";
}

std::string html(const Plot& plot, const std::string& heading) {
  const std::string title = std::visit([](const auto& each) { return each.title; }, plot);
  return "<figure>\n" + (title == heading ? "" : in_tag("figcaption", title)) + svg(plot) +
         "</figure>\n";
}

std::string html(const DocumentSection& section, const char* paragraph) {
  std::string out;
  for (const auto& part : section.parts) {
    if (const auto* sentence = std::get_if<std::string>(&part))
      out += paragraph + html_lines(*sentence, " ") + "</p>\n";
    else if (const auto* table = std::get_if<DocumentTable>(&part))
      out += html(*table);
    else
      out += html(std::get<Plot>(part), section.heading);
  }
  return out.empty() || section.heading.empty() ? out : in_tag("h2", section.heading) + out;
}

// What the page was made from.
std::string origin_html(const Document& document, const std::string& command) {
  std::string out = in_tag("h2", "Where this comes from");
  for (const std::string& rules : document.rules) out += in_tag("p", rules);
  const std::string stopped = stop_text(document.stop);
  const std::string again =
      document.timed    ? stopped + " Bots think by time, so that numbers depend on the machine:"
      : stopped.empty() ? "The same command gives the same numbers on any machine:"
                        : stopped + " How far it came depends on the machine; the command was:";
  const std::string how =
      document.worked_out
          ? "Worked out from the rules, without games of bots."
          : fmt::format("Bots have played, not people. Seed {}. Intervals are 95 % intervals.",
                        document.seed);
  return out + in_tag("p", how + " " + again) + in_tag("pre", command);
}

}  // namespace

std::string document_page(const Document& document, const std::string& command) {
  std::string out = std::string(k_page_begins) + std::string(k_head) + "<title>" +
                    html_lines(document.title, "; ") + "</title>\n<h1>" +
                    html_lines(document.title, "<br>") + "</h1>\n";
  if (!document.played.empty()) out += in_tag("p", document.played);
  out += html(document.answer, "<p class=\"lead\">");
  for (const DocumentSection& section : document.sections) out += html(section, "<p>");
  return out + origin_html(document, command) + "</html>\n";
}

}  // namespace hr::cli
