import type { AccountsDependencies } from './dependencies.ts';

/** The price levels by name, for the picker of a customer record. */
export const makeListPriceLevels =
  ({ priceLevels }: Pick<AccountsDependencies, 'priceLevels'>) =>
  () =>
    priceLevels.list();
