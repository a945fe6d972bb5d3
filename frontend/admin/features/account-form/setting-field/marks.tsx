import IconPencil from '@tabler/icons-react/icons/IconPencil';
import IconSitemap from '@tabler/icons-react/icons/IconSitemap';
import {
  handDownOf,
  haveOwn,
  mayChangeOf,
  SETTING_FIELD_TEXTS,
} from '#shared/texts/admin/account-form/setting-field-texts.ts';
import { useAccountState } from '../account-context.ts';
import { BranchStrip } from './branch-strip.tsx';
import classes from './setting-field.module.css';
import { isAlwaysHandedDown, isNeverHandedDown, useFieldView } from './use-field-view.ts';
import { useMarks } from './use-marks.ts';

interface MarksProps {
  readonly code: number;
  readonly label: string;
}

/** Whether branches take a setting over and may change it, and how many have a value of their own. */
export function Marks({ code, label }: MarksProps) {
  const { view } = useAccountState();
  const { field } = useFieldView(code);
  const { isHandedDown, isChangeable, toggleHandDown, toggleMayChange } = useMarks(code);
  if (!field || isNeverHandedDown(code)) return null;
  if (view.parentId !== null) return <ChildMarks isHandedDown={field.isHandedDown} isOpen={field.isChangable} />;
  const { total, own } = field.children;
  return (
    <>
      {field.mayMark && (
        <span className={classes['marks']}>
          <button
            type="button"
            aria-pressed={isHandedDown}
            title={SETTING_FIELD_TEXTS.handDown}
            aria-label={handDownOf(label)}
            data-mark="handDown"
            onClick={toggleHandDown}
          >
            <IconSitemap size={14} stroke={1.8} aria-hidden />
          </button>
          <button
            type="button"
            aria-pressed={isChangeable}
            aria-disabled={!isHandedDown || undefined}
            title={SETTING_FIELD_TEXTS.mayChange}
            aria-label={mayChangeOf(label)}
            data-mark="mayChange"
            onClick={toggleMayChange}
          >
            <IconPencil size={14} stroke={1.8} aria-hidden />
          </button>
        </span>
      )}
      <span className={classes['small']}>
        {markText(code, isHandedDown, isChangeable)}
        {total > 0 && own > 0 && <span>{haveOwn(own, total)}</span>}
        {total > 0 && (
          <span>
            <BranchStrip total={total} own={own} isHandedDown={isHandedDown || isAlwaysHandedDown(code)} />
          </span>
        )}
      </span>
    </>
  );
}

function markText(code: number, isHandedDown: boolean, isChangeable: boolean): string {
  if (isAlwaysHandedDown(code)) return SETTING_FIELD_TEXTS.alwaysHandedDown;
  if (!isHandedDown) return SETTING_FIELD_TEXTS.notHandedDown;
  return isChangeable ? SETTING_FIELD_TEXTS.mayChange : SETTING_FIELD_TEXTS.handedDown;
}

/** How the parent marked the setting of a child. */
function ChildMarks({ isHandedDown, isOpen }: { readonly isHandedDown: boolean; readonly isOpen: boolean }) {
  if (!isHandedDown) return null;
  return (
    <span className={classes['small']}>
      {isOpen ? SETTING_FIELD_TEXTS.handedDownOpen : SETTING_FIELD_TEXTS.handedDown}
    </span>
  );
}
