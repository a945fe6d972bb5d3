import IconCheck from '@tabler/icons-react/icons/IconCheck';
import IconX from '@tabler/icons-react/icons/IconX';
import { formatMoney } from '#shared/rules/base/format-money.ts';
import type { UserView } from '#shared/schemas/wire/user-view.ts';
import { ABILITY_DETAIL_TEXTS, ABILITY_TEXTS } from '#shared/texts/admin/users/user-ability-texts.ts';
import { USER_FORM_TEXTS } from '#shared/texts/admin/users/user-form-texts.ts';
import { SidePanel } from '../../../form/side-panel.tsx';
import classes from './panels.module.css';

/** Lists what a user may do. The server decides it by the rules of the calls. */
export function AbilitiesPanel({ user }: { readonly user: UserView }) {
  if (user.abilities.length === 0) return null;
  return (
    <SidePanel title={ABILITY_TEXTS.title}>
      <ul className={classes['list']}>
        {user.abilities.map(({ key, isAllowed, details }) => (
          <li key={key} className={classes['ability']} data-allowed={isAllowed || undefined}>
            {isAllowed ? <IconCheck size={16} stroke={2} aria-hidden /> : <IconX size={16} stroke={2} aria-hidden />}
            <span>
              <span className={classes['read']}>{isAllowed ? USER_FORM_TEXTS.may : USER_FORM_TEXTS.mayNot} </span>
              {ABILITY_TEXTS[key]}
              {details.length > 0 && <small>{details.map((detail) => detailText(detail, user)).join(' ')}</small>}
            </span>
          </li>
        ))}
      </ul>
    </SidePanel>
  );
}

function detailText(detail: UserView['abilities'][number]['details'][number], { monthlyLimit }: UserView): string {
  const text = ABILITY_DETAIL_TEXTS[detail];
  return typeof text === 'string' ? text : text(formatMoney(monthlyLimit ?? 0));
}
