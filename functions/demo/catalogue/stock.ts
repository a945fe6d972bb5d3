import { demoWarehouses } from '../demo-provider.ts';
import type { AftermarketPart } from './aftermarket-parts.ts';
import { chance } from './chance.ts';

/** The stock of a part by warehouse in eaches, and when more is expected if it is out of stock. */
export interface DemoStock {
  readonly onHand: Readonly<Record<string, number>>;
  /** An ISO date, or ''. */
  readonly expected: string;
}

/** When the demo's stock was counted. */
export const COUNTED_AT = '2026-11-20T05:30Z';

const warehousesOf = (companyCode: string) =>
  demoWarehouses.filter((warehouse) => warehouse.companyCode === companyCode).map((one) => one.warehouseNumber);
const american = warehousesOf('001');
const canadian = warehousesOf('002');

/** All warehouses in the order of the columns. */
export const stockedWarehouses: readonly string[] = [...american, ...canadian];

/** Small parts are stocked by the dozen, hoods and engines one at a time. One part in twelve is out of stock everywhere. */
export function stockOf({ brand, partNumber, type, offer }: AftermarketPart): DemoStock {
  const draw = chance('stock', partNumber);
  const most = type.weight > 40 ? 4 : type.weight > 8 ? 14 : type.weight > 1 ? 40 : 160;
  const isOut = draw.is(8);
  const share = offer?.isPopular ? 68 : 42;
  const onHand: Record<string, number> = {};
  for (const warehouse of brand.isCanadian ? canadian : american) {
    onHand[warehouse] = !isOut && draw.is(share) ? draw.between(1, most) : 0;
  }
  const month = draw.between(1, 4);
  return { onHand, expected: isOut && draw.is(60) ? `2027-0${month}-${draw.between(10, 28)}` : '' };
}
