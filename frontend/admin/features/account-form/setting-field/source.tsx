import { resetOf, resetTo, SETTING_FIELD_TEXTS } from '#shared/texts/admin/account-form/setting-field-texts.ts';
import { TextButton } from '../../../../ui/base/text-button.tsx';
import { Ladder } from './ladder.tsx';
import classes from './setting-field.module.css';
import { givenBackBy, sourceText, useFieldView } from './use-field-view.ts';
import type { Setting } from './use-setting.ts';

/** Where the value of a setting comes from, and the way back from an own one. */
export function Source({ setting }: { readonly setting: Setting }) {
  const { code, isOwn, isLocked, control, reset } = setting;
  const { field, parent } = useFieldView(code);
  if (!field) return null;
  const back = givenBackBy(field, parent);
  const follows = field.source === 'own' ? (back === undefined ? 'default' : 'parent') : field.source;
  return (
    <>
      <span className={classes['origin']} data-source={isOwn ? 'own' : follows}>
        <Ladder source={isOwn ? 'own' : follows} />
        {isOwn ? SETTING_FIELD_TEXTS.own : sourceText({ ...field, source: follows }, parent)}
      </span>
      {isOwn && !isLocked && (
        <span className={classes['small']} data-reset>
          <TextButton aria-label={`${resetOf(control.label)} ${resetTo(back)}`} onClick={reset}>
            {SETTING_FIELD_TEXTS.reset}
          </TextButton>{' '}
          {resetTo(back)}
        </span>
      )}
    </>
  );
}
