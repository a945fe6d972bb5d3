import type { ReactNode } from 'react';
import { FORM_TEXTS } from '#shared/texts/admin/form-texts.ts';
import { WEBSITES_TEXTS } from '#shared/texts/admin/websites/websites-texts.ts';
import panelClasses from '../../../ui/base/panel.module.css';
import { FormColumns } from '../../form/form-columns.tsx';
import { FormProblems } from '../../form/form-problems.tsx';
import { RecordFormElement } from '../../form/record-form-element.tsx';
import { SaveBar } from '../../form/save-bar.tsx';
import type { RecordForm } from '../../form/use-record-form.ts';
import { WebsiteFields } from './website-fields.tsx';
import type { WebsiteValues } from './website-values.ts';

interface WebsiteFormProps {
  readonly form: RecordForm<WebsiteValues>;
  readonly accounts: readonly { readonly value: string; readonly label: string }[];
  /** Undefined for a new website. */
  readonly websiteId?: number;
  readonly note: string;
  /** Save, unless the form makes a website. */
  readonly saveLabel?: string;
  /** Shown beside the form. */
  readonly aside?: ReactNode;
}

/** A form without panels has the whole width. */
const Around = ({ children, aside }: { readonly children: ReactNode; readonly aside: ReactNode }) =>
  aside === undefined ? children : <FormColumns aside={aside}>{children}</FormColumns>;

/** The form of a website (admin 5). */
export function WebsiteForm({ form, accounts, websiteId, note, saveLabel = FORM_TEXTS.save, aside }: WebsiteFormProps) {
  return (
    <>
      <FormProblems form={form} />
      <Around aside={aside}>
        <RecordFormElement form={form} label={WEBSITES_TEXTS.details} className={panelClasses['panel']}>
          <WebsiteFields form={form} accounts={accounts} websiteId={websiteId} note={note} />
        </RecordFormElement>
      </Around>
      <SaveBar form={form} saveLabel={saveLabel} />
    </>
  );
}
