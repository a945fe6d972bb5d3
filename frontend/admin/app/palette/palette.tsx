import '@mantine/core/styles/Modal.layer.css';

import { Modal } from '@mantine/core';
import IconSearch from '@tabler/icons-react/icons/IconSearch';
import { Fragment, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { ADMIN_TEXTS, nothingFound } from '#shared/texts/admin/admin-texts.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { KeyCaps } from '../../../shortcuts/key-caps.tsx';
import { useActiveShortcuts } from '../../../shortcuts/shortcuts.tsx';
import { useFocusReturn } from '../../../ui/dialogs/use-focus-return.ts';
import { entriesFor } from '../views.ts';
import { findersFor } from './finders.ts';
import classes from './palette.module.css';
import { ACTIONS_SIGN, matchingEntries, type PaletteEntry, typedWords } from './palette-entries.ts';
import { useFound } from './use-found.ts';

interface PaletteProps {
  readonly user: SignedInUser;
  /** Returns the text that was typed before the field had the focus. */
  readonly takeEarlyKeys: () => string;
  readonly onClose: () => void;
}

const LONGEST = 100;

/** Finds pages, accounts and users, and runs the actions of the screen, from every admin page (decision B281). */
export function Palette({ user, takeEarlyKeys, onClose }: PaletteProps) {
  const navigate = useNavigate();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const things = useFound(typedWords(typed), findersFor(user));
  const own = matchingEntries([...pagesFor(user), ...useActions()], typed);
  const isActionsOnly = typed.trimStart().startsWith(ACTIONS_SIGN);
  const entries = [...own, ...(isActionsOnly ? [] : things.found)];
  const active = Math.min(at, entries.length - 1);
  useFocusReturn(field);

  function choose({ path, run }: PaletteEntry, isNewTab = false) {
    if (path !== undefined && isNewTab) {
      window.open(path, '_blank', 'noopener');
      return;
    }
    onClose();
    if (path !== undefined) void navigate(path);
    else run?.();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const chosen = entries[active];
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.key === 'Enter' && chosen) choose(chosen, event.ctrlKey || event.metaKey);
    else if (step !== undefined && entries.length > 0) setAt((active + step + entries.length) % entries.length);
    else return;
    event.preventDefault();
  }

  return (
    <Modal.Root
      opened
      onClose={onClose}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      yOffset="4.25rem"
      size="40rem"
      classNames={{ content: classes['content'] ?? '', inner: classes['inner'] ?? '' }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={ADMIN_TEXTS.findOrDo}>
        <div className={classes['question']}>
          <IconSearch size={18} stroke={1.8} aria-hidden />
          <input
            ref={field}
            data-autofocus
            role="combobox"
            aria-label={ADMIN_TEXTS.find}
            aria-autocomplete="list"
            aria-expanded={entries.length > 0}
            aria-controls={listId}
            aria-activedescendant={entries[active] && `${listId}-${active}`}
            autoComplete="off"
            placeholder={ADMIN_TEXTS.find}
            maxLength={LONGEST}
            value={typed}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value);
              setAt(0);
            }}
            onFocus={() => {
              const early = takeEarlyKeys();
              if (early !== '') setTyped((before) => before + early);
            }}
            onKeyDown={handleKey}
          />
          <KeyCaps keys="Escape" />
        </div>
        <div id={listId} role="listbox" aria-label={ADMIN_TEXTS.results} className={classes['results']}>
          {entries.map((entry, index) => (
            <Fragment key={entry.key}>
              {entry.group !== entries[index - 1]?.group && (
                <p role="presentation" className={classes['group']}>
                  {entry.group}
                </p>
              )}
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus. */}
              <div
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                ref={index === active ? scrollThere : undefined}
                className={classes['entry']}
                onMouseDown={(event) => event.preventDefault()}
                onClick={(event) => choose(entry, event.ctrlKey || event.metaKey)}
              >
                <span>
                  {entry.label}
                  {entry.detail && <small>{entry.detail}</small>}
                </span>
                {entry.keys && <KeyCaps keys={entry.keys} />}
              </div>
            </Fragment>
          ))}
        </div>
        <div role="status" className={classes['none']}>
          {things.isLooking && entries.length === 0 && UI_TEXTS.loading}
          {!things.isLooking && entries.length === 0 && nothingFound(typedWords(typed))}
        </div>
        <div className={classes['help']} aria-hidden>
          <span>
            <KeyCaps keys="↑ ↓" /> {ADMIN_TEXTS.move}
          </span>
          <span>
            <KeyCaps keys="Enter" /> {ADMIN_TEXTS.open}
          </span>
          <span>
            <KeyCaps keys="Ctrl+Enter" /> {ADMIN_TEXTS.newTab}
          </span>
          <span>
            <KeyCaps keys=">" /> {ADMIN_TEXTS.onlyActions}
          </span>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}

const scrollThere = (option: HTMLElement | null) => option?.scrollIntoView?.({ block: 'nearest' });

const pagesFor = (user: SignedInUser): PaletteEntry[] =>
  entriesFor(user).map(({ path, label, keys }) => ({ key: path, group: ADMIN_TEXTS.pages, label, keys, path }));

/** The shortcuts of this screen as actions. Shortcuts to pages are listed under pages. */
function useActions(): PaletteEntry[] {
  return useActiveShortcuts()
    .filter(({ group, keys }) => (group === 'page' || group === 'everywhere') && keys !== 'Ctrl+K')
    .map(({ keys, label, run }) => ({ key: keys, group: ADMIN_TEXTS.actions, label, keys, run }));
}
