import IconChevronDown from '@tabler/icons-react/icons/IconChevronDown';
import { type ReactNode, useEffect, useState } from 'react';
import { editOf, SETTING_FIELD_TEXTS, undoOf, was } from '#shared/texts/admin/account-form/setting-field-texts.ts';
import { TextButton } from '../../../../ui/base/text-button.tsx';
import { ConflictChoice } from '../../../form/form-field.tsx';
import type { FormValue } from '../../../form/merge-changes.ts';
import type { RecordField } from '../../../form/use-record-form.ts';
import { useAccountState } from '../account-context.ts';
import type { OwnValue } from '../values/account-values.ts';
import type { SettingDraft } from '../values/drafts.ts';
import type { SettingKey } from '../values/setting-keys.ts';
import { Effect } from './effect.tsx';
import classes from './setting-field.module.css';
import { SettingRow } from './setting-row.tsx';
import { Source } from './source.tsx';
import { type Setting, type SettingControl, useSetting } from './use-setting.ts';

/** The editor of a setting. */
export type SettingEditor<D> = (props: { readonly control: SettingControl<D> }) => ReactNode;

interface SettingFieldProps<K extends SettingKey> {
  readonly name: K;
  readonly Editor: SettingEditor<SettingDraft<K>>;
  /** An editor that does not fit one line opens below its summary. */
  readonly isWide?: boolean;
}

/**
 * A setting of an account: value, where it comes from, who may change it, what it was, and what its change does to the
 * branches.
 */
export function SettingField<K extends SettingKey>({ name, Editor, isWide = false }: SettingFieldProps<K>) {
  const setting = useSetting(name);
  const { form, saved } = useAccountState();
  const { code, control, isChanged, isLocked, conflict } = setting;
  const [isOpen, setIsOpen] = useState(false);
  const isWrong = control.error !== undefined && !conflict;
  const isMarkChanged =
    saved.inheritedFields.includes(code) !== form.values.inheritedFields.includes(code) ||
    saved.changeableFields.includes(code) !== form.values.changeableFields.includes(code);
  // An error that lies in a closed editor opens it.
  useEffect(() => {
    if (isWrong && isWide) setIsOpen(true);
  }, [isWrong, isWide]);

  return (
    <SettingRow
      code={code}
      isChanged={isChanged || isMarkChanged}
      isWrong={isWrong}
      value={
        <>
          {isLocked && <p className={classes['read']}>{setting.shown}</p>}
          {!isLocked && !isWide && <Editor control={control} />}
          {!isLocked && isWide && (
            <button
              type="button"
              name={name}
              className={classes['summary']}
              aria-expanded={isOpen}
              aria-label={editOf(control.label, setting.shown)}
              onClick={() => setIsOpen(!isOpen)}
            >
              <span>{setting.shown}</span>
              <IconChevronDown size={14} stroke={1.8} aria-hidden />
            </button>
          )}
          {setting.isEmptyOwn && <span className={classes['nothing']}>{SETTING_FIELD_TEXTS.ownNothing}</span>}
          {isWrong && (
            <p id={control.errorId} className={classes['error']}>
              {control.error}
            </p>
          )}
          {conflict && <Theirs setting={setting} />}
          {isChanged && <Was setting={setting} />}
        </>
      }
      source={<Source setting={setting as unknown as Setting} />}
    >
      {isWide && isOpen && !isLocked && (
        <div className={classes['wide']}>
          <Editor control={control} />
        </div>
      )}
      <Effect code={code} isChanged={isChanged || isMarkChanged} />
    </SettingRow>
  );
}

type AnySetting = Pick<Setting, 'control' | 'shownSaved' | 'undo'>;

/** The saved value, and the way back to it. */
function Was({
  setting: { control, shownSaved, undo },
}: {
  readonly setting: Pick<AnySetting, 'shownSaved' | 'undo'> & { readonly control: { readonly label: string } };
}) {
  return (
    <p className={classes['was']}>
      {was(shownSaved)} ·{' '}
      <TextButton aria-label={undoOf(control.label)} onClick={undo}>
        {SETTING_FIELD_TEXTS.undo}
      </TextButton>
    </p>
  );
}

/** The value that somebody else saved in the meantime, to choose. */
function Theirs<K extends SettingKey>({ setting }: { readonly setting: ReturnType<typeof useSetting<K>> }) {
  const { conflict, record, shownOf } = setting;
  if (!conflict) return null;
  return (
    <ConflictChoice
      field={record as unknown as RecordField<FormValue>}
      conflict={conflict as never}
      shown={(value) => shownOf(value as OwnValue<K>)}
    />
  );
}
