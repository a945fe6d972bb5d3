import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { CATALOGUE_TEXTS } from '#shared/texts/catalogue/catalogue-texts.ts';
import { basisPoints, cents } from '#shared/values/money.ts';
import { headlights } from '../../builders/headlights.ts';
import { type CatalogueStore, catalogueStore } from '../../support/catalogue-visit.ts';

const { getPart, getPartsByList } = catalogueContract;

let store: CatalogueStore;
beforeAll(async () => {
  store = await catalogueStore(headlights());
});

const partOf = async (query: { partNumber: string; companyCode?: string }, settings = {}) =>
  (await store.visit({ settings }).call(getPart, { query })).output();

describe('an aftermarket part', () => {
  it('has every field of the spec', async () => {
    expect(await partOf({ partNumber: 'A100' })).toEqual({
      partNumber: 'A100',
      companyCode: '001',
      unitOfMeasure: 'EA',
      listPrice: 100_00,
      customerPrice: 100_00,
      availability: 'local',
      availabilityDisplay: 'Yes - Local',
      firstEda: '2026-01-13',
      lastEda: '2026-01-13',
      uomQuantityAvailable: 5,
      uomBackOrderQuantity: 0,
      termsOfSale: { minimum: 1, multiple: 1, barred: [] },
      guid: null,
      lineOfBusiness: { lineOfBusinessKey: 'aftermarket', iconText: 'Aftermarket' },
      categoryName: 'Headlight Assembly',
      categories: ['Lighting|Headlights|Headlight Assembly'],
      partImages: [{ title: 'Front', size: 'large', url: '/images/a100.svg' }],
      manufacturer: 'Acme Collision',
      webDescription: 'Halogen headlight',
      partDescription: 'With bulbs',
      fitmentNotes: [],
      isMajorMechanical: true,
      isOtherMechanical: false,
      oversized: true,
      hazardous: false,
      isRemanufactured: false,
      isReconditioned: false,
      isCapa: true,
      isDiamond: false,
      isNsf: true,
      isPlatinumPlus: false,
      isValueLine: false,
      isSuperseded: false,
      hollanderInterchangeNumber: null,
      mileage: null,
      condition: null,
      damageCode: null,
      salvageYardNumber: null,
      salvageSourceVehicle: null,
      distance: null,
      partType: '100',
      productLine: 'PL0',
      replacedBy: null,
      sourcePartNumber: 'A-100',
      alternatePartNumbers: ['33150-TR0-A01'],
      alternateUnits: [],
      corePrice: 0,
      availableWarranties: [
        { warrantyCode: '6L', description: '6 Month Parts and Labor', cost: 100_00 },
        { warrantyCode: '12L', description: '12 Month Parts and Labor', cost: 150_00 },
        { warrantyCode: '24L', description: '24 Month Parts and Labor', cost: 200_00 },
        { warrantyCode: 'LT', description: 'Lifetime Parts and Labor', cost: 300_00 },
      ],
      selectedWarranty: null,
      quantity: 1,
      dimensions: { length: 30, width: 12.5, height: 10 },
      weight: 6.25,
      vehicleYear: null,
      vehicleMake: null,
      vehicleModel: null,
      fitment: [
        { systemYear: '2010-2015', systemMake: 'Honda', systemModel: 'Civic', webDescription: 'Front; Sedan' },
        { systemYear: '2012', systemMake: 'Honda', systemModel: 'Accord', webDescription: '' },
      ],
      fitmentTotal: 2,
      wheelPartInfo: { diameter: '16', width: '7', wheelDescription: 'Five spokes' },
      ftcDisplay: 'Not made by the manufacturer of the vehicle',
      flatRateShippingFee: 12_50,
      shippingWarehouse: '11',
    });
  });

  it('has those names on the wire', async () => {
    const { text } = await store.visit().send('/wb/part/GetByPartNumber?partNumber=A100');
    expect(JSON.parse(text)).toMatchObject({
      PartImages: [{ Title: 'Front', Size: 'large', URL: '/images/a100.svg' }],
      LineOfBusiness: { LineOfBusinessKey: 1, iconText: 'Aftermarket' },
      Fitment: [{ SystemYear: '2010-2015', SystemMake: 'Honda', SystemModel: 'Civic' }, {}],
      WheelPartInfo: { Diameter: '16', Width: '7', WheelDescription: 'Five spokes' },
      FTCDisplay: 'Not made by the manufacturer of the vehicle',
      FlatRateShippingFee: 12.5,
      FirstEDA: '2026-01-13',
      UOMQuantityAvailable: 5,
      quantity: 1,
    });
  });

  it('has its units, each with price and availability, and a core for each of its eaches', async () => {
    expect(await partOf({ partNumber: 'E500' })).toMatchObject({
      unitOfMeasure: 'PR',
      listPrice: 66_66,
      uomQuantityAvailable: 2,
      corePrice: 24_00,
      alternateUnits: [
        {
          unitOfMeasure: 'EA',
          description: 'Each',
          quantityPerUnitOfMeasure: 1,
          corePrice: 12_00,
          listPrice: 33_33,
          customerPrice: 33_33,
          availability: 'local',
          firstEda: '2026-01-13',
          uomQuantityAvailable: 5,
        },
      ],
    });
  });

  const majorWarranty = [
    {
      code: '6L',
      description: '6 months',
      method: 'Percentage',
      percentage: basisPoints(15_00),
      minimumCost: cents(100),
      default: true,
    },
    {
      code: '12L',
      description: '12 months',
      method: 'Range',
      values: [{ top: cents(500_00), cost: cents(80_00) }],
      default: false,
    },
  ] as const;
  const sixMonths = { warrantyCode: '6L', description: '6 months', cost: 15_00 };
  const twelveMonths = { warrantyCode: '12L', description: '12 months', cost: 80_00 };

  it.each([
    { settings: {}, offered: [sixMonths, twelveMonths], why: 'it is a major mechanical part of 100.00' },
    { settings: { useWarranties: false }, offered: [], why: 'the account uses none' },
    { settings: { showWarranties: false }, offered: [], why: 'the account shows none' },
    {
      settings: { showPrices: false },
      offered: [sixMonths, twelveMonths].map((each) => ({ ...each, cost: null })),
      why: 'the account shows no prices',
    },
  ])('has the warranties $offered, as $why', async ({ settings, offered }) => {
    const part = await partOf(
      { partNumber: 'A100' },
      { useWarranties: true, majorWarranty: [...majorWarranty], ...settings },
    );
    expect([part.availableWarranties, part.selectedWarranty]).toEqual([offered, offered[0] ?? null]);
  });

  it.each([
    { settings: { minimumCoreCharge: cents(12_01) }, price: 0, why: 'the core is below the minimum' },
    { settings: { coreChargeType: 0 as const }, price: 0, why: 'the account has no core charge' },
    { settings: { showCoreCharges: false }, price: null, why: 'the account shows none' },
    { settings: { showPrices: false }, price: null, why: 'the account shows no prices' },
  ])('has a core price of $price, as $why', async ({ settings, price }) => {
    const { corePrice, alternateUnits } = await partOf({ partNumber: 'E500' }, settings);
    expect([corePrice, ...alternateUnits.map((unit) => unit.corePrice)]).toEqual([price, price]);
  });

  it.each([
    { settings: { showShipping: false }, why: 'shipping' },
    { settings: { showPrices: false }, why: 'prices' },
  ])('has no shipping fee where the account shows no $why (decision A1)', async ({ settings }) => {
    expect((await partOf({ partNumber: 'A100' }, settings)).flatRateShippingFee).toBeNull();
  });

  it.each(['A100', 'near-1'])(
    'has no pictures where the account has none on its part pages: %s',
    async (partNumber) => {
      expect((await partOf({ partNumber }, { disableProductDescriptionImage: true })).partImages).toEqual([]);
    },
  );

  it.each(['a100', 'A-100', ' A 1/0.0 '])(
    'is found by its number as somebody types it (decision C2): %s',
    async (typed) => {
      expect((await partOf({ partNumber: typed })).partNumber).toBe('A100');
    },
  );

  it('is not found by the number of another maker, which names no part of ours', async () => {
    const { status } = await store.visit().call(getPart, { query: { partNumber: '33150-TR0-A01' } });
    expect(status).toBe(404);
  });
});

describe('a salvage part', () => {
  it('is known by its guid, with its vehicle, yard and interchange', async () => {
    expect(await partOf({ partNumber: 'near-1', companyCode: '004' })).toMatchObject({
      partNumber: 'near-1',
      guid: 'near-1',
      companyCode: '004',
      lineOfBusiness: { lineOfBusinessKey: 'salvage', iconText: 'Recycled' },
      hollanderInterchangeNumber: '100-00123',
      mileage: 50_000,
      condition: 'A',
      damageCode: '1A1',
      salvageYardNumber: '501',
      shippingWarehouse: '501',
      salvageSourceVehicle: { year: 2012, make: 'Honda', model: 'Civic', images: ['/images/donor.jpg'] },
      vehicleYear: '2012',
      vehicleMake: 'Honda',
      vehicleModel: 'Civic',
      partImages: [{ title: 'Near headlight', size: '', url: '/images/near-1.jpg' }],
      fitment: [{ systemYear: '2010-2015', systemMake: 'Honda', systemModel: 'Civic', webDescription: 'Halogen' }],
      unitOfMeasure: 'EA',
      corePrice: 0,
    });
  });
});

const hidden = [
  { partNumber: 'NONE', settings: {}, why: 'there is no such part' },
  { partNumber: 'A100', settings: { aftermarketExclusions: ['PL0'] }, why: 'its product line is excluded' },
  { partNumber: 'near-1', settings: { salvageExclusions: ['100'] }, why: 'its part type is excluded' },
  { partNumber: 'B200', settings: { viewRemanParts: false }, why: 'it is remanufactured' },
  { partNumber: 'C300', settings: { viewReconditionedParts: false }, why: 'it is reconditioned' },
  { partNumber: 'near-1', settings: { linesOfBusiness: ['aftermarket' as const] }, why: 'the account buys no salvage' },
  { partNumber: 'far-1', settings: {}, why: 'its yard is on no transfer list' },
];

describe('a part that is not for the account', () => {
  it.each(hidden)('is not found, as $why', async ({ partNumber, settings }) => {
    const { status, errors } = await store.visit({ settings }).call(getPart, { query: { partNumber } });
    expect([status, errors]).toEqual([404, CATALOGUE_TEXTS.unableToLoadPart]);
  });

  it.each(hidden)('is left out of a list, as $why', async ({ partNumber, settings }) => {
    const query = { partNumbers: [partNumber, 'E500'] };
    const { parts } = (await store.visit({ settings }).call(getPartsByList, { query })).output();
    expect(parts.map((part) => part.partNumber)).toEqual(['E500']);
  });

  it('is spoken of in the words of the spec', async () => {
    const { errors } = await store.visit().call(getPart, { query: { partNumber: 'NONE' } });
    expect(errors).toBe('Unable to load part.');
  });
});

describe('a list of parts', () => {
  const listOf = async (query: { partNumbers: string[]; [field: string]: unknown }) =>
    (await store.visit().call(getPartsByList, { query: query as never })).output().parts;

  it('is in the order asked, with unit and quantity', async () => {
    const parts = await listOf({
      partNumbers: ['near-1', 'E500', 'A100'],
      companyCodes: ['004', '001', '001'],
      unitsOfMeasure: ['', 'EA', ''],
      quantities: ['1', '4', '9'],
    });
    expect(
      parts.map((part) => [part.partNumber, part.unitOfMeasure, part.quantity, part.uomBackOrderQuantity]),
    ).toEqual([
      ['near-1', 'EA', 1, 0],
      ['E500', 'EA', 4, 0],
      ['A100', 'EA', 9, 4],
    ]);
  });

  it('has neither prices nor availability when they are not asked for', async () => {
    const [part] = await listOf({ partNumbers: ['E500'], doPricingAndAvailability: false });
    expect(part).toMatchObject({
      listPrice: null,
      customerPrice: null,
      corePrice: null,
      availability: 'loading',
      shippingWarehouse: null,
      alternateUnits: [{ unitOfMeasure: 'EA', listPrice: null, corePrice: null, availability: 'loading' }],
    });
  });

  it('leaves out what only a page tells when it shall be small', async () => {
    const [small, whole] = await Promise.all(
      ['small', 'Full'].map((objectSizeType) => listOf({ partNumbers: ['A100'], objectSizeType })),
    );
    expect(small).toMatchObject([{ fitment: [], alternatePartNumbers: [], listPrice: 100_00 }]);
    expect(whole).toMatchObject([{ fitment: [{}, {}], alternatePartNumbers: ['33150-TR0-A01'] }]);
  });
});
