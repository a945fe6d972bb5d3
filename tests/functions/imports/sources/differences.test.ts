import { describe, expect, it } from 'vitest';
import { differences } from '#functions/imports/sources/differences.ts';
import { collect } from '#functions/search/format/sorted-rows.ts';

interface Row {
  readonly id: string;
  readonly value: number;
}

async function* list(values: Readonly<Record<string, number>>): AsyncGenerator<Row> {
  for (const [id, value] of Object.entries(values)) yield { id, value };
}

const between = (befores: readonly Readonly<Record<string, number>>[], after: Readonly<Record<string, number>>) =>
  collect(differences(befores.map(list), list(after), ({ id }) => id));

describe('between two lists', () => {
  it.each([
    { before: { a: 1, b: 2 }, after: { a: 1, b: 2 }, expected: [], why: 'nothing' },
    { before: {}, after: { a: 1 }, expected: [{ after: { id: 'a', value: 1 } }], why: 'what was added' },
    {
      before: { a: 1 },
      after: { a: 2 },
      expected: [{ before: { id: 'a', value: 1 }, after: { id: 'a', value: 2 }, known: { id: 'a', value: 1 } }],
      why: 'what was changed',
    },
    {
      before: { a: 1 },
      after: {},
      expected: [{ before: { id: 'a', value: 1 }, known: { id: 'a', value: 1 } }],
      why: 'what was taken away',
    },
  ])('tells $why', async ({ before, after, expected }) => {
    expect(await between([before], after)).toEqual(expected);
  });
});

it('tells all of a list that another release may have read otherwise, and what is the same', async () => {
  const found = differences([list({ a: 1, b: 2 })], list({ a: 1, b: 3 }), ({ id }) => id, 'all');
  expect((await collect(found)).map(({ after, isSame = false }) => [after?.id, isSame])).toEqual([
    ['a', true],
    ['b', false],
  ]);
});

describe('between several lists and a later one', () => {
  it.each([
    { other: { a: 1 }, after: { a: 1 }, ids: [], why: 'nothing where all say the same' },
    { other: { a: 2 }, after: { a: 1 }, ids: ['a'], why: 'what only the second has otherwise' },
    { other: {}, after: { a: 1 }, ids: ['a'], why: 'what the second lacks' },
    { other: { a: 1, b: 1 }, after: { a: 1 }, ids: ['b'], why: 'what only the second had' },
  ])('tells $why', async ({ other, after, ids }) => {
    const found = await between([{ a: 1 }, other], after);
    expect(found.map((one) => (one.after ?? one.known)?.id)).toEqual(ids);
  });
});
