export const certificationNames = ['capa', 'nsf', 'diamond', 'platinumPlus', 'valueLine'] as const;

/** What a part is marked as. The index keeps a bit for each, in this order. */
export const partFlagNames = [
  ...certificationNames,
  'reman',
  'reconditioned',
  'major',
  'other',
  'oversized',
  'hazardous',
  'core',
] as const;
export type PartFlag = (typeof partFlagNames)[number];
