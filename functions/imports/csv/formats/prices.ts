import { storedPartNumber } from '#shared/rules/catalogue/core-item.ts';
import { matchedNumber } from '#shared/rules/catalogue/part-number.ts';
import { priceRowSchema } from '#shared/schemas/catalogue/offer-rows.ts';
import { levelName } from '../cells.ts';
import { deciding, family, naming, optional, required } from '../column.ts';
import { csvFormat, joinedKey } from '../csv-format.ts';
import { price } from '../money-cells.ts';
import { partColumns, UNKNOWN_PART } from '../part-columns.ts';

/** List, core and level prices of aftermarket parts (decision P7). Core items have no prices. */
export const pricesFormat = csvFormat({
  kind: 'prices',
  columns: {
    ...partColumns,
    list: required(['List Price', 'List'], price),
    core: deciding(optional(['Core Price', 'Core Charge', 'Core'], price)),
    levels: naming('price level', family('price', levelName, price)),
  },
  schema: priceRowSchema,
  rowOf({ companyCode, partNumber, list, core, levels }, { warn, isKnownPart }) {
    const identity = { companyCode, partNumber: storedPartNumber(partNumber, false).partNumber };
    if (isKnownPart?.(identity) === false) warn('Part Number', 'unknown-part', UNKNOWN_PART, 'counted');
    for (const [level, amount] of Object.entries(levels)) {
      if (amount <= list) continue;
      // The part is sold at the level price, and its list price is raised to it (storefront 5).
      warn('List Price', 'list-below-level', `The list price is below the price of level "${level}".`);
    }
    return {
      ...identity,
      list,
      ...(core !== undefined && { core }),
      levels,
    };
  },
  keyOf: ({ companyCode, partNumber }) => joinedKey(companyCode, partNumber),
  formOf: ({ companyCode, partNumber }) => joinedKey(companyCode, matchedNumber(partNumber)),
});
