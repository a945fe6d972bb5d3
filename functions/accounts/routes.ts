import type { accountsContract } from '#shared/contracts/accounts.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { AccountView } from '#shared/schemas/wire/account-view.ts';
import { ANY_VERSION, makeChangeAccount } from '../account-saves/change-account.ts';
import { makeCreateAccount } from '../account-saves/create-account.ts';
import { makeImportAccounts } from '../account-saves/import-accounts.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { Routes } from '../http/group-handler.ts';
import { idempotencyOf } from '../http/idempotency.ts';
import type { RequestOrigin } from '../http/request-origin.ts';
import { makeAccountChoices } from './account-choices.ts';
import { makeAccountEffects } from './account-effects.ts';
import { accountView } from './account-view.ts';
import { makeListCustomers, makeSaveCustomer } from './customers.ts';
import type { AccountsDependencies } from './dependencies.ts';
import { makeFindAccount } from './find-account.ts';
import { makeListAccounts } from './list-accounts.ts';
import { makeListPriceLevels } from './price-levels.ts';

export function accountsRoutes(dependencies: AccountsDependencies): Routes<typeof accountsContract> {
  const listAccounts = makeListAccounts(dependencies);
  const accountChoices = makeAccountChoices(dependencies);
  const findAccount = makeFindAccount(dependencies);
  const createAccount = makeCreateAccount(dependencies);
  const importAccounts = makeImportAccounts(dependencies);
  const changeAccount = makeChangeAccount(dependencies);
  const accountEffects = makeAccountEffects(dependencies);
  const listCustomers = makeListCustomers(dependencies);
  const saveCustomer = makeSaveCustomer(dependencies);
  const listPriceLevels = makeListPriceLevels(dependencies);

  return {
    getAccounts: ({ params, query }, { actor }) => listAccounts(actor, Number(params.id), query),
    getAccountsList: ({ params }, { actor }) => accountChoices(actor, Number(params.id)),

    async getAccount({ params }, { actor, requestOrigin: { address } }) {
      return accountView(actor, await findAccount.withCircumstances(actor, Number(params.id)), address);
    },

    async createAccount({ body }, { actor, requestOrigin, idempotencyKey }) {
      const idempotency = idempotencyOf(actor.userId, 'createAccount', idempotencyKey, body);
      const { id } = await createAccount(actor, body, idempotency);
      return accountView(actor, await findAccount.withCircumstances(actor, id), requestOrigin.address);
    },

    importAccounts: ({ body }, { actor, idempotencyKey }) => importAccounts(actor, body, idempotencyKey),

    async changeAccount({ body: { id, version, ...body } }, { actor, requestOrigin, idempotencyKey }) {
      const idempotency = idempotencyOf(actor.userId, 'changeAccount', idempotencyKey, { id, version, ...body });
      return viewAfter(actor, id, requestOrigin, changeAccount(actor, { id, body, version, idempotency }));
    },

    async deactivateAccount({ query }, { actor }) {
      const deactivation = { body: { active: false }, version: ANY_VERSION, idempotency: undefined };
      await changeAccount(actor, { id: Number(query.id), ...deactivation });
      return null;
    },

    getEffects: ({ body }, { actor }) => accountEffects(actor, body),

    getCustomers: ({ params }, { actor }) => listCustomers(actor, Number(params.id)),
    saveCustomer: ({ body }, { actor, idempotencyKey }) =>
      saveCustomer(actor, body, idempotencyOf(actor.userId, 'saveCustomer', idempotencyKey, body)),
    getPriceLevels: listPriceLevels,
  };

  /** A save changes nothing of the circumstances, so they are read while it is made. */
  async function viewAfter(
    actor: SignedIn,
    id: number,
    { address }: RequestOrigin,
    save: Promise<Account>,
  ): Promise<AccountView> {
    const [found, account] = await Promise.all([findAccount.withCircumstances(actor, id), save]);
    return accountView(actor, { ...found, account }, address);
  }
}
