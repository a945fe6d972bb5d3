import type { GroupName } from '#shared/contracts/all-groups.ts';
import type { TableRights } from './data-table.ts';

/** The resources that the function of an endpoint group gets beyond the table, the token keys and the CDN's secret. */
interface GroupNeeds {
  readonly table: TableRights;
  /** Megabytes; 1024 by default. */
  readonly memory?: number;
  /** Packages with machine code, which no bundle can hold. */
  readonly nativePackages?: readonly string[];
  /** It loads the search index from the catalogue's bucket. */
  readonly readsCatalogue?: true;
  /** It starts the import workflows and signs uploads for them. */
  readonly beginsImports?: true;
  /** It writes uploaded pictures into the image bucket. */
  readonly storesPictures?: true;
  /** It has the outbox sent at once; messages of other groups wait for the next minute. */
  readonly wakesOutbox?: true;
  /** It checks the host names of tenants and asks the network about them. */
  readonly checksHosts?: true;
  /** It gets the requests that match no endpoint, for one group only. */
  readonly answersUnknownRoutes?: true;
}

/** Lambda gives a whole processor from 1769 MB on. The opened index takes most of the memory. */
export const CATALOGUE_MEMORY = 1769;

/**
 * Pictures are decoded on one whole processor. They need a quarter of this memory (docs/benchmarks/images.md).
 */
export const IMAGES_MEMORY = 1769;

/** Decode and encode pictures. */
const PICTURE_PACKAGES = ['sharp', '@cwasm/nsbmp'];

/** The packages with machine code of functions that belong to no group. */
export const NATIVE_PACKAGES_OF_TASKS: Readonly<Record<string, readonly string[]>> = {
  'picture-tasks': PICTURE_PACKAGES,
};

/** The one place that tells the groups apart. A new group does not compile until it has an entry. */
export const GROUP_NEEDS: Readonly<Record<GroupName, GroupNeeds>> = {
  accounts: {
    // Lists accounts by parent and all of them, websites and price levels, and names people to ask.
    table: { items: 'read-write', indexes: ['gsi1', 'gsi3'] },
  },
  analytics: {
    // Sums up orders by month and shows the names of tenants.
    table: { items: 'read', indexes: ['gsi3'], counts: true },
  },
  approvals: {
    // Emails the users of the parent account.
    table: { items: 'read-write', indexes: ['gsi1'] },
    wakesOutbox: true,
  },
  cart: { table: { items: 'read-write', indexes: [] } },
  catalogue: {
    // Reads reservations by day.
    table: { items: 'read', indexes: ['gsi3'], counts: true },
    memory: CATALOGUE_MEMORY,
    readsCatalogue: true,
  },
  checkout: {
    // Lists orders by account, by parent and by month.
    table: { items: 'read-write', indexes: ['gsi1', 'gsi2', 'gsi3'] },
    wakesOutbox: true,
  },
  content: {
    table: { items: 'read-write', indexes: ['gsi1'] },
    wakesOutbox: true,
  },
  desk: {
    // Lists mails by month, and addresses that get no mail.
    table: { items: 'read-write', indexes: ['gsi3'] },
    wakesOutbox: true,
  },
  garage: { table: { items: 'read-write', indexes: [] } },
  images: {
    table: { items: 'read-write', indexes: [] },
    memory: IMAGES_MEMORY,
    nativePackages: PICTURE_PACKAGES,
    storesPictures: true,
  },
  imports: {
    // Lists imports by when they began, and the accounts that rows may name.
    table: { items: 'read-write', indexes: ['gsi1', 'gsi3'] },
    beginsImports: true,
  },
  profile: {
    // Emails links to set a password.
    table: { items: 'read-write', indexes: [] },
    nativePackages: ['@node-rs/argon2'],
    wakesOutbox: true,
  },
  session: {
    table: { items: 'read-write', indexes: [] },
    nativePackages: ['@node-rs/argon2'],
    answersUnknownRoutes: true,
  },
  users: {
    // Lists users by account, by tenant and all of them, and the history of a thing.
    table: { items: 'read-write', indexes: ['gsi1', 'gsi2', 'gsi3'] },
    nativePackages: ['@node-rs/argon2'],
    wakesOutbox: true,
  },
  websites: {
    // Lists websites, accounts and the users of a tenant.
    table: { items: 'read-write', indexes: ['gsi2', 'gsi3'] },
    checksHosts: true,
  },
};
