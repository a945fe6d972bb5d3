/** The fixed buckets of the filters "Recycled Price" and "Mileage" (decision C6). Ends are inclusive. */
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
/** Miles. Unknown mileage is a bucket of its own, counted after these. */
export const MILEAGE_BUCKETS: readonly Span[] = steps([0, 25_000, 50_000, 75_000, 100_000, 125_000, 150_000, 200_000]);

export const inSpan = (value: number, { start, end }: Span): boolean =>
  (start === undefined || value >= start) && (end === undefined || value <= end);

/** Which bucket a value of 0 or more is in. */
function bucketFinder(buckets: readonly Span[]): (value: number) => number {
  const starts = Uint32Array.from(buckets, ({ start = 0 }) => start);
  return (value) => {
    let bucket = starts.length - 1;
    while (bucket > 0 && value < (starts[bucket] ?? 0)) bucket--;
    return bucket;
  };
}
export const priceBucketOf = bucketFinder(PRICE_BUCKETS);
export const mileageBucketOf = bucketFinder(MILEAGE_BUCKETS);
