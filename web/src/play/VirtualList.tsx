// SPDX-License-Identifier: MIT
// A list of which only the rows in sight are in the page. Rows have their own heights: those that
// have not been seen yet count as an ordinary one.
import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useReducer, useRef } from "preact/hooks";

const USUAL = 28; // pixels
const BEYOND = 400; // pixels above and below what is in sight

export function VirtualList<T>(props: {
  items: readonly T[];
  keyOf: (item: T, index: number) => string;
  row: (item: T, index: number) => ComponentChildren;
  label: string;
  /** The row that is to be in sight; changes scroll to it. */
  follow?: number | undefined;
  /** New rows at the end scroll there. */
  toEnd?: boolean;
  /** Its rows are options of a list box with this id, which another element controls. */
  listbox?: string;
  class?: string;
}): JSX.Element {
  const { items, keyOf } = props;
  const box = useRef<HTMLDivElement>(null);
  const heights = useRef(new Map<string, number>());
  const [, again] = useReducer<number, void>((n) => n + 1, 0);
  const followed = useRef<string>("");
  // Heights are known only when rows have been drawn, so it takes a few drawings to arrive.
  const arriving = useRef(0);

  const tops: number[] = [0];
  items.forEach((item, i) => {
    const high = heights.current.get(keyOf(item, i)) ?? USUAL;
    tops.push((tops[i] ?? 0) + high);
  });
  const whole = tops[items.length] ?? 0;
  const element = box.current;
  const top = element?.scrollTop ?? 0;
  const seen = element?.clientHeight ?? 600;
  const firstBelow = (y: number): number => {
    let low = 0;
    let high = items.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((tops[middle + 1] ?? 0) < y) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const from = firstBelow(top - BEYOND);
  const to = Math.min(items.length, firstBelow(top + seen + BEYOND) + 1);

  function scrollTo(list: HTMLElement): void {
    if (props.toEnd) {
      list.scrollTop = whole;
      return;
    }
    const row = props.follow ?? -1;
    if (row < 0) return;
    const rowTop = tops[row] ?? 0;
    const rowEnd = tops[row + 1] ?? rowTop;
    const out = rowTop < list.scrollTop || rowEnd > list.scrollTop + list.clientHeight;
    if (out) list.scrollTop = Math.max(0, rowTop - list.clientHeight / 2);
  }

  useLayoutEffect(() => {
    const list = box.current;
    if (list === null) return;
    let changed = false;
    for (const row of list.querySelectorAll<HTMLElement>("[data-row]")) {
      const key = row.dataset["row"] ?? "";
      const high = row.offsetHeight;
      if (heights.current.get(key) === high) continue;
      heights.current.set(key, high);
      changed = true;
    }
    const wanted = props.toEnd ? `end ${items.length}` : `row ${props.follow ?? -1}`;
    if (followed.current !== wanted) {
      followed.current = wanted;
      arriving.current = 4;
    }
    if (arriving.current > 0) {
      arriving.current -= 1;
      scrollTo(list);
      changed = true;
    }
    if (changed) again();
  });

  return (
    <div
      class={`virtual ${props.class ?? ""}`}
      ref={box}
      onScroll={() => again()}
      tabIndex={0}
      role="region"
      aria-label={props.label}
    >
      <div class="virtual-room" style={{ height: `${whole}px` }}>
        <ol
          class="plain-list virtual-rows"
          start={from + 1}
          {...(props.listbox === undefined
            ? {}
            : { id: props.listbox, role: "listbox", "aria-label": props.label })}
          style={{ transform: `translateY(${tops[from] ?? 0}px)` }}
        >
          {items.slice(from, to).map((item, i) => (
            <li
              key={keyOf(item, from + i)}
              data-row={keyOf(item, from + i)}
              role={props.listbox === undefined ? undefined : "presentation"}
            >
              {props.row(item, from + i)}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
