import type { ImportView } from '#shared/contracts/imports.ts';

type Levels = NonNullable<ImportView['levels']>;

/** Reads 'JBR=jobber, WD1=dealer'. Undefined if it can't be read. */
export function readLevels(text: string): Levels | undefined {
  const pairs = text
    .split(/[,;\n]/)
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '');
  const levels = pairs.map((pair) => /^([a-z0-9]{1,10})\s*=\s*(\S.{0,39})$/i.exec(pair));
  if (levels.includes(null)) return undefined;
  return levels.map((level) => ({ priceType: (level?.[1] ?? '').toUpperCase(), level: level?.[2] ?? '' }));
}
