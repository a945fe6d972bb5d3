import { ADMIN_TEXTS } from '#shared/texts/admin/admin-texts.ts';

/** Something that the palette leads to or does. */
export interface PaletteEntry {
  readonly key: string;
  readonly group: string;
  readonly label: string;
  readonly detail?: string | undefined;
  /** The keys that do the same. */
  readonly keys?: string | undefined;
  /** Where it leads. Those without do something. */
  readonly path?: string;
  readonly run?: () => void;
}

/** With this at its beginning, words are looked for among actions alone. */
export const ACTIONS_SIGN = '>';

/** The entries that have every word somewhere in their names, in their own order. */
export function matchingEntries(entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  const isActionsOnly = typed.trimStart().startsWith(ACTIONS_SIGN);
  const words = typedWords(typed).toLowerCase().split(/\s+/);
  return entries.filter(
    ({ group, label, detail = '' }) =>
      (!isActionsOnly || group === ADMIN_TEXTS.actions) &&
      words.every((word) => `${label} ${detail}`.toLowerCase().includes(word)),
  );
}

/** The search text, without the `>` that restricts it to actions. */
export const typedWords = (typed: string): string => typed.trim().replace(/^>\s*/, '');
