# SPDX-License-Identifier: MIT
# Converts a text of `--help` into a part of the manual page. It begins with a description, then
# "Usage:", then lists under "Arguments:" and "Options:", whose second column begins at column 31
# or on the next line, then other text, which is copied line by line.

function escaped(text) {
  gsub(/\\/, "\\e", text)
  gsub(/-/, "\\-", text)
  if (text ~ /^[.']/) text = "\\&" text
  return text
}
function begin_list(title) {
  end_verbatim()
  head = part == "command" ? ".PP\n" title ":" : ""
  state = "list"
}
function end_verbatim() { if (verbatim) print ".EE"; verbatim = 0 }

NR == 1 {
  if (part == "command") {
    print ".SS " name
    print escaped($0) (/[.!?]$/ ? "" : ".")
  }
  next
}
/^Usage: / && state == "" {
  if (part == "command") print ".PP\n.EX\n" escaped(substr($0, 8)) "\n.EE"
  next
}
/^(Arguments|Positionals):$/ { begin_list("Arguments"); next }
/^Options:$/ { begin_list("Options"); next }
/^(Subcommands|Commands):$/ { state = "skip"; next }
NF == 0 { if (verbatim) blank = 1; else if (state != "") state = "between"; next }
state == "list" && part == "command" && /^  -h,--help/ { next }  # shown only once, at the top
state == "list" && /^  [^ ]/ {
  if (head != "") print head
  head = ""
  line = substr($0, 3)
  term = line
  text = ""
  if (match(line, /   *[^ ]/) && RSTART > 1) {
    term = substr(line, 1, RSTART - 1)
    text = substr(line, RSTART)
    sub(/^ */, "", text)
  }
  sub(/^-h,/, "-h, ", term)
  print ".TP\n\\fB" escaped(term) "\\fR"
  if (text != "") print escaped(text)
  next
}
state == "list" && /^      / {
  text = $0
  sub(/^ */, "", text)
  print escaped(text)
  next
}
state == "skip" || part == "top" { next }
{
  if (!verbatim) print ".PP\n.EX"
  else if (blank) print ""
  verbatim = 1
  blank = 0
  print escaped($0)
}
END { end_verbatim() }
