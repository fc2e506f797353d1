// SPDX-License-Identifier: MIT
// Says that a newer page is ready. It is used from the next load on; nothing is reloaded by itself,
// since a game may be on.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Button, Notice } from "../ui";

export function NewVersion(): JSX.Element | null {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const worker = "serviceWorker" in navigator ? navigator.serviceWorker : null;
    // The first one that takes over is that of this very page.
    if (worker === null || worker.controller === null) return;
    const onChange = (): void => setReady(true);
    worker.addEventListener("controllerchange", onChange);
    return () => worker.removeEventListener("controllerchange", onChange);
  }, []);
  if (!ready) return null;
  return (
    <div class="new-version">
      <Notice kind="info" live onDismiss={() => setReady(false)}>
        A new version is ready. <Button onClick={() => location.reload()}>Reload</Button>
      </Notice>
    </div>
  );
}
