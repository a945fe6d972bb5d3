import { TextInput } from '@mantine/core';
import { maskedText, PHONE_MASK } from '#shared/rules/base/input-mask.ts';
import { EDITOR_TEXTS } from '#shared/texts/admin/account-form/editor-texts.ts';
import type { SettingEditor } from '../setting-field/setting-field.tsx';
import type { SettingDraft } from '../values/drafts.ts';
import classes from './editor.module.css';

const ADDRESSES = [
  ['userLocation', EDITOR_TEXTS.contactUser],
  ['businessSupport', EDITOR_TEXTS.contactBusiness],
  ['contact', EDITOR_TEXTS.contactOther],
] as const;

/** Who answers questions, by kind, and a phone number. */
export const ContactsEditor: SettingEditor<SettingDraft<'contactAddresses'>> = ({ control }) => {
  const { value, onChange, error, errorId } = control;
  return (
    <div className={classes['two']}>
      {ADDRESSES.map(([name, label]) => (
        <TextInput
          key={name}
          size="xs"
          label={label}
          inputMode="email"
          autoComplete="off"
          aria-describedby={errorId}
          error={error !== undefined}
          value={value[name]}
          onChange={({ currentTarget }) => onChange({ ...value, [name]: currentTarget.value.trim() })}
        />
      ))}
      <TextInput
        size="xs"
        label={EDITOR_TEXTS.contactPhone}
        inputMode="tel"
        autoComplete="off"
        value={maskedText(PHONE_MASK, value.phone ?? '')}
        onChange={({ currentTarget }) => onChange({ ...value, phone: digitsOf(currentTarget.value) })}
      />
    </div>
  );
};

const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, 10);
