#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests languages.sh: a catalogue with all texts passes, and whatever is wrong in one is found and named.
set -eu
cd "$(dirname "$0")/../.."
languages=$PWD/tests/lint/languages.sh
script=$PWD/tests/lint/languages.py
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT

build() {
  rm -rf "${place:?}"/*
  mkdir -p "$place/core/words" "$place/core/language/terms" "$place/cli" "$place/editor" "$place/texts" "$place/languages"
  echo '{ "card": { "none": "There is \"no\" card." } }' >"$place/texts/english.json"
  echo 'say(Message("{Who} {who:goes|go} "
            "on", who)); say(Message()); // Message("not this")' >"$place/core/words/a.cpp"
  echo '.missing = said("{Cell} is no {a}.")' >"$place/core/language/terms/a.h"
  head='msgid ""
msgstr "Language-Name: Deutsch\n"
'
  echo 'ui::text("Undo edit"_text); ui::button("–"); ui::row(fill("{} of {:.1f}", n, all));' >"$place/editor/a.cpp"
  card='msgid "There is \"no\" card."
msgstr "Eine Karte gibt es nicht."

msgid "Undo edit"
msgstr "Zurück"
'
  moves='msgid "{} of {:.1f}"
msgstr "von {1:.1f} {0}"
'
  row='msgid "{Cell} is no {a}."
msgstr "Das ist {cell} nicht: {a}."
'
  goes='msgid "{Who} {who:goes|go} on"
msgstr "Weiter geht es mit {who}"
'
  write
}
write() { printf '%s\n%s\n%s\n\n%s\n%s\n' "$head" "$row" "$goes" "$card" "$moves" >"$place/languages/de.po"; }

failed=0
# expect SENTENCE: the current sources are refused with this sentence among others; then they are built anew.
expect() {
  if said=$(sh "$languages" "$place" 2>&1 >/dev/null); then
    echo "not found: $1" >&2
    failed=1
  elif ! echo "$said" | grep -qxF "$1"; then
    printf 'expected: %s\nfound:    %s\n' "$1" "$said" >&2
    failed=1
  fi
  build
}

build
sh "$languages" "$place"

card=''
write
expect 'languages/de.po lacks "There is \"no\" card." (texts/english.json).'

card=''
write
expect 'languages/de.po lacks "Undo edit" (editor/a.cpp).'

moves=$(echo "$moves" | sed 's/{1:.1f}/{1}/')
write
expect 'languages/de.po: "von {1} {0}" has other places than "{} of {:.1f}".'

echo 'const ui::Section section("Board files", true);' >"$place/editor/b.cpp"
expect 'editor/b.cpp: "Board files" is the same in all languages; write "Board files"_text.'

row=''
write
expect 'languages/de.po lacks "{Cell} is no {a}." (core/language/terms/a.h).'

echo 'say(Message("{who} is new", who));' >"$place/core/words/b.cpp"
expect 'languages/de.po lacks "{who} is new" (core/words/b.cpp).'

rm "$place/core/words/a.cpp"
expect 'languages/de.po: no source has "{Who} {who:goes|go} on".'

goes=$(echo "$goes" | sed 's/^msgstr .*/msgstr ""/')
write
expect 'languages/de.po: "{Who} {who:goes|go} on" is not translated.'

goes=$(echo "$goes" | sed 's/{who}"/{wer}"/')
write
expect 'languages/de.po: "Weiter geht es mit {wer}" has other places than "{Who} {who:goes|go} on".'

goes=$(echo "$goes" | sed "s/{who}\"/{who's}\"/")
write
expect "languages/de.po: \"Weiter geht es mit {who's}\" has a form that only English knows."

goes="#, fuzzy
$goes"
write
expect 'languages/de.po:7: an entry is marked as doubtful (fuzzy): check it, and remove the mark.'

goes="$goes

$goes"
write
expect 'languages/de.po:13: "{Who} {who:goes|go} on" appears twice.'

goes='msgid_plural "x"'
write
expect 'languages/de.po:7: expected a comment, msgid, msgstr or a text, got msgid_plural.'

head=''
write
expect 'languages/de.po: expected a line with Language-Name in its head.'

echo 'say(Message(text, who));' >"$place/core/words/b.cpp"
expect 'core/words/b.cpp: the text of a message is no literal; give it to message_text() and Message::of().'

# What is missing is written, and the rest kept.
row='# A note.
msgid "gone"
msgstr "weg"
'
write
python3 -B "$script" --update "$place"
[ "$(grep -c '^msgid' "$place/languages/de.po")" = 6 ] || failed=1
grep -qx 'msgstr "Weiter geht es mit {who}"' "$place/languages/de.po" || failed=1
expect 'languages/de.po: "{Cell} is no {a}." is not translated.'

exit $failed
