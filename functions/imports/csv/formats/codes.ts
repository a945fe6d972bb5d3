import { codeRowSchema } from '#shared/schemas/catalogue/code-row.ts';
import { formed, name, text } from '../cells.ts';
import { required } from '../column.ts';
import { csvFormat, joinedKey } from '../csv-format.ts';

/** The texts of codes in ACES files. The provider supplies the licensed lists. */
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
