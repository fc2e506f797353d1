// SPDX-License-Identifier: MIT
// Tabs: arrows, Home and End move between them, Tab leads into what is chosen.
import type { ComponentChildren, JSX } from "preact";
import { useId, useRef } from "preact/hooks";
import { Icon, type IconName } from "./icons";

export interface TabInfo<Id extends string = string> {
  id: Id;
  label: string;
  icon?: IconName;
  /** A short mark beside the label: "2". */
  badge?: string;
}

export interface TabsProps<Id extends string> {
  /** What is chosen among, for a screen reader. */
  label: string;
  tabs: readonly TabInfo<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** What the chosen tab shows; without it, the tabs stand alone. */
  children?: ComponentChildren;
  class?: string;
}

export function Tabs<Id extends string>(props: TabsProps<Id>): JSX.Element {
  const { tabs, selected, onSelect } = props;
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const to = targetOf(event.key, at, tabs.length);
    const next = to === null ? undefined : tabs[to];
    if (next === undefined || to === null) return;
    event.preventDefault();
    onSelect(next.id);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[to]?.focus();
  };
  return (
    <div class={`tabs ${props.class ?? ""}`}>
      <div
        class="tab-list"
        role="tablist"
        aria-label={props.label}
        ref={list}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            class="tab"
            aria-selected={tab.id === selected}
            aria-controls={props.children === undefined ? undefined : `${base}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.icon && <Icon name={tab.icon} />}
            <span>{tab.label}</span>
            {tab.badge && <span class="badge">{tab.badge}</span>}
          </button>
        ))}
      </div>
      {props.children !== undefined && (
        <div
          class="tab-panel"
          role="tabpanel"
          tabIndex={0}
          id={`${base}-panel`}
          aria-labelledby={`${base}-${selected}`}
        >
          {props.children}
        </div>
      )}
    </div>
  );
}

function targetOf(key: string, at: number, count: number): number | null {
  if (key === "ArrowRight" || key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowLeft" || key === "ArrowUp") return (at + count - 1) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}
