import type { PartFlag } from '#shared/values/catalogue/part-flags.ts';
import { oneOf, yesOrNo } from './cells.ts';
import { type CsvColumn, deciding, optional, withDefault } from './column.ts';

const flag = (...names: CsvColumn<boolean>['names']) => withDefault(names, yesOrNo, false);

/** Flags of new and recycled parts. */
export const conditionFlagColumns = {
  reman: flag('Reman', 'Remanufactured'),
  reconditioned: flag('Reconditioned'),
  oversized: deciding(flag('Oversized', 'Oversize')),
  hazardous: deciding(flag('Hazardous', 'Hazmat')),
};

/** Flags of new parts only. */
export const certificationFlagColumns = {
  capa: flag('CAPA'),
  nsf: flag('NSF'),
  diamond: flag('Diamond', 'Diamond Standard'),
  platinumPlus: flag('Platinum Plus'),
  valueLine: flag('Value Line'),
  core: deciding(flag('Core Item', 'Is Core')),
};

/** The kind of mechanical part, which decides its warranties (decision P2). */
export const mechanicalColumn = optional(
  ['Mechanical'],
  oneOf({ major: ['major mechanical'], other: ['other mechanical'], none: ['no'] }),
);

/** The names of the flags that are set, and the kind of mechanical part if it is one. */
export function parsedFlags<F extends PartFlag>(
  flags: Readonly<Record<F, boolean>>,
  mechanical: 'major' | 'other' | 'none' = 'none',
): (F | 'major' | 'other')[] {
  const set = (Object.keys(flags) as F[]).filter((flagName) => flags[flagName]);
  return mechanical === 'none' ? set : [...set, mechanical];
}
