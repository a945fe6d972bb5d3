import { type ComponentProps, type ComponentType, useState } from 'react';
import type { SuggestionList } from './suggestion-list.tsx';

type List = ComponentType<ComponentProps<typeof SuggestionList>>;

/** Loads the list under the keyword box when somebody enters the box. Without it the box works, but suggests nothing. */
export function useSuggestionList(): { readonly List: List | undefined; readonly load: () => void } {
  const [list, setList] = useState<{ readonly List: List }>();
  const load = () => {
    void import('./suggestion-list.tsx')
      .then((loaded) => setList({ List: loaded.SuggestionList }))
      .catch(() => undefined);
  };
  return { List: list?.List, load };
}
