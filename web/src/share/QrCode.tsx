// SPDX-License-Identifier: MIT
// A QR code as one path: dark on light whatever the theme is, as scanners expect.
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { QrCode as Code } from "../engine/types";

/** Scanners need this many light modules around it. */
const BORDER = 4;

export function QrCode(props: { code: Code; label: string }): JSX.Element {
  const { side, rows } = props.code;
  const path = useMemo(() => pathOf(rows), [rows]);
  const all = side + 2 * BORDER;
  return (
    <svg
      class="qr-code"
      viewBox={`${-BORDER} ${-BORDER} ${all} ${all}`}
      role="img"
      aria-label={props.label}
      shape-rendering="crispEdges"
    >
      <rect x={-BORDER} y={-BORDER} width={all} height={all} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}

// A bar for each run of dark modules in a row.
function pathOf(rows: string[]): string {
  let path = "";
  rows.forEach((row, y) => {
    for (const run of row.matchAll(/1+/g)) {
      const { length } = run[0];
      path += `M${run.index} ${y}h${length}v1h-${length}z`;
    }
  });
  return path;
}
