// SPDX-License-Identifier: MIT
#include "cli/lab/plot.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cli/lab/report_parts.h"
#include "cli/lab/svg_parts.h"
#include "core/base/read_number.h"

namespace hr::cli {

namespace {

constexpr double k_names = 232, k_right = 142;  // left and right of bars
constexpr double k_row = 24;

std::string dot(double x, double y) {
  return fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"3.5\" class=\"dot\"/>\n", x, y);
}
std::string whisker(double x1, double x2, double y) {
  return line(x1, y, x2, y, "whisker") + line(x1, y - 4, x1, y + 4, "whisker") +
         line(x2, y - 4, x2, y + 4, "whisker");
}

// Of so many characters at most.
std::string shortened(const std::string& text, std::size_t most) {
  std::size_t characters = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if ((static_cast<unsigned char>(text[i]) & 0xc0U) == 0x80) continue;
    if (++characters > most) return text.substr(0, i) + "…";
  }
  return text;
}

std::string numbers_of(const PlotRow& row) {
  return fmt::format("{:.1f} % ({:.1f}–{:.1f})", 100 * row.value, 100 * row.interval.low,
                     100 * row.interval.high);
}
std::string row_title(const PlotRow& row) {
  return "<title>" +
         html_text(fmt::format("{}: {:.1f} %, 95 % interval {:.1f} to {:.1f}", row.name,
                               100 * row.value, 100 * row.interval.low, 100 * row.interval.high)) +
         "</title>\n";
}
std::string begin_row(const PlotRow& row) {
  return std::string(row.found ? "<g class=\"found\">" : "<g>") + row_title(row);
}

// A step of 1, 2 or 5 times a power of ten, so that there are at most so many in a range.
double nice_step(double range, int most) {
  double step = std::pow(10, std::floor(std::log10(std::max(range, 1e-9) / most)));
  for (const double times : {1.0, 2.0, 5.0, 10.0})
    if (range / (step * times) <= most) return step * times;
  return step * 10;
}

std::string drawn(const BarsPlot& plot) {
  const auto& [title, rows, target] = plot;
  const double height = 26 + k_row * static_cast<double>(rows.size());
  const double wide = k_width - k_names - k_right;
  const auto x = [&](double share) { return k_names + share * wide; };
  std::string out = begin_plot(title, height);
  for (const int tick : {0, 25, 50, 75, 100}) {
    out += line(x(tick / 100.0), 20, x(tick / 100.0), height, "grid");
    out += label(x(tick / 100.0), 13, fmt::format("{} %", tick), "dim mid");
  }
  double y = 26;
  for (const PlotRow& row : rows) {
    const double middle = y + k_row / 2 - 2;
    out += begin_row(row) + rectangle(x(0), y + 2, x(row.value) - x(0), k_row - 8, "bar") +
           whisker(x(row.interval.low), x(row.interval.high), middle) + dot(x(row.value), middle) +
           label(k_names - 10, middle + 4, shortened(row.name, 34), "end") +
           label(k_width - k_right + 10, middle + 4, numbers_of(row), "dim") + "</g>\n";
    y += k_row;
  }
  if (target) out += line(x(*target), 20, x(*target), height, "target");
  return out + "</svg>\n";
}

std::string tick_text(double share) {
  const double points = std::round(1000 * share) / 10;
  return points == 0 ? "0" : fmt::format("{:+.3g}", points);
}

std::string drawn(const DifferencesPlot& plot) {
  const auto& [title, rows] = plot;
  double most = 0.01;
  for (const PlotRow& row : rows)
    most = std::max({most, std::abs(row.interval.low), std::abs(row.interval.high)});
  const double step = nice_step(200 * most, 8) / 100;
  const double edge = std::min(1.0, step * std::ceil(most / step));
  const double height = 26 + k_row * static_cast<double>(rows.size());
  const double wide = k_width - k_names - k_right;
  const auto x = [&](double share) { return k_names + (share + edge) / (2 * edge) * wide; };
  std::string out = begin_plot(title, height);
  for (double tick = -step * std::floor(edge / step + 1e-9); tick <= edge + 1e-9; tick += step) {
    out += line(x(tick), 20, x(tick), height, "grid");
    out += label(x(tick), 13, tick_text(tick), "dim mid");
  }
  out += line(x(0), 20, x(0), height, "target");
  double y = 26;
  for (const PlotRow& row : rows) {
    const double middle = y + k_row / 2 - 2;
    out +=
        begin_row(row) + whisker(x(row.interval.low), x(row.interval.high), middle) +
        dot(x(row.value), middle) +
        label(k_names - 10, middle + 4, shortened(row.name, 34), row.found ? "end strong" : "end") +
        label(k_width - k_right + 10, middle + 4, points_between(row.interval), "dim") + "</g>\n";
    y += k_row;
  }
  return out + "</svg>\n";
}

constexpr double k_left = 52, k_bottom = 44, k_tall = 300;

// The scale of a curve: whole steps around everything that is shown.
struct Scale {
  double low = 0, high = 1, step = 0.25;
  double y(double share) const {
    return 12 + (high - share) / (high - low) * (k_tall - 12 - k_bottom);
  }
};

Scale scale_of(const std::vector<PlotRow>& rows, std::optional<double> target) {
  double low = target.value_or(1), high = target.value_or(0);
  for (const PlotRow& row : rows) {
    low = std::min(low, row.interval.low);
    high = std::max(high, row.interval.high);
  }
  Scale out;
  out.step = nice_step(100 * (high - low), 8) / 100;
  out.low = std::max(0.0, out.step * std::floor(low / out.step));
  out.high = std::min(1.0, out.step * std::ceil(high / out.step));
  if (out.high <= out.low) out = {};
  return out;
}

double number_of(const std::string& text) {
  double out = 0;
  read_number(text.data(), text.data() + text.size(), out);
  return out;
}

std::string drawn(const CurvePlot& plot) {
  const auto& [title, across, rows, target] = plot;
  const Scale scale = scale_of(rows, target);
  double least = number_of(rows.front().name), most = least;
  for (const PlotRow& row : rows) {
    least = std::min(least, number_of(row.name));
    most = std::max(most, number_of(row.name));
  }
  const auto x = [&](const PlotRow& row) {
    const double part = most > least ? (number_of(row.name) - least) / (most - least) : 0.5;
    return k_left + 20 + part * (k_width - k_left - 40);
  };
  std::string out = begin_plot(title, k_tall), upper, lower, curve;
  for (double tick = scale.low; tick <= scale.high + 1e-9; tick += scale.step) {
    out += line(k_left, scale.y(tick), k_width, scale.y(tick), "grid");
    out += label(k_left - 8, scale.y(tick) + 4, fmt::format("{:.3g} %", 100 * tick), "dim end");
  }
  for (const PlotRow& row : rows) {
    upper += fmt::format("{:.1f},{:.1f} ", x(row), scale.y(row.interval.high));
    lower = fmt::format("{:.1f},{:.1f} ", x(row), scale.y(row.interval.low)) + lower;
    curve += fmt::format("{:.1f},{:.1f} ", x(row), scale.y(row.value));
  }
  out += "<polygon class=\"band\" points=\"" + upper + lower + "\"/>\n";
  if (target) out += line(k_left, scale.y(*target), k_width, scale.y(*target), "target");
  out += "<polyline class=\"curve\" points=\"" + curve + "\"/>\n";
  double labelled = 0;  // up to here
  for (const PlotRow& row : rows) {
    out += begin_row(row) + dot(x(row), scale.y(row.value)) + "</g>\n";
    const std::string name = shortened(row.name, 12);
    const double half = 4 * static_cast<double>(name.size());
    if (x(row) - half < labelled) continue;
    out += label(x(row), k_tall - k_bottom + 18, name, "dim mid");
    labelled = x(row) + half + 6;
  }
  return out + label(k_left + (k_width - k_left) / 2, k_tall - 6, across, "mid") + "</svg>\n";
}

std::string drawn(const HeatPlot& plot) {
  const auto& [title, down, across, rows] = plot;
  constexpr double k_tall_cell = 40, k_top = 44, k_side = 110;
  double low = 1, high = 0;
  for (const PlotRow& row : rows) {
    if (!row.known) continue;
    low = std::min(low, row.value);
    high = std::max(high, row.value);
  }
  const double height = k_top + k_tall_cell * static_cast<double>(down.values.size()) + 4;
  const double wide = (k_width - k_side) / static_cast<double>(across.values.size());
  std::string out = begin_plot(title, height);
  out += label(k_side + (k_width - k_side) / 2, 14, across.name, "mid strong");
  out += label(k_side - 10, 36, shortened(down.name, 16), "end strong");
  for (std::size_t i = 0; i < across.values.size(); ++i)
    out += label(k_side + wide * (static_cast<double>(i) + 0.5), 36, across.values[i], "dim mid");
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const PlotRow& row = rows[i];
    const auto column = static_cast<double>(i % across.values.size());
    const std::size_t line_number = i / across.values.size();
    const double x = k_side + wide * column,
                 y = k_top + k_tall_cell * static_cast<double>(line_number);
    if (i % across.values.size() == 0)
      out += label(k_side - 10, y + 25, shortened(down.values[line_number], 14), "dim end");
    if (!row.known) continue;
    const double part = high > low ? (row.value - low) / (high - low) : 0.5;
    out +=
        begin_row(row) + fmt::format(
                             "<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" "
                             "class=\"cell\" fill-opacity=\"{:.3f}\" rx=\"3\"/>\n",
                             x, y, wide, k_tall_cell, 0.06 + 0.5 * part);
    if (wide >= 34)
      out += label(x + wide / 2, y + 18, fmt::format("{:.0f}", 100 * row.value),
                   row.found ? "mid strong" : "mid");
    if (wide >= 50)
      out += label(x + wide / 2, y + 33,
                   fmt::format("{:.0f}–{:.0f}", 100 * row.interval.low, 100 * row.interval.high),
                   "mid");
    out += "</g>\n";
  }
  return out + "</svg>\n";
}

std::string drawn(const HistogramPlot& plot) {
  const auto& [title, values] = plot;
  constexpr double k_high = 130, k_base = k_high - 22;
  constexpr std::int64_t k_max_bins = 60;
  const std::int64_t span = values.max() - values.min() + 1;
  const std::int64_t size = (span + k_max_bins - 1) / k_max_bins;
  std::vector<std::uint64_t> bins(static_cast<std::size_t>((span + size - 1) / size));
  for (const auto& [value, n] : values.counts())
    bins[static_cast<std::size_t>((value - values.min()) / size)] += n;
  const auto most = static_cast<double>(std::ranges::max(bins));
  const double wide = std::min(40.0, (k_width - 40) / static_cast<double>(bins.size()));
  std::string out = begin_plot(title, k_high);
  for (std::size_t i = 0; i < bins.size(); ++i) {
    const std::int64_t from = values.min() + static_cast<std::int64_t>(i) * size;
    const double tall = (k_base - 8) * static_cast<double>(bins[i]) / most;
    const double x = 20 + wide * static_cast<double>(i);
    const std::string name =
        size == 1 ? std::to_string(from) : fmt::format("{} to {}", from, from + size - 1);
    out += "<g><title>" + html_text(fmt::format("{}: {} games", name, bins[i])) + "</title>\n" +
           rectangle(x + 1, k_base - tall, wide - 2, tall, "bar") + "</g>\n";
  }
  const double end = 20 + wide * static_cast<double>(bins.size());
  const double middle = 20 + wide * (values.median() - static_cast<double>(values.min()) + 0.5) /
                                 static_cast<double>(size);
  out += line(20, k_base, end, k_base, "grid") + line(middle, 4, middle, k_base, "target");
  out += label(20, k_high - 6, std::to_string(values.min()), "dim");
  if (end > 100) out += label(end, k_high - 6, std::to_string(values.max()), "dim end");
  const std::string median = fmt::format("median {:.6g}", values.median());
  if (end > 300 && middle > 120 && middle < end - 100)
    out += label(middle, k_high - 6, median, "mid");
  else
    out += label(std::max(end + 14, 120.0), k_base / 2, median, "");
  return out + "</svg>\n";
}

std::string drawn(const BoardMap& map) { return svg(map); }

}  // namespace

std::string svg(const Plot& plot) {
  return std::visit([](const auto& each) { return drawn(each); }, plot);
}

}  // namespace hr::cli
