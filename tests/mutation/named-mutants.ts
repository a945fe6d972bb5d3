import { DATA_TESTS, RULE_TESTS } from './mutation-scopes.ts';

/** A mutation of our own that Stryker's operators don't make, or that once went unnoticed. */
export interface NamedMutant {
  readonly name: string;
  /** Path of the mutated file, without folders that may be renamed. */
  readonly file: string;
  /** The text that the mutation replaces. The file has it once. */
  readonly from: string;
  readonly to: string;
  readonly testConfig: string;
  /** Tests that are to fail. */
  readonly tests: readonly string[];
}

/** Three that survived a review of the tests; each must be killed by now. */
export const NAMED_MUTANTS: readonly NamedMutant[] = [
  {
    name: 'M4: a reservation at exactly the time of the feed is known to it',
    file: 'stock-reservation.ts',
    from: 'Date.parse(at) >= Date.parse(asOf)',
    to: 'Date.parse(at) > Date.parse(asOf)',
    testConfig: RULE_TESTS,
    tests: ['tests/rules/pricing/stock-reservation.test.ts'],
  },
  {
    name: 'M10: an order that keeps its cart does not check the version of the cart',
    file: 'cart-repository.ts',
    from: 'return { cart: putNext(cartKey(seen.accountId, seen.userId, seen.name), next) };',
    to: 'return { cart: { Put: { Item: { ...next, ...cartKey(seen.accountId, seen.userId, seen.name) } } } };',
    testConfig: DATA_TESTS,
    tests: ['tests/functions/data/sales/cart-repository.test.ts'],
  },
  {
    name: 'M20: a website takes the account of the request',
    file: 'website-repository.ts',
    from: 'if (given.accountId !== seen.accountId) throw',
    to: 'if (false) throw',
    testConfig: DATA_TESTS,
    tests: ['tests/functions/data/identity/website-repository.test.ts'],
  },
];
