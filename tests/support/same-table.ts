import { openTable, type Table } from '#functions/data/table/table.ts';

/** A table as another process sees it, with its own client. */
export const sameTable = ({ client, tableName }: Table): Table =>
  openTable(tableName, {
    endpoint: async () => {
      const endpoint = await client.config.endpoint?.();
      if (!endpoint) throw new Error('The table has no endpoint');
      return endpoint;
    },
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
