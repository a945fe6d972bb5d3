import { useState } from 'react';
import * as z from 'zod/mini';
import { browserStorage } from '../../ui/hooks/web-storage.ts';

const viewSchema = z.object({ name: z.string(), path: z.string() });
/** A search with its filters and its sort, under a name. */
export type SavedView = z.infer<typeof viewSchema>;

export const LONGEST_VIEW_NAME = 40;
const MOST_VIEWS = 20;

/** The views of a list, as this browser remembers them, in the order in which they were saved. */
export function useSavedViews(list: string) {
  const storageKey = `admin-views-${list}`;
  const [views, setViews] = useState(() => readViews(browserStorage.read(storageKey)));

  function change(next: readonly SavedView[]) {
    setViews(next);
    browserStorage.write(storageKey, JSON.stringify(next));
  }

  return {
    views,
    mayAdd: views.length < MOST_VIEWS,
    /** Saves a view. One of the same name is replaced. */
    save(view: SavedView) {
      const isReplaced = views.some(({ name }) => name === view.name);
      change(isReplaced ? views.map((one) => (one.name === view.name ? view : one)) : [...views, view]);
    },
    remove: (name: string) => change(views.filter((view) => view.name !== name)),
    /** Brings removed views back to where they were. */
    restore: change,
  };
}

/** Ignores anything else that is stored under the key. */
function readViews(text: string | null): readonly SavedView[] {
  try {
    return z
      .array(viewSchema)
      .parse(JSON.parse(text ?? '[]'))
      .slice(0, MOST_VIEWS);
  } catch {
    return [];
  }
}
