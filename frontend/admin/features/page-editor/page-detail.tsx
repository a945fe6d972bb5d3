import type { PageView } from '#shared/contracts/content-views.ts';
import { PAGE_FORM_TEXTS } from '#shared/texts/admin/page-texts.ts';
import { Pill } from '../../../ui/base/pill.tsx';
import classes from './page-form.module.css';

/** Whose page it is, and whether customers see it. */
export function PageDetail({ page: { active, editing } }: { readonly page: PageView }) {
  return (
    <span className={classes['detail']}>
      <b>{editing?.companyName}</b>
      <Pill tone={active ? 'good' : 'plain'}>{active ? PAGE_FORM_TEXTS.activeNow : PAGE_FORM_TEXTS.draft}</Pill>
    </span>
  );
}
