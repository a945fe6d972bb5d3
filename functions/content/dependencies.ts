import { randomUUID } from 'node:crypto';
import { type ContactRepository, contactRepository } from '../data/content/contact-repository.ts';
import { type MarketingSpotRepository, marketingSpotRepository } from '../data/content/marketing-spot-repository.ts';
import { type PageRepository, pageRepository } from '../data/content/page-repository.ts';
import type { Store } from '../data/identity/website-repository.ts';
import type { Table } from '../data/table/table.ts';
import type { Authenticator } from '../http/authenticate.ts';
import { noopWake, type WakeOutbox } from '../integrations/wake-outbox.ts';

/** Shared by all groups (http/runtime). */
interface FromEdge {
  readonly authenticator: Pick<Authenticator, 'byToken'>;
  /** At most 30 seconds old. */
  readonly findStore: (host: string) => Promise<Store | undefined>;
  readonly now: () => Date;
}

/** The dependencies of the content endpoints. */
export interface ContentDependencies extends FromEdge {
  readonly contacts: ContactRepository;
  readonly pages: PageRepository;
  readonly spots: MarketingSpotRepository;
  /** By default the outbox is only drained by its schedule. */
  readonly wakeOutbox: WakeOutbox;
  readonly newId: () => string;
}

/** Builds the dependencies from a table. */
export const contentDependencies = (table: Table, fromEdge: FromEdge): ContentDependencies => ({
  ...fromEdge,
  contacts: contactRepository(table),
  pages: pageRepository(table),
  spots: marketingSpotRepository(table),
  wakeOutbox: noopWake,
  newId: randomUUID,
});
