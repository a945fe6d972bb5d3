import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { companiesOf } from '#shared/rules/pricing/service-areas.ts';
import type { AccountParts } from '#shared/schemas/wire/account-parts.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import type { SignedIn } from '../../http/authenticate.ts';
import { isAftermarketId, numberOfId } from '../../search/format/part-identity.ts';
import { flagBits } from '../../search/format/row-codes.ts';
import type { CatalogueDependencies } from '../dependencies.ts';
import { makeFindBuyers } from './find-buyers.ts';

/**
 * Counts the parts that an account's search covers in a line of business, by the codes that it may exclude (decision
 * B360). Yards and warehouses do not matter, because each user has different ones nearby. Takes two round trips.
 */
export function makeCountAccountParts(dependencies: CatalogueDependencies) {
  const { findBuyers, findParent } = makeFindBuyers(dependencies);

  return async (actor: SignedIn, id: number, lineOfBusiness: LineOfBusiness): Promise<AccountParts> => {
    const [{ account, customers }, catalogue] = await Promise.all([
      findBuyers(actor, id),
      dependencies.source.current(),
    ]);
    const { settings } = effectiveAccount(account, await findParent(account));
    if (!settings.linesOfBusiness.includes(lineOfBusiness)) return { codes: [], examples: [] };
    const { counts, examples } = await catalogue.partsByCode({
      lineOfBusiness,
      companyCode: companiesOf(customers)[lineOfBusiness],
      refusedFlags: flagBits([
        ...(settings.viewRemanParts ? [] : ['reman']),
        ...(settings.viewReconditionedParts ? [] : ['reconditioned']),
      ]),
      excludedCodes: lineOfBusiness === 'salvage' ? settings.salvageExclusions : settings.aftermarketExclusions,
    });
    return {
      codes: [...counts].map(([code, parts]) => ({ code, parts })),
      examples: examples.map((part) => (isAftermarketId(part) ? numberOfId(part) : part)),
    };
  };
}
