import type { AftermarketPart } from '../aftermarket-parts.ts';
import { chance } from '../chance.ts';
import { type Drawing, type DrawingView, drawingViews } from '../drawing-names.ts';
import type { Generation } from '../generations.ts';
import { type InterchangeGroup, sharersOf } from '../interchange-groups.ts';
import { dollars } from '../prices.ts';
import type { SalvagePart } from '../salvage-parts.ts';
import type { Vehicle } from '../salvage-vehicles.ts';
import { COUNTED_AT, type DemoStock, stockedWarehouses, stockOf } from '../stock.ts';
import { type CsvFileColumns, listed, yes } from './csv-file.ts';
import { drawingPath } from './drawing-images.ts';

const VIEW_TITLES: Readonly<Record<DrawingView, string>> = {
  front: 'Line art',
  'other-side': 'Other side',
  'close-up': 'Close-up',
};

export const companyOf = ({ brand }: AftermarketPart): string => (brand.isCanadian ? '002' : '001');
const flag =
  (name: AftermarketPart['flags'][number]) =>
  ({ flags }: AftermarketPart): string =>
    yes(flags.includes(name));

/** The provider's list of new parts. */
export const productColumns: CsvFileColumns<AftermarketPart> = {
  'Company Code': companyOf,
  'Part Number': ({ partNumber }) => partNumber,
  Brand: ({ brand }) => brand.code,
  'Brand Part Number': ({ brandPartNumber }) => brandPartNumber,
  Manufacturer: ({ brand }) => brand.name,
  'Part Type': ({ type }) => type.code,
  'Product Line': ({ type }) => type.productLine,
  Title: ({ title }) => title,
  Description: ({ description }) => description,
  Keywords: ({ type }) => listed(type.keywords ?? []),
  CAPA: flag('capa'),
  NSF: flag('nsf'),
  Diamond: flag('diamond'),
  'Platinum Plus': flag('platinumPlus'),
  'Value Line': flag('valueLine'),
  'Core Item': flag('core'),
  Reman: flag('reman'),
  Reconditioned: flag('reconditioned'),
  Oversized: flag('oversized'),
  Hazardous: flag('hazardous'),
  Mechanical: ({ flags }) => (['major', 'other'] as const).find((kind) => flags.includes(kind)),
  'FTC Display': ({ ftcDisplay }) => ftcDisplay,
  Units: ({ units }) => listed(units.map((unit) => unit.join(':'))),
  Images: ({ type, views }) => listed(views.map((view) => `${VIEW_TITLES[view]} ${drawingPath(type.drawing, view)}`)),
  'Alternate Numbers': ({ alternateNumbers }) => listed(alternateNumbers),
  Successor: ({ successor }) => successor,
  Length: ({ type }) => type.size[0],
  Width: ({ type }) => type.size[1],
  Height: ({ type }) => type.size[2],
  Weight: ({ type }) => type.weight,
  'Wheel Diameter': ({ wheel }) => wheel?.diameter,
  'Wheel Width': ({ wheel }) => wheel?.width,
  'Wheel Description': ({ wheel }) => wheel?.description,
  'Flat Rate Shipping Fee': ({ flatRateShippingFee: fee }) => (fee === undefined ? '' : dollars(fee)),
  Restrictions: ({ type }) => listed(type.restrictions ?? []),
  'Minimum Order Quantity': ({ type }) => type.minimumOrder,
  'Order Multiple': ({ type }) => type.orderMultiple,
  Attributes: ({ attributes }) => listed(attributes),
};

const levelPrice =
  (level: string) =>
  ({ offer }: AftermarketPart): string => {
    const cents = offer?.levels[level];
    return cents === undefined ? '' : dollars(cents);
  };

export const priceColumns: CsvFileColumns<AftermarketPart> = {
  'Company Code': companyOf,
  'Part Number': ({ partNumber }) => partNumber,
  'List Price': ({ offer }) => dollars(offer?.list ?? 0),
  'Core Price': ({ offer }) => (offer?.core === undefined ? '' : dollars(offer.core)),
  'price:fleet': levelPrice('fleet'),
  'price:collision': levelPrice('collision'),
  'price:wholesale': levelPrice('wholesale'),
};

interface StockedPart {
  readonly part: AftermarketPart;
  readonly stock: DemoStock;
}

export const stockedPart = (part: AftermarketPart): StockedPart => ({ part, stock: stockOf(part) });

/** Has a column for each warehouse. Cells for warehouses of another company are empty. */
export const stockColumns: CsvFileColumns<StockedPart> = {
  'Company Code': ({ part }) => companyOf(part),
  'Part Number': ({ part }) => part.partNumber,
  ...Object.fromEntries(
    stockedWarehouses.map((warehouse) => [`stock:${warehouse}`, ({ stock }: StockedPart) => stock.onHand[warehouse]]),
  ),
  Expected: ({ stock }) => stock.expected,
  'As Of': () => COUNTED_AT,
};

/** The provider's item for each number of a brand that sends its own files. */
export const crossReferenceColumns: CsvFileColumns<AftermarketPart> = {
  'Company Code': companyOf,
  'Part Number': ({ partNumber }) => partNumber,
  Brand: ({ brand }) => brand.code,
  'Brand Part Number': ({ brandPartNumber }) => brandPartNumber,
};

export const salvageColumns: CsvFileColumns<SalvagePart> = {
  GUID: ({ guid }) => guid,
  'Part Type': ({ group }) => group.type.number,
  'Interchange Number': ({ group }) => group.number,
  'Yard Number': ({ vehicle }) => vehicle.yard.number,
  'List Price': ({ list }) => dollars(list),
  Title: ({ title }) => title,
  Description: ({ description }) => description,
  Mileage: ({ vehicle }) => vehicle.mileage ?? 'unknown',
  Grade: ({ grade }) => grade,
  'Damage Code': ({ damageCode }) => damageCode,
  Oversized: ({ group }) => yes(group.type.flags?.includes('oversized') === true),
  Hazardous: ({ group }) => yes(group.type.flags?.includes('hazardous') === true),
  Mechanical: ({ group }) => group.type.mechanical,
  Year: ({ vehicle }) => vehicle.year,
  Make: ({ vehicle }) => vehicle.generation.make,
  Model: ({ vehicle }) => vehicle.generation.model,
  VIN: ({ vehicle }) => vehicle.vin,
  'Vehicle Images': ({ vehicle }) => listed(vehiclePictures(vehicle)),
  Images: ({ guid, group }) => listed(salvagePictures(guid, group.type.drawing)),
};

/** Yards photograph one side, the other side and a close-up. */
const vehiclePictures = ({ generation: { body } }: Vehicle): string[] => {
  const drawing = `vehicle-${body === 'electric' ? 'car' : body}` as const;
  return drawingViews.map((view) => drawingPath(drawing, view));
};

function salvagePictures(guid: string, drawing: Drawing): string[] {
  const views = chance('pictures', guid).is(50) ? drawingViews : (['front'] as const);
  return views.map((view) => drawingPath(drawing, view));
}

interface SharedPart {
  readonly group: InterchangeGroup;
  readonly vehicle: Generation;
}

export const sharedParts = (group: InterchangeGroup): SharedPart[] =>
  sharersOf(group).map((vehicle) => ({ group, vehicle }));

export const interchangeColumns: CsvFileColumns<SharedPart> = {
  'Interchange Number': ({ group }) => group.number,
  'Part Type': ({ group }) => group.type.number,
  Make: ({ vehicle }) => vehicle.make,
  Model: ({ vehicle }) => vehicle.model,
  'From Year': ({ vehicle }) => vehicle.from,
  'To Year': ({ vehicle }) => vehicle.to,
  Option: ({ group }) => group.option,
};
