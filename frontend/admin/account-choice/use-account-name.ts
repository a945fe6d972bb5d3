import { useQuery } from '@tanstack/react-query';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { accountChoicesQuery, accountOptions, withOwnAccount } from '../../order-as/account-choices.ts';

/** The name of an account that somebody administers. Only the provider reads an account other than their own. */
export function useAccountName(user: SignedInUser, accountId: number): string | undefined {
  const isAsked = user.level === 0 && accountId !== user.accountId;
  const { data: choices = [] } = useQuery({ ...accountChoicesQuery(user.accountId), enabled: isAsked });
  return withOwnAccount(user, accountOptions(choices)).find(({ value }) => value === String(accountId))?.label;
}
