// SPDX-License-Identifier: MIT
// What is open in which tab. The browser gives a lock back by itself when a tab ends, however it
// ended. Without locks (a page that was not loaded safely) every tab gets what it asks for.

export class Holds {
  private readonly held = new Map<string, () => void>();
  private readonly asked = new Map<string, Promise<boolean>>();

  /** True if this tab has it, now or already. */
  take(name: string): Promise<boolean> {
    if (this.held.has(name) || !("locks" in navigator)) return Promise.resolve(true);
    const before = this.asked.get(name);
    if (before !== undefined) return before;
    const asking = this.request(name).finally(() => this.asked.delete(name));
    this.asked.set(name, asking);
    return asking;
  }

  has(name: string): boolean {
    return this.held.has(name) || !("locks" in navigator);
  }

  giveBack(name: string): void {
    this.held.get(name)?.();
    this.held.delete(name);
  }

  private request(name: string): Promise<boolean> {
    return new Promise((resolve) => {
      navigator.locks
        .request(name, { ifAvailable: true }, (lock) => {
          if (lock === null) {
            resolve(false);
            return undefined;
          }
          // The lock lasts as long as this promise.
          return new Promise<void>((release) => {
            this.held.set(name, release);
            resolve(true);
          });
        })
        .catch(() => resolve(true)); // locks are not allowed here: see above
    });
  }
}
