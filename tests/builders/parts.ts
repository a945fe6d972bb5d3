import { NO_TERMS } from '#shared/rules/terms/terms-refusal.ts';
import type { Part, Pricing } from '#shared/schemas/wire/part.ts';
import { cents } from '#shared/values/money.ts';
import { aPartCard } from './part-cards.ts';

/** Price and availability of one each of the hood. A test names only the fields it is about. */
export function aPricing(overrides: Partial<Pricing> = {}): Pricing {
  return {
    partNumber: 'GM1000101',
    companyCode: '001',
    unitOfMeasure: 'EA',
    listPrice: cents(12_500),
    customerPrice: cents(10_000),
    availability: 'local',
    availabilityDisplay: 'Yes - Local',
    firstEda: '2026-03-03',
    lastEda: '2026-03-03',
    uomQuantityAvailable: 8,
    termsOfSale: NO_TERMS,
    uomBackOrderQuantity: 0,
    ...overrides,
  };
}

/** A CAPA certified hood for a Camry at 100.00, as its page receives it. */
export function aPart(overrides: Partial<Part> = {}): Part {
  return {
    ...aPartCard({
      ...aPricing(),
      categoryName: 'Hoods',
      partImages: [],
      manufacturer: 'Great Meadow',
      webDescription: 'Hood Panel, Steel',
      isCapa: true,
    }),
    partType: '105',
    productLine: 'BODY',
    replacedBy: null,
    sourcePartNumber: null,
    alternatePartNumbers: [],
    categories: ['Body|Hoods'],
    partDescription: 'Primed, ready to paint.',
    alternateUnits: [],
    corePrice: cents(0),
    availableWarranties: [],
    selectedWarranty: null,
    quantity: 1,
    dimensions: null,
    weight: null,
    vehicleYear: null,
    vehicleMake: null,
    vehicleModel: null,
    fitment: [],
    fitmentTotal: overrides.fitment?.length ?? 0,
    wheelPartInfo: null,
    flatRateShippingFee: null,
    damageCode: null,
    shippingWarehouse: '12',
    ...overrides,
  };
}

export const GUID = '0000abcd-0000-8000-8000-000000000001';

/** A recycled engine from a 2013 Canyon at yard 501. */
export const aRecycledPart = (overrides: Partial<Part> = {}): Part =>
  aPart({
    partNumber: GUID,
    guid: GUID,
    companyCode: '004',
    lineOfBusiness: { lineOfBusinessKey: 'salvage', iconText: 'Recycled' },
    categoryName: 'Engine Assemblies',
    categories: ['Engine|Engine Assemblies'],
    manufacturer: '',
    webDescription: 'Engine Assembly, 3.5L V6',
    isMajorMechanical: true,
    isCapa: false,
    hollanderInterchangeNumber: '600-01081',
    mileage: 114_075,
    condition: 'A',
    salvageYardNumber: '501',
    salvageSourceVehicle: { year: 2013, make: 'GMC', model: 'Canyon', images: ['/images/canyon.webp'] },
    vehicleYear: '2013',
    vehicleMake: 'GMC',
    vehicleModel: 'Canyon',
    productLine: null,
    shippingWarehouse: '501',
    ...overrides,
  });
