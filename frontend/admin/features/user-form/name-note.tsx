import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { USER_FORM_TEXTS } from '#shared/texts/admin/users/user-form-texts.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import classes from './user-form.module.css';
import { existsQuery } from './user-queries.ts';

/** The name is looked up once typing has paused for this many ms. */
const PAUSE_MS = 400;

interface NameNoteProps {
  readonly kind: 'userName' | 'email';
  /** The typed value; undefined while it is unchanged or not valid. */
  readonly typed: string | undefined;
  /** The user whose own value does not count as taken. */
  readonly userId: number | null;
}

/** Says below a field whether a user name or an email is taken, as it is typed. */
export function NameNote({ kind, typed, userId }: NameNoteProps) {
  const [asked] = useDebouncedValue(typed, PAUSE_MS);
  const { data, isError } = useQuery(existsQuery(asked === undefined ? undefined : { [kind]: asked, id: userId }));
  const isTaken = kind === 'userName' ? data?.userNameExists : data?.emailExists;
  const takenText = kind === 'userName' ? ACCOUNT_TEXTS.userNameExists : ACCOUNT_TEXTS.emailExists;
  const isBehind = asked !== typed || data === undefined;
  return (
    <p role="status" className={classes['note']} data-taken={(!isBehind && isTaken) || undefined}>
      {typed !== undefined && !isError && noteOf(isBehind, isTaken, takenText)}
    </p>
  );
}

function noteOf(isBehind: boolean, isTaken: boolean | undefined, takenText: string): string {
  if (isBehind) return USER_FORM_TEXTS.checking;
  return isTaken ? takenText : USER_FORM_TEXTS.free;
}
