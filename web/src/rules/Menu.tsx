// SPDX-License-Identifier: MIT
// A button that opens a short list of commands. Escape and a press elsewhere close it.
import type { JSX } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { Button } from "../ui";

export interface MenuItem {
  label: string;
  title?: string;
  disabled?: boolean;
  /** Why it is disabled, which is shown below it. */
  why?: string;
  run(): void;
}

export interface MenuProps {
  label: string;
  items: readonly MenuItem[];
  class?: string;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

export function Menu({ label, items, class: name = "" }: MenuProps): JSX.Element {
  const [open, setOpen] = useState(false);
  const [toLeft, setToLeft] = useState(false); // where there is more room
  const box = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const place = box.current?.getBoundingClientRect();
    const room = box.current?.closest("[role=tabpanel]")?.getBoundingClientRect();
    if (place && room) setToLeft(place.left + place.right > room.left + room.right);
    box.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus();
    const close = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", close);
    return () => document.removeEventListener("pointerdown", close);
  }, [open]);

  const leave = () => {
    setOpen(false);
    box.current?.querySelector<HTMLElement>("button")?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      leave();
    }
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const rows = [...(box.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
    const at = rows.indexOf(document.activeElement as HTMLElement);
    rows[(at + step + rows.length) % rows.length]?.focus();
  };

  return (
    <div class={`menu ${name}`} ref={box} onKeyDown={onKeyDown}>
      <Button expanded={open} onClick={() => setOpen(!open)}>
        {label}
      </Button>
      {open && (
        <div class={toLeft ? "menu-list menu-left" : "menu-list"} role="menu" aria-label={label}>
          {items.map((item, i) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              class="menu-item"
              title={item.title}
              aria-disabled={item.disabled ? "true" : undefined}
              aria-labelledby={item.why ? `${id}-${i}` : undefined}
              aria-describedby={item.why ? `${id}-${i}-why` : undefined}
              onClick={() => {
                if (item.disabled) return;
                leave();
                item.run();
              }}
            >
              {item.why ? (
                <>
                  <span id={`${id}-${i}`}>{item.label}</span>
                  <span id={`${id}-${i}-why`} class="menu-why">
                    {item.why}
                  </span>
                </>
              ) : (
                item.label
              )}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
