import { priceLevelSchema } from '#shared/schemas/stored/pricing/price-level.ts';
import { basisPoints } from '#shared/values/money.ts';
import { levelName, name } from '../cells.ts';
import { deciding, naming, optional, required, withDefault } from '../column.ts';
import { csvFormat } from '../csv-format.ts';
import { percentage } from '../money-cells.ts';

const NONE = basisPoints(0);

/** Discounts from list by price level: one row for all parts, and one for each product line or part type (decision P7). */
export const priceLevelsFormat = csvFormat({
  kind: 'price-levels',
  columns: {
    name: required(['Price Level', 'Level'], levelName),
    description: withDefault(['Description'], name, ''),
    group: naming(
      'product line or part type',
      deciding(optional(['Product Line Or Part Type', 'Product Line', 'Part Type'], name)),
    ),
    discount: required(['Discount', 'Discount Percent', 'Discount %'], percentage),
  },
  schema: priceLevelSchema,
  rowOf: ({ name, description, group, discount }) =>
    group === undefined
      ? { name, description, discount, discounts: {} }
      : { name, description, discount: NONE, discounts: { [group]: discount } },
  keyOf: ({ name }) => name,
  merge: (earlier, later) => ({
    name: later.name,
    description: later.description || earlier.description,
    // Rows for a group have 0 here, so the larger value is the discount for all parts.
    discount: basisPoints(Math.max(earlier.discount, later.discount)),
    discounts: { ...earlier.discounts, ...later.discounts },
  }),
});
