import { usDate } from '#shared/rules/base/us-date.ts';
import type { UserView } from '#shared/schemas/wire/user-view.ts';
import { createdOn, typeOf, USER_FORM_TEXTS } from '#shared/texts/admin/users/user-form-texts.ts';
import { USER_TYPES } from '#shared/texts/admin/users/users-texts.ts';
import { Pill } from '../../../ui/base/pill.tsx';
import { localDay } from '../../../ui/format/local-day.ts';
import classes from './user-form.module.css';

export const nameOf = ({ firstName, lastName }: Pick<UserView, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** The first letters of a name, as a picture. */
export function Initials({ user }: { readonly user: Pick<UserView, 'firstName' | 'lastName'> }) {
  return (
    <span className={classes['initials']} aria-hidden>
      {`${user.firstName.charAt(0)}${user.lastName.charAt(0)}`.toUpperCase()}
    </span>
  );
}

/** Where a user belongs, since when, and whether they may sign in. */
export function UserDetail({ user }: { readonly user: UserView }) {
  const { type, companyName, created, active } = user;
  return (
    <div className={classes['detail']}>
      <span>
        {typeOf(USER_TYPES[type])} <b>{companyName}</b> · {createdOn(usDate(localDay(created)))}
      </span>
      <Pill tone={active ? 'good' : 'plain'}>{active ? USER_FORM_TEXTS.active : USER_FORM_TEXTS.notActive}</Pill>
    </div>
  );
}
