import { randomUUID } from 'node:crypto';
import { type ContactRepository, contactRepository } from '../data/content/contact-repository.ts';
import { type DraftLinkRepository, draftLinkRepository } from '../data/content/draft-link-repository.ts';
import { type MarketingSpotRepository, marketingSpotRepository } from '../data/content/marketing-spot-repository.ts';
import type { PageRepository } from '../data/content/page-records.ts';
import { pageRepository } from '../data/content/page-repository.ts';
import { type PictureRepository, pictureRepository } from '../data/content/picture-repository.ts';
import { type AccountRepository, accountRepository } from '../data/identity/account-repository.ts';
import { type Store, type WebsiteRepository, websiteRepository } from '../data/identity/website-repository.ts';
import { type HistoryRepository, historyRepository } from '../data/operations/history-repository.ts';
import type { Table } from '../data/table/table.ts';
import type { Authenticator } from '../http/authenticate.ts';
import { noopWake, type WakeOutbox } from '../integrations/wake-outbox.ts';

/** Shared by all groups (http/runtime). */
interface FromEdge {
  readonly authenticator: Pick<Authenticator, 'byRecords' | 'byToken'>;
  /** At most 30 seconds old. */
  readonly findStore: (host: string) => Promise<Store | undefined>;
  readonly now: () => Date;
}

/** The dependencies of the content endpoints. */
export interface ContentDependencies extends FromEdge {
  readonly accounts: Pick<AccountRepository, 'find' | 'findMany'>;
  readonly contacts: ContactRepository;
  readonly drafts: DraftLinkRepository;
  readonly history: Pick<HistoryRepository, 'record'>;
  readonly pages: PageRepository;
  readonly pictures: Pick<PictureRepository, 'uploaded'>;
  readonly spots: MarketingSpotRepository;
  readonly websites: Pick<WebsiteRepository, 'find'>;
  /** By default the outbox is only drained by its schedule. */
  readonly wakeOutbox: WakeOutbox;
  readonly newId: () => string;
}

/** Builds the dependencies from a table. */
export const contentDependencies = (table: Table, fromEdge: FromEdge): ContentDependencies => ({
  ...fromEdge,
  accounts: accountRepository(table),
  contacts: contactRepository(table),
  drafts: draftLinkRepository(table),
  history: historyRepository(table),
  pages: pageRepository(table),
  pictures: pictureRepository(table),
  spots: marketingSpotRepository(table),
  websites: websiteRepository(table),
  wakeOutbox: noopWake,
  newId: randomUUID,
});
