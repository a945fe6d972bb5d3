import IconCheck from '@tabler/icons-react/icons/IconCheck';
import IconX from '@tabler/icons-react/icons/IconX';
import type { UserView } from '#shared/schemas/wire/user-view.ts';
import { USER_FORM_TEXTS } from '#shared/texts/admin/user-form-texts.ts';
import { SidePanel } from '../../../form/side-panel.tsx';
import classes from './panels.module.css';

/** What somebody may do, in words, by the same rule that the server uses. */
export function AbilitiesPanel({ user }: { readonly user: UserView }) {
  if (user.abilities.length === 0) return null;
  return (
    <SidePanel title={USER_FORM_TEXTS.abilities}>
      <ul className={classes['list']}>
        {user.abilities.map(({ key, isAllowed, detail }) => (
          <li key={key} className={classes['ability']} data-allowed={isAllowed || undefined}>
            {isAllowed ? <IconCheck size={16} stroke={2} aria-hidden /> : <IconX size={16} stroke={2} aria-hidden />}
            <span>
              <span className={classes['read']}>{isAllowed ? USER_FORM_TEXTS.may : USER_FORM_TEXTS.mayNot} </span>
              {key}
              <small>{detail}</small>
            </span>
          </li>
        ))}
      </ul>
    </SidePanel>
  );
}
