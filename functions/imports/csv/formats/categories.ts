import { categoryRowSchema } from '#shared/schemas/catalogue/classification-rows.ts';
import { list, name } from '../cells.ts';
import { naming, required, withDefault } from '../column.ts';
import { csvFormat } from '../csv-format.ts';
import { RowRefusal } from '../refusal.ts';

/** The category tree by full names such as 'Body|Hoods', with the part types in each category (storefront 3). */
export const categoriesFormat = csvFormat({
  kind: 'categories',
  columns: {
    fullName: required(['Full Name', 'Category', 'Full Name Pipe'], list(name)),
    partTypes: naming('part type', withDefault(['Part Types', 'Part Type'], list(name), [])),
  },
  schema: categoryRowSchema,
  rowOf: ({ fullName, partTypes }) =>
    fullName.length > 0
      ? { fullName: fullName.join('|'), partTypes: [...new Set(partTypes)] }
      : new RowRefusal('missing', 'The name of the category is missing.', 'Full Name'),
  keyOf: ({ fullName }) => fullName,
  merge: (earlier, later) => ({
    fullName: later.fullName,
    partTypes: [...new Set([...earlier.partTypes, ...later.partTypes])],
  }),
});
