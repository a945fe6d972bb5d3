import type { ReactNode } from 'react';
import type { PageEditing } from '#shared/contracts/content-views.ts';
import { FORM_TEXTS } from '#shared/texts/admin/form-texts.ts';
import { PAGE_FORM_TEXTS } from '#shared/texts/admin/page-texts.ts';
import panelClasses from '../../../ui/base/panel.module.css';
import { SwitchField, TextField } from '../../form/fields.tsx';
import { FormProblems } from '../../form/form-problems.tsx';
import { RecordFormElement } from '../../form/record-form-element.tsx';
import { SaveBar } from '../../form/save-bar.tsx';
import type { RecordForm } from '../../form/use-record-form.ts';
import classes from './page-form.module.css';
import { PageNotes } from './page-notes.tsx';
import { PagePreview } from './page-preview.tsx';
import { type PageValues, titleChange } from './page-values.ts';
import { TextEditor } from './text-editor/text-editor.tsx';

interface PageFormProps {
  readonly form: RecordForm<PageValues>;
  readonly accountId: number;
  /** Absent for a new page. */
  readonly editing?: PageEditing | undefined;
  /** The history, below the preview. */
  readonly history?: ReactNode;
}

/** The form of a page, with the page as the store shows it beside it (admin 5). */
export function PageForm({ form, accountId, editing, history }: PageFormProps) {
  const { field, values, change } = form;
  const isNew = editing === undefined;
  const title = field('title');
  return (
    <>
      <FormProblems form={form} />
      <div className={classes['columns']}>
        <RecordFormElement form={form} label={PAGE_FORM_TEXTS.details} className={panelClasses['panel']}>
          <div className={classes['fields']}>
            <TextField
              field={{ ...title, onChange: (typed) => change(isNew ? titleChange(values, typed) : { title: typed }) }}
              autoComplete="off"
            />
            <TextField field={field('slug')} hint={PAGE_FORM_TEXTS.slugHint} autoComplete="off" />
            <TextField field={field('menuTitle')} hint={PAGE_FORM_TEXTS.menuTitleHint} autoComplete="off" />
            <div className={classes['switches']}>
              <SwitchField field={field('active')} />
              <SwitchField field={field('displayNavMenuLink')} />
            </div>
          </div>
          <TextEditor field={field('text')} accountId={accountId} />
          {editing && <PageNotes editing={editing} />}
        </RecordFormElement>
        <aside className={classes['aside']}>
          <PagePreview values={values} />
          {history}
        </aside>
      </div>
      <SaveBar form={form} saveLabel={isNew ? PAGE_FORM_TEXTS.create : FORM_TEXTS.save} />
    </>
  );
}
