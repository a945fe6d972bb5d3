import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { addWithinLimit } from '#functions/data/table/add-within-limit.ts';
import { queryAllStrongly } from '#functions/data/table/queries.ts';
import type { Table } from '#functions/data/table/table.ts';
import { putNew, remove, transact } from '#functions/data/table/transact.ts';
import { putItem, testTable } from '../../../support/test-table.ts';

const LIMIT = 4;

let table: Table;
beforeAll(async () => {
  table = await testTable();
});

let owners = 0;
/** Somebody who may have four, and has some from before they were counted. */
async function owner(before: number) {
  owners += 1;
  const pk = `OWNER#${owners}`;
  let made = 0;
  const nextKey = () => {
    made += 1;
    return { pk, sk: `ONE#${String(made).padStart(4, '0')}` };
  };
  for (let number = 0; number < before; number += 1) await putItem(table, nextKey(), {});
  const all = async () => (await queryAllStrongly(table, { pk, sk: 'ONE#' })) as { pk: string; sk: string }[];
  return {
    all,
    add: (key = nextKey()) =>
      addWithinLimit(
        table,
        { countKey: { pk, sk: 'COUNT' }, limit: LIMIT, recount: async () => (await all()).length },
        { one: putNew(key, {}) },
      ),
    /** As a user does, or the table when it has expired: nobody counts it. */
    remove: ({ pk: ofOwner, sk }: { pk: string; sk: string }) => transact(table, { one: remove({ pk: ofOwner, sk }) }),
  };
}

describe('adding within a limit', () => {
  const steps = fc.array(fc.record({ adds: fc.nat(6), removes: fc.nat(4) }), { minLength: 1, maxLength: 6 });

  it('lets in exactly as many as there is room for, by any number of calls at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(LIMIT), steps, async (before, rounds) => {
        const one = await owner(before);
        for (const { adds, removes } of rounds) {
          for (const key of (await one.all()).slice(0, removes)) await one.remove(key);
          const room = LIMIT - (await one.all()).length;
          const answers = await Promise.all(Array.from({ length: adds }, () => one.add()));
          expect(answers.filter((failed) => failed === undefined)).toHaveLength(Math.min(adds, room));
        }
      }),
      { numRuns: 15 },
    );
  });

  it('never lets in more while some are removed at the same time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(LIMIT), steps, async (before, rounds) => {
        const one = await owner(before);
        for (const { adds, removes } of rounds) {
          const removed = (await one.all()).slice(0, removes);
          await Promise.all([...Array.from({ length: adds }, () => one.add()), ...removed.map(one.remove)]);
          expect((await one.all()).length).toBeLessThanOrEqual(LIMIT);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('tells of what is there already before it tells of the limit', async () => {
    const one = await owner(LIMIT);
    const [first] = await one.all();
    expect([await one.add(first && { pk: first.pk, sk: first.sk }), await one.add()]).toEqual(['one', 'limit']);
  });
});
