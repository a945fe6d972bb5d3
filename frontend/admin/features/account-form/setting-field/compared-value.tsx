import type { MouseEvent } from 'react';
import { COMPARE_TEXTS, copyFrom, ofOther } from '#shared/texts/admin/account-form/compare-texts.ts';
import type { SettingCode } from '#shared/texts/admin/account-form/setting-texts.ts';
import { TextButton } from '../../../../ui/base/text-button.tsx';
import { useAccountState } from '../account-context.ts';
import classes from './setting-field.module.css';
import { useFieldView } from './use-field-view.ts';

interface ComparedValueProps {
  readonly code: SettingCode;
  readonly label: string;
}

/** The effective value of the compared account where it differs, with the button that copies it. */
export function ComparedValue({ code, label }: ComparedValueProps) {
  const { copying } = useAccountState();
  const { lock } = useFieldView(code);
  const theirs = copying?.differences.get(code);
  if (copying?.other === undefined || theirs === undefined) return null;
  const { other, leftOut, copy } = copying;
  const why = leftOut.get(code);

  function handleCopy({ currentTarget }: MouseEvent<HTMLElement>) {
    // The button disappears with the difference.
    currentTarget.closest<HTMLElement>('[data-setting]')?.focus();
    copy(code);
  }

  return (
    <div className={classes['theirs']} data-theirs>
      <span>
        {ofOther(other.companyName)} <b>{theirs}</b>
      </span>
      {why === undefined && (
        <TextButton
          data-copy
          aria-label={copyFrom(label, other.companyName)}
          aria-keyshortcuts="t"
          onClick={handleCopy}
        >
          {COMPARE_TEXTS.copy}
        </TextButton>
      )}
      {/* The reason of a lock stands below already. */}
      {why !== undefined && lock === undefined && <small>{why}</small>}
    </div>
  );
}
