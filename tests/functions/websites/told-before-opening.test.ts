import { beforeAll, describe, expect, it } from 'vitest';
import { pictureRepository } from '#functions/data/content/picture-repository.ts';
import { customerRepository } from '#functions/data/identity/customer-repository.ts';
import { websitesDependencies } from '#functions/websites/dependencies.ts';
import { websitesRoutes } from '#functions/websites/routes.ts';
import { websitesContract } from '#shared/contracts/websites.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { picturePaths } from '#shared/rules/content/picture-paths.ts';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import type { WebsiteCheck } from '#shared/schemas/wire/website-view.ts';
import {
  colorHardToRead,
  colorInstead,
  noCustomer,
  WEBSITE_CHECK_TEXTS,
} from '#shared/texts/admin/websites/website-check-texts.ts';
import { anAccount } from '../../builders/accounts.ts';
import { aPicture } from '../../builders/content.ts';
import { aCustomer } from '../../builders/customers.ts';
import { aUser } from '../../builders/people.ts';
import { aSignedIn } from '../../builders/signed-in.ts';
import { accountAdministration, IDS } from '../../support/account-administration.ts';
import { visitGroup } from '../../support/visit-group.ts';

interface State {
  readonly settings: Partial<AccountSettings>;
  readonly mailDomain: string;
}

interface Cause {
  readonly cause: string;
  readonly line: Omit<WebsiteCheck, 'state'>;
  /** Makes it so. */
  readonly make: (state: State) => State;
}

const withSettings =
  (settings: Partial<AccountSettings>) =>
  (state: State): State => ({ ...state, settings: { ...state.settings, ...settings } });

const LOGO = aPicture({ accountId: IDS.summit });

/** Summit has a customer number for aftermarket parts alone. */
const READY: State = {
  settings: {
    color1: '1D3557',
    color2: '8B0000',
    logoFileName: picturePaths(LOGO).path,
    linesOfBusiness: ['aftermarket'],
  },
  mailDomain: 'parts.example.com',
};

const CAUSES: readonly Cause[] = [
  {
    cause: 'colors that can’t be read',
    line: {
      check: 'brand',
      found: colorHardToRead('Color 2', 'E9C46A', '1.7'),
      toDo: colorInstead('776332'),
    },
    make: withSettings({ color2: 'E9C46A' }),
  },
  {
    cause: 'no logo',
    line: { check: 'logo', found: WEBSITE_CHECK_TEXTS.logoMissing, toDo: WEBSITE_CHECK_TEXTS.logoToDo },
    make: withSettings({ logoFileName: '' }),
  },
  {
    cause: 'no customer',
    line: { check: 'customer', found: noCustomer('Recycled'), toDo: WEBSITE_CHECK_TEXTS.customerToDo },
    make: withSettings({ linesOfBusiness: ['salvage'] }),
  },
  {
    cause: 'no mail domain',
    line: { check: 'mail', found: WEBSITE_CHECK_TEXTS.mailMissing, toDo: WEBSITE_CHECK_TEXTS.mailToDo },
    make: (state) => ({ ...state, mailDomain: '' }),
  },
];

/** Every set of these causes, which must not matter to another one. */
function setsOf([first, ...others]: readonly Cause[]): readonly (readonly Cause[])[] {
  if (!first) return [[]];
  return setsOf(others).flatMap((set) => [set, [first, ...set]]);
}

let told: (causes: readonly Cause[]) => Promise<readonly WebsiteCheck[]>;
beforeAll(async () => {
  const { table, set, webmaster } = await accountAdministration();
  await pictureRepository(table).saveUpload(LOGO);
  await customerRepository(table).save(aCustomer({ accountId: IDS.summit, lineOfBusiness: 'aftermarket' }));
  const body = { accountId: IDS.summit, name: 'Summit', url: 'https://summit.example.com' };
  const { id } = (await (await webmaster()).call(websitesContract.saveWebsite, { body })).output();
  const staff = aUser({ accountId: IDS.provider, parentId: undefined, type: 1 });
  const actor = aSignedIn({
    accountId: IDS.provider,
    level: 0,
    user: staff,
    account: effectiveAccount(anAccount({ id: IDS.provider })),
  });
  told = async (causes) => {
    const { settings, mailDomain } = causes.reduce((state, { make }) => make(state), READY);
    await set('summit', { settings: { ...settings, defaultWebsiteId: id } });
    const dependencies = { ...websitesDependencies(table, { now: () => new Date() }), mailDomain };
    const visitor = visitGroup(websitesContract, websitesRoutes(dependencies), actor);
    const params = { id: String(id) };
    return (await visitor.call(websitesContract.checkWebsite, { params })).output().checks;
  };
});

describe('told before opening', () => {
  it.each(CAUSES)('$cause: the warning is there exactly when its cause is', async (one) => {
    for (const others of setsOf(CAUSES.filter((other) => other !== one))) {
      const [without, withIt] = [await told(others), await told([...others, one])].map((checks) =>
        checks.find(({ check }) => check === one.line.check),
      );
      const names = others.map(({ cause }) => cause).join(', ');
      expect(without, `without it, with ${names}`).toMatchObject({ state: 'good', toDo: '' });
      expect(withIt, `with it and ${names}`).toMatchObject(one.line);
      expect(withIt?.state, `with it and ${names}`).toMatch(/^(?:warning|bad)$/);
    }
  });
});
