import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/data/table/table.ts';

/** Everything in the table by key, except the counts of failed logins and of events, which are meant to grow. */
export async function storedItems({ client, tableName }: Table): Promise<Record<string, unknown>[]> {
  const { Items = [] } = await client.send(new ScanCommand({ TableName: tableName }));
  return Items.filter(({ pk }) => !/^(ATTEMPTS|STATS)#/.test(String(pk))).toSorted((one, other) =>
    `${one['pk']}${one['sk']}`.localeCompare(`${other['pk']}${other['sk']}`),
  );
}
