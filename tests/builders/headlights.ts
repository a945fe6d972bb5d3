import type { CatalogueSources } from '#functions/search/format/catalogue-sources.ts';
import type { PriceRow, StockRow } from '#shared/schemas/catalogue/offer-rows.ts';
import { aProduct, aSalvagePart, smallSources } from '../support/search/small-catalogue.ts';

const price = (partNumber: string, list: number, more: Partial<PriceRow> = {}): PriceRow => ({
  companyCode: '001',
  partNumber,
  list,
  levels: {},
  ...more,
});
const stock = (partNumber: string, onHand: Record<string, number>, more: Partial<StockRow> = {}): StockRow => ({
  companyCode: '001',
  partNumber,
  onHand,
  asOf: '2026-01-10T06:00:00.000Z',
  ...more,
});
const civic = { make: 'Honda', model: 'Civic', from: 2010, to: 2015 };
const application = { id: '1', partType: '100', quantity: 1, options: [] };

/**
 * Headlights of every kind for one Honda Civic. Warehouse 11 in Seattle gets transfers from 12 in Phoenix and from the
 * yards 501 and 502; 15 and yard 510 are far away.
 */
export function headlights(): CatalogueSources {
  return smallSources({
    products: [
      aProduct({ partNumber: '60421 CORE', flags: ['core'], title: 'Headlight core' }),
      aProduct({
        partNumber: 'A100',
        flags: ['capa', 'nsf', 'oversized', 'major'],
        title: 'Halogen headlight',
        description: 'With bulbs',
        keywords: ['halogen'],
        ftcDisplay: 'Not made by the manufacturer of the vehicle',
        images: [{ title: 'Front', size: 'large', url: '/images/a100.svg' }],
        alternateNumbers: [{ brand: 'OEM', number: '33150-TR0-A01' }],
        sourcePartNumber: 'A-100',
        dimensions: { length: 30, width: 12.5, height: 10 },
        weight: 6.25,
        wheel: { diameter: '16', width: '7', description: 'Five spokes' },
        flatRateShippingFee: 12_50,
      }),
      aProduct({ partNumber: 'B200', flags: ['reman'], productLine: 'PL1' }),
      aProduct({ partNumber: 'C300', flags: ['reconditioned'], productLine: 'PL2' }),
      aProduct({
        partNumber: 'E500',
        productLine: 'PL3',
        units: [
          { code: 'PR', description: 'Pair', eaches: 2 },
          { code: 'EA', description: 'Each', eaches: 1 },
        ],
      }),
      aProduct({ partNumber: 'F600', productLine: 'PL3', title: 'Headlight without a price' }),
      aProduct({ partNumber: 'G700', productLine: 'PL3', title: 'Headlight that is expected' }),
      aProduct({ partNumber: 'H800', productLine: 'PL3', title: 'Headlight that is sold out' }),
      aProduct({ companyCode: '002', partNumber: 'A100', brand: 'BBCA', title: 'Canadian headlight' }),
    ],
    prices: [
      price('A100', 1_000_000, { levels: { gold: 601_234 } }),
      price('B200', 500_000),
      price('C300', 800_000),
      price('E500', 333_333, { core: 120_000 }),
      price('G700', 700_000),
      price('H800', 700_000),
      { ...price('A100', 1_500_000), companyCode: '002' },
    ],
    stock: [
      stock('60421 CORE', {}),
      stock('A100', { '11': 2, '12': 3, '15': 4 }),
      stock('B200', { '11': 1 }),
      stock('C300', { '11': 1 }),
      stock('E500', { '11': 5 }),
      stock('F600', { '11': 5 }),
      stock('G700', {}, { expected: '2026-02-02' }),
      stock('H800', {}),
    ],
    fitments: [
      {
        brand: 'BBAA',
        brandPartNumber: 'A100',
        applications: [
          { ...application, ...civic, position: 'Front', notes: ['Sedan'] },
          { ...application, make: 'MISC', model: 'Shop', from: 2010, to: 2010, notes: [] },
          { ...application, ...civic, model: 'Accord', from: 2012, to: 2012, notes: [] },
        ],
      },
      { brand: 'BBAA', brandPartNumber: 'B200', applications: [{ ...application, ...civic, notes: [] }] },
    ],
    interchange: [
      { interchangeNumber: '100-00123', partType: '100', ...civic, option: 'Halogen' },
      { interchangeNumber: '101-00456', partType: '101', ...civic, option: 'Xenon' },
    ],
    salvage: [
      aSalvagePart({
        guid: 'far-1',
        yard: '510',
        interchangeNumber: '100-00123',
        list: 900_000,
        mileage: 120_000,
        grade: 'B',
        title: 'Far headlight',
      }),
      aSalvagePart({
        guid: 'near-1',
        yard: '501',
        interchangeNumber: '100-00123',
        list: 2_500_000,
        damageCode: '1A1',
        flags: ['other'],
        title: 'Near headlight',
        sourceVehicle: { year: 2012, make: 'Honda', model: 'Civic', images: ['/images/donor.jpg'] },
        images: ['/images/near-1.jpg'],
      }),
      aSalvagePart({
        guid: 'near-2',
        yard: '502',
        partType: '101',
        interchangeNumber: '101-00456',
        list: 100_000,
        mileage: 'unknown',
        grade: 'ungraded',
        title: 'Near bulb',
      }),
    ],
  });
}
