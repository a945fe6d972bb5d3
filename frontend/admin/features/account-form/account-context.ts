import { createContext, useContext } from 'react';
import type { AccountView } from '#shared/schemas/wire/account-view.ts';
import type { Copying } from './compare/use-copying.ts';
import type { AccountRecordForm } from './use-account-form.ts';
import type { Effects } from './use-effects.ts';
import type { AccountValues } from './values/account-values.ts';

/** The state that every setting of the form needs. */
interface AccountFormState {
  readonly view: AccountView;
  readonly form: AccountRecordForm;
  /** The values that are saved. */
  readonly saved: AccountValues;
  readonly effects: Effects;
  /** The account that this one is compared with, and the ways to copy from it. Left out where nothing is compared. */
  readonly copying?: Copying;
}

const AccountContext = createContext<AccountFormState | undefined>(undefined);

export const AccountFormProvider = AccountContext.Provider;

export function useAccountState(): AccountFormState {
  const state = useContext(AccountContext);
  if (!state) throw new Error('A setting needs an AccountFormProvider around it');
  return state;
}
