import type { OrderLine, OrderSummary } from '../../schemas/stored/order.ts';
import { shortenedText } from '../base/shortened-text.ts';

/** Characters of a text in a row. Rows are small items, because each is written to three lists (decision O7). */
const LONGEST = 60;

/** The first vehicle and the first part of an order, for its row in a list (decision B546). */
export const whatWasOrdered = (
  lines: readonly Pick<OrderLine, 'description' | 'vehicle'>[],
): Pick<OrderSummary, 'vehicle' | 'firstPart'> => {
  const vehicle = lines.find((line) => line.vehicle)?.vehicle;
  return {
    ...(vehicle && { vehicle: shortenedText(vehicleWords(vehicle), LONGEST) }),
    ...(lines[0] && { firstPart: shortenedText(lines[0].description, LONGEST) }),
  };
};

/** Year, make and model. */
export const vehicleWords = ({ year, make, model }: NonNullable<OrderLine['vehicle']>): string =>
  `${year} ${make} ${model}`;
