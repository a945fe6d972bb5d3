import { randomUUID } from 'node:crypto';
import { type ContactRepository, contactRepository } from '../data/content/contact-repository.ts';
import { type MarketingSpotRepository, marketingSpotRepository } from '../data/content/marketing-spot-repository.ts';
import { type PageRepository, pageRepository } from '../data/content/page-repository.ts';
import type { Store } from '../data/identity/website-repository.ts';
import type { Table } from '../data/table/table.ts';
import type { Authenticator } from '../http/authenticate.ts';
import { letItSleep, type WakeOutbox } from '../integrations/wake-outbox.ts';

/** What the edge has made already, and the clock. */
interface FromEdge {
  readonly authenticator: Pick<Authenticator, 'byToken'>;
  /** At most 30 seconds old. */
  readonly findStore: (host: string) => Promise<Store | undefined>;
  readonly now: () => Date;
}

/** What the content group works with. */
export interface ContentDependencies extends FromEdge {
  readonly contacts: ContactRepository;
  readonly pages: PageRepository;
  readonly spots: MarketingSpotRepository;
  /** Without one given, the clock alone does. */
  readonly wakeOutbox: WakeOutbox;
  readonly newId: () => string;
}

/** Composes the group over a table. */
export const contentDependencies = (table: Table, fromEdge: FromEdge): ContentDependencies => ({
  ...fromEdge,
  contacts: contactRepository(table),
  pages: pageRepository(table),
  spots: marketingSpotRepository(table),
  wakeOutbox: letItSleep,
  newId: randomUUID,
});
