import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import classes from './form-problems.module.css';
import type { FormValues } from './merge-changes.ts';
import type { RecordForm } from './use-record-form.ts';

type ProblemForm = Pick<RecordForm<FormValues>, 'summary' | 'problems' | 'focus'>;

/** What has to be corrected, above a form. It takes the focus after a refusal and leads to the fields. */
export function FormProblems({ form }: { readonly form: ProblemForm }) {
  if (form.problems.length === 0) return null;
  return (
    <div className={classes['problems']}>
      <ErrorSummary ref={form.summary} problems={form.problems} onChoose={form.focus} />
    </div>
  );
}
