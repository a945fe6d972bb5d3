import type { FaultKind } from '#shared/schemas/stored/import.ts';
import { lineNumber } from '#shared/texts/imports/catalogue-import-texts.ts';

/** Where a fault is. Empty for one of the whole file. */
export const placeText = ({ line, field = '' }: Pick<FaultKind, 'line' | 'field'>): string =>
  [line > 0 ? lineNumber(line) : '', field].filter((part) => part !== '').join(', ');
