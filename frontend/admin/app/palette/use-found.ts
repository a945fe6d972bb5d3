import { useDebouncedValue } from '@mantine/hooks';
import { useQueries } from '@tanstack/react-query';
import type { PaletteEntry } from './palette-entries.ts';

/** Finds things of one kind by the words of their names. */
export interface Finder {
  /** The heading of what it finds. */
  readonly group: string;
  readonly find: (
    words: string,
    options: { readonly signal: AbortSignal },
  ) => Promise<
    readonly { readonly key: string; readonly label: string; readonly detail: string; readonly path: string }[]
  >;
}

/** Things are looked for after a pause of so many ms. */
const PAUSE_MS = 200;
/** One letter would find almost everything. */
const FEWEST_LETTERS = 2;

/** The entries that match the words, by kind. If a read fails, its kind is left out. */
export function useFound(words: string, finders: readonly Finder[]) {
  const [settled] = useDebouncedValue(words, PAUSE_MS);
  const isWorthIt = words.length >= FEWEST_LETTERS;
  const results = useQueries({
    queries: finders.map(({ group, find }) => ({
      queryKey: [group.toLowerCase(), 'found', settled],
      queryFn: ({ signal }: { signal: AbortSignal }) => find(settled, { signal }),
      enabled: isWorthIt && settled.length >= FEWEST_LETTERS,
    })),
  });
  const found: PaletteEntry[] = isWorthIt
    ? results.flatMap(({ data = [] }, index) => data.map((one) => ({ ...one, group: finders[index]?.group ?? '' })))
    : [];
  return { found, isLooking: isWorthIt && (settled !== words || results.some(({ isFetching }) => isFetching)) };
}
