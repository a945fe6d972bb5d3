import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import classes from './form-problems.module.css';
import type { FormValues } from './merge-changes.ts';
import type { RecordForm } from './use-record-form.ts';

type ProblemForm = Pick<RecordForm<FormValues>, 'summary' | 'problems' | 'focus'>;

/** The list of errors above a form, with links to the fields. It takes the focus after a refusal. */
export function FormProblems({ form }: { readonly form: ProblemForm }) {
  if (form.problems.length === 0) return null;
  return (
    <div className={classes['problems']}>
      <ErrorSummary ref={form.summary} problems={form.problems} onChoose={form.focus} />
    </div>
  );
}
