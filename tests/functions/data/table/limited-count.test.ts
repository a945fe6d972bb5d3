import { beforeEach, describe, expect, it } from 'vitest';
import { getItem } from '#functions/data/table/get-item.ts';
import { type Counted, type Full, limitedCounts } from '#functions/data/table/limited-count.ts';
import type { Table } from '#functions/data/table/table.ts';
import { testTable } from '../../../support/test-table.ts';

const key = { pk: 'COUNT', sk: 'COUNT' };
const HOUR = 60 * 60 * 1000;
const twoAnHour = { limit: 2, windowMs: HOUR };
const start = new Date('2026-03-02T17:00:00.000Z');
const later = (ms: number) => new Date(start.getTime() + ms);

let table: Table;
let counts: ReturnType<typeof limitedCounts>;
beforeEach(async () => {
  table = await testTable();
  counts = limitedCounts(table);
});
const add = (now = start): Promise<Counted | Full> => counts.add(key, twoAnHour, now);
async function taken(now?: Date): Promise<Counted> {
  const counted = await add(now);
  if (counted.isFull) throw new Error('The limit is reached');
  return counted;
}

describe('an event that is taken back', () => {
  it('leaves nothing behind if it was the only one, and the next one begins the window', async () => {
    await counts.takeBack(key, await taken());
    expect(await getItem(table, key)).toBeUndefined();
    expect(await add(later(1))).toMatchObject({ count: 1, firstAt: later(1).toISOString() });
  });

  it('makes room for one more in the same window', async () => {
    await taken();
    await counts.takeBack(key, await taken(later(1)));
    expect(await add(later(2))).toMatchObject({ count: 2, firstAt: start.toISOString() });
    expect(await add(later(3))).toEqual({ isFull: true, endsAt: later(HOUR).getTime() });
  });

  it('is not taken from a window that has begun since', async () => {
    const old = await taken();
    await taken(later(HOUR));
    await counts.takeBack(key, old);
    expect(await add(later(HOUR + 1))).toMatchObject({ count: 2 });
  });
});
