import type * as z from 'zod/mini';
import type { FieldError } from '#shared/errors.ts';
import type { Scope } from '#shared/rules/accounts/scope.ts';
import { PAGE_FIELDS, pageFaults } from '#shared/rules/content/page-checks.ts';
import { SPOT_FIELDS, spotFaults } from '#shared/rules/content/spot-checks.ts';
import { type SpotRecord, spotRecordSchema } from '#shared/schemas/stored/content/marketing-spot.ts';
import { type PageRecord, pageRecordSchema } from '#shared/schemas/stored/content/page.ts';
import { CONTENT_TEXTS } from '#shared/texts/content/content-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import type { AlsoOfContent, ContentRule } from '../data/content/content-change.ts';
import type { MarketingSpotRepository } from '../data/content/marketing-spot-repository.ts';
import type { PageRepository } from '../data/content/page-records.ts';

/** A page or a marketing spot, as it is kept. */
export type ContentItem = PageRecord | SpotRecord;

/** How a kind of content is saved: its fields, its rules and where it is kept. */
export interface ContentKind<Item extends ContentItem> {
  readonly kind: 'page' | 'spot';
  /** The fields that people change. */
  readonly fields: readonly (keyof Item & string)[];
  /** The schema of each field, for its wire name. */
  readonly shape: Readonly<Record<string, z.core.$ZodType>>;
  /** The fields of a new item, before any are given. */
  readonly blank: Partial<Item>;
  /** The errors of an item. `before` is absent for a new one. */
  readonly faults: (item: Item, before: Item | undefined) => FieldError[];
  /** The answer about an item that is not there or is another tenant's. */
  readonly missingText: string;
  readonly change: (
    scope: Scope,
    id: string,
    rule: ContentRule<Item>,
    also: AlsoOfContent<Item>,
  ) => Promise<Item | undefined>;
}

export const pageKind = (pages: Pick<PageRepository, 'change'>): ContentKind<PageRecord> => ({
  kind: 'page',
  fields: PAGE_FIELDS,
  shape: pageRecordSchema.shape,
  blank: { title: '', slug: '', menuTitle: '', text: '', active: false, displayNavMenuLink: false },
  faults: pageFaults,
  missingText: CONTENT_TEXTS.noSuchPage,
  change: pages.change,
});

export const spotKind = (spots: Pick<MarketingSpotRepository, 'change'>): ContentKind<SpotRecord> => ({
  kind: 'spot',
  fields: SPOT_FIELDS,
  shape: spotRecordSchema.shape,
  blank: { title: '', url: '', image: '', localFileName: '', active: true },
  faults: spotFaults,
  missingText: SESSION_TEXTS.unauthorized,
  change: spots.change,
});
