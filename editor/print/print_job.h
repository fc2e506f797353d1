// SPDX-License-Identifier: MIT
// Makes the pages that were ordered, as a Job: finding the answers may take a second. What is ready
// is a value that nobody changes any more.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/base/job.h"
#include "core/game/ruleset_text.h"
#include "printing/pdf/print_pdf.h"
#include "scripting/ruleset/sheets.h"

namespace hr::editor {

struct PrintOrder {
  RulesetText text;                       // the rules, with options and variants
  std::vector<std::string> players = {};  // their names, by seat; "": none
  bool letter = false, in_colour = false;
  std::vector<std::string> left_out = {};  // titles of sheets, as declared
  std::vector<std::string> extras = {};    // titles of those that are printed too (is_extra)
  friend bool operator==(const PrintOrder&, const PrintOrder&) = default;
};

// A sheet that the ruleset can print.
struct SheetChoice {
  std::string title;  // as declared
  bool each_seat = false;
  bool extra = false;  // printed only if it is chosen
  std::string off_variant = {};
  friend bool operator==(const SheetChoice&, const SheetChoice&) = default;
};

// The pages, or why there are none.
struct Printout {
  PrintOrder order;
  std::string complaint = {};
  std::vector<SheetChoice> choices = {};  // of all sheets, also of those that are left out
  printing::PrintedPdf printed = {};
  std::uint64_t digest = 0;  // of the PDF

  // What they are drawn from.
  scripting::Printable rules = {};
  Answers answers = {};

  // Of a page, from 1; see printing::page_image().
  drawing::Image page(std::size_t number, int side) const;
};

// Throws nothing that has a message: that becomes the complaint. Gives up after half a minute.
Printout print_out(const PrintOrder& order);

class PrintJob {
 public:
  // Call it once a frame: takes what is ready, and begins this order unless it is the latest. One
  // that is being made is finished first.
  void follow(const PrintOrder& wanted);
  bool running() const { return job_.running(); }
  // Of the last order that is finished; null: there is none yet.
  const std::shared_ptr<const Printout>& latest() const { return latest_; }

 private:
  Job<std::shared_ptr<const Printout>> job_;
  std::shared_ptr<const Printout> latest_;
};

}  // namespace hr::editor
