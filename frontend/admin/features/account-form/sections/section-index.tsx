import { Switch, TextInput } from '@mantine/core';
import IconSearch from '@tabler/icons-react/icons/IconSearch';
import type { Ref } from 'react';
import {
  ACCOUNT_FORM_TEXTS,
  changedIn,
  ownCount,
  settingsShown,
} from '#shared/texts/admin/account-form/account-form-texts.ts';
import { KeyCaps } from '../../../../shortcuts/key-caps.tsx';
import editorClasses from '../editors/editor.module.css';
import { sectionId } from './section.tsx';
import classes from './sections.module.css';
import type { SectionKey } from './sections.ts';

interface IndexEntry {
  readonly key: SectionKey;
  readonly title: string;
  readonly count: number;
  readonly changed: number;
}

interface SectionIndexProps {
  readonly searchRef: Ref<HTMLInputElement>;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onlyDeviations: boolean;
  readonly onOnlyDeviations: (isOn: boolean) => void;
  readonly entries: readonly IndexEntry[];
  /** Whether the search or a switch hides settings. */
  readonly isReduced: boolean;
  readonly own: number;
  readonly all: number;
}

const LONGEST = 60;

/** One search over all settings, the switch for deviations, and the way to each section. */
export function SectionIndex(props: SectionIndexProps) {
  const { searchRef, typed, onType, onlyDeviations, onOnlyDeviations, entries, isReduced, own, all } = props;
  const found = entries.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav className={classes['index']} aria-label={ACCOUNT_FORM_TEXTS.sections}>
      <TextInput
        ref={searchRef}
        size="xs"
        type="search"
        aria-label={ACCOUNT_FORM_TEXTS.search}
        placeholder={settingsShown(all)}
        leftSection={<IconSearch size={14} stroke={1.8} aria-hidden />}
        rightSection={<KeyCaps keys="/" />}
        maxLength={LONGEST}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || typed === '') return;
          event.preventDefault();
          onType('');
        }}
      />
      {entries.map(({ key, title, count, changed }) => (
        <button key={key} type="button" className={classes['link']} onClick={() => goTo(key)}>
          {title}
          <span className={classes['count']} data-changed={changed > 0 || undefined}>
            {changed > 0 ? changedIn(changed) : count || null}
          </span>
        </button>
      ))}
      <div className={classes['deviations']}>
        <Switch
          size="xs"
          withThumbIndicator={false}
          label={ACCOUNT_FORM_TEXTS.onlyDeviations}
          checked={onlyDeviations}
          classNames={{ track: editorClasses['track'] ?? '' }}
          onChange={({ currentTarget }) => onOnlyDeviations(currentTarget.checked)}
        />
      </div>
      <p className={classes['note']} role="status">
        {isReduced ? settingsShown(found) : ownCount(own, all)}
      </p>
    </nav>
  );
}

function goTo(key: SectionKey) {
  const heading = document.getElementById(sectionId(key));
  heading?.scrollIntoView?.({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
