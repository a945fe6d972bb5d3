import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { SETTING_FIELD_TEXTS } from '#shared/texts/admin/account-form/setting-field-texts.ts';
import { SETTING_TEXTS, type SettingCode } from '#shared/texts/admin/account-form/setting-texts.ts';
import { WhyNot } from '../../../form/why-not.tsx';
import { ComparedValue } from './compared-value.tsx';
import { Marks } from './marks.tsx';
import classes from './setting-field.module.css';
import { useFieldView } from './use-field-view.ts';

interface SettingRowProps {
  readonly code: SettingCode;
  readonly isChanged?: boolean;
  readonly isWrong?: boolean;
  readonly value: ReactNode;
  readonly source?: ReactNode;
  /** Below all columns: an editor that needs the width, and the effect. */
  readonly children?: ReactNode;
}

/** The frame of a setting: what it is, its value, where that comes from, and what branches have. */
export function SettingRow({ code, isChanged = false, isWrong = false, value, source, children }: SettingRowProps) {
  const id = useId();
  const { label, help } = SETTING_TEXTS[code];
  const { field, lock } = useFieldView(code);
  return (
    <fieldset
      aria-labelledby={id}
      className={classes['setting']}
      data-setting={code}
      data-changed={isChanged || undefined}
      data-wrong={isWrong || undefined}
      tabIndex={-1}
      onKeyDown={enterEditor}
    >
      <div className={classes['label']}>
        <b id={id}>{label}</b> <span className={classes['code']}>{code}</span>
        {field?.why === 'provider only' && <span className={classes['pill']}>{SETTING_FIELD_TEXTS.providerOnly}</span>}
        <p>{help}</p>
      </div>
      <div className={classes['value']} data-value>
        {value}
        <ComparedValue code={code} label={label} />
        {lock !== undefined && <WhyNot>{lock}</WhyNot>}
      </div>
      <div className={classes['source']}>{source}</div>
      <div className={classes['branches']}>
        <Marks code={code} label={label} />
      </div>
      {children}
    </fieldset>
  );
}

/** Enter on a setting leads to its editor. */
function enterEditor(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || event.target !== event.currentTarget || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('[data-value] :is(input, select, textarea, button)')?.focus();
}
