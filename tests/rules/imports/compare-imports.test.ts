import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparedFaults, importBefore } from '#shared/rules/imports/compare-imports.ts';
import type { FaultKind, Import } from '#shared/schemas/stored/import.ts';

const files = (...kinds: readonly string[]): Import['files'] => kinds.map((kind) => ({ kind, name: `${kind}.csv` }));
const fault = (changed: Partial<FaultKind> = {}): FaultKind => ({
  file: 'prices.csv',
  code: 'not-a-price',
  severity: 'refused',
  count: 1,
  line: 2,
  message: 'No.',
  ...changed,
});

describe('what is better than before', () => {
  it.each([
    { before: [fault({ count: 3 })], after: [], change: [3, 0], why: 'a kind of fault is gone' },
    { before: [fault({ count: 3 })], after: [fault()], change: [3, 1], why: 'there are fewer of it' },
    { before: [], after: [fault({ count: 2 })], change: [0, 2], why: 'it is new' },
    {
      before: [fault({ count: 3 }), fault({ file: 'prices-2.csv', count: 2 })],
      after: [fault({ file: 'prices.csv', count: 4 })],
      change: [3, 4],
      why: 'only faults of the same kind of file are counted together',
    },
  ])('is told where $why', ({ before, after, change }) => {
    const [first] = comparedFaults(
      { files: files('prices'), faultKinds: before },
      { files: files('prices'), faultKinds: after },
    ).filter(({ of }) => of === 'prices');
    expect([first?.before, first?.after]).toEqual(change);
  });

  it('is told of a corrected file that has another name', () => {
    const after = {
      files: [{ kind: 'prices', name: 'prices (corrected).csv' }],
      faultKinds: [fault({ file: 'prices (corrected).csv' })],
    };
    expect(comparedFaults({ files: files('prices'), faultKinds: [fault({ count: 2 })] }, after)).toEqual([
      { of: 'prices', code: 'not-a-price', severity: 'refused', before: 2, after: 1 },
    ]);
  });

  it('tells a refusal from a warning, and begins with what got better', () => {
    const changes = comparedFaults(
      { files: files('prices'), faultKinds: [fault({ count: 5 }), fault({ code: 'other', count: 9 })] },
      {
        files: files('prices'),
        faultKinds: [fault({ severity: 'warning', count: 5 }), fault({ code: 'other', count: 8 })],
      },
    );
    expect(changes.map(({ code, severity, before, after }) => [code, severity, after - before])).toEqual([
      ['not-a-price', 'refused', -5],
      ['other', 'refused', -1],
      ['not-a-price', 'warning', 5],
    ]);
  });

  it('is nothing between the same faults, and turns round with the imports', () => {
    const faults = fc.array(
      fc
        .record({ code: fc.constantFrom('a', 'b', 'c'), count: fc.integer({ min: 1, max: 9 }) })
        .map((given) => fault(given)),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(faults, faults, (one, other) => {
        const first = { files: files('prices'), faultKinds: one };
        const second = { files: files('prices'), faultKinds: other };
        expect(comparedFaults(first, first)).toEqual([]);
        const sum = (changes: ReturnType<typeof comparedFaults>) =>
          changes.reduce((total, { before, after }) => total + after - before, 0);
        expect(sum(comparedFaults(first, second))).toBe(-sum(comparedFaults(second, first)) + 0);
      }),
    );
  });
});

describe('the import before', () => {
  const at = (id: string, minute: number, ...kinds: readonly string[]) => ({
    id,
    startedAt: `2026-03-02T09:${String(minute).padStart(2, '0')}:00Z`,
    files: files(...kinds),
  });
  const now = at('now', 30, 'prices', 'products');

  it.each([
    {
      imports: [at('a', 10, 'products', 'prices'), at('b', 20, 'prices', 'products')],
      id: 'b',
      why: 'the latest of the same kinds, in any order',
    },
    { imports: [at('a', 10, 'prices', 'prices', 'products')], id: 'a', why: 'one whose feed came in several files' },
    {
      imports: [at('a', 10, 'prices'), at('b', 20, 'prices', 'products', 'stock')],
      id: undefined,
      why: 'none with other kinds',
    },
    { imports: [at('a', 40, 'prices', 'products'), now], id: undefined, why: 'none that came later, and not itself' },
  ])('is $id: $why', ({ imports, id }) => {
    expect(importBefore(imports, now)?.id).toBe(id);
  });

  it('has files of the same suppliers', () => {
    const east = { ...at('east', 10), files: [{ kind: 'prices', name: 'p', supplier: 'east' }] };
    expect(importBefore([east], { ...now, files: files('prices') })).toBeUndefined();
    expect(importBefore([east], { ...now, files: [{ kind: 'prices', name: 'q', supplier: 'east' }] })?.id).toBe('east');
  });

  it('is none of the same uploads, which was stopped or only compared', () => {
    const uploaded = (uploadId: string) => [{ kind: 'prices', name: 'p', uploadId }];
    const stopped = { ...at('stopped', 20), files: uploaded('u2') };
    const first = { ...at('first', 10), files: uploaded('u1') };
    expect(importBefore([stopped, first], { ...now, files: uploaded('u2') })?.id).toBe('first');
  });

  it('is none for one that goes back to a version', () => {
    expect(importBefore([at('a', 10)], at('b', 20))).toBeUndefined();
  });
});
