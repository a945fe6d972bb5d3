import type { QueryClient } from '@tanstack/react-query';
import type { AccountChangeBody } from '#shared/contracts/accounts.ts';

/** The fields of an account that a save named. */
type SentFields = Omit<AccountChangeBody, 'id' | 'version'>;

/** A save of an account, and the save that takes it back. */
export interface LastSave {
  readonly id: number;
  readonly companyName: string;
  /** The version that the save made. */
  readonly version: number;
  readonly sent: SentFields;
  /** The values of the same fields before. */
  readonly former: SentFields;
}

const KEY = ['account', 'last save'];

/** Tells the next page about a save. It is forgotten when the session ends. */
export const tellOfSave = (queryClient: QueryClient, save: LastSave): void => {
  queryClient.setQueryData(KEY, save);
};

export const toldSave = (queryClient: QueryClient): LastSave | undefined => queryClient.getQueryData(KEY);

export const forgetSave = (queryClient: QueryClient): void => queryClient.removeQueries({ queryKey: KEY });
