/** A bucket of the filters "Recycled Price" and "Mileage" (decision C6). Both ends are inclusive. */
export interface Span {
  readonly start?: number | undefined;
  readonly end?: number | undefined;
}

const steps = (starts: readonly number[]): Span[] =>
  starts.map((start, index) => {
    const next = starts[index + 1];
    return next === undefined ? { start } : { start, end: next - 1 };
  });

/** Cents. */
export const PRICE_BUCKETS: readonly Span[] = steps(
  [0, 25, 50, 100, 200, 300, 500, 1000, 2000].map((dollars) => dollars * 100),
);
/** Miles. Unknown mileage is a separate bucket after these. */
export const MILEAGE_BUCKETS: readonly Span[] = steps([0, 25_000, 50_000, 75_000, 100_000, 125_000, 150_000, 200_000]);

export const inSpan = (value: number, { start, end }: Span): boolean =>
  (start === undefined || value >= start) && (end === undefined || value <= end);

/** Finds the bucket of a value of 0 or more by dividing by the step. All starts are multiples of the step. */
function bucketFinder(buckets: readonly Span[], step: number): (value: number) => number {
  const last = Math.round((buckets.at(-1)?.start ?? 0) / step);
  const bucketOfStep = Uint8Array.from({ length: last + 1 }, (_, index) =>
    buckets.findLastIndex(({ start = 0 }) => start <= index * step),
  );
  return (value) => bucketOfStep[Math.floor(Math.min(value, last * step) / step)] ?? 0;
}
export const priceBucketOf = bucketFinder(PRICE_BUCKETS, 2500);
export const mileageBucketOf = bucketFinder(MILEAGE_BUCKETS, 25_000);
