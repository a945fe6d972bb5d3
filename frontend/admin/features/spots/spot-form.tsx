import type { ReactNode } from 'react';
import { FORM_TEXTS } from '#shared/texts/admin/form-texts.ts';
import { SPOTS_TEXTS } from '#shared/texts/admin/spot-texts.ts';
import panelClasses from '../../../ui/base/panel.module.css';
import { SpotTile } from '../../../ui/content/spot-tile.tsx';
import { SwitchField, TextField } from '../../form/fields.tsx';
import { FormProblems } from '../../form/form-problems.tsx';
import { RecordFormElement } from '../../form/record-form-element.tsx';
import { SaveBar } from '../../form/save-bar.tsx';
import { SidePanel } from '../../form/side-panel.tsx';
import type { RecordForm } from '../../form/use-record-form.ts';
import { ImageField } from './image-field.tsx';
import type { SpotValues } from './spot-values.ts';
import classes from './spots.module.css';

interface SpotFormProps {
  readonly form: RecordForm<SpotValues>;
  readonly accountId: number;
  readonly isNew?: boolean;
  /** The history, below the preview. */
  readonly history?: ReactNode;
}

/** The form of a marketing spot, with the spot as the store shows it beside it (admin 5). */
export function SpotForm({ form, accountId, isNew = false, history }: SpotFormProps) {
  const { field, values } = form;
  return (
    <>
      <FormProblems form={form} />
      <div className={classes['columns']}>
        <RecordFormElement form={form} label={SPOTS_TEXTS.details} className={panelClasses['panel']}>
          <div className={classes['fields']}>
            <TextField field={field('title')} autoComplete="off" />
            <TextField field={field('url')} hint={SPOTS_TEXTS.urlHint} inputMode="url" autoComplete="off" />
            <ImageField form={form} accountId={accountId} />
            <SwitchField field={field('active')} />
          </div>
        </RecordFormElement>
        <aside className={classes['aside']}>
          <SidePanel title={SPOTS_TEXTS.preview}>
            {values.title.trim() === '' && values.image === '' ? (
              <p className={classes['empty']}>{SPOTS_TEXTS.previewEmpty}</p>
            ) : (
              <div inert>
                <SpotTile spot={values} />
              </div>
            )}
          </SidePanel>
          {history}
        </aside>
      </div>
      <SaveBar form={form} saveLabel={isNew ? SPOTS_TEXTS.create : FORM_TEXTS.save} />
    </>
  );
}
