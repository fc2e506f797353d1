#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests texts.sh: sources that share their texts pass, and every double is found and named.
# shellcheck disable=SC2016  # what is quoted here is TypeScript
set -eu
cd "$(dirname "$0")/../.."
texts=$PWD/tests/lint/texts.sh
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT

build() {
  rm -rf "${place:?}"/*
  mkdir -p "$place/texts" "$place/editor" "$place/cli" "$place/web/src"
  echo '{ "notes": { "none": "No cell has a note yet.",
    "of": { "one": "{} note of {}", "other": "{} notes of {}" } } }' >"$place/texts/english.json"
  echo 'text(texts::notes::none); text("The window says this alone.");' >"$place/editor/a.cpp"
  echo 'print("Only in the terminal: {}", 1);' >"$place/cli/a.cpp"
  echo 'const a = <p title="Not in the window">{counted(texts.notes.of, 2, name)}</p>;' >"$place/web/src/a.tsx"
}

failed=0
# expect SENTENCE: the current sources are refused with this sentence among others; then they are built anew.
expect() {
  if said=$(sh "$texts" "$place" 2>&1 >/dev/null); then
    echo "not found: $1" >&2
    failed=1
  elif ! echo "$said" | grep -qxF "$1"; then
    printf 'expected: %s\nfound:    %s\n' "$1" "$said" >&2
    failed=1
  fi
  build
}

build
sh "$texts" "$place"

both='both say "The rules are unchanged": give it a key in texts/english.json.'
echo 'text("The rules "
     "are unchanged.");' >"$place/editor/b.cpp"
echo 'const b = "The rules are unchanged";' >"$place/web/src/b.ts"
expect "editor/b.cpp:1 and web/src/b.ts:1 $both"

echo 'text("The rules are unchanged.");' >"$place/editor/b.cpp"
printf 'const b = <p>\n  The rules are\n  unchanged.\n</p>;\n' >"$place/web/src/b.tsx"
expect "editor/b.cpp:1 and web/src/b.tsx:1 $both"

echo 'text(fmt::format("Pass the screen to {}##button", name));' >"$place/editor/b.cpp"
echo 'const b = `Pass the screen to ${nameOf(seat)}.`;' >"$place/web/src/b.ts"
expect 'editor/b.cpp:1 and web/src/b.ts:1 both say "Pass the screen to {}": give it a key in texts/english.json.'

echo 'text("The rules are unchanged.");' | tee "$place/editor/b.cpp" >"$place/cli/b.cpp"
expect "editor/b.cpp:1 and cli/b.cpp:1 $both"

echo 'const b = "No cell has a note yet";' >"$place/web/src/b.ts"
expect 'web/src/b.ts:1 says "No cell has a note yet": use notes.none of texts/english.json.'

echo 'text();' >"$place/editor/a.cpp"
expect 'texts/english.json: nothing uses notes.none.'

echo '{ "notes": { "none": "No note", "of": { "one": "{} note", "few": "{} notes" } } }' >"$place/texts/english.json"
expect 'texts/english.json: notes.of has the forms one, few; expected one and other.'

echo '{ "notes": { "none": "No note", "of": "Notes of {}", "noOwner": "Nobody" } }' >"$place/texts/english.json"
expect 'texts/english.json: notes.noOwner is not in small letters and underscores.'

echo 'text(fmt::format(texts::notes::none, name(a, b)));' >"$place/editor/b.cpp"
expect 'editor/b.cpp:1 fills in notes.none with 1; it takes 0.'

echo 'text(texts::counted<texts::notes::of>(2, f("a, b", c), d));' >"$place/editor/b.cpp"
expect 'editor/b.cpp:1 fills in notes.of with 3; it takes 2.'

echo 'text(texts::counted<texts::notes::of>(2, f("a, b", c)));' >"$place/editor/b.cpp"
sh "$texts" "$place"

exit $failed
