import type { CustomerBody, CustomerRecord } from '#shared/contracts/accounts.ts';
import type { IdempotencyRecord } from '#shared/schemas/stored/idempotency-record.ts';
import { priceLevelSchema } from '#shared/schemas/stored/pricing/price-level.ts';
import { CUSTOMER_RECORD_TEXTS } from '#shared/texts/admin/customer-record-texts.ts';
import { linesOfBusiness } from '#shared/values/line-of-business.ts';
import { accountHistoryEntry } from '../account-saves/account-history.ts';
import { customerChanges } from '../account-saves/customer-history.ts';
import { toHistory } from '../data/operations/history-repository.ts';
import { notFound } from '../data/table/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { authorOf } from '../http/history-author.ts';
import { homeScope } from '../http/home-scope.ts';
import { refuseFields } from '../http/invalid-fields.ts';
import { customerAfter } from './customer-rule.ts';
import { customerRecord } from './customer-view.ts';
import type { AccountsDependencies } from './dependencies.ts';

/** The customer records of an account in scope, one for each line of business (field 202). */
export const makeListCustomers =
  ({ accounts, customers }: AccountsDependencies) =>
  async (actor: SignedIn, id: number): Promise<CustomerRecord[]> => {
    const [account, ...records] = await Promise.all([
      accounts.find(homeScope(actor), id),
      ...linesOfBusiness.map((line) => customers.find(id, line)),
    ]);
    if (!account) throw notFound();
    return linesOfBusiness.map((line, index) => customerRecord(account, line, records[index]));
  };

/** Saves a customer record, with an entry in the history of its account. */
export const makeSaveCustomer =
  ({ accounts, customers, priceLevels, newId, now }: AccountsDependencies) =>
  async (actor: SignedIn, body: CustomerBody, idempotency: IdempotencyRecord | undefined): Promise<CustomerRecord> => {
    const { accountId, lineOfBusinessKey: lineOfBusiness, priceLevel = '' } = body;
    const isNamed = isPriceLevelName(priceLevel.trim());
    const [account, level] = await Promise.all([
      accounts.find(homeScope(actor), accountId),
      isNamed ? priceLevels.find(priceLevel.trim()) : undefined,
    ]);
    if (!account) throw notFound();
    if (priceLevel.trim() !== '' && !level) {
      refuseFields([{ path: 'PriceLevel', message: CUSTOMER_RECORD_TEXTS.noSuchLevel }]);
    }
    const written = { by: authorOf(actor).name, from: 'screen', at: now().toISOString() } as const;
    const saved = await customers.change(
      { accountId, lineOfBusiness },
      (seen) => customerAfter(seen, account, { body, idempotency, written }),
      (before, after) => ({
        history: toHistory(
          accountHistoryEntry(actor, account, {
            action: 'changed',
            at: now(),
            newId: newId(),
            changes: customerChanges(before, after),
          }),
        ),
      }),
    );
    return customerRecord(account, lineOfBusiness, saved);
  };

const isPriceLevelName = (name: string): boolean => priceLevelSchema.shape.name.safeParse(name).success;
