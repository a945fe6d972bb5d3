import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { GROUP_NEEDS } from '#infra/stack/group-needs.ts';

it.each(Object.entries(GROUP_NEEDS))(
  'the group %s records that sessions are in use if it may write the table, and only then (decision B317)',
  async (name, { table }) => {
    const handler = await readFile(`functions/${name}/handler.ts`, 'utf8');
    expect(handler.includes('readOnlyRuntime')).toBe(table.items === 'read');
  },
);
