import type { websitesContract } from '#shared/contracts/websites.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { websiteCheckLines } from '#shared/rules/websites/website-checks.ts';
import { linesOfBusiness } from '#shared/values/line-of-business.ts';
import type { Output } from '#shared/wire/endpoint.ts';
import { notFound } from '../data/table/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { homeScope } from '../http/home-scope.ts';
import type { WebsitesDependencies } from './dependencies.ts';

/** Checks what keeps a website from being used (decision D44). It changes nothing. */
export const makeCheckWebsite =
  ({ accounts, customers, directory, inspectHost, isStandIn, mailDomain, websites }: WebsitesDependencies) =>
  async (actor: SignedIn, id: number): Promise<Output<(typeof websitesContract)['checkWebsite']>> => {
    const scope = homeScope(actor);
    const website = await websites.find(scope, id);
    if (!website) throw notFound();
    const { accountId } = website;
    const [facts, [account], users, ...records] = await Promise.all([
      inspectHost(website.host),
      accounts.findMany(scope, [accountId]),
      directory.list({ ...scope, accountId, level: 1 }),
      ...linesOfBusiness.map((line) => customers.find(accountId, line)),
    ]);
    if (!account) throw notFound();
    const people = users.filter(({ active }) => active);
    const checks = websiteCheckLines({
      ...facts,
      host: website.host,
      settings: effectiveAccount(account, undefined).settings,
      isAccountActive: account.isActive,
      mailDomain,
      prepared: users.filter(({ active, type }) => !active && type === 1).length,
      people: people.length,
      linesWithCustomer: records.flatMap((record) => (record?.customerNumber ? [record.lineOfBusiness] : [])),
      masters: people.filter(({ type }) => type === 1).length,
    });
    return { checks, isStandIn };
  };
