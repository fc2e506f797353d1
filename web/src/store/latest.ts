// SPDX-License-Identifier: MIT
// Writes of the same thing, one after another. While one is being written, only the latest of
// those that wait is kept: whoever types fast must not wait for every letter.

interface Waiting {
  write: () => Promise<void>;
  done: Promise<void>;
  resolve: () => void;
  reject: (error: unknown) => void;
}

export class Latest {
  private readonly running = new Set<string>();
  private readonly waiting = new Map<string, Waiting>();

  /** Resolves when this or a later write of `key` is done. */
  run(key: string, write: () => Promise<void>): Promise<void> {
    if (!this.running.has(key)) return this.start(key, write);
    const before = this.waiting.get(key);
    if (before !== undefined) {
      before.write = write;
      return before.done;
    }
    let resolve = (): void => undefined;
    let reject = (_: unknown): void => undefined;
    const done = new Promise<void>((yes, no) => {
      resolve = yes;
      reject = no;
    });
    this.waiting.set(key, { write, done, resolve, reject });
    return done;
  }

  private async start(key: string, write: () => Promise<void>): Promise<void> {
    this.running.add(key);
    try {
      await write();
    } finally {
      this.running.delete(key);
      const next = this.waiting.get(key);
      this.waiting.delete(key);
      if (next !== undefined) this.start(key, next.write).then(next.resolve, next.reject);
    }
  }
}
