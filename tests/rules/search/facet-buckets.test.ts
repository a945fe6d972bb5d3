import { describe, expect, it } from 'vitest';
import {
  inSpan,
  MILEAGE_BUCKETS,
  mileageBucketOf,
  PRICE_BUCKETS,
  priceBucketOf,
} from '#shared/rules/search/facet-buckets.ts';

describe('the buckets of a filter', () => {
  it.each([
    { name: 'price', buckets: PRICE_BUCKETS },
    { name: 'mileage', buckets: MILEAGE_BUCKETS },
  ])('follow each other without a gap: $name', ({ buckets }) => {
    expect(buckets[0]?.start).toBe(0);
    expect(buckets.at(-1)).not.toHaveProperty('end');
    expect(buckets.slice(1).map(({ start = 0 }) => start - 1)).toEqual(buckets.slice(0, -1).map(({ end }) => end));
  });

  it.each([
    { cents: 0, bucket: 0, why: 'the first begins at nothing' },
    { cents: 24_99, bucket: 0, why: 'it ends a cent below the next' },
    { cents: 25_00, bucket: 1, why: 'a bucket begins with its start' },
    { cents: 299_99, bucket: 4, why: '$200 to $299.99 is the fifth' },
    { cents: 1_999_99, bucket: 7, why: 'it is below the last' },
    { cents: 2_000_00, bucket: 8, why: 'the last begins' },
    { cents: 99_000_00, bucket: 8, why: 'the last has no end' },
  ])('hold $cents cents in bucket $bucket, as $why', ({ cents, bucket }) => {
    expect(priceBucketOf(cents)).toBe(bucket);
    expect(PRICE_BUCKETS.findIndex((span) => inSpan(cents, span))).toBe(bucket);
  });

  it.each([
    { miles: 0, bucket: 0 },
    { miles: 24_999, bucket: 0 },
    { miles: 25_000, bucket: 1 },
    { miles: 149_999, bucket: 5 },
    { miles: 199_999, bucket: 6 },
    { miles: 200_000, bucket: 7 },
    { miles: 900_000, bucket: 7 },
  ])('hold $miles miles in bucket $bucket', ({ miles, bucket }) => {
    expect(mileageBucketOf(miles)).toBe(bucket);
    expect(MILEAGE_BUCKETS.findIndex((span) => inSpan(miles, span))).toBe(bucket);
  });
});

describe('a span', () => {
  it.each([
    { span: { start: 10, end: 20 }, value: 10, holds: true, why: 'it begins there' },
    { span: { start: 10, end: 20 }, value: 20, holds: true, why: 'it ends there' },
    { span: { start: 10, end: 20 }, value: 9, holds: false, why: 'it is below' },
    { span: { start: 10, end: 20 }, value: 21, holds: false, why: 'it is above' },
    { span: { end: 20 }, value: 0, holds: true, why: 'it has no start' },
    { span: { start: 10 }, value: 999, holds: true, why: 'it has no end' },
  ])('holds $value: $holds, as $why', ({ span, value, holds }) => {
    expect(inSpan(value, span)).toBe(holds);
  });
});
