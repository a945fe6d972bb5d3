import type { accountsContract } from '#shared/contracts/accounts.ts';
import { notFound } from '../data/table/not-found.ts';
import type { Routes } from '../http/group-handler.ts';
import type { AccountsDependencies } from './dependencies.ts';

/** Each list and record has its place here. Until it is wired, its answer is the one for what does not exist. */
const unwired = async (): Promise<never> => {
  throw notFound();
};

export function accountsRoutes(_dependencies: AccountsDependencies): Routes<typeof accountsContract> {
  return {
    getAccounts: unwired,
    getAccountsList: unwired,
    getAccount: unwired,
    createAccount: unwired,
    changeAccount: unwired,
    deactivateAccount: unwired,
    getEffects: unwired,
    getCustomers: unwired,
    saveCustomer: unwired,
    getPriceLevels: unwired,
  };
}
