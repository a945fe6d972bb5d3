import { useQuery } from '@tanstack/react-query';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { unknownCompany } from '#shared/texts/admin/users/users-texts.ts';
import { type AccountOption, accountChoicesQuery, accountOptions } from '../../order-as/account-choices.ts';

interface ChosenAccount {
  /** The accounts to choose from. Only the provider chooses; others come from the page of a branch (admin 6). */
  readonly options: readonly AccountOption[];
  readonly id: number;
  readonly name: string;
}

/** The account whose content is listed: the one in the address, or the user's own. */
export function useChosenAccount(user: SignedInUser, chosen: string | undefined): ChosenAccount {
  const mayChoose = user.level === 0;
  const isAsked = mayChoose || chosen !== undefined;
  const { data: choices = [] } = useQuery({ ...accountChoicesQuery(user.accountId), enabled: isAsked });
  const all = accountOptions(choices);
  const options = mayChoose ? all : [];
  if (chosen === undefined || chosen === String(user.accountId)) {
    return { options, id: user.accountId, name: user.account.companyName };
  }
  const name = all.find(({ value }) => value === chosen)?.label ?? unknownCompany(chosen);
  return { options, id: Number(chosen), name };
}
