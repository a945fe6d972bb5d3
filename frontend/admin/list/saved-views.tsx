import IconX from '@tabler/icons-react/icons/IconX';
import { useState } from 'react';
import { Link } from 'react-router';
import { ADMIN_LIST_TEXTS, removedView, removeView } from '#shared/texts/admin/admin-list-texts.ts';
import { KeyCaps } from '../../shortcuts/key-caps.tsx';
import { useShortcuts } from '../../shortcuts/shortcuts.tsx';
import { TextButton } from '../../ui/base/text-button.tsx';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import classes from './saved-views.module.css';
import { LONGEST_VIEW_NAME, type SavedView, useSavedViews } from './use-saved-views.ts';

interface SavedViewsProps {
  /** Names the list, and its views in this browser. */
  readonly list: string;
  /** The address of the list as it is now, on its first page. */
  readonly path: string;
  /** The address of the whole list. */
  readonly allPath: string;
  /** Views that the list has from the beginning. They can't be removed. */
  readonly given?: readonly SavedView[] | undefined;
}

/** The views of a list that somebody saved by name, as tabs, with the way to save this one. */
export function SavedViews({ list, path, allPath, given = [] }: SavedViewsProps) {
  const { views, mayAdd, save, remove, restore } = useSavedViews(list);
  const [removed, setRemoved] = useState<{ readonly name: string; readonly before: readonly SavedView[] }>();
  const { prompt } = useDialogs();
  const isNew = path !== allPath && [...given, ...views].every((view) => view.path !== path);
  const maySave = isNew && mayAdd;

  async function saveThis() {
    const name = await prompt({
      title: ADMIN_LIST_TEXTS.saveView,
      label: ADMIN_LIST_TEXTS.viewName,
      maxLength: LONGEST_VIEW_NAME,
      confirmLabel: ADMIN_LIST_TEXTS.save,
      validate: (given) => (given === '' ? ADMIN_LIST_TEXTS.viewNeedsName : undefined),
    });
    if (name !== undefined) save({ name, path });
  }

  useShortcuts(
    maySave
      ? [{ keys: 'S', label: ADMIN_LIST_TEXTS.saveView, group: 'list' as const, run: () => void saveThis() }]
      : [],
  );
  if (given.length + views.length === 0 && !maySave && !removed) return null;
  return (
    <nav aria-label={ADMIN_LIST_TEXTS.savedViews} className={classes['views']}>
      <Link to={allPath} aria-current={path === allPath ? 'page' : undefined}>
        {ADMIN_LIST_TEXTS.allRows}
      </Link>
      {given.map((view) => (
        <Link key={view.path} to={view.path} aria-current={path === view.path ? 'page' : undefined}>
          {view.name}
        </Link>
      ))}
      {views.map((view) => (
        <span key={view.name} className={classes['view']}>
          <Link to={view.path} aria-current={path === view.path ? 'page' : undefined}>
            {view.name}
          </Link>
          {path === view.path && (
            <button
              type="button"
              aria-label={removeView(view.name)}
              onClick={() => {
                setRemoved({ name: view.name, before: views });
                remove(view.name);
              }}
            >
              <IconX size={13} stroke={2} aria-hidden />
            </button>
          )}
        </span>
      ))}
      {removed && (
        <span role="status" className={classes['removed']}>
          {removedView(removed.name)}{' '}
          <TextButton
            onClick={() => {
              restore(removed.before);
              setRemoved(undefined);
            }}
          >
            {ADMIN_LIST_TEXTS.undo}
          </TextButton>
        </span>
      )}
      {maySave && !removed && (
        <button type="button" className={classes['save']} aria-keyshortcuts="Shift+S" onClick={() => void saveThis()}>
          {ADMIN_LIST_TEXTS.saveView}
          <KeyCaps keys="S" />
        </button>
      )}
    </nav>
  );
}
