// SPDX-License-Identifier: MIT
// Icons as strokes on a field of 24 by 24. They are decoration: what they stand for is said beside
// them or by the label of their button.
import type { JSX } from "preact";

const PATHS = {
  add: "M12 5v14M5 12h14",
  back: "M15 5l-7 7 7 7",
  board: "M4 4h16v16H4zM4 12h16M12 4v16",
  bot: "M5 9h14v10H5zM12 9V5M9 13v2M15 13v2M2 13v3M22 13v3",
  check: "M5 12.5l4.5 4.5L19 7.5",
  clock: "M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v5l3 3",
  close: "M6 6l12 12M18 6L6 18",
  compare: "M9 4H4v16h5M15 4h5v16h-5M12 2v20",
  copy: "M8 8h12v12H8zM16 8V4H4v12h4",
  down: "M5 9l7 7 7-7",
  eye: "M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7zM12 9a3 3 0 100 6 3 3 0 000-6z",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  first: "M6 5v14M19 5l-9 7 9 7z",
  flag: "M6 21V4M6 4h12l-3 4 3 4H6",
  help: "M12 3a9 9 0 100 18 9 9 0 000-18zM9.5 9.5a2.5 2.5 0 113.5 2.3c-.7.4-1 .9-1 1.7M12 16.5v.5",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 00-3.5 10.9c.5.4.5 1 .5 1.6h6c0-.6 0-1.2.5-1.6A6 6 0 0012 3z",
  home: "M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6",
  lab: "M9 3h6M10 3v6L4.5 19a1.5 1.5 0 001.4 2h12.2a1.5 1.5 0 001.4-2L14 9V3M7.5 15h9",
  last: "M18 5v14M5 5l9 7-9 7z",
  link: "M10 14a4 4 0 005.7 0l3-3a4 4 0 00-5.7-5.7l-1 1M14 10a4 4 0 00-5.7 0l-3 3a4 4 0 005.7 5.7l1-1",
  list: "M8 6h12M8 12h12M8 18h12M4 6h.010M4 12h.010M4 18h.01",
  menu: "M4 6h16M4 12h16M4 18h16",
  minus: "M5 12h14",
  more: "M5 12h.010M12 12h.010M19 12h.01",
  next: "M9 5l7 7-7 7",
  note: "M4 20l1-5L16 4l4 4L9 19zM14 6l4 4",
  pause: "M8 5v14M16 5v14",
  people:
    "M9 4a3.5 3.5 0 100 7 3.5 3.5 0 000-7zM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 4.5a3.5 3.5 0 010 6.5M18 14.5c2 .8 3.2 2.6 3.5 5.5",
  play: "M7 4.5v15l12-7.5z",
  print: "M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",
  redo: "M15 5l5 5-5 5M20 10H9a5 5 0 000 10h3",
  restore: "M4 4v6h6M4.6 10A8 8 0 1112 20",
  rules: "M5 3h12a2 2 0 012 2v16H7a2 2 0 01-2-2zM9 8h6M9 12h6M5 19a2 2 0 012-2h12",
  save: "M5 3h11l3 3v15H5zM8 3v5h7V3M8 21v-7h8v7",
  settings: "M4 7h10M18 7h2M4 17h2M10 17h10M16 4.5v5M8 14.5v5",
  share: "M12 15V3M8 7l4-4 4 4M5 12v8h14v-8",
  stop: "M6 6h12v12H6z",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
  undo: "M9 5L4 10l5 5M4 10h11a5 5 0 010 10h-3",
  up: "M5 15l7-7 7 7",
  warning: "M12 4L2.5 20h19zM12 10v4M12 17v.01",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon(props: { name: IconName; size?: number }): JSX.Element {
  const size = props.size ?? 20;
  return (
    <svg
      class="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[props.name]} />
    </svg>
  );
}
