import { insurerRowSchema } from '#shared/schemas/catalogue/classification-rows.ts';
import { partFlagNames } from '#shared/values/catalogue/part-flags.ts';
import { list, name, oneOf } from '../cells.ts';
import { deciding, naming, required, withDefault } from '../column.ts';
import { csvFormat } from '../csv-format.ts';

const flag = oneOf(Object.fromEntries(partFlagNames.map((word) => [word, []])) as Record<string, string[]>);

/** The parts that insurers refuse. */
export const insuranceFormat = csvFormat({
  kind: 'insurance',
  columns: {
    name: required(['Insurance Company', 'Insurer', 'Name'], name),
    refusedFlags: deciding(withDefault(['Refused Flags'], list(flag), [])),
    refusedPartTypes: naming('part type', deciding(withDefault(['Refused Part Types'], list(name), []))),
  },
  schema: insurerRowSchema,
  rowOf: ({ name, refusedFlags, refusedPartTypes }) => ({ name, refusedFlags, refusedPartTypes }),
  keyOf: ({ name }) => name,
});
