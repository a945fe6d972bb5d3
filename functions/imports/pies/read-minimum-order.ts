import type { ProductRow } from '#shared/schemas/catalogue/product-row.ts';
import type { IssueCounts } from '../issues.ts';
import { attributeOf, childOf, type XmlElement } from '../xml/xml-element.ts';
import type { PiesItem } from './pies-item.ts';

/** Units that hold a known number of eaches, whatever the packages of the item are. */
const EACHES_OF: Readonly<Record<string, number>> = { EA: 1, PE: 1, PC: 1, PR: 2 };

/** The smallest order of an item, in eaches. Its unit may be one of the item's packages. */
export function readMinimumOrder(
  item: XmlElement,
  units: ProductRow['units'],
  issueCounts: IssueCounts,
): Pick<PiesItem, 'minimumOrder'> {
  const perVehicle = childOf(item, 'QuantityPerApplication');
  if (perVehicle)
    issueCounts.add('not-used', 'The quantity for each vehicle (QuantityPerApplication) is not used', perVehicle);
  const element = childOf(item, 'MinimumOrderQuantity');
  if (!element) return {};
  const unit = attributeOf(element, 'UOM')?.toUpperCase() ?? 'EA';
  const eaches = units.find(({ code }) => code === unit)?.eaches ?? EACHES_OF[unit];
  const quantity = quantityIn(element.text.trim());
  if (quantity !== undefined && eaches !== undefined) return { minimumOrder: quantity * eaches };
  const problem = `The minimum order ${element.text.trim().slice(0, 20)} ${unit} can’t be applied, so any quantity is sold`;
  issueCounts.add('not-used', problem, element);
  return {};
}

/** A whole number, with or without decimals of 0. */
const quantityIn = (text: string): number | undefined => (/^\d{1,6}(?:\.0*)?$/.test(text) ? Number(text) : undefined);
