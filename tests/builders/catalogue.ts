import type { AftermarketOffer, SalvageOffer } from '#shared/schemas/catalogue/offer.ts';
import type { PartReservations } from '#shared/schemas/catalogue/part-reservations.ts';

/** A hood at 100.00 with five at warehouse 11 and three at 12. A test names only the fields it is about. */
export function anOffer(overrides: Partial<AftermarketOffer> = {}): AftermarketOffer {
  return {
    id: '001#GM1000101',
    lineOfBusiness: 'aftermarket',
    companyCode: '001',
    partNumber: 'GM1000101',
    partType: '105',
    title: 'Hood Panel',
    imageUrl: '',
    flags: [],
    list: 1_000_000,
    asOf: '2026-01-10T06:00:00.000Z',
    manufacturer: 'Great Meadow',
    productLine: 'PL1',
    levels: {},
    onHand: { '11': 5, '12': 3 },
    units: [],
    ...overrides,
  };
}

/** A recycled hood at 250.00 in yard 501. */
export function aSalvageOffer(overrides: Partial<SalvageOffer> = {}): SalvageOffer {
  return {
    id: '0000abcd-1',
    lineOfBusiness: 'salvage',
    companyCode: '004',
    partType: '105',
    title: '2012 Honda Civic Hood Panel',
    imageUrl: '',
    flags: [],
    list: 2_500_000,
    asOf: '2026-01-10T06:00:00.000Z',
    yard: '501',
    interchangeNumber: '105-00123',
    grade: 'A',
    sourceVehicle: { year: 2012, make: 'Honda', model: 'Civic' },
    ...overrides,
  };
}

const AFTER_THE_FEED = '2026-01-11T06:00:00.000Z';

/** The reservations of order 1001 after the stock of an aftermarket part was counted, by warehouse. */
export const reservationsOf = (
  id: string,
  quantities: Record<string, number>,
  at = AFTER_THE_FEED,
): PartReservations => ({
  lineOfBusiness: 'aftermarket',
  id,
  version: 1,
  entries: { '1001': { quantities, at } },
});

/** A salvage part that order 1001 bought. */
export const soldPart = (id: string): PartReservations => ({
  lineOfBusiness: 'salvage',
  id,
  version: 1,
  state: 'taken',
  orderNumber: '1001',
  at: AFTER_THE_FEED,
});
