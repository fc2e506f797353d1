// SPDX-License-Identifier: MIT
// Shows why something was refused, in the place where the page shows such messages.
import type { Session } from "../app/session";

export function complain(session: Session) {
  return (error: unknown) =>
    session.say("refused", error instanceof Error ? error.message : String(error));
}
