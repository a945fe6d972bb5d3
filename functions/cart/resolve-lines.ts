import type { CartItemUpdate, NewCartItem } from '#shared/contracts/cart.ts';
import type { FieldError } from '#shared/errors.ts';
import { shortenedText } from '#shared/rules/base/shortened-text.ts';
import type { LineUpdate, WantedLine } from '#shared/rules/cart/cart-lines.ts';
import { sellingTerms } from '#shared/rules/pricing/selling-terms.ts';
import { type SellingUnit, sellingUnit } from '#shared/rules/pricing/selling-unit.ts';
import { NO_WARRANTY, warrantiesOf } from '#shared/rules/pricing/warranty-cost.ts';
import type { CartLine } from '#shared/schemas/stored/cart.ts';
import { cents } from '#shared/values/money.ts';
import { quantityOf } from '#shared/values/quantity.ts';
import { refuseFields } from '../http/invalid-fields.ts';
import { partIdOf, partOnSale, type Stock, type StockedPart } from '../selling/parts-for-sale.ts';
import type { SellingContext } from '../selling/selling-context.ts';

/** The most characters kept of a part's title and image, because 999 lines must fit into one item. */
const LONGEST_TITLE = 60;
const LONGEST_IMAGE = 80;
const LONGEST_NAME = 30;

/** The choices that a part must offer. */
type Choice = Pick<CartItemUpdate, 'unitOfMeasure' | 'warrantyCode'>;

/** Turns requested parts into cart lines. Throws 'invalid_input' for a unit or a warranty that a part does not have. */
export function resolveLines(items: readonly NewCartItem[], stock: Stock, selling: SellingContext): WantedLine[] {
  checkChoices(items, (item) => stock.get(partIdOf(item)), selling);
  return items.map((item) => {
    const part = partIdOf(item);
    const stocked = stock.get(part);
    const unit = stocked && sellingUnit(stocked.offer, item.unitOfMeasure?.code);
    const vehicle = vehicleOf(item);
    return {
      part: partOnSale(part, stock, selling),
      line: {
        part,
        unit: unit?.code ?? '',
        quantity: quantityOf(item.quantity),
        ...(item.warrantyCode !== undefined && { warranty: item.warrantyCode }),
        ...(vehicle && { vehicle }),
        ...lastSeen(stocked, unit, selling),
      },
    };
  });
}

/** Turns requests into line updates. Throws 'invalid_input' for a unit or a warranty that a part does not have. */
export function lineUpdates(items: readonly CartItemUpdate[], stock: Stock, selling: SellingContext): LineUpdate[] {
  checkChoices(items, ({ id }) => stock.get(cartPartOf(id)), selling);
  return items.map(({ id, quantity, unitOfMeasure, warrantyCode }) => {
    const stocked = stock.get(cartPartOf(id));
    const unit = stocked && unitOfMeasure && sellingUnit(stocked.offer, unitOfMeasure.code);
    return {
      id,
      quantity: quantity === undefined ? undefined : quantityOf(quantity),
      unit: unit && { ...unit, price: priceOf(stocked, unit, selling) },
      warranty: warrantyCode,
      part: partOnSale(cartPartOf(id), stock, selling),
    };
  });
}

/** The id of a line is the id of its part, followed by the unit. */
export const cartPartOf = (lineId: string): string => lineId.slice(0, Math.max(0, lineId.lastIndexOf('#')));
export const cartUnitOf = (lineId: string): string => lineId.slice(lineId.lastIndexOf('#') + 1);

/** The current customer price of one unit. */
const priceOf = ({ offer, reserved }: StockedPart, unit: SellingUnit | undefined, { buyers }: SellingContext) =>
  sellingTerms(offer, reserved, { quantity: 1, eaches: unit?.eaches ?? 1 }, buyers[offer.lineOfBusiness]).customerPrice;

function lastSeen(stocked: StockedPart | undefined, unit: SellingUnit | undefined, selling: SellingContext) {
  if (!stocked) return { title: '', image: '', price: cents(0) };
  const { offer } = stocked;
  const image = offer.imageUrl.length <= LONGEST_IMAGE ? offer.imageUrl : '';
  return { title: shortenedText(offer.title, LONGEST_TITLE), image, price: priceOf(stocked, unit, selling) };
}

const vehicleOf = ({ vehicleYear: year, vehicleMake: make, vehicleModel: model }: NewCartItem): CartLine['vehicle'] =>
  year !== undefined && make !== undefined && model !== undefined
    ? { year, make: shortenedText(make, LONGEST_NAME), model: shortenedText(model, LONGEST_NAME) }
    : undefined;

function checkChoices<Item extends Choice>(
  items: readonly Item[],
  partOf: (item: Item) => StockedPart | undefined,
  { settings }: SellingContext,
): void {
  const fieldErrors = items.flatMap((item, index): FieldError[] => {
    const offer = partOf(item)?.offer;
    if (!offer) return [];
    const path = `items.${index}`;
    const hasUnit = sellingUnit(offer, item.unitOfMeasure?.code) !== undefined;
    const codes: readonly string[] = [NO_WARRANTY, ...warrantiesOf(offer, settings).map(({ code }) => code)];
    const hasWarranty = item.warrantyCode === undefined || codes.includes(item.warrantyCode);
    return [
      ...(hasUnit ? [] : [{ path: `${path}.unitofmeasure.code`, message: 'The part is not sold by this unit.' }]),
      ...(hasWarranty ? [] : [{ path: `${path}.warrantycode`, message: 'The part has no such warranty.' }]),
    ];
  });
  refuseFields(fieldErrors);
}
