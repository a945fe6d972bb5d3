import {
  type newWarranty,
  OFFERED_CODES,
  type WarrantyEntry,
  warrantyTerms,
} from '#shared/rules/accounts/warranties/warranty-editing.ts';
import { shownAmount, shownPercentage, typedCents, typedPercentage } from '../values/typed-numbers.ts';

type Code = WarrantyEntry['code'];

/** A warranty as it is typed. Both ways to reckon its cost are kept, so that switching loses nothing. */
export interface EntryDraft {
  readonly code: Code;
  readonly description: string;
  readonly isDefault: boolean;
  readonly method: WarrantyEntry['method'];
  readonly percentage: string;
  readonly minimum: string;
  readonly ranges: readonly { readonly top: string; readonly cost: string }[];
}

/** A warranty to edit. What its method does not have begins as in a new one. */
export function entryDraft(entry: WarrantyEntry, other: ReturnType<typeof newWarranty>): EntryDraft {
  const both = [entry, other];
  const share = both.find((one) => one.method === 'Percentage');
  const range = both.find((one) => one.method === 'Range');
  return {
    code: entry.code,
    description: entry.description,
    isDefault: entry.default,
    method: entry.method,
    percentage: shownPercentage(share?.percentage ?? 0),
    minimum: shownAmount(share?.minimumCost ?? 0),
    ranges: (range?.values ?? []).map(({ top, cost }) => ({ top: shownAmount(top), cost: shownAmount(cost) })),
  };
}

/** The warranty. Undefined where an amount or a percentage is not readable. */
export function readEntry({
  code,
  description,
  isDefault,
  method,
  percentage,
  minimum,
  ranges,
}: EntryDraft): WarrantyEntry | undefined {
  const facts = { code, description: description.trim(), default: isDefault };
  if (method === 'Percentage') {
    const read = { percentage: typedPercentage(percentage), minimumCost: typedCents(minimum) };
    if (read.percentage === undefined || read.minimumCost === undefined) return undefined;
    return { ...facts, method, percentage: read.percentage, minimumCost: read.minimumCost };
  }
  const values = ranges.flatMap(({ top, cost }) => {
    const read = { top: typedCents(top), cost: typedCents(cost) };
    return read.top === undefined || read.cost === undefined ? [] : [{ top: read.top, cost: read.cost }];
  });
  return values.length === ranges.length && values.length > 0 ? { ...facts, method, values } : undefined;
}

/** The months that are offered. */
export const MONTHS = [...new Set(OFFERED_CODES.map((code) => warrantyTerms(code).months))] as number[];

/** The code of a warranty for so many months, with labor or without. */
export const codeFor = (months: number, labor: boolean): Code =>
  OFFERED_CODES.find((code) => {
    const terms = warrantyTerms(code);
    return terms.months === months && terms.labor === labor;
  }) ?? '6P';
