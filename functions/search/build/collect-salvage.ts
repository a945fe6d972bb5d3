import { imagesAt } from '#shared/rules/content/fetched-picture.ts';
import type { SalvageRow } from '#shared/schemas/catalogue/salvage-row.ts';
import type { DictionaryBuilder } from '../format/dictionary.ts';
import { growingU8, growingU16, growingU32 } from '../format/growable-column.ts';
import { flagBits, grades, UNKNOWN_MILES } from '../format/row-codes.ts';
import type { InterchangeCollector } from './collect-interchange.ts';
import type { GrowingColumns } from './growing-columns.ts';
import { internedStrings } from './interned-strings.ts';

/** Collects the salvage rows. All interchange rows must have been collected before. */
export function salvageCollector(
  { titles, images, rowFits, addId, wordsCode }: GrowingColumns,
  { groupOf, isFitted }: InterchangeCollector,
  dictionary: DictionaryBuilder,
) {
  const sourceVehicles = internedStrings();
  const groupsWithParts = new Set<number>();
  /** Salvage parts are only searchable by title and part type, so all rows of a type share a text. */
  const wordsOfType: number[] = [];
  const columns = {
    type: growingU16(),
    company: growingU16(),
    sourceVehicle: growingU32(),
    group: growingU32(),
    yard: growingU16(),
    miles: growingU32(),
    grade: growingU8(),
    flags: growingU16(),
    list: growingU32(),
    title: growingU32(),
    words: growingU32(),
    image: growingU32(),
  };
  return {
    columns,
    sourceVehicles,
    hasParts: (group: number): boolean => groupsWithParts.has(group),

    add(part: SalvageRow): void {
      const type = dictionary.typeOf(part.partType);
      const group = groupOf(part.interchangeNumber);
      const { year, make, model } = part.sourceVehicle;
      const row = addId(part.guid);
      // Without interchange a part fits at least the vehicle that it was taken from.
      if (!isFitted(group)) rowFits.add(row, { make, model, from: year, to: year }, '');
      columns.type.push(type);
      columns.company.push(dictionary.companyOf(part.companyCode));
      columns.sourceVehicle.push(sourceVehicles.codeOf(`${year}\t${make}\t${model}`));
      columns.group.push(group);
      groupsWithParts.add(group);
      columns.yard.push(dictionary.locationOf('yard', part.yard));
      columns.miles.push(part.mileage ?? UNKNOWN_MILES);
      columns.grade.push(grades.indexOf(part.grade));
      columns.flags.push(flagBits(part.flags));
      columns.list.push(part.list);
      columns.title.push(titles.codeOf(part.title));
      wordsOfType[type] ??= wordsCode(type, []);
      columns.words.push(wordsOfType[type]);
      columns.image.push(images.codeOf(imagesAt(part.images[0] ?? '', '')[0]?.url ?? ''));
    },
  };
}
