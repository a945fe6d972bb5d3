import IconUsers from '@tabler/icons-react/icons/IconUsers';
import { createContext, type ReactNode, useContext } from 'react';
import { isSameValue } from '#shared/rules/base/same-value.ts';
import { FORM_TEXTS, savedBy } from '#shared/texts/admin/form-texts.ts';
import { formatMoment } from '../../ui/format/format-moment.ts';
import classes from './form-field.module.css';
import type { FormValue } from './merge-changes.ts';
import type { Conflict, RecordField } from './use-record-form.ts';

/** Who saved a value in the meantime, and when (ISO 8601). */
interface ChangeAuthor {
  readonly by: string;
  readonly at: string;
}

const AuthorsContext = createContext<(name: string) => ChangeAuthor | undefined>(() => undefined);

/** Gives the fields inside the authors of their last changes, by field name. */
export const ChangeAuthorsProvider = AuthorsContext.Provider;

interface FormFieldProps<T extends FormValue> {
  readonly field: RecordField<T>;
  /** How a value is read. */
  readonly shown: (value: T) => string;
  readonly children: ReactNode;
}

/** Wraps the control of a field with its change mark and, in a conflict, the other person's value. */
export function FormField<T extends FormValue>({ field, shown, children }: FormFieldProps<T>) {
  const { isChanged, error, conflict } = field;
  return (
    <div
      className={classes['field']}
      data-changed={isChanged || undefined}
      data-wrong={(error !== undefined && !conflict) || undefined}
    >
      {children}
      {conflict && <ConflictChoice field={field} conflict={conflict} shown={shown} />}
    </div>
  );
}

interface ConflictChoiceProps<T extends FormValue> {
  readonly field: RecordField<T>;
  readonly conflict: Conflict<T>;
  readonly shown: (value: T) => string;
}

/** The other's value beside mine, to choose. */
export function ConflictChoice<T extends FormValue>({ field, conflict, shown }: ConflictChoiceProps<T>) {
  const author = useContext(AuthorsContext)(field.name);
  const { theirs, mine } = conflict;
  const isTheirs = isSameValue(field.value, theirs);
  return (
    <fieldset aria-label={`${field.label}: ${FORM_TEXTS.changedByOther}`} className={classes['conflict']}>
      <span className={classes['pill']}>
        <IconUsers size={12} stroke={1.8} aria-hidden />
        {FORM_TEXTS.changedByOther}
      </span>
      <span>
        {savedBy(author?.by)} <b>{shown(theirs) || FORM_TEXTS.nothing}</b>
        {author && ` ${formatMoment(author.at)}`}
      </span>
      <button type="button" aria-pressed={isTheirs} onClick={() => field.onChange(theirs)}>
        {FORM_TEXTS.theirs}
      </button>
      <button type="button" aria-pressed={!isTheirs} onClick={() => isTheirs && field.onChange(mine)}>
        {FORM_TEXTS.mine}
      </button>
    </fieldset>
  );
}
