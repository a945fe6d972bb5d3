import { Link } from 'react-router';
import type { AccountView } from '#shared/schemas/wire/account-view.ts';
import { ACCOUNT_FORM_TEXTS } from '#shared/texts/admin/account-form/account-form-texts.ts';
import { PATHS } from '../../../paths.ts';
import { Pill } from '../../../ui/base/pill.tsx';
import classes from './account-form.module.css';

interface AccountDetailProps {
  readonly view: AccountView;
  /** False where the viewer can't open the parent. */
  readonly mayOpenParent: boolean;
}

/** Whose account it is, of which type, and whether people can sign in. */
export function AccountDetail({ view, mayOpenParent }: AccountDetailProps) {
  const { parentId, parentName, type, active, isFleet } = view;
  return (
    <div className={classes['detail']}>
      {parentId !== null &&
        (mayOpenParent ? (
          <Link to={`${PATHS.admin}/account/${parentId}`}>{parentName}</Link>
        ) : (
          <span>{parentName}</span>
        ))}
      <Pill tone={isFleet ? 'note' : 'plain'}>{type}</Pill>
      <Pill tone={active ? 'good' : 'plain'}>{active ? ACCOUNT_FORM_TEXTS.active : ACCOUNT_FORM_TEXTS.inactive}</Pill>
    </div>
  );
}
