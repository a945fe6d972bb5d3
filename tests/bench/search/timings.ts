/** Milliseconds of repeated work. */
export interface Timings {
  readonly p50: number;
  readonly p99: number;
  /** Average processor time of one run. */
  readonly cpu: number;
}

/** Runs everything once to warm up, or as often as requested, then measures. */
export async function timed<T>(
  items: readonly T[],
  run: (item: T) => unknown,
  warmUps: number = items.length,
): Promise<Timings> {
  for (const item of items.slice(0, warmUps)) await run(item);
  const cpuBefore = process.cpuUsage();
  const times: number[] = [];
  for (const item of items) {
    const start = performance.now();
    await run(item);
    times.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), cpu: (user + system) / 1000 / items.length };
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

export async function seconds(work: () => Promise<unknown> | unknown): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}
