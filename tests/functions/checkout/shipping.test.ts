import { beforeAll, describe, expect, it } from 'vitest';
import { shippingRatesRepository } from '#functions/data/sales/shipping-rates-repository.ts';
import { checkoutContract } from '#shared/contracts/checkout.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import { CHECKOUT_TEXTS } from '#shared/texts/checkout/checkout-texts.ts';
import { cents } from '#shared/values/money.ts';
import { anOffer, aSalvageOffer } from '../../builders/catalogue.ts';
import { checkoutStore, lineOf, recycledLine } from '../../support/checkout-visit.ts';

const { breakdown, quotes } = checkoutContract;

const named = (partNumber: string, more: Parameters<typeof anOffer>[0] = {}) =>
  anOffer({ id: `001#${partNumber}`, partNumber, onHand: { '11': 5 }, ...more });
const recycled = aSalvageOffer({ yard: '501' });

let store: Awaited<ReturnType<typeof checkoutStore>>;
beforeAll(async () => {
  store = await checkoutStore([
    named('TWO', { onHand: { '11': 5, '12': 3 } }),
    named('FAR', { onHand: { '77': 2 } }),
    named('LIGHT', { weight: 3 }),
    named('LARGE', { weight: 3, dimensions: { length: 30, width: 20, height: 10 } }),
    named('HAZARD', { weight: 3, flags: ['hazardous'] }),
    named('OVERSIZE', { weight: 3, flags: ['oversized'] }),
    named('FLAT', { weight: 3, flatRateShippingFee: 500 }),
    named('60421 CORE', { onHand: {} }),
    recycled,
  ]);
});

describe('the shipments of a cart', () => {
  it('are its parts by where they come from, yards and warehouses, ours by our own truck', async () => {
    const visit = store.visit({ settings: { nationalSearch: true, nationalSearchLinesOfBusiness: ['aftermarket'] } });
    await visit.fill(lineOf('TWO', { quantity: 7 }), lineOf('FAR'), recycledLine(recycled.id));
    const shipments = (await visit.call(breakdown, { body: {} })).output();
    expect(
      shipments.map(({ lineOfBusinessKey, companyCode, location, isCompanyTruck, lineItems }) => [
        lineOfBusinessKey,
        companyCode,
        location,
        isCompanyTruck,
        lineItems.map(({ itemNumber, eaches }) => `${eaches} ${itemNumber}`),
      ]),
    ).toEqual([
      ['aftermarket', '001', '11', true, ['5 TWO']],
      ['aftermarket', '001', '12', true, ['2 TWO']],
      ['aftermarket', '001', '77', false, ['1 FAR']],
      ['salvage', '004', '501', true, [`1 ${recycled.id}`]],
    ]);
    expect(shipments[3]?.locationName).toBe('Front Range Recycling');
  });

  it('are none of an empty cart', async () => {
    expect((await store.visit({ userId: 'empty' }).call(breakdown, { body: {} })).output()).toEqual([]);
  });

  it('speak the names of the spec', async () => {
    const visit = store.visit({ userId: 'wire' });
    await visit.fill(lineOf('TWO'));
    const { text } = await visit.send('/wb/shipping/breakdown', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(JSON.parse(text)).toMatchObject([
      { Location: '11', CompanyCode: '001', LineItems: [{ itemnumber: 'TWO', companycode: '001' }] },
    ]);
  });
});

interface Asked {
  readonly itemNumber?: string;
  readonly settings?: Account['settings'];
  /** Beside a shipment from Denver into Denver. */
  readonly body?: Partial<Parameters<typeof body>[1]>;
}

const body = (itemNumber: string, more: object) => ({
  lineOfBusinessKey: 'aftermarket' as const,
  deliveryPostalCode: '80202',
  deliveryFromLocation: '11',
  lineItems: [{ itemNumber, companyCode: '001', eaches: 1 }],
  ...more,
});

describe('the quotes for a shipment', () => {
  async function quoted({ itemNumber = 'LIGHT', settings = {}, body: more = {} }: Asked) {
    const answer = await store.visit({ settings }).call(quotes, { body: body(itemNumber, more) });
    return answer.output()[0]?.carrierQuotes ?? [];
  }
  const feeOf = async (code: string, asked: Asked) =>
    (await quoted(asked)).find((quote) => quote.code === code)?.shippingFee;

  it('are those of our own truck and of carriers, the cheapest first, each with its days', async () => {
    expect(await quoted({})).toMatchObject([
      { code: 'TRUCK', shipmentType: 'Company Truck', shippingFee: 0, liftGateFee: 0, etaDays: 1, eta: '2026-03-03' },
      { code: 'GROUND', shipmentType: 'Parcel', shippingFee: 975, liftGateFee: 0, etaDays: 1 },
      { code: '2DAY', shipmentType: 'Parcel', shippingFee: 2880, etaDays: 2 },
    ]);
  });

  it.each<Asked & { fee: number | undefined; code?: string; why: string }>([
    { itemNumber: 'LARGE', fee: 20_00, why: 'its box would weigh 44 pounds' },
    { itemNumber: 'HAZARD', fee: 44_75, why: 'it is hazardous' },
    { itemNumber: 'OVERSIZE', fee: undefined, why: 'it is too large for a parcel' },
    { itemNumber: 'OVERSIZE', code: 'LTL', fee: 120_54, why: 'so it goes by freight' },
    { itemNumber: 'FLAT', fee: 5_00, why: 'it has a flat rate' },
    { body: { isResidential: true }, fee: 15_25, why: 'it goes to a home' },
    { body: { deliveryPostalCode: '33101' }, fee: 15_50, why: 'it goes far' },
    { settings: { shippingCalculationMethod: 0 }, fee: 9_75, why: 'method 0 is as quoted' },
    { settings: { shippingCalculationMethod: 1 }, fee: 0, why: 'method 1 is free' },
    {
      settings: { shippingCalculationMethod: 2, shippingCalculationAmount: cents(4_00) },
      fee: 4_00,
      why: 'method 2 is a flat rate',
    },
    {
      settings: { shippingCalculationMethod: 3, shippingCalculationAmount: cents(10_00) },
      fee: 10_72,
      why: 'method 3 is 10 % more',
    },
    {
      settings: { shippingCalculationMethod: 4, shippingCalculationAmount: cents(4_00) },
      fee: 13_75,
      why: 'method 4 is 4 dollars more',
    },
    { settings: { showShipping: false }, fee: null as never, why: 'the account shows no shipping (A1)' },
  ])('ask $fee by carrier, as $why', async ({ fee, code = 'GROUND', ...asked }) => {
    expect(await feeOf(code, asked)).toBe(fee);
  });

  it.each([
    { settings: { companyTruckOnly: true }, body: {}, why: 'the account takes nothing else' },
    { settings: {}, body: { companyTruckOnly: true }, why: 'nothing else is asked for' },
    { settings: { companyTruckOnly: true }, body: { companyTruckOnly: false }, why: 'no request undoes that' },
  ])('are of our own truck alone, as $why', async (asked) => {
    expect((await quoted(asked)).map(({ code }) => code)).toEqual(['TRUCK']);
  });

  it('are none where only our truck may come and none does', async () => {
    expect(await quoted({ settings: { companyTruckOnly: true }, body: { deliveryFromLocation: '77' } })).toEqual([]);
  });

  it('are none for a postal code that is none', async () => {
    const answer = await store.visit().call(quotes, { body: body('LIGHT', { deliveryPostalCode: '8020' }) });
    expect([answer.status, answer.errors]).toEqual([400, CHECKOUT_TEXTS.notShippable]);
  });
});

it('quotes are by the rates of the provider, once it has given some', async () => {
  const own = await checkoutStore([named('LIGHT', { weight: 3 })]);
  await shippingRatesRepository(own.table).save({
    services: [
      {
        ...{ code: 'BIKE', description: 'Messenger', shipmentType: 'Parcel' as const },
        ...{ liftGateFee: cents(0), residential: cents(0), oversize: cents(0) },
        zones: [{ miles: 20, base: cents(8_00), perPound: cents(50), etaDays: 1 }],
      },
    ],
  });
  const answer = await own.visit().call(quotes, { body: body('LIGHT', {}) });
  expect(answer.output()[0]?.carrierQuotes).toMatchObject([{ code: 'BIKE', shippingFee: 9_50 }]);
});
