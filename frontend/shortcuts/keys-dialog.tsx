import type { ReactNode } from 'react';
import { SHORTCUT_TEXTS } from '#shared/texts/base/shortcut-texts.ts';
import { DialogFrame } from '../ui/dialogs/dialog-frame.tsx';
import { KeyCaps } from './key-caps.tsx';
import classes from './keys-dialog.module.css';
import { SHORTCUT_GROUPS, type Shortcut } from './shortcut-registry.ts';
import { useActiveShortcuts } from './shortcuts.tsx';

interface KeysDialogProps {
  readonly onClose: () => void;
  /** Keys of the list that are no shortcuts, because they belong to what has the focus. */
  readonly also?: readonly Pick<Shortcut, 'keys' | 'label'>[];
  /** Shown below the keys. */
  readonly children?: ReactNode;
}

/** All keys that do something on this screen. */
export function KeysDialog({ onClose, also = [], children }: KeysDialogProps) {
  const active = useActiveShortcuts();
  const groups = SHORTCUT_GROUPS.map((group) => ({
    group,
    shortcuts: [...active.filter((shortcut) => shortcut.group === group), ...(group === 'list' ? also : [])],
  })).filter(({ shortcuts }) => shortcuts.length > 0);
  return (
    <DialogFrame title={SHORTCUT_TEXTS.allKeys} cancelLabel={null} onConfirm={onClose} onDismiss={onClose}>
      {groups.map(({ group, shortcuts }) => (
        <section key={group} className={classes['group']}>
          <h3>{SHORTCUT_TEXTS.groups[group]}</h3>
          <dl>
            {shortcuts.map(({ keys, label }) => (
              <div key={keys}>
                <dt>{label}</dt>
                <dd>
                  <KeyCaps keys={keys} isRead />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {children}
    </DialogFrame>
  );
}
