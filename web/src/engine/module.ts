// SPDX-License-Identifier: MIT
// The engine's WebAssembly module with what it needs of its surroundings (web/engine/wasm_main.cpp).
// It has no files, no network and no threads: of the system's interface (WASI preview 1) it gets a
// clock, random numbers and a place for its last words; everything else is refused.
//
// It may have been divided in two (web/split.mjs). The first part then imports placeholders for the functions of the
// rest, named by their places in the table of functions, and the rest, which works on the memory of the first part,
// puts its functions there.

export interface Surroundings {
  /** A line of progress. */
  tell(line: string): void;
  /** How wide a text is in the page's font, in units of its size. */
  textWidth(text: string, bold: boolean): number;
  /** What the module says of itself when something is wrong with it. */
  complain(text: string): void;
  /** The rest of the engine, at once: a function of it is called for the first time. May throw. */
  rest(): WebAssembly.Module;
}

interface Exports {
  memory: WebAssembly.Memory;
  table: WebAssembly.Table;
  _initialize?: () => void;
  line_room(size: number): number;
  answer(): number;
  answer_size(): number;
  __write_profile?(at: number, size: number): number;
}

const SUCCESS = 0;
const NOT_OPEN = 8; // EBADF
const NOT_SUPPORTED = 58; // ENOTSUP
const REALTIME = 0;

type Numbers = (...numbers: number[]) => number;

function systemOf(memory: () => WebAssembly.Memory, complain: (text: string) => void) {
  const view = () => new DataView(memory().buffer);
  const known: Record<string, (...given: never[]) => number> = {
    clock_time_get(clock: number, _precision: bigint, at: number) {
      const ms = clock === REALTIME ? Date.now() : performance.now();
      view().setBigUint64(at, BigInt(Math.round(ms * 1e6)), true);
      return SUCCESS;
    },
    clock_res_get(_clock: number, at: number) {
      view().setBigUint64(at, 1000n, true);
      return SUCCESS;
    },
    random_get(at: number, size: number) {
      const most = 65536; // what crypto gives at once
      for (let done = 0; done < size; done += most)
        crypto.getRandomValues(new Uint8Array(memory().buffer, at + done, Math.min(most, size - done)));
      return SUCCESS;
    },
    environ_sizes_get(count: number, size: number) {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return SUCCESS;
    },
    environ_get: () => SUCCESS,
    args_sizes_get(count: number, size: number) {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return SUCCESS;
    },
    args_get: () => SUCCESS,
    fd_write(file: number, parts: number, count: number, written: number) {
      if (file !== 1 && file !== 2) return NOT_OPEN;
      let size = 0;
      let text = "";
      for (let i = 0; i < count; ++i) {
        const at = view().getUint32(parts + 8 * i, true);
        const length = view().getUint32(parts + 8 * i + 4, true);
        text += new TextDecoder().decode(new Uint8Array(memory().buffer, at, length));
        size += length;
      }
      complain(text);
      view().setUint32(written, size, true);
      return SUCCESS;
    },
    proc_exit(code: number): number {
      throw new Error(`The engine has ended (${code}).`);
    },
    sched_yield: () => SUCCESS,
    fd_prestat_get: () => NOT_OPEN,
    fd_close: () => NOT_OPEN,
    fd_fdstat_get: () => NOT_OPEN,
    fd_seek: () => NOT_OPEN,
    fd_read: () => NOT_OPEN,
  };
  const refused: Numbers = () => NOT_SUPPORTED;
  return (name: string): unknown => known[name] ?? refused;
}

export class EngineModule {
  private whole = false;
  private incomplete: unknown;

  private constructor(
    private readonly exports: Exports,
    private readonly rest: () => WebAssembly.Module,
  ) {}

  static async make(module: WebAssembly.Module, around: Surroundings): Promise<EngineModule> {
    let engine: EngineModule | null = null;
    const made = () => engine as EngineModule;
    const memory = () => made().exports.memory;
    const text = (at: number, size: number) =>
      new TextDecoder().decode(new Uint8Array(memory().buffer, at, size));
    const system = systemOf(memory, around.complain);
    const page: Record<string, unknown> = {
      tell: (at: number, size: number) => around.tell(text(at, size)),
      text_width: (at: number, size: number, bold: number) => around.textWidth(text(at, size), bold !== 0),
    };
    const imported = (from: string, name: string): unknown => {
      if (from === "page") return page[name];
      if (from === "placeholder") return (...given: unknown[]) => made().callRest(Number(name), given);
      return system(name);
    };
    const imports: Record<string, Record<string, WebAssembly.ImportValue>> = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module))
      (imports[from] ??= {})[name] = imported(from, name) as WebAssembly.ImportValue;
    const instance = await WebAssembly.instantiate(module, imports);
    engine = new EngineModule(instance.exports as unknown as Exports, around.rest);
    engine.exports._initialize?.();
    return engine;
  }

  private complete(rest: WebAssembly.Module): void {
    new WebAssembly.Instance(rest, { primary: this.exports as unknown as WebAssembly.ModuleImports });
    this.whole = true;
  }

  /** Calls the function at this place of the table, which is one of the rest's. */
  private callRest(place: number, given: unknown[]): unknown {
    try {
      if (!this.whole && this.incomplete === undefined) this.complete(this.rest());
    } catch (error) {
      this.incomplete = error;
    }
    // The engine's code may take the exception for one of its own; answer() throws it again.
    if (this.incomplete !== undefined) throw this.incomplete;
    return this.exports.table.get(place)(...given);
  }

  /** Throws if the module is broken, for example because no memory is left or its rest cannot be had; it cannot be
      used again then. */
  answer(line: string): string {
    const bytes = new TextEncoder().encode(line);
    const room = this.exports.line_room(bytes.length);
    new Uint8Array(this.exports.memory.buffer, room, bytes.length).set(bytes);
    const at = this.exports.answer();
    if (this.incomplete !== undefined) throw this.incomplete;
    const size = this.exports.answer_size();
    return new TextDecoder().decode(new Uint8Array(this.exports.memory.buffer, at, size));
  }

  /** How often each function was called, as wasm-split wants it, if it has instrumented the module. */
  profile(): Uint8Array {
    const size = this.exports.__write_profile?.(0, 0) ?? 0;
    const room = this.exports.line_room(size);
    this.exports.__write_profile?.(room, size);
    return new Uint8Array(this.exports.memory.buffer, room, size);
  }
}
