import type { Table } from '#functions/data/table/table.ts';
import type { Routes } from '#functions/http/group-handler.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import type { EndpointGroup } from '#shared/wire/endpoint.ts';
import type { StoreVisitor } from '../../api-journeys/store-visitor.ts';
import { anAccount } from '../../builders/accounts.ts';
import { aUser } from '../../builders/people.ts';
import { aSignedIn } from '../../builders/signed-in.ts';
import { visitGroup } from '../../support/visit-group.ts';

const ACCOUNT = anAccount({ id: 1 });

/** The provider's staff, without records in the table. */
export const STAFF = aSignedIn({
  accountId: ACCOUNT.id,
  level: 0,
  user: aUser({ id: 900_000, userId: 'staff', accountId: ACCOUNT.id, parentId: undefined, type: 1 }),
  account: effectiveAccount(ACCOUNT),
});

interface FromEdge {
  readonly findStore: () => Promise<undefined>;
  readonly now: () => Date;
}

/** A group of calls as the provider's staff make them. */
export function asStaff<G extends EndpointGroup, D>(
  table: Table,
  contract: G,
  routes: (dependencies: D) => Routes<G>,
  dependencies: (table: Table, fromEdge: FromEdge) => D,
): StoreVisitor {
  return visitGroup(contract, routes(dependencies(table, FROM_EDGE)), STAFF);
}

const FROM_EDGE: FromEdge = { findStore: async () => undefined, now: () => new Date() };
