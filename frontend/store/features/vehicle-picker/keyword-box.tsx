import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import IconSearch from '@tabler/icons-react/icons/IconSearch';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import type { CatalogueLocation } from '#shared/rules/search/catalogue-location.ts';
import { isSearchable } from '#shared/rules/search/search-text.ts';
import { CATALOGUE_TEXTS } from '#shared/texts/catalogue/catalogue-texts.ts';
import { PICKER_TEXTS, suggestionsShown } from '#shared/texts/catalogue/picker-texts.ts';
import { scanVinButton } from '../../../ui/form/scan-vin-button.tsx';
import classes from './keyword-box.module.css';
import { keywordLocation, type Suggestion, suggestionsOf } from './suggestions.ts';
import { useSlashKey } from './use-slash-key.ts';
import { keywordReadings } from './vehicle-queries.ts';

interface KeywordBoxProps {
  /** The vehicle to search within, unless the user chooses to search everywhere. */
  readonly vehicle?: Pick<CatalogueLocation, 'year' | 'make' | 'model'> | undefined;
  readonly size?: 'md' | 'lg';
  /** Whether its label is seen, or only read out. */
  readonly isLabelSeen?: boolean;
  readonly label?: string;
  /** Whether `/` leads to it: of two on a page, only one has it. */
  readonly hasSlashKey?: boolean;
  /** The initial keyword, such as one that found nothing. */
  readonly start?: string | undefined;
  /** Somebody is about to look for something. */
  readonly onApproach?: () => void;
  readonly onFind: (location: CatalogueLocation) => void;
}

/** Typing has paused for so many ms (storefront 9). */
const PAUSE_MS = 400;
const NONE = -1;

/** Takes a part number, a keyword or a vehicle in words, and suggests what may be meant (storefront 2). */
export function KeywordBox({
  vehicle,
  size = 'md',
  isLabelSeen = false,
  label = PICKER_TEXTS.keyword,
  hasSlashKey = true,
  start = '',
  onApproach,
  onFind,
}: KeywordBoxProps) {
  const [typed, setTyped] = useState(start);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const [isTooShort, setIsTooShort] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const messageId = useId();
  useSlashKey(input, hasSlashKey);

  const keyword = typed.trim();
  const [paused] = useDebouncedValue(typed !== start && isSearchable(keyword) ? keyword : '', PAUSE_MS);
  const { data: readings, isPlaceholderData } = useQuery(keywordReadings(paused));
  const isCurrent = paused !== '' && paused === keyword && readings !== undefined && !isPlaceholderData;
  const suggestions = isCurrent ? suggestionsOf(keyword, readings, vehicle) : [];
  const isShown = isOpen && suggestions.length > 0;

  function handleChange(text: string) {
    setTyped(text);
    setIsOpen(true);
    setActive(NONE);
    setIsTooShort(false);
  }

  function close() {
    setIsOpen(false);
    setActive(NONE);
    setIsTooShort(false);
  }

  function go(location: CatalogueLocation) {
    close();
    setTyped('');
    onFind(location);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const chosen = isShown ? suggestions[active] : undefined;
    if (chosen) return go(chosen.location);
    if (isSearchable(keyword)) return go(keywordLocation(keyword, vehicle));
    input.current?.focus();
    setIsTooShort(true);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && (isOpen || isTooShort)) {
      event.preventDefault();
      close();
      return;
    }
    if (suggestions.length === 0) return;
    const chosen = isShown ? suggestions[active] : undefined;
    if (event.key === 'Tab' && !event.shiftKey && chosen) {
      event.preventDefault();
      go(chosen.location);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setIsOpen(true);
      setActive(isShown ? next(active, event.key === 'ArrowDown' ? 1 : -1, suggestions.length) : 0);
    }
  }

  return (
    <search>
      <form className={classes['box']} onSubmit={handleSubmit} data-size={size}>
        <TextInput
          ref={input}
          className={classes['field'] ?? ''}
          size={size}
          {...(isLabelSeen ? { label } : { 'aria-label': label })}
          placeholder={isLabelSeen ? PICKER_TEXTS.keywordHint : PICKER_TEXTS.searchParts}
          leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
          rightSection={scanVinButton((vin) => go(keywordLocation(vin, undefined)))}
          value={typed}
          onChange={(event) => handleChange(event.currentTarget.value)}
          onKeyDown={handleKey}
          onFocus={() => {
            setIsOpen(true);
            onApproach?.();
          }}
          onBlur={close}
          error={isTooShort}
          aria-errormessage={isTooShort ? messageId : undefined}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={listId}
          aria-activedescendant={isShown && active !== NONE ? optionId(listId, active) : undefined}
          aria-keyshortcuts={hasSlashKey ? '/' : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          enterKeyHint="search"
        />
        <Button type="submit" size={size} className={classes['submit'] ?? ''}>
          {PICKER_TEXTS.search}
        </Button>
        <p id={messageId} role="alert" className={classes['message']} hidden={!isTooShort}>
          {isTooShort && CATALOGUE_TEXTS.keywordTooShort}
        </p>
        <Suggestions id={listId} suggestions={isShown ? suggestions : []} active={active} onChoose={go} />
        <p role="status" className={classes['count']}>
          {isShown && suggestionsShown(suggestions.length)}
          {isOpen && isCurrent && suggestions.length === 0 && PICKER_TEXTS.noSuggestions}
        </p>
      </form>
    </search>
  );
}

interface SuggestionsProps {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  readonly active: number;
  readonly onChoose: (location: CatalogueLocation) => void;
}

function Suggestions({ id, suggestions, active, onChoose }: SuggestionsProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={PICKER_TEXTS.suggestions}
      className={classes['suggestions']}
      hidden={suggestions.length === 0}
    >
      {suggestions.map(({ label, location }, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option.
        // biome-ignore lint/a11y/useKeyWithClickEvents: and takes the keys.
        <div
          key={label}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          // Before the field loses the focus, and with it its list.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(location)}
        >
          {label}
        </div>
      ))}
    </div>
  );
}

const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** Round at the ends, by way of none. */
const next = (active: number, step: number, count: number): number => {
  const places = count + 1;
  return ((active + 1 + step + places) % places) - 1;
};
