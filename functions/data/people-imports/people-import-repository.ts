import * as z from 'zod/mini';
import { PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import { type Scope, within } from '#shared/rules/accounts/scope.ts';
import { type PeopleImport, peopleImportSchema } from '#shared/schemas/stored/people-import.ts';
import { getItem } from '../table/get-item.ts';
import { notFound } from '../table/not-found.ts';
import { epochSeconds, newestOfIndex } from '../table/queries.ts';
import { retryOnConflict } from '../table/retry-on-conflict.ts';
import type { Table } from '../table/table.ts';
import { putNew, putNext, transact } from '../table/transact.ts';
import { ALL_PEOPLE_IMPORTS, peopleImportKey, peopleImportsOf } from './keys.ts';

const KEPT_MS = 365 * 86_400_000;

/** Imports of accounts and users. Each belongs to the account that it imports into. */
export interface PeopleImportRepository {
  find(scope: Scope, id: string): Promise<PeopleImport | undefined>;
  /** The newest imports in scope, newest first, at most `most` of them. */
  newest(scope: Scope & { readonly parentId?: number | undefined }, most: number, now: Date): Promise<PeopleImport[]>;
  /** Returns the import that has this id already if there is one. */
  create(state: PeopleImport): Promise<PeopleImport>;
  /**
   * Applies the rule to the newest version, and repeats it when another change comes in between. Writes nothing if the
   * rule returns what it was given.
   */
  change(scope: Scope, id: string, rule: (seen: PeopleImport) => PeopleImport, now: Date): Promise<PeopleImport>;
}

export function peopleImportRepository(table: Table): PeopleImportRepository {
  const load = async (id: string) => z.optional(peopleImportSchema).parse(await getItem(table, peopleImportKey(id)));
  const repository: PeopleImportRepository = {
    find: async (scope, id) => within(scope, await load(id)),

    async newest(scope, most, now) {
      const tenant = scope.parentId ?? scope.accountId;
      const range = { from: '2', to: now.toISOString(), most };
      const found =
        scope.level === 0
          ? await newestOfIndex(table, 'gsi3', ALL_PEOPLE_IMPORTS, range)
          : await newestOfIndex(table, 'gsi1', peopleImportsOf(tenant), range);
      return z
        .array(peopleImportSchema)
        .parse(found)
        .filter((each) => within(scope, each));
    },

    async create(state) {
      const failed = await transact(table, { state: putNew(peopleImportKey(state.id), itemOf(state)) });
      return failed ? peopleImportSchema.parse(await load(state.id)) : state;
    },

    change: (scope, id, rule, now) =>
      retryOnConflict(async () => {
        const seen = await repository.find(scope, id);
        if (!seen) throw notFound();
        const changed = rule(seen);
        if (changed === seen) return seen;
        const next = { ...changed, changedAt: now.toISOString(), version: seen.version + 1 };
        const failed = await transact(table, { state: putNext(peopleImportKey(id), itemOf(next)) });
        return failed ? undefined : next;
      }),
  };
  return repository;
}

/** The end of what is kept of an import that was made then, in epoch seconds. */
export const peopleImportExpiry = (createdAt: string): number =>
  epochSeconds(new Date(Date.parse(createdAt) + KEPT_MS));

function itemOf(given: PeopleImport) {
  const state = peopleImportSchema.parse(given);
  const { id, accountId, parentId, createdAt } = state;
  const tenant = parentId ?? (accountId === PROVIDER_ACCOUNT_ID ? undefined : accountId);
  const place = `${createdAt}#${id}`;
  return {
    ...state,
    summary: state,
    ttl: peopleImportExpiry(createdAt),
    gsi3pk: ALL_PEOPLE_IMPORTS,
    gsi3sk: place,
    ...(tenant !== undefined && { gsi1pk: peopleImportsOf(tenant), gsi1sk: place }),
  };
}
