import { productLineRowSchema } from '#shared/schemas/catalogue/classification-rows.ts';
import { name } from '../cells.ts';
import { required } from '../column.ts';
import { csvFormat } from '../csv-format.ts';

/** The groups of aftermarket parts that discounts and exclusions refer to. */
export const productLinesFormat = csvFormat({
  kind: 'product-lines',
  columns: {
    code: required(['Product Line', 'Code', 'PLine'], name),
    name: required(['Name', 'Description'], name),
  },
  schema: productLineRowSchema,
  rowOf: ({ code, name }) => ({ code, name }),
  keyOf: ({ code }) => code,
});
