import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineId, MOST_LINES, mergeLines, withAdded, withDone, withUpdated } from '#shared/rules/cart/cart-lines.ts';
import { cents } from '#shared/values/money.ts';
import { aLine, aPartOnSale, aWanted } from '../../builders/carts.ts';

const box = { code: 'BX', description: 'Box', eaches: 4, price: cents(400_00) };
const shown = (lines: readonly ReturnType<typeof aLine>[]) =>
  lines.map(({ part, unit, quantity }) => `${quantity} ${unit} ${part.slice(4)}`);

describe('putting parts into a cart', () => {
  it.each([
    { before: [], wanted: [aWanted()], lines: ['1 EA GM1000101'], outcomes: ['added'], why: 'it is new' },
    {
      before: [aLine({ quantity: 2 })],
      wanted: [aWanted({ quantity: 3 })],
      lines: ['5 EA GM1000101'],
      outcomes: ['added'],
      why: 'quantities of a part are summed',
    },
    {
      before: [],
      wanted: [aWanted({ quantity: 2 }), aWanted({ quantity: 2 })],
      lines: ['4 EA GM1000101'],
      outcomes: ['added', 'added'],
      why: 'also of one call',
    },
    {
      before: [aLine({ quantity: 2 })],
      wanted: [aWanted({ unit: 'BX' })],
      lines: ['2 EA GM1000101', '1 BX GM1000101'],
      outcomes: ['added'],
      why: 'another unit is another line',
    },
    {
      before: [aLine({ quantity: 3 })],
      wanted: [aWanted({ unit: 'BX', quantity: 2 })],
      lines: ['3 EA GM1000101', '1 BX GM1000101'],
      outcomes: ['partly added'],
      why: 'the units share the stock',
    },
    {
      before: [],
      wanted: [aWanted({}, { eaches: 0 })],
      lines: [],
      outcomes: ['unavailable'],
      why: 'none is available',
    },
    {
      before: [aLine()],
      wanted: [aWanted({}, { refusal: 'unavailable' })],
      lines: [],
      outcomes: ['removed'],
      why: 'it is no longer sold',
    },
    {
      before: [aLine()],
      wanted: [aWanted({}, { refusal: 'no account' })],
      lines: ['1 EA GM1000101'],
      outcomes: ['no account'],
      why: 'the account has no customer number in this line of business',
    },
    {
      before: [aLine(), aLine({ part: '001#B' })],
      wanted: [aWanted({}, { refusal: 'unavailable' })],
      lines: ['1 EA B'],
      outcomes: ['removed'],
      why: 'other lines stay when one goes',
    },
    {
      before: [aLine({ part: '001#B', unit: 'BX', quantity: 2 })],
      wanted: [aWanted({ quantity: 5 })],
      lines: ['2 BX B', '5 EA GM1000101'],
      outcomes: ['added'],
      why: 'another part has stock of its own',
    },
    {
      before: [aLine({ unit: 'PR', quantity: 2 })],
      wanted: [aWanted({ quantity: 9 })],
      lines: ['2 PR GM1000101', '8 EA GM1000101'],
      outcomes: ['partly added'],
      why: 'a unit that is no longer sold counts as an each',
    },
    {
      before: [],
      wanted: [aWanted({ quantity: 50 }, { eaches: Number.POSITIVE_INFINITY })],
      lines: ['50 EA GM1000101'],
      outcomes: ['added'],
      why: 'availability does not apply to core items',
    },
  ])('makes $lines, because $why', ({ before, wanted, lines, outcomes }) => {
    const added = withAdded(before, wanted);
    expect([shown(added.lines), added.outcomes]).toEqual([lines, outcomes]);
  });

  it('keeps a choice that is not given again, and takes one that is', () => {
    const before = [aLine({ warranty: '12L' })];
    expect(withAdded(before, [aWanted()]).lines[0]?.warranty).toBe('12L');
    expect(withAdded(before, [aWanted({ warranty: 'none' })]).lines[0]?.warranty).toBe('none');
  });

  it('stops at 999 lines, whose quantities may still grow', () => {
    const full = Array.from({ length: MOST_LINES }, (_, index) => aLine({ part: `001#P${index}` }));
    const added = withAdded(full, [aWanted(), aWanted({ part: '001#P7' })]);
    expect([added.lines.length, added.outcomes]).toEqual([MOST_LINES, ['cart full', 'added']]);
  });
});

describe('changing a line', () => {
  const change = { id: '001#GM1000101#EA', quantity: undefined, unit: undefined, warranty: undefined };
  it.each([
    { change: { quantity: 4 }, lines: ['4 EA GM1000101', '1 EA B'], outcome: 'updated', why: 'a quantity is set' },
    { change: { quantity: 40 }, lines: ['10 EA GM1000101', '1 EA B'], outcome: 'reduced', why: 'ten are available' },
    { change: { unit: box }, lines: ['2 BX GM1000101', '1 EA B'], outcome: 'updated', why: 'the unit changes' },
    {
      change: { warranty: 'none' },
      lines: ['2 EA GM1000101', '1 EA B'],
      outcome: 'updated',
      why: 'only a choice was made',
    },
    {
      change: { id: '001#C#EA' },
      lines: ['2 EA GM1000101', '1 EA B'],
      outcome: 'missing',
      why: 'it is not in the cart',
    },
    {
      change: { part: aPartOnSale({ eaches: 0 }) },
      lines: ['1 EA B'],
      outcome: 'removed',
      why: 'it is sold out',
    },
  ])('makes $lines, because $why', ({ change: given, lines, outcome }) => {
    const before = [aLine({ quantity: 2 }), aLine({ part: '001#B' })];
    const updated = withUpdated(before, [{ ...change, part: aPartOnSale(), ...given }]);
    expect([shown(updated.lines), updated.outcomes]).toEqual([lines, [outcome]]);
  });

  it('is refused where the account is no customer', () => {
    const part = aPartOnSale({ refusal: 'no account' });
    const updated = withUpdated([aLine()], [{ ...change, quantity: 3, part }]);
    expect(updated).toEqual({ lines: [aLine()], outcomes: ['no account'] });
  });

  it.each([
    { warranty: '24L', kept: '24L', why: 'it was chosen' },
    { warranty: undefined, kept: '12L', why: 'nothing was chosen' },
  ])('has warranty $kept after it, as $why', ({ warranty, kept }) => {
    const updated = withUpdated([aLine({ warranty: '12L' })], [{ ...change, warranty, part: aPartOnSale() }]);
    expect(updated.lines).toEqual([aLine({ warranty: kept })]);
  });

  it.each([
    {
      unit: box,
      before: [aLine(), aLine({ part: '001#B', price: cents(7_00) })],
      price: 400_00,
      why: 'the price of another part says nothing',
    },
    { unit: box, before: [aLine()], price: 400_00, why: 'the price of another unit is asked anew' },
    {
      unit: box,
      before: [aLine({ unit: 'BX', price: cents(390_00) }), aLine()],
      price: 390_00,
      why: 'the price of the line that it joins was seen',
    },
    {
      unit: { ...box, code: 'EA', eaches: 1 },
      before: [aLine()],
      price: 100_00,
      why: 'the unit stays, and so does the price that was seen',
    },
  ])('costs $price cents after it, as $why', ({ unit, before, price }) => {
    const updated = withUpdated(before, [{ ...change, unit, part: aPartOnSale() }]);
    expect(updated.lines[0]?.price).toBe(price);
  });

  it.each([
    { lines: [aLine({ part: '001#B' }), aLine({ unit: 'BX' })], outcome: 'updated', why: 'it has its unit already' },
    { lines: [aLine({ unit: 'PR' })], outcome: 'missing', why: 'the part is there in another unit' },
    { lines: [aLine({ part: '001#B', unit: 'BX' })], outcome: 'missing', why: 'another part has the unit' },
    { lines: [aLine({ part: '001#GM1', unit: 'BX' })], outcome: 'missing', why: 'a shorter number is another part' },
  ])('is $outcome for a line that is not there, as $why', ({ lines, outcome }) => {
    expect(withUpdated(lines, [{ ...change, unit: box, part: aPartOnSale() }])).toEqual({ lines, outcomes: [outcome] });
  });

  it('again after a lost response is not an error', () => {
    const update = { ...change, unit: box, part: aPartOnSale() };
    const once = withUpdated([aLine()], [update]);
    expect(withUpdated(once.lines, [update])).toEqual({ lines: once.lines, outcomes: ['updated'] });
  });

  it('merges a line with the line of its new unit', () => {
    const before = [aLine({ quantity: 1 }), aLine({ unit: 'BX', quantity: 1 })];
    const updated = withUpdated(before, [{ ...change, unit: box, part: aPartOnSale() }]);
    expect(shown(updated.lines)).toEqual(['2 BX GM1000101']);
  });
});

describe('bringing lines into a cart', () => {
  it('doubles nothing, however often it is repeated', () => {
    const brought = [aWanted({ quantity: 3 }), aWanted({ part: '001#B', quantity: 2 })];
    const once = mergeLines([aLine({ quantity: 1 })], brought);
    expect(shown(once.lines)).toEqual(['3 EA GM1000101', '2 EA B']);
    expect(mergeLines(once.lines, brought).lines).toEqual(once.lines);
  });

  it('leaves a line as it is that has as many', () => {
    const brought = mergeLines([aLine({ quantity: 3 })], [aWanted({ quantity: 3 })]);
    expect(brought).toEqual({ lines: [aLine({ quantity: 3 })], outcomes: ['updated'] });
  });

  it('leaves a line with a higher quantity as it is', () => {
    expect(shown(mergeLines([aLine({ quantity: 5 })], [aWanted({ quantity: 3 })]).lines)).toEqual(['5 EA GM1000101']);
  });
});

const wantedLines = fc.array(
  fc
    .record({
      part: fc.constantFrom('001#A', '001#B', '001#C'),
      unit: fc.constantFrom('EA', 'BX'),
      quantity: fc.integer({ min: 1, max: 20 }),
    })
    .map((line) => aWanted(line)),
  { maxLength: 12 },
);

it('no line is ever doubled, and no part exceeds its stock', () => {
  fc.assert(
    fc.property(wantedLines, wantedLines, (first, second) => {
      const { lines } = mergeLines(withAdded([], first).lines, second);
      expect(new Set(lines.map(lineId)).size).toBe(lines.length);
      for (const part of ['001#A', '001#B', '001#C']) {
        const eaches = lines
          .filter((line) => line.part === part)
          .map(({ unit, quantity }) => quantity * (unit === 'BX' ? 4 : 1));
        expect(eaches.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(10);
      }
    }),
  );
});

it('adding parts together or one after the other gives the same cart', () => {
  fc.assert(
    fc.property(wantedLines, wantedLines, (first, second) => {
      expect(withAdded([], [...first, ...second]).lines).toEqual(withAdded(withAdded([], first).lines, second).lines);
    }),
  );
});

const FOURS = { minimum: 8, multiple: 4, barred: [] };
const inFours = (line: Parameters<typeof aWanted>[0], eaches = 60) => aWanted(line, { eaches, terms: FOURS });

describe('a part that is sold from 8 on in multiples of 4', () => {
  it.each([
    { before: [], wanted: inFours({ quantity: 8 }), lines: ['8 EA GM1000101'], outcome: 'added' },
    { before: [], wanted: inFours({ quantity: 4 }), lines: [], outcome: 'wrong quantity' },
    { before: [], wanted: inFours({ unit: 'BX', quantity: 2 }), lines: ['2 BX GM1000101'], outcome: 'added' },
    { before: [], wanted: inFours({ unit: 'BX', quantity: 1 }), lines: [], outcome: 'wrong quantity' },
    { before: [], wanted: inFours({ quantity: 16 }, 15), lines: ['12 EA GM1000101'], outcome: 'partly added' },
    { before: [], wanted: inFours({ quantity: 8 }, 7), lines: [], outcome: 'wrong quantity' },
    {
      before: [aLine({ quantity: 6 })],
      wanted: inFours({ quantity: 2 }),
      lines: ['8 EA GM1000101'],
      outcome: 'added',
    },
    {
      before: [aLine({ quantity: 6 })],
      wanted: inFours({ quantity: 4 }),
      lines: ['6 EA GM1000101'],
      outcome: 'wrong quantity',
    },
  ])('is $outcome, which gives $lines', ({ before, wanted, lines, outcome }) => {
    const added = withAdded(before, [wanted]);
    expect([shown(added.lines), added.outcomes]).toEqual([lines, [outcome]]);
  });
});

it('a part that may not go to the session’s place is not added, and a line of it stays', () => {
  const restricted = aWanted({}, { refusal: 'restricted' });
  expect(withAdded([], [restricted])).toEqual({ lines: [], outcomes: ['restricted'] });
  const before = [aLine({ quantity: 2 })];
  expect(withAdded(before, [restricted])).toEqual({ lines: before, outcomes: ['restricted'] });
});

it('no call brings a quantity into a cart that the terms do not allow', () => {
  const someTerms = fc.record({
    minimum: fc.integer({ min: 1, max: 30 }),
    multiple: fc.integer({ min: 1, max: 9 }),
    barred: fc.constant<{ place: string; name: string }[]>([]),
  });
  const wishes = fc.array(
    fc.record({
      kind: fc.constantFrom('add', 'set', 'merge', 'box'),
      unit: fc.constantFrom('EA', 'BX'),
      quantity: fc.integer({ min: 1, max: 999 }),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(someTerms, wishes, fc.nat(1500), (terms, calls, eaches) => {
      const part = aPartOnSale({ terms, eaches });
      let lines: readonly ReturnType<typeof aLine>[] = [];
      for (const { kind, unit, quantity } of calls) {
        const line = aLine({ unit, quantity });
        const change = {
          id: lineId(line),
          quantity,
          unit: kind === 'box' ? box : undefined,
          warranty: undefined,
          part,
        };
        if (kind === 'add') lines = withAdded(lines, [{ line, part }]).lines;
        else if (kind === 'merge') lines = mergeLines(lines, [{ line, part }]).lines;
        else lines = withUpdated(lines, [change]).lines;
      }
      for (const { unit, quantity } of lines) {
        const inEaches = quantity * (unit === 'BX' ? 4 : 1);
        expect([inEaches >= terms.minimum, inEaches % terms.multiple, quantity <= 999]).toEqual([true, 0, true]);
      }
    }),
  );
});

describe('remembered calls', () => {
  const call = (key: number, outcomes: number) => ({
    key: String(key),
    body: '',
    outcomes: Array.from({ length: outcomes }, () => 'added' as const),
    at: '2026-03-01T09:00:00.000Z',
  });

  it.each([
    { calls: 60, outcomes: 1, kept: 50, first: '10', why: 'fifty are enough' },
    { calls: 10, outcomes: 1000, kept: 2, first: '8', why: 'two thousand outcomes fit' },
    { calls: 10, outcomes: 999, kept: 2, first: '8', why: 'a cart must stay one item' },
  ])('keeps $kept of $calls, because $why', ({ calls, outcomes, kept, first }) => {
    const made = Array.from({ length: calls }, (_, index) => call(index, outcomes));
    const done = made.reduce<ReturnType<typeof withDone>>((before, each) => withDone(before, each), []);
    expect([done.length, done[0]?.key, done.at(-1)?.key]).toEqual([kept, first, String(calls - 1)]);
  });
});
