import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { ADMIN_TEXTS } from '#shared/texts/admin/admin-texts.ts';
import type { PaletteEntry } from './palette-entries.ts';

/** Finds users by the words of their names. */
export type FindUsers = (
  words: string,
  options: { readonly signal: AbortSignal },
) => Promise<
  readonly { readonly key: string; readonly label: string; readonly detail: string; readonly path: string }[]
>;

/** Users are looked for after a pause of so many ms. */
const PAUSE_MS = 200;
/** One letter would find almost everybody. */
const FEWEST_LETTERS = 2;

/** The users that the words find. A failure finds nobody: all else in the palette still works. */
export function useFoundUsers(words: string, findUsers: FindUsers) {
  const [settled] = useDebouncedValue(words, PAUSE_MS);
  const isWorthIt = words.length >= FEWEST_LETTERS;
  const { data = [], isFetching } = useQuery({
    queryKey: ['users', 'found', settled],
    queryFn: ({ signal }) => findUsers(settled, { signal }),
    enabled: isWorthIt && settled.length >= FEWEST_LETTERS,
  });
  const found: PaletteEntry[] = isWorthIt ? data.map((one) => ({ ...one, group: ADMIN_TEXTS.users })) : [];
  return { found, isLooking: isWorthIt && (isFetching || settled !== words) };
}
