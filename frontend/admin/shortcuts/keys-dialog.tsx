import { ADMIN_TEXTS } from '#shared/texts/admin/admin-texts.ts';
import { DialogFrame } from '../../ui/dialogs/dialog-frame.tsx';
import { KeyCaps } from './key-caps.tsx';
import classes from './keys-dialog.module.css';
import { SHORTCUT_GROUPS } from './shortcut-registry.ts';
import { useActiveShortcuts } from './shortcuts.tsx';

/** All keys that do something on this screen. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const active = useActiveShortcuts();
  const groups = SHORTCUT_GROUPS.map((group) => ({
    group,
    shortcuts: active.filter((shortcut) => shortcut.group === group),
  })).filter(({ shortcuts }) => shortcuts.length > 0);
  return (
    <DialogFrame title={ADMIN_TEXTS.allKeys} cancelLabel={null} onConfirm={onClose} onDismiss={onClose}>
      {groups.map(({ group, shortcuts }) => (
        <section key={group} className={classes['group']}>
          <h3>{ADMIN_TEXTS.keyGroups[group]}</h3>
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
    </DialogFrame>
  );
}
