import { useQuery } from '@tanstack/react-query';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { type AccountOption, accountChoicesQuery, accountOptions } from './account-choices.ts';

interface ChosenAccount {
  /** The accounts to choose from. Empty for everybody but the provider: others see their own account (admin 6). */
  readonly options: readonly AccountOption[];
  readonly id: number;
  readonly name: string;
}

/** The account whose content is listed: the chosen one for the provider, the own one for everybody else. */
export function useChosenAccount(user: SignedInUser, chosen: string | undefined): ChosenAccount {
  const mayChoose = user.level === 0;
  const { data: choices = [] } = useQuery({ ...accountChoicesQuery(user.accountId), enabled: mayChoose });
  const options = mayChoose ? accountOptions(choices) : [];
  const found = mayChoose ? options.find(({ value }) => value === chosen) : undefined;
  return found
    ? { options, id: Number(found.value), name: found.label }
    : { options, id: user.accountId, name: user.account.companyName };
}
