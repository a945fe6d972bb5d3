import type { Json, Table } from 'dynalite/db/index.js';
import * as describeTable from 'dynalite/validations/describeTable.js';
import { tableNamed } from './dynalite-action.ts';
import type { Operation } from './operation.ts';
import { refusal } from './refusal.ts';
import { tableKey } from './table-store.ts';

/**
 * UpdateTimeToLive. It only stores the setting and never deletes items. DynamoDB may take days to delete them, so the
 * product has to filter expired items anyway.
 */
export const updateTimeToLive: Operation = {
  types: {
    ...describeTable.types,
    TimeToLiveSpecification: {
      type: 'FieldStruct<TimeToLiveSpecification>',
      notNull: true,
      children: {
        Enabled: { type: 'Boolean', notNull: true },
        AttributeName: { type: 'String', notNull: true, lengthGreaterThanOrEqual: 1, lengthLessThanOrEqual: 255 },
      },
    },
  },
  custom: undefined,
  run: async ({ store }, { TableName, TimeToLiveSpecification }) => {
    const { Enabled, AttributeName } = TimeToLiveSpecification as { Enabled: boolean; AttributeName: string };
    const table = await tableNamed(store, TableName);
    const isEnabled = timeToLiveOf(table).TimeToLiveStatus === 'ENABLED';
    if (isEnabled === Enabled) {
      throw refusal('ValidationException', `TimeToLive is already ${Enabled ? 'enabled' : 'disabled'}`);
    }
    const description: TimeToLive = Enabled
      ? { TimeToLiveStatus: 'ENABLED', AttributeName }
      : { TimeToLiveStatus: 'DISABLED' };
    await store.db.put(tableKey(table), { ...table, TimeToLiveDescription: description });
    return { TimeToLiveSpecification };
  },
};

export const describeTimeToLive: Operation = {
  types: describeTable.types,
  custom: undefined,
  run: async ({ store }, { TableName }) => ({
    TimeToLiveDescription: timeToLiveOf(await tableNamed(store, TableName)),
  }),
};

interface TimeToLive extends Json {
  readonly TimeToLiveStatus: 'ENABLED' | 'DISABLED';
  readonly AttributeName?: string;
}

/** Stored with dynalite's description of the table, and deleted with it. */
const timeToLiveOf = ({ TimeToLiveDescription }: Table): TimeToLive =>
  (TimeToLiveDescription as TimeToLive | undefined) ?? { TimeToLiveStatus: 'DISABLED' };
