import { codeRowSchema } from '#shared/schemas/catalogue/code-row.ts';
import { formed, name, text } from '../cells.ts';
import { required } from '../column.ts';
import { csvFormat, joinedKey } from '../csv-format.ts';

/** What the codes in ACES files say; the licensed lists of them come from the provider. */
export const codesFormat = csvFormat({
  kind: 'codes',
  columns: {
    kind: required(['Kind', 'Element'], formed(/^[A-Za-z]{1,40}$/, 'name of an element such as Position')),
    code: required(['Code', 'ID'], name),
    text: required(['Text', 'Name', 'Description'], text(500)),
  },
  schema: codeRowSchema,
  rowOf: (row) => ({ ...row }),
  keyOf: ({ kind, code }) => joinedKey(kind, code),
});
