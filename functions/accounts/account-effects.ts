import type { AccountChangeBody } from '#shared/contracts/accounts.ts';
import { AppError } from '#shared/errors.ts';
import { settingsEffect } from '#shared/rules/accounts/fields/settings-effect.ts';
import { settingsView } from '#shared/rules/accounts/fields/settings-view.ts';
import type { AccountEffect } from '#shared/schemas/wire/account-view.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { accountAfter, administratorOf } from '../account-saves/account-rule.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { AccountsDependencies } from './dependencies.ts';
import { makeFindAccount, product } from './find-account.ts';

/** The most children that an effect names. */
const MOST_NAMED = 10;

/**
 * The effects of a change on the active children (decision B325). It refuses what the change would refuse, and neither
 * changes nor records anything.
 */
export function makeAccountEffects(dependencies: AccountsDependencies) {
  const { websites } = dependencies;
  const findAccount = makeFindAccount(dependencies);

  return async (actor: SignedIn, { id, version, ...body }: AccountChangeBody): Promise<AccountEffect[]> => {
    const [{ account, parent, children, namesake }, website] = await Promise.all([
      findAccount.withChildren(actor, id, body.companyName),
      body.defaultWebsiteId == null ? undefined : websites.find(product, body.defaultWebsiteId),
    ]);
    const save = { body, version, idempotency: undefined };
    const after = accountAfter(administratorOf(actor), account, parent, save);
    if (namesake !== undefined && namesake !== id) throw new AppError('conflict', ACCOUNT_TEXTS.companyNameExists);
    const { defaultWebsiteId } = after.settings;
    const isNewWebsite = defaultWebsiteId != null && defaultWebsiteId !== account.settings.defaultWebsiteId;
    if (isNewWebsite && (website === undefined || ![id, parent?.id].includes(website.accountId))) {
      throw new AppError('invalid_input', ACCOUNT_TEXTS.noSuchWebsite);
    }
    return settingsEffect(account, after, children).map(({ code, children: changed }) => ({
      code,
      children: changed.length,
      named: changed.slice(0, MOST_NAMED).map(({ child, ...values }) => ({
        id: child.id,
        companyName: child.companyName,
        before: settingsView(values.before),
        after: settingsView(values.after),
      })),
    }));
  };
}
