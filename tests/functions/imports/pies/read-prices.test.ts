import { describe, expect, it } from 'vitest';
import { parsePies } from '#functions/imports/pies/parse-pies.ts';
import { sellingPrices } from '#shared/rules/base/ten-thousandths.ts';
import { anItem, aPiesFile, aPrice, piesContext } from '../../../builders/pies.ts';
import { messagesOf, outcomeOf, streamOf } from '../../../support/parsed-file.ts';

const sheet = (number: string, inner: string) =>
  `<PriceSheet><PriceSheetNumber>${number}</PriceSheetNumber>${inner}</PriceSheet>`;
const sheets = [
  sheet('OLD', '<EffectiveDate>2025-01-01</EffectiveDate><ExpirationDate>2025-12-31</ExpirationDate>'),
  sheet('NOW', '<EffectiveDate>2026-01-01</EffectiveDate>'),
  sheet('NEXT', '<EffectiveDate>2026-06-01</EffectiveDate>'),
  sheet('OPEN', ''),
  sheet('GONE', '<EffectiveDate>2026-02-01</EffectiveDate>'),
  sheet(
    'FIXED',
    '<EffectiveDate>2026-01-15</EffectiveDate><SupersededPriceSheetNumber>GONE</SupersededPriceSheetNumber>',
  ),
  sheet('CAN', '<CurrencyCode>CAD</CurrencyCode>'),
].join('');
const onSheet = (number: string) => `<PriceSheetNumber>${number}</PriceSheetNumber>`;

async function pricesOf(...prices: readonly string[]) {
  const content = aPiesFile({ sheets, items: [anItem({ segments: `<Prices>${prices.join('')}</Prices>` })] });
  const { rows, issues } = await outcomeOf(parsePies(streamOf(content), piesContext));
  const [row] = rows;
  return { prices: row && 'item' in row ? row.item.prices : undefined, issues };
}

describe('case M17: a price of four decimals', () => {
  it('is stored with all of them, and floored when it is shown', async () => {
    const { prices } = await pricesOf(aPrice({ price: '12.3456' }), aPrice({ type: 'JBR', price: '12.3499' }));
    expect(prices).toEqual({ list: 123_456, levels: { jobber: 123_499 } });
    expect(sellingPrices(123_456, 123_499, 1)).toEqual({ listPrice: 1234, customerPrice: 1234 });
  });
});

describe('the price in force', () => {
  const old = aPrice({ price: '8', inner: onSheet('OLD') });
  const now = aPrice({ price: '10', inner: onSheet('NOW') });
  const next = aPrice({ price: '12', inner: onSheet('NEXT') });

  it.each([
    { rows: [old, now, next], list: 100_000, why: 'is of the sheet of the day' },
    { rows: [next, now, old], list: 100_000, why: 'does not depend on the order' },
    { rows: [old], list: undefined, why: 'is none when its sheet has run out' },
    { rows: [aPrice({ price: '7', inner: onSheet('OPEN') }), now], list: 100_000, why: 'is the one that began last' },
    {
      rows: [now, aPrice({ price: '11', inner: onSheet('NOW') })],
      list: 110_000,
      why: 'is the later in the file of two alike',
    },
    {
      rows: [now, aPrice({ price: '7', inner: `${onSheet('NOW')}<ExpirationDate>2026-02-28</ExpirationDate>` })],
      list: 100_000,
      why: 'goes by its own dates before those of its sheet',
    },
    {
      rows: [aPrice({ price: '7', inner: onSheet('GONE') }), now],
      list: 100_000,
      why: 'is not of a sheet that another took the place of',
    },
    {
      rows: [now, aPrice({ price: '9', inner: `${onSheet('NOW')}<PriceBreak>10</PriceBreak>` })],
      list: 100_000,
      why: 'is the one for a single piece',
    },
    {
      rows: [now, aPrice({ price: '9', attributes: 'MaintenanceType="D"', inner: onSheet('NOW') })],
      list: 100_000,
      why: 'is not one that is deleted',
    },
    { rows: [aPrice({ type: 'RET', price: '15' }), now], list: 100_000, why: 'is list before retail' },
    { rows: [aPrice({ type: 'RET', price: '15' })], list: 150_000, why: 'is retail where there is no list' },
  ])('$why', async ({ rows, list }) => {
    expect((await pricesOf(...rows)).prices?.list).toBe(list);
  });
});

describe('a price that is skipped and reported', () => {
  it.each([
    {
      row: aPrice({ inner: onSheet('7') }),
      message: 'A price of sheet 7, which is not in the file, is skipped (1 time).',
      why: 'names a missing sheet (case E13)',
    },
    {
      row: aPrice({ inner: onSheet('CAN') }),
      message: 'A price in CAD is skipped (1 time).',
      why: 'is in another currency',
    },
    { row: aPrice({ unit: 'CA' }), message: 'A price per CA is skipped (1 time).', why: 'is of a case' },
    { row: aPrice({ price: '0' }), message: 'A price of 0 is skipped (1 time).', why: 'is zero' },
    { row: aPrice({ price: '-5.00' }), message: 'A price of -5.00 is skipped (1 time).', why: 'is below zero' },
    { row: aPrice({ price: 'call' }), message: 'A price of call is skipped (1 time).', why: 'is no number' },
    {
      row: aPrice({ inner: '<PriceMultiplier>0.5</PriceMultiplier>' }),
      message: 'A price with the multiplier 0.5 is skipped (1 time).',
      why: 'is half a price',
    },
  ])('$why', async ({ row, message }) => {
    const { prices, issues } = await pricesOf(row);
    expect(prices).toEqual({ levels: {} });
    expect(issues.map((issue) => issue.message)).toEqual([message]);
  });
});

describe('a core price', () => {
  it('is the first of the types that the provider chose', async () => {
    const { prices } = await pricesOf(aPrice({ type: 'CR1', price: '20' }), aPrice({ type: 'CRG', price: '25.5' }));
    expect(prices).toEqual({ core: 255_000, levels: {} });
  });

  it('is never an additional cost, which is no part of any price', async () => {
    const { prices, issues } = await pricesOf(
      aPrice(),
      aPrice({ type: 'AC1', price: '5' }),
      aPrice({ type: 'AC2', price: '6' }),
    );
    expect(prices).toEqual({ list: 100_000, levels: {} });
    expect(messagesOf(issues, 'additional-cost')).toHaveLength(2);
  });
});
