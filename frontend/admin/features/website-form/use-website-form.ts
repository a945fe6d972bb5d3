import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { WebsiteView } from '#shared/schemas/wire/website-view.ts';
import { WEBSITES_TEXTS } from '#shared/texts/admin/websites/websites-texts.ts';
import { websitesApi } from '../../../api/groups/websites-api.ts';
import { toast } from '../../../ui/page/toasts.tsx';
import { useRecordForm } from '../../form/use-record-form.ts';
import { websiteQuery } from './website-queries.ts';
import {
  newWebsiteRecord,
  WEBSITE_FIELDS,
  WEBSITE_LABELS,
  WEBSITE_REQUIRED,
  type WebsiteValues,
  websiteBody,
  websiteProblems,
  websiteRecord,
} from './website-values.ts';

/** The query keys of everything that shows websites. */
const SHOWN_ELSEWHERE = [['websites'], ['account'], ['accounts']] as const;

/** The form of an existing website. `onSaved` is called after each save. */
export function useWebsiteForm(website: WebsiteView, onSaved: () => void) {
  const queryClient = useQueryClient();
  const { queryKey } = websiteQuery(website.id);
  return useRecordForm<WebsiteValues>({
    record: websiteRecord(website),
    fields: WEBSITE_FIELDS,
    labels: WEBSITE_LABELS,
    required: WEBSITE_REQUIRED,
    // A default can't be taken back, because another website would have to become it.
    lasting: ['default'],
    locks: {
      accountId: WEBSITES_TEXTS.accountStays,
      ...(website.default && { default: WEBSITES_TEXTS.isDefaultLocked }),
    },
    validate: websiteProblems,
    failedText: WEBSITES_TEXTS.savingFailed,
    async save(changes, { version, idempotencyKey }) {
      const body = { ...websiteBody(changes), id: website.id, version };
      const saved = await websitesApi.saveWebsite({ body }, { idempotencyKey });
      queryClient.setQueryData(queryKey, saved);
      return websiteRecord(saved);
    },
    readAgain: async () => websiteRecord(await queryClient.fetchQuery({ ...websiteQuery(website.id), staleTime: 0 })),
    onSaved() {
      toast.success(WEBSITES_TEXTS.updated);
      for (const key of SHOWN_ELSEWHERE) void queryClient.invalidateQueries({ queryKey: key });
      onSaved();
    },
  });
}

/** A new website. If a company is given, its account is fixed and the website begins with its name. */
interface NewWebsiteOptions {
  readonly accountId: string;
  readonly companyName?: string;
  readonly onCreated: (website: WebsiteView) => void;
}

/** The form of a new website. */
export function useNewWebsiteForm({ accountId, companyName, onCreated }: NewWebsiteOptions) {
  const queryClient = useQueryClient();
  const [record] = useState(() => newWebsiteRecord(accountId, companyName ?? ''));
  return useRecordForm<WebsiteValues>({
    record,
    isNew: true,
    fields: WEBSITE_FIELDS,
    labels: WEBSITE_LABELS,
    required: WEBSITE_REQUIRED,
    lasting: ['accountId', 'name', 'url', 'default'],
    locks:
      companyName === undefined
        ? {}
        : { accountId: WEBSITES_TEXTS.accountStays, default: WEBSITES_TEXTS.firstIsDefault },
    validate: websiteProblems,
    failedText: WEBSITES_TEXTS.savingFailed,
    async save(_, { values, idempotencyKey }) {
      const created = await websitesApi.saveWebsite({ body: websiteBody(values) }, { idempotencyKey });
      queryClient.setQueryData(websiteQuery(created.id).queryKey, created);
      onCreated(created);
      return { values, version: 1 };
    },
    readAgain: async () => record,
    onSaved() {
      toast.success(WEBSITES_TEXTS.created);
      for (const key of SHOWN_ELSEWHERE) void queryClient.invalidateQueries({ queryKey: key });
    },
  });
}
