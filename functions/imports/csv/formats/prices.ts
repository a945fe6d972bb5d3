import { storedPartNumber } from '#shared/rules/catalogue/core-item.ts';
import { priceRowSchema } from '#shared/schemas/catalogue/offer-rows.ts';
import { levelName } from '../cells.ts';
import { deciding, family, optional, required } from '../column.ts';
import { csvFormat, joinedKey } from '../csv-format.ts';
import { price } from '../money-cells.ts';
import { partColumns } from '../part-columns.ts';

/** List, core and level prices of aftermarket parts (decision P7). Core items have no prices. */
export const pricesFormat = csvFormat({
  kind: 'prices',
  columns: {
    ...partColumns,
    list: required(['List Price', 'List'], price),
    core: deciding(optional(['Core Price', 'Core Charge', 'Core'], price)),
    levels: family('price', levelName, price),
  },
  schema: priceRowSchema,
  rowOf({ companyCode, partNumber, list, core, levels }, { warn }) {
    for (const [level, amount] of Object.entries(levels)) {
      if (amount <= list) continue;
      // The part is sold at the level price, and its list price is raised to it (storefront 5).
      warn('List Price', 'list-below-level', `The list price is below the price of level "${level}".`);
    }
    return {
      companyCode,
      partNumber: storedPartNumber(partNumber, false).partNumber,
      list,
      ...(core !== undefined && { core }),
      levels,
    };
  },
  keyOf: ({ companyCode, partNumber }) => joinedKey(companyCode, partNumber),
});
