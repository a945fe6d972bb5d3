import { useId } from 'react';
import fieldClasses from '../../form/fields.module.css';
import { FormField } from '../../form/form-field.tsx';
import { LabelText } from '../../form/label-text.tsx';
import type { RecordForm } from '../../form/use-record-form.ts';
import { PictureField } from '../../pictures/picture-field.tsx';
import type { SpotValues } from './spot-values.ts';
import classes from './spots.module.css';

interface ImageFieldProps {
  readonly form: RecordForm<SpotValues>;
  /** The account that the image is uploaded for. */
  readonly accountId: number;
}

/** The image of a marketing spot. The name of its file is kept with it. */
export function ImageField({ form, accountId }: ImageFieldProps) {
  const field = form.field('image');
  const { label, error, conflict } = field;
  const errorId = useId();
  const isWrong = error !== undefined && !conflict;
  return (
    <FormField field={field} shown={(path) => path}>
      <p className={`${fieldClasses['label']} ${classes['label']}`}>
        <LabelText label={label} isRequired={field.isRequired} />
      </p>
      <PictureField
        name={field.name}
        label={label}
        value={field.value}
        onChange={(image, localFileName) => form.change({ image, localFileName })}
        accountId={accountId}
        purpose="spot"
        errorId={isWrong ? errorId : undefined}
      />
      {isWrong && (
        <p id={errorId} className={classes['error']}>
          {error}
        </p>
      )}
    </FormField>
  );
}
