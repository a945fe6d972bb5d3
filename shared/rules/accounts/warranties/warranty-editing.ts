import type { AccountSettings } from '../../../schemas/fields/account-settings.ts';
import { basisPoints, cents } from '../../../values/money.ts';

export type WarrantyEntry = AccountSettings['majorWarranty'][number];
type WarrantyCode = WarrantyEntry['code'];
/** The list for major parts, or the one for other parts. */
type WarrantyList = 'major' | 'other';
type Method = WarrantyEntry['method'];

/**
 * The codes that the editor offers (admin 3). A lifetime warranty (LT) is shown where there is one, and not offered.
 */
export const OFFERED_CODES = ['6P', '6L', '12P', '12L', '24P', '24L'] as const satisfies readonly WarrantyCode[];

/** In which order new entries get their codes (admin 9). */
const NEXT_CODES: Readonly<Record<WarrantyList, readonly WarrantyCode[]>> = {
  major: ['6P', '6L', '12L', '24L'],
  other: ['6P', '12P', '24P'],
};

const NEW_PERCENTAGE = basisPoints(10_00);
const NEW_MINIMUM = cents(10_00);
/** The highest price of a range that has no end (admin 9). */
export const RANGE_TOP = cents(99_999_00);

/** The months of a code, and whether labor is included. Undefined for a lifetime warranty. */
export function warrantyTerms(code: WarrantyCode): { readonly months: number | undefined; readonly labor: boolean } {
  const [, months = '', kind] = /^(\d+)?([PLT])/.exec(code) ?? [];
  return { months: months === '' ? undefined : Number(months), labor: kind !== 'P' };
}

/** The code of the next new entry: the first of the list's that is free, then any other. Undefined if none is left. */
export function nextWarrantyCode(list: WarrantyList, entries: readonly WarrantyEntry[]): WarrantyCode | undefined {
  const isFree = (code: WarrantyCode) => entries.every((entry) => entry.code !== code);
  return [...NEXT_CODES[list], ...OFFERED_CODES].find(isFree);
}

/** A new entry. The first code is a range, the others are percentages (admin 9). */
export function newWarranty(code: WarrantyCode, description: string): WarrantyEntry {
  return withMethod({ code, description, default: false, ...asPercentage }, code === '6P' ? 'Range' : 'Percentage');
}

const asPercentage = { method: 'Percentage', percentage: NEW_PERCENTAGE, minimumCost: NEW_MINIMUM } as const;

/** The entry with the other way of reckoning its cost, beginning as a new one does. */
export function withMethod(entry: WarrantyEntry, method: Method): WarrantyEntry {
  if (entry.method === method) return entry;
  const { code, description } = entry;
  const facts = { code, description, default: entry.default };
  return method === 'Percentage'
    ? { ...facts, ...asPercentage }
    : { ...facts, method: 'Range', values: [{ top: RANGE_TOP, cost: cents(0) }] };
}

/** Whether another entry has the code, which is what tells entries apart (decision B322). */
export const isCodeTaken = (
  entries: readonly WarrantyEntry[],
  code: WarrantyCode,
  edited: WarrantyCode | undefined,
): boolean => code !== edited && entries.some((entry) => entry.code === code);

/** Adds an entry, or puts it in the place of the one with the former code. If it is the default, the flag moves. */
export function withEntry(
  entries: readonly WarrantyEntry[],
  entry: WarrantyEntry,
  edited: WarrantyCode | undefined,
): WarrantyEntry[] {
  const others = entry.default ? entries.map((other) => ({ ...other, default: false })) : [...entries];
  const place = others.findIndex(({ code }) => code === edited);
  return place < 0 ? [...others, entry] : others.with(place, entry);
}

/** Takes an entry away. Without its default a list has none: nobody pays for a warranty that nobody chose. */
export const withoutEntry = (entries: readonly WarrantyEntry[], code: WarrantyCode): WarrantyEntry[] =>
  entries.filter((entry) => entry.code !== code);

/** Makes an entry the only default. Undefined leaves none. */
export const withDefaultWarranty = (
  entries: readonly WarrantyEntry[],
  code: WarrantyCode | undefined,
): WarrantyEntry[] => entries.map((entry) => ({ ...entry, default: entry.code === code }));
