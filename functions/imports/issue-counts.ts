import type { Fault, SourcePosition } from './parsed.ts';

/** More different ones than that are counted together, so that a file of nothing else can't fill the memory. */
const MOST_KINDS = 100_000;
const REST = 'Others of this kind';

interface Entry {
  readonly place: SourcePosition;
  count: number;
}

/** Faults that a file repeats: each is told once, with the place where it came first and how often it came. */
export class IssueCounts {
  readonly #entries = new Map<string, Map<string, Entry>>();
  #kinds = 0;

  /** What of `code` is the matter ("BaseVehicle 588822 is not in the vehicle map"), without a full stop. */
  add(code: string, what: string, { line, column }: SourcePosition): void {
    const entries = this.#entries.get(code) ?? new Map<string, Entry>();
    this.#entries.set(code, entries);
    const entry = entries.get(what) ?? (this.#kinds < MOST_KINDS ? undefined : entries.get(REST));
    if (entry) {
      entry.count += 1;
      return;
    }
    const place = { line, ...(column && { column }) };
    entries.set(this.#kinds < MOST_KINDS ? what : REST, { place, count: 1 });
    this.#kinds += 1;
  }

  /** All as warnings, in the order in which they came first within their code. */
  *faults(): Generator<Fault> {
    for (const [code, entries] of this.#entries) {
      for (const [what, { place, count }] of entries) {
        const message = `${what} (${count} ${count === 1 ? 'time' : 'times'}).`;
        yield { ...place, code, message, severity: 'warning' };
      }
    }
  }
}
