import { Button, CloseButton, TextInput } from '@mantine/core';
import IconSearch from '@tabler/icons-react/icons/IconSearch';
import { useId } from 'react';
import type { CatalogueLocation } from '#shared/rules/search/catalogue-location.ts';
import { CATALOGUE_TEXTS } from '#shared/texts/catalogue/catalogue-texts.ts';
import { PICKER_TEXTS, suggestionsShown } from '#shared/texts/catalogue/picker-texts.ts';
import { scanVinButton } from '../../../ui/form/scan-vin-button.tsx';
import classes from './keyword-box.module.css';
import { useKeywordBox } from './use-keyword-box.ts';
import { useSlashKey } from './use-slash-key.ts';
import { useSuggestionList } from './use-suggestion-list.ts';
import type { SuggestionSources } from './use-suggestions.ts';

interface KeywordBoxProps {
  readonly sources: SuggestionSources;
  /** The vehicle to search within, unless the user chooses to search everywhere. */
  readonly vehicle?: Pick<CatalogueLocation, 'year' | 'make' | 'model'> | undefined;
  readonly size?: 'md' | 'lg';
  /** Whether its label is seen, or only read out. */
  readonly isLabelSeen?: boolean;
  readonly label?: string;
  /** Whether `/` leads to it: of two on a page, only one has it. */
  readonly hasSlashKey?: boolean;
  /** The keyword of the page, which the box shows until somebody types. */
  readonly start?: string | undefined;
  /** Somebody is about to look for something. */
  readonly onApproach?: () => void;
  readonly onFind: (location: CatalogueLocation) => void;
}

/** Takes a part number, a keyword or a vehicle in words, and suggests what may be meant (storefront 2). */
export function KeywordBox({
  sources,
  vehicle,
  size = 'md',
  isLabelSeen = false,
  label = PICKER_TEXTS.keyword,
  hasSlashKey = true,
  start = '',
  onApproach,
  onFind,
}: KeywordBoxProps) {
  const { typed, isTooShort, input, groups, count, hasNone, box, type, scan, enter, leave, handleKey, handleSubmit } =
    useKeywordBox({ sources, vehicle, start, onFind });
  const { List, load } = useSuggestionList();
  const messageId = useId();
  useSlashKey(input, hasSlashKey);
  const isShown = box.isShown && List !== undefined;
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
          rightSection={
            typed === '' ? (
              scanVinButton(scan)
            ) : (
              <Clear onClear={() => type('')} onFocus={() => input.current?.focus()} />
            )
          }
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={handleKey}
          onFocus={() => {
            load();
            enter();
            onApproach?.();
          }}
          onBlur={leave}
          error={isTooShort}
          aria-errormessage={isTooShort ? messageId : undefined}
          {...box.fieldProps}
          aria-keyshortcuts={hasSlashKey ? '/' : undefined}
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
        <div
          id={box.listId}
          role="listbox"
          aria-label={PICKER_TEXTS.suggestions}
          className={classes['suggestions']}
          hidden={!isShown}
        >
          {isShown && <List groups={groups} activeKey={box.activeKey} optionId={box.optionId} onChoose={box.choose} />}
        </div>
        <p role="status" className={classes['count']}>
          {isShown && suggestionsShown(count)}
          {box.isOpen && hasNone && PICKER_TEXTS.noSuggestions}
        </p>
      </form>
    </search>
  );
}

/** Empties the field, and leaves the focus in it. */
function Clear({ onClear, onFocus }: { readonly onClear: () => void; readonly onFocus: () => void }) {
  return (
    <CloseButton
      type="button"
      tabIndex={-1}
      aria-label={PICKER_TEXTS.clear}
      // Before the field loses the focus, and with it its list.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        onClear();
        onFocus();
      }}
    />
  );
}
