import { givenSettings } from '#shared/rules/accounts/fields/settings-view.ts';
import type { AccountEffect } from '#shared/schemas/wire/account-view.ts';
import { andMore, changesBranches, SETTING_FIELD_TEXTS } from '#shared/texts/admin/account-form/setting-field-texts.ts';
import { useAccountState } from '../account-context.ts';
import { settingInFull } from '../values/setting-in-full.ts';
import { settingKeyOf } from '../values/setting-keys.ts';
import { BranchStrip } from './branch-strip.tsx';
import classes from './setting-field.module.css';
import { isAlwaysHandedDown, useFieldView } from './use-field-view.ts';
import { useMarks } from './use-marks.ts';

interface EffectProps {
  readonly code: number;
  /** Whether the setting or its marks were changed, so that an answer is awaited. */
  readonly isChanged: boolean;
}

/** The effect of an unsaved change on the branches: how many change, which ones, and from which value to which. */
export function Effect({ code, isChanged }: EffectProps) {
  const { effects } = useAccountState();
  const { field } = useFieldView(code);
  const effect = effects.byCode?.get(code);
  const { isHandedDown } = useMarks(code);
  const { total, own } = field?.children ?? { total: 0, own: 0 };
  if (total === 0 || (!isChanged && !effect)) return null;
  if (effects.isLooking && !effect) return <p className={classes['effect']}>{SETTING_FIELD_TEXTS.reckoning}</p>;
  if (!effects.byCode) return null;
  return (
    <div className={classes['effect']} role="status">
      {effect ? (
        <>
          <span className={classes['changes']}>
            <b>{changesBranches(effect.children, total, own)}</b>
            <BranchStrip
              total={total}
              own={own}
              changed={effect.children}
              isHandedDown={isHandedDown || isAlwaysHandedDown(code)}
            />
          </span>
          <Branches code={code} effect={effect} />
        </>
      ) : (
        SETTING_FIELD_TEXTS.nobody
      )}
    </div>
  );
}

/** The branches that are named, together where the same happens to them. */
function Branches({ code, effect }: { readonly code: number; readonly effect: AccountEffect }) {
  const { view } = useAccountState();
  const key = settingKeyOf(code);
  if (key === undefined) return null;
  const groups = new Map<string, { before: string; after: string; names: string[] }>();
  for (const { companyName, before, after } of effect.named) {
    const shown = {
      before: settingInFull(key, givenSettings(before), view.websites),
      after: settingInFull(key, givenSettings(after), view.websites),
    };
    const group = groups.get(`${shown.before} ${shown.after}`) ?? { ...shown, names: [] };
    group.names.push(companyName);
    groups.set(`${shown.before} ${shown.after}`, group);
  }
  const unnamed = effect.children - effect.named.length;
  return (
    <ul>
      {[...groups].map(([both, { before, after, names }]) => (
        <li key={both}>
          <del>{before}</del> <span aria-hidden>→</span> <ins>{after}</ins> {names.join(', ')}
        </li>
      ))}
      {unnamed > 0 && <li>{andMore(unnamed)}</li>}
    </ul>
  );
}
