import { AppError } from '#shared/errors.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { levelOn } from '#shared/rules/accounts/level.ts';
import { mayEditUsers } from '#shared/rules/people/user-change.ts';
import type { ImportWorker, PeopleImport } from '#shared/schemas/stored/people-import.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { accessRefusal } from '#shared/values/access.ts';
import { makeAccountImporter } from '../../account-saves/account-importer.ts';
import type { ActingPerson } from '../../http/authenticate.ts';
import { authorOf } from '../../http/history-author.ts';
import { makeCompaniesOf } from '../../user-saves/companies-of.ts';
import { makeUserImporter } from '../../user-saves/user-importer.ts';
import type { PeopleDependencies } from './people-dependencies.ts';
import { PEOPLE_KINDS } from './people-kind.ts';
import type { PeopleImporter } from './tried-row.ts';

/** A caller as an import remembers them. */
export const workerOf = (actor: ActingPerson): ImportWorker => ({
  userId: actor.userId,
  accountId: actor.home.accountId,
  ...(actor.home.parentId !== undefined && { parentId: actor.home.parentId }),
  name: authorOf(actor).name,
});

/**
 * The person who works on an import, with the rights that they have now: who may no longer administer goes no further.
 * Throws 'forbidden'.
 */
export function makeFindWorker({ personRecords }: Pick<PeopleDependencies, 'personRecords'>) {
  return async ({ worker, kind }: Pick<PeopleImport, 'worker' | 'kind'>): Promise<ActingPerson> => {
    const { userId, accountId, parentId } = worker;
    const { user, account, parent, tenant } = await personRecords({ userId, accountId, parentId });
    if (!user?.active || !account || !tenant?.isActive) throw unauthorized();
    const actor: ActingPerson = {
      userId,
      home: { accountId, parentId },
      level: levelOn({ accountId: tenant.id }, user),
      permissions: user.permissions,
      user,
      account: effectiveAccount(account, parent),
    };
    if (!actor.account.isActive) throw unauthorized();
    refuseKind(actor, kind);
    return actor;
  };
}

/** Refuses whom the kind is not for (admin 6), and those whose users are the provider's to change (decision D27). */
export function refuseKind(actor: ActingPerson, kind: PeopleImport['kind']): void {
  const access = { signedIn: true, level: PEOPLE_KINDS[kind].level, permission: 'usermanagement' } as const;
  if (accessRefusal(access, actor)) throw unauthorized();
  if (kind === 'users' && !mayEditUsers(actor, actor.account.settings.disableUserEdit)) throw unauthorized();
}

const unauthorized = () => new AppError('forbidden', SESSION_TEXTS.unauthorized);

/** Makes what imports the rows of an import: for accounts under its account, for users into it and those below. */
export function makePeopleImporter(dependencies: PeopleDependencies) {
  const accountImporter = makeAccountImporter(dependencies);
  const userImporter = makeUserImporter(dependencies);
  const companiesOf = makeCompaniesOf(dependencies);

  return async (
    actor: ActingPerson,
    { kind, accountId }: Pick<PeopleImport, 'kind' | 'accountId'>,
  ): Promise<PeopleImporter> => {
    if (kind === 'accounts') return accountImporter(actor, accountId);
    const { companies, tenant } = await companiesOf(actor);
    const isWhole = accountId === actor.home.accountId;
    const nameable = companies.filter(({ id, parentId }) => isWhole || id === accountId || parentId === accountId);
    return userImporter(actor, { companies: nameable, parents: [...companies, tenant] });
  };
}
