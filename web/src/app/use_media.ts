// SPDX-License-Identifier: MIT
import { useEffect, useState } from "preact/hooks";

/** Whether a media query matches now. */
export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const follow = () => {
      // Paper is narrower than the screen, but what is printed is the screen's.
      if (!matchMedia("print").matches) setMatches(list.matches);
    };
    follow();
    list.addEventListener("change", follow);
    return () => list.removeEventListener("change", follow);
  }, [query]);
  return matches;
}
