import { Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { isPoNumberValid } from '#shared/rules/cart/po-number.ts';
import { EDITOR_TEXTS, SETTING_CHOICES } from '#shared/texts/admin/account-form/editor-texts.ts';
import type { SettingEditor } from '../setting-field/setting-field.tsx';
import type { SettingDraft } from '../values/drafts.ts';
import { linesOf } from '../values/lines-of.ts';
import { typedCents } from '../values/typed-numbers.ts';
import { AmountInput } from './amount-input.tsx';
import classes from './editor.module.css';
import { numberedOptions, SelectEditor } from './select-editor.tsx';
import { TextAreaEditor } from './text-area-editor.tsx';

export const WarrantyTextEditor: SettingEditor<SettingDraft<'aftermarketWarranty'>> = ({ control }) => (
  <TextAreaEditor {...control} describedBy={control.errorId} isWrong={control.error !== undefined} />
);

export const CoreMinimumEditor: SettingEditor<SettingDraft<'minimumCoreCharge'>> = ({ control }) => (
  <AmountInput {...control} unit="$" isWrong={control.error !== undefined} describedBy={control.errorId} />
);

/** The methods from flat rate on have an amount, which is a percentage in one of them (admin 9). */
export const ShippingEditor: SettingEditor<SettingDraft<'shippingCalculationMethod'>> = ({ control }) => {
  const { name, label, value, onChange, error, errorId } = control;
  return (
    <div className={classes['row']}>
      <SelectEditor
        name={name}
        label={label}
        value={String(value.method)}
        options={numberedOptions(SETTING_CHOICES.shippingMethod)}
        onChange={(method) => onChange({ ...value, method: Number(method) as typeof value.method })}
      />
      {value.method >= 2 && (
        <AmountInput
          label={EDITOR_TEXTS.amount}
          unit={value.method === 3 ? '%' : '$'}
          value={value.amount}
          isWrong={error !== undefined && typedCents(value.amount) === undefined}
          describedBy={errorId}
          onChange={(amount) => onChange({ ...value, amount })}
        />
      )}
    </div>
  );
};

/** A message keeps its text while it is switched off. */
export const MessageEditor: SettingEditor<SettingDraft<'cartMessage'>> = ({ control }) => {
  const { name, label, value, onChange } = control;
  return (
    <div className={classes['stack']}>
      <Switch
        name={name}
        size="xs"
        withThumbIndicator={false}
        aria-label={label}
        label={<span aria-hidden>{value.enabled ? EDITOR_TEXTS.on : EDITOR_TEXTS.off}</span>}
        checked={value.enabled}
        classNames={{ body: classes['switch'] ?? '', track: classes['track'] ?? '' }}
        onChange={({ currentTarget }) => onChange({ ...value, enabled: currentTarget.checked })}
      />
      {(value.enabled || value.message !== '') && (
        <TextAreaEditor
          label={`${label}: ${EDITOR_TEXTS.message}`}
          value={value.message}
          rows={2}
          onChange={(message) => onChange({ ...value, message })}
        />
      )}
    </div>
  );
};

const PO_OPTIONS = Object.entries(SETTING_CHOICES.poMethod).map(([value, label]) => ({ value, label }));

/** The rule for PO numbers, with a field to try one as checkout would. */
export const PoEditor: SettingEditor<SettingDraft<'poValidation'>> = ({ control }) => {
  const { name, label, value, onChange, error, errorId } = control;
  const [tried, setTried] = useState('');
  const { method, pattern, list } = value;
  return (
    <div className={classes['stack']}>
      <div className={classes['row']}>
        <SelectEditor
          name={name}
          label={label}
          value={method}
          options={PO_OPTIONS}
          onChange={(chosen) => onChange({ ...value, method: chosen as typeof method })}
        />
        {method === 'pattern' && (
          <TextInput
            size="xs"
            className={classes['grow'] ?? ''}
            aria-label={EDITOR_TEXTS.pattern}
            aria-describedby={errorId}
            error={error !== undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={pattern}
            onChange={({ currentTarget }) => onChange({ ...value, pattern: currentTarget.value })}
          />
        )}
      </div>
      {method === 'list' && (
        <TextAreaEditor
          label={EDITOR_TEXTS.poList}
          value={list}
          onChange={(typed) => onChange({ ...value, list: typed })}
        />
      )}
      {method !== 'accept' && (
        <div className={classes['row']}>
          <TextInput
            size="xs"
            className={classes['grow'] ?? ''}
            aria-label={EDITOR_TEXTS.tryIt}
            placeholder={EDITOR_TEXTS.tryIt}
            autoComplete="off"
            maxLength={50}
            value={tried}
            onChange={({ currentTarget }) => setTried(currentTarget.value)}
          />
          <span role="status">
            {tried !== '' && <Tried isValid={isPoNumberValid(tried, { method, pattern, list: linesOf(list) })} />}
          </span>
        </div>
      )}
    </div>
  );
};

function Tried({ isValid }: { readonly isValid: boolean | undefined }) {
  const text = isValid === undefined ? EDITOR_TEXTS.unusable : EDITOR_TEXTS[isValid ? 'poAccepted' : 'poRefused'];
  return <span className={classes[isValid ? 'good' : 'bad']}>{text}</span>;
}

export const RecipientsEditor: SettingEditor<SettingDraft<'emailRecipients'>> = ({ control }) => (
  <TextAreaEditor
    {...control}
    label={`${control.label}: ${EDITOR_TEXTS.recipients}`}
    isWrong={control.error !== undefined}
    describedBy={control.errorId}
  />
);
