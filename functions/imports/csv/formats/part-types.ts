import { partTypeRowSchema } from '#shared/schemas/catalogue/classification-rows.ts';
import { lineOfBusiness, name } from '../cells.ts';
import { required } from '../column.ts';
import { csvFormat, joinedKey } from '../csv-format.ts';

/** The part types and their codes in each line of business. */
export const partTypesFormat = csvFormat({
  kind: 'part-types',
  columns: {
    lineOfBusiness: required(['Line Of Business', 'Line'], lineOfBusiness),
    code: required(['Part Type', 'Code', 'Part Code'], name),
    name: required(['Name', 'Description'], name),
  },
  schema: partTypeRowSchema,
  rowOf: ({ lineOfBusiness: line, code, name }) => ({ code, name, lineOfBusiness: line }),
  keyOf: ({ lineOfBusiness: line, code }) => joinedKey(line, code),
});
