import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PageView } from '#shared/contracts/content-views.ts';
import { PAGE_FORM_TEXTS, PAGE_TEXTS } from '#shared/texts/admin/page-texts.ts';
import { contentApi } from '../../../api/groups/content-api.ts';
import { toast } from '../../../ui/page/toasts.tsx';
import { useRecordForm } from '../../form/use-record-form.ts';
import { pageQuery } from './page-queries.ts';
import {
  newPageRecord,
  PAGE_FIELDS_SENT,
  PAGE_LABELS,
  PAGE_REQUIRED,
  type PageValues,
  pageProblems,
  pageRecord,
} from './page-values.ts';

/** The first parts of the query keys for everything that shows pages, in the store and in the admin area. */
const STORE_KEYS = ['header-pages', 'content-page', 'admin-pages'];

interface Renewal {
  /** The page as it was just saved. */
  readonly saved?: PageView;
  /** The id of the page that was just removed. Reading it again would fail. */
  readonly removedId?: string;
}

/** Reads everything that shows pages again, except the page that was just saved or removed. */
export function useRenewPages() {
  const queryClient = useQueryClient();
  return ({ saved, removedId }: Renewal = {}) => {
    if (saved) queryClient.setQueryData(pageQuery(saved.id).queryKey, saved);
    const except = saved?.id ?? removedId;
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => STORE_KEYS.includes(String(queryKey[0])) && queryKey[2] !== except,
    });
  };
}

/** The form of an existing page. `onSaved` is called after each save. */
export function usePageForm(page: PageView, onSaved: () => void) {
  const queryClient = useQueryClient();
  const renew = useRenewPages();
  return useRecordForm<PageValues>({
    record: pageRecord(page),
    fields: PAGE_FIELDS_SENT,
    labels: PAGE_LABELS,
    required: PAGE_REQUIRED,
    validate: pageProblems,
    async save(changes, { version, idempotencyKey }) {
      const saved = await contentApi.savePage({ body: { ...changes, id: page.id, version } }, { idempotencyKey });
      renew({ saved });
      return pageRecord(saved);
    },
    async readAgain() {
      return pageRecord(await queryClient.fetchQuery({ ...pageQuery(page.id), staleTime: 0 }));
    },
    onSaved() {
      toast.success(PAGE_TEXTS.updated);
      onSaved();
    },
  });
}

/** The form of a new page of an account. */
export function useNewPageForm(accountId: number, onCreated: (id: string) => void) {
  const renew = useRenewPages();
  const [record] = useState(newPageRecord);
  return useRecordForm<PageValues>({
    record,
    isNew: true,
    fields: PAGE_FIELDS_SENT,
    labels: PAGE_LABELS,
    required: PAGE_REQUIRED,
    validate: (values) => pageProblems(values, Object.keys(PAGE_LABELS)),
    async save(_, { values, idempotencyKey }) {
      const created = await contentApi.savePage({ body: { ...values, accountId } }, { idempotencyKey });
      renew({ saved: created });
      onCreated(created.id);
      return pageRecord(created);
    },
    readAgain: async () => record,
    onSaved: () => toast.success(PAGE_FORM_TEXTS.created),
  });
}
