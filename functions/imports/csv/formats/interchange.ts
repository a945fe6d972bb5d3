import { isIgnoredMake } from '#shared/rules/search/ignored-make.ts';
import { interchangeRowSchema } from '#shared/schemas/catalogue/interchange-row.ts';
import { interchangeNumber, name, text, vehicleName, year } from '../cells.ts';
import { deciding, naming, optional, required, withDefault } from '../column.ts';
import { csvFormat, joinedKey } from '../csv-format.ts';
import { RowRefusal } from '../refusal.ts';

/** The vehicles that share a recycled part, and the options that tell the interchange numbers of a vehicle apart. */
export const interchangeFormat = csvFormat({
  kind: 'interchange',
  columns: {
    interchangeNumber: required(['Interchange Number', 'Interchange', 'Hollander Number'], interchangeNumber),
    partType: naming('part type', deciding(optional(['Part Type', 'Part Type Number'], name))),
    make: required(['Make'], vehicleName),
    model: required(['Model'], vehicleName),
    from: required(['From Year', 'Begin Year', 'From'], year),
    to: required(['To Year', 'End Year', 'To'], year),
    option: withDefault(['Option', 'Options', 'Notes'], text(500), ''),
  },
  schema: interchangeRowSchema,
  rowOf({ interchangeNumber: number, partType, ...row }) {
    if (isIgnoredMake(row.make)) {
      return new RowRefusal('ignored-make', `Parts of the make ${row.make} are not imported.`, 'Make');
    }
    if (row.from > row.to) return new RowRefusal('invalid', 'The last year is before the first year.', 'To Year');
    return { interchangeNumber: number, partType: partType ?? number.slice(0, 3), ...row };
  },
  keyOf: ({ interchangeNumber: number, make, model, from }) => joinedKey(number, make, model, String(from)),
});
