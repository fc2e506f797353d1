// SPDX-License-Identifier: MIT
// Says the new lines of the log, and whose turn it is then.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Session } from "../app/session";
import { announce, silence } from "../ui";

const MOST = 6; // lines at once; more were not made by one move

export function useSpeech(session: Session): void {
  const { log, covered } = session;
  // Whose log it is. Where nothing is hidden it is everybody's, although each looks from their own seat.
  const listener = session.status.secrets ? session.looker : null;
  const heard = useRef({ listener, lines: log.length });
  // Before the next person sees or hears anything.
  useLayoutEffect(silence, [listener, covered]);
  useEffect(() => {
    const before = heard.current;
    heard.current = { listener, lines: log.length };
    if (covered || before.listener !== listener) return;
    const fresh = log.slice(before.lines).filter((line) => !line.repeats);
    if (fresh.length === 0 || fresh.length > MOST) return;
    const lines = fresh.map((line) => line.text);
    announce([...lines, session.view.turn].join(" "));
  }, [log, listener, covered]);
}
