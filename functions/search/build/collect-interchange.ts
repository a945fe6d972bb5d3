import { matchedInterchangeNumber } from '#shared/rules/catalogue/part-number.ts';
import type { InterchangeRow } from '#shared/schemas/catalogue/interchange-row.ts';
import type { DictionaryBuilder } from '../format/dictionary.ts';
import { growingU16, growingU32 } from '../format/growable-column.ts';
import { growableStrings } from './growable-strings.ts';
import type { GrowingColumns } from './growing-columns.ts';
import { growingFits } from './growing-fits.ts';
import { internedStrings } from './interned-strings.ts';

export type InterchangeCollector = ReturnType<typeof interchangeCollector>;

/** Collects the interchange groups and the vehicles that they fit. */
export function interchangeCollector({ notes }: GrowingColumns, dictionary: DictionaryBuilder) {
  const groups = internedStrings();
  /** Each group's number as its first row writes it, such as 591-04039L. */
  const groupNames = growableStrings();
  /** Interchange numbers as the rows write them, and the group of each. */
  const interchangeNumbers = internedStrings();
  const groupOfNumber = growingU32();
  /** The targets of these fits are groups. */
  const fits = growingFits(dictionary, notes);
  const columns = { partType: growingU16(), interchangeNumber: growingU32() };
  const fitted = new Set<number>();

  function groupOf(interchangeNumber: string): number {
    const number = interchangeNumbers.codeOf(interchangeNumber);
    if (number === groupOfNumber.length) {
      const group = groups.codeOf(matchedInterchangeNumber(interchangeNumber));
      if (group === groupNames.length) groupNames.push(interchangeNumber);
      groupOfNumber.push(group);
    }
    return groupOfNumber.at(number);
  }

  return {
    groups,
    groupNames,
    interchangeNumbers,
    fits,
    columns,
    groupOf,
    isFitted: (group: number): boolean => fitted.has(group),

    add(row: InterchangeRow): void {
      const group = groupOf(row.interchangeNumber);
      if (!fits.add(group, row, row.option)) return;
      fitted.add(group);
      columns.partType.push(dictionary.typeOf(row.partType));
      columns.interchangeNumber.push(interchangeNumbers.codeOf(row.interchangeNumber));
    },
  };
}
