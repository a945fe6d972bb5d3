import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { CatalogueLocation } from '#shared/rules/search/catalogue-location.ts';
import { isSearchable } from '#shared/rules/search/search-text.ts';
import { useCombobox } from '../../../ui/hooks/use-combobox.ts';
import { keywordLocation } from './suggestion-groups.ts';
import { type SuggestionSources, useSuggestions } from './use-suggestions.ts';

interface KeywordBoxOptions {
  readonly sources: SuggestionSources;
  readonly vehicle: Pick<CatalogueLocation, 'year' | 'make' | 'model'> | undefined;
  /** The keyword of the page, which is shown until somebody types. */
  readonly start: string;
  readonly onFind: (location: CatalogueLocation) => void;
}

/** The state of a keyword box. Whatever is chosen or closed, it keeps what was typed. */
export function useKeywordBox({ sources, vehicle, start, onFind }: KeywordBoxOptions) {
  const [own, setOwn] = useState<string>();
  const [isTooShort, setIsTooShort] = useState(false);
  const [recent, setRecent] = useState<readonly CatalogueLocation[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const typed = own ?? start;
  const { groups, isAnswered } = useSuggestions({ typed, start, vehicle, recent }, sources);
  const options = groups.flatMap(({ suggestions }) => suggestions);
  const box = useCombobox({
    keys: options.map(({ key }) => key),
    onChoose(key) {
      const chosen = options.find((each) => each.key === key);
      if (chosen) onFind(chosen.location);
    },
  });

  return {
    typed,
    isTooShort,
    input,
    groups,
    count: options.length,
    /** The server has answered that it has nothing to suggest. */
    hasNone: isAnswered && options.length === 0,
    box,
    type(text: string) {
      setOwn(text);
      setIsTooShort(false);
      box.open();
    },
    enter() {
      setRecent(sources.recent());
      box.open();
    },
    leave() {
      setIsTooShort(false);
      box.close();
    },
    handleKey(event: KeyboardEvent) {
      if (event.key === 'Escape') setIsTooShort(false);
      box.handleKey(event);
    },
    /** A VIN names its vehicle itself. */
    scan(vin: string) {
      box.close();
      onFind(keywordLocation(vin, undefined));
    },
    handleSubmit(event: FormEvent) {
      event.preventDefault();
      const keyword = typed.trim();
      if (!isSearchable(keyword)) {
        input.current?.focus();
        setIsTooShort(true);
        return;
      }
      box.close();
      onFind(keywordLocation(keyword, vehicle));
    },
  };
}
