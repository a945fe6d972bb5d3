import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SpotRow } from '#shared/contracts/content-views.ts';
import { SPOT_TEXTS } from '#shared/texts/admin/spot-texts.ts';
import { contentApi } from '../../../api/groups/content-api.ts';
import { toast } from '../../../ui/page/toasts.tsx';
import { useRecordForm } from '../../form/use-record-form.ts';
import {
  NEW_SPOT_REQUIRED,
  newSpotRecord,
  SPOT_FIELDS_SENT,
  SPOT_LABELS,
  SPOT_REQUIRED,
  type SpotValues,
  spotProblems,
  spotRecord,
} from './spot-values.ts';
import { renewSpots, spotQuery } from './spots-queries.ts';

/** The form of an existing marketing spot. `onSaved` is called after each save. */
export function useSpotForm(spot: SpotRow, onSaved: () => void) {
  const queryClient = useQueryClient();
  return useRecordForm<SpotValues>({
    record: spotRecord(spot),
    fields: SPOT_FIELDS_SENT,
    labels: SPOT_LABELS,
    required: SPOT_REQUIRED,
    failedText: SPOT_TEXTS.problem,
    validate: (values, changed) => spotProblems(values, changed, spot),
    async save(changes, { version, idempotencyKey }) {
      const saved = await contentApi.changeSpot({ body: { ...changes, id: spot.id, version } }, { idempotencyKey });
      renewSpots(queryClient, { saved });
      return spotRecord(saved);
    },
    async readAgain() {
      return spotRecord(await queryClient.fetchQuery({ ...spotQuery(spot.id), staleTime: 0 }));
    },
    onSaved() {
      toast.success(SPOT_TEXTS.saved);
      onSaved();
    },
  });
}

/** The form of a new marketing spot of an account. */
export function useNewSpotForm(accountId: number, onCreated: (id: string) => void) {
  const queryClient = useQueryClient();
  const [record] = useState(newSpotRecord);
  return useRecordForm<SpotValues>({
    record,
    isNew: true,
    fields: SPOT_FIELDS_SENT,
    labels: SPOT_LABELS,
    required: NEW_SPOT_REQUIRED,
    failedText: SPOT_TEXTS.problem,
    validate: (values) => spotProblems(values, Object.keys(SPOT_LABELS), undefined),
    async save(_, { values, idempotencyKey }) {
      const created = await contentApi.createSpot({ body: { ...values, accountId } }, { idempotencyKey });
      renewSpots(queryClient, { saved: created });
      onCreated(created.id);
      return spotRecord(created);
    },
    readAgain: async () => record,
    onSaved: () => toast.success(SPOT_TEXTS.saved),
  });
}
