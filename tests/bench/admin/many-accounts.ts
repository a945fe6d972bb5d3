import { accountItem } from '#functions/data/identity/account-counts.ts';
import { accountKey } from '#functions/data/identity/keys.ts';
import { batchWrite } from '#functions/data/table/batch-write.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import { anAccount } from '../../builders/accounts.ts';

/** Names and cities as long as real ones. */
const NAMES = [
  'Colorado Springs Collision Center',
  'Whitfield & Sons Auto Body',
  'Li Fleet',
  'Hernandez Paint & Frame',
];
const CITIES = ['Colorado Springs', 'Gary', 'Chicago', 'Fort Collins', 'Joliet'];
/** A top-level account comes before its 24 children. */
const FAMILY = 25;
const FIRST = 1_000;

const pick = (values: readonly string[], index: number): string => values[index % values.length] ?? '';

/** The account at this place of the list. Some have a few values of their own, as branches do. */
export function manyAccount(place: number): Account {
  const [id, isTopLevel] = [FIRST + place, place % FAMILY === 0];
  return anAccount({
    id,
    ...(!isTopLevel && { parentId: id - (place % FAMILY) }),
    companyName: `${pick(NAMES, place)} ${place % 977}-${place}`,
    storeNumber: `S-${place}`,
    address: { address1: '1 Main St', city: pick(CITIES, place), state: 'CO', postalCode: '80202' },
    isActive: place % 11 !== 0,
    settings: {
      ...(isTopLevel && { type: 'Fleet', color1: '112233', color2: '445566', linesOfBusiness: ['aftermarket'] }),
      ...(place % 3 === 0 && { showPrices: false, showMargins: false, emailRecipients: ['parts@example.com'] }),
    },
  });
}

const itemOf = (account: Account) => accountItem(account, { children: account.parentId ? 0 : FAMILY - 1, users: 4 });

/** Fills a table with accounts as the repository would have them. */
export const fillAccounts = (table: Table, accounts: readonly Account[]): Promise<number> =>
  batchWrite(
    table,
    accounts.map((account) => ({ ...itemOf(account), ...accountKey(account.id) })),
  );

/** The item of an account in the index of the list of all. */
export function listedAccount(account: Account) {
  const { gsi3pk, gsi3sk, summary } = itemOf(account);
  return { ...accountKey(account.id), gsi3pk, gsi3sk, summary };
}
