import { DATA_SURVIVORS } from './reasons/data-survivors.ts';
import { RULE_SURVIVORS } from './reasons/rule-survivors.ts';

/** The reason why a mutant may survive; undefined where nobody has written one. */
export const reasonFor = (file: string, change: string): string | undefined =>
  [...RULE_SURVIVORS, ...DATA_SURVIVORS].find(
    (reason) => file.endsWith(`/${reason.file}`) && change.includes(reason.change),
  )?.why;
