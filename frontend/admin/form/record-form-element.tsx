import type { ReactNode } from 'react';
import { FORM_TEXTS } from '#shared/texts/admin/form-texts.ts';
import type { FormValues } from './merge-changes.ts';
import { useFieldKeys } from './save-bar.tsx';
import type { RecordForm } from './use-record-form.ts';

interface RecordFormElementProps<V extends FormValues> {
  readonly form: RecordForm<V>;
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The form element around the fields of a record. Enter in a field saves; Escape asks whether to discard. */
export function RecordFormElement<V extends FormValues>(props: RecordFormElementProps<V>) {
  const { form, label, className, children } = props;
  const handleKeys = useFieldKeys(form);
  return (
    <form
      {...form.form}
      className={className}
      aria-label={label}
      onKeyDown={handleKeys}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {children}
      {/* Without a submit button, Enter does nothing in a form with several fields. */}
      <button type="submit" hidden aria-hidden tabIndex={-1}>
        {FORM_TEXTS.save}
      </button>
    </form>
  );
}
