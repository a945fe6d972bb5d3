import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocated } from '#shared/rules/pricing/stock-allocation.ts';
import { shipmentBreakdown } from '#shared/rules/shipping/shipment-breakdown.ts';
import type { SourceKind } from '#shared/values/catalogue/availability-states.ts';

const source = (kind: SourceKind, location: string, onHand: number) => ({ kind, location, onHand });
const sources = [source('national', '15', 9), source('local', '11', 5), source('transfer', '12', 3)];
const wants = (eaches: number, partId = 'P1') => ({ partId, eaches, sources });
const shown = (lines: ReturnType<typeof allocated>) =>
  lines.map((allotments) =>
    allotments.map(({ source: { location }, eaches }) => `${eaches} at ${location}`).join(', '),
  );

describe('the origins of the eaches in a cart', () => {
  it.each([
    { lines: [wants(2)], from: ['2 at 11'], why: 'the nearest has enough' },
    { lines: [wants(7)], from: ['5 at 11, 2 at 12'], why: 'the next one gives the rest' },
    { lines: [wants(4), wants(3)], from: ['4 at 11', '1 at 11, 2 at 12'], why: 'two units of a part share its stock' },
    { lines: [wants(4), wants(4, 'P2')], from: ['4 at 11', '4 at 11'], why: 'another part has its own' },
    { lines: [wants(20)], from: ['5 at 11, 3 at 12, 9 at 15'], why: 'there is no more' },
  ])('are $from, because $why', ({ lines, from }) => {
    expect(shown(allocated(lines))).toEqual(from);
  });

  it('never exceed the stock, and cover everything while there is enough', () => {
    const eaches = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(eaches, (wanted) => {
        const given = allocated(wanted.map((some) => wants(some))).flat();
        const sum = given.reduce((all, { eaches: some }) => all + some, 0);
        expect(sum).toBe(
          Math.min(
            17,
            wanted.reduce((all, some) => all + some, 0),
          ),
        );
        for (const { location, onHand } of sources) {
          const from = given.filter((each) => each.source.location === location);
          expect(from.reduce((all, { eaches: some }) => all + some, 0)).toBeLessThanOrEqual(onHand);
        }
      }),
    );
  });
});

describe('the breakdown of a cart', () => {
  const line = { lineId: 'P1#EA', lineOfBusiness: 'aftermarket', companyCode: '001', eaches: 7 } as const;
  const core = { ...line, lineId: 'P2 CORE#EA', eaches: 1, allotments: [] };
  const allotments = allocated([wants(7)])[0] ?? [];

  it('has a shipment for each location and line of business, with core items at the service location', () => {
    const salvage = { ...line, lineId: 'guid#EA', lineOfBusiness: 'salvage', companyCode: '004' } as const;
    const lines = [
      { ...line, allotments },
      core,
      { ...salvage, allotments: [{ source: source('national', '11', 1), eaches: 1 }] },
    ];
    expect(shipmentBreakdown(lines, '11')).toEqual([
      {
        lineOfBusiness: 'aftermarket',
        companyCode: '001',
        location: '11',
        kind: 'local',
        items: [
          { lineId: 'P1#EA', eaches: 5 },
          { lineId: 'P2 CORE#EA', eaches: 1 },
        ],
      },
      {
        lineOfBusiness: 'aftermarket',
        companyCode: '001',
        location: '12',
        kind: 'transfer',
        items: [{ lineId: 'P1#EA', eaches: 2 }],
      },
      {
        lineOfBusiness: 'salvage',
        companyCode: '004',
        location: '11',
        kind: 'national',
        items: [{ lineId: 'guid#EA', eaches: 1 }],
      },
    ]);
  });

  it('has no location for core items if no location serves the customer', () => {
    expect(shipmentBreakdown([core])).toMatchObject([{ location: '', kind: 'local' }]);
  });

  it('neither loses nor doubles anything', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 17 }), { maxLength: 8 }), (wanted) => {
        const lines = wanted.map((eaches, index) => ({
          ...line,
          lineId: `P${index}#EA`,
          eaches,
          allotments: allocated([wants(eaches, `P${index}`)])[0] ?? [],
        }));
        const sent = shipmentBreakdown(lines).flatMap(({ items }) => items);
        for (const { lineId, eaches } of lines) {
          const parts = sent.filter((item) => item.lineId === lineId);
          expect(parts.reduce((sum, item) => sum + item.eaches, 0)).toBe(eaches);
        }
      }),
    );
  });
});
