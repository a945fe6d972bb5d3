import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';

import { NativeSelect, Switch, TextInput } from '@mantine/core';
import IconLock from '@tabler/icons-react/icons/IconLock';
import type { ComponentProps, ReactNode } from 'react';
import { FORM_TEXTS } from '#shared/texts/admin/form-texts.ts';
import classes from './fields.module.css';
import { FormField } from './form-field.tsx';
import { LabelText } from './label-text.tsx';
import type { RecordField } from './use-record-form.ts';
import { WhyNot } from './why-not.tsx';

type InputProps = Pick<
  ComponentProps<typeof TextInput>,
  'type' | 'inputMode' | 'autoComplete' | 'leftSection' | 'onBlur' | 'placeholder'
>;

interface TextFieldProps extends InputProps {
  readonly field: RecordField<string>;
  /** Beside the label, such as the form that a value has. */
  readonly hint?: ReactNode;
  /** Shown below the field, such as whether a name is taken. */
  readonly note?: ReactNode;
  /** The mask that formats the text. */
  readonly mask?: (typed: string) => string;
  readonly isAmount?: boolean;
}

const asText = (value: string): string => value;

/** A line of text. */
export function TextField({ field, hint, note, mask = asText, isAmount = false, ...others }: TextFieldProps) {
  return (
    <FormField field={field} shown={asText}>
      <TextInput
        {...others}
        {...whyNot(field)}
        inputWrapperOrder={ORDER}
        name={field.name}
        size="xs"
        label={labelOf(field, hint)}
        value={field.value}
        error={errorOf(field)}
        maxLength={field.maxLength}
        readOnly={field.lock !== undefined}
        aria-required={field.isRequired || undefined}
        data-amount={isAmount || undefined}
        classNames={CLASSES}
        onChange={({ currentTarget }) => field.onChange(mask(currentTarget.value))}
      />
      {note}
    </FormField>
  );
}

interface SelectFieldProps {
  readonly field: RecordField<string>;
  readonly hint?: ReactNode;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One of a few values. A locked one is a text that can be read and focused. */
export function SelectField({ field, hint, options }: SelectFieldProps) {
  const shown = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  const label = labelOf(field, hint);
  return (
    <FormField field={field} shown={shown}>
      {field.lock === undefined ? (
        <NativeSelect
          name={field.name}
          size="xs"
          label={label}
          data={[...options]}
          value={field.value}
          error={errorOf(field)}
          aria-required={field.isRequired || undefined}
          classNames={CLASSES}
          onChange={({ currentTarget }) => field.onChange(currentTarget.value)}
        />
      ) : (
        <TextInput
          {...whyNot(field)}
          inputWrapperOrder={ORDER}
          name={field.name}
          size="xs"
          label={label}
          value={shown(field.value)}
          error={errorOf(field)}
          readOnly
          classNames={CLASSES}
        />
      )}
    </FormField>
  );
}

/** On or off. */
export function SwitchField({ field }: { readonly field: RecordField<boolean> }) {
  const shown = (value: boolean) => (value ? FORM_TEXTS.on : FORM_TEXTS.off);
  return (
    <FormField field={field} shown={shown}>
      <Switch
        {...whyNot(field)}
        name={field.name}
        size="xs"
        withThumbIndicator={false}
        label={labelOf(field)}
        checked={field.value}
        error={errorOf(field)}
        // Read-only instead of `disabled`, so that a locked field can be focused and read.
        aria-disabled={field.lock !== undefined || undefined}
        classNames={{
          body: classes['switch'] ?? '',
          label: classes['switchLabel'] ?? '',
          track: classes['track'] ?? '',
        }}
        onChange={({ currentTarget }) => field.lock === undefined && field.onChange(currentTarget.checked)}
      />
    </FormField>
  );
}

const ORDER: NonNullable<ComponentProps<typeof TextInput>['inputWrapperOrder']> = [
  'label',
  'input',
  'description',
  'error',
];
const CLASSES = { label: classes['label'] ?? '', input: classes['input'] ?? '', error: classes['error'] ?? '' };

/** A field that somebody else has changed too shows the choice below it instead of an error. */
const errorOf = ({ error, conflict }: Pick<RecordField<string | boolean>, 'error'> & { readonly conflict: unknown }) =>
  conflict ? error !== undefined : error;

/** Why a field is locked, which screen readers read with it. */
const whyNot = ({ lock }: Pick<RecordField<string>, 'lock'>) => (lock ? { description: <WhyNot>{lock}</WhyNot> } : {});

const labelOf = (
  { label, lock, isRequired }: Pick<RecordField<string>, 'label' | 'lock' | 'isRequired'>,
  hint?: ReactNode,
): ReactNode => (
  <>
    <LabelText label={label} isRequired={isRequired} />
    {lock !== undefined && <IconLock className={classes['lock']} size={13} stroke={1.8} aria-hidden />}
    {hint !== undefined && lock === undefined && <span className={classes['hint']}> {hint}</span>}
  </>
);
