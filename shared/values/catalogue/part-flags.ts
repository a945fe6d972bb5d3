export const certificationNames = ['capa', 'nsf', 'diamond', 'platinumPlus', 'valueLine'] as const;

/** The flags of a part. The index keeps one bit for each, in this order. */
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
