#!/bin/sh
# SPDX-License-Identifier: MIT
# All Lua code reads only the globals listed in .luacheckrc, writes none and leaves nothing unused.
# Not checked: tests/**/broken/, rulesets with deliberate mistakes, and tests/strangers/, which stay as they were written.
set -eu
cd "$(dirname "$0")/../.."
find rulesets scripting tests -name '*.lua' ! -path '*/broken/*' ! -path '*/hostile/*' ! -path '*/strangers/*' -print0 | xargs -0 -r luacheck --quiet
