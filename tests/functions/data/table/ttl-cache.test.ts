import { beforeEach, describe, expect, it } from 'vitest';
import { ttlCache } from '#functions/data/table/ttl-cache.ts';

let time: number;
let loads: string[];
const ask = () =>
  ttlCache(
    async (key) => {
      loads.push(key);
      if (key === 'bad') throw new Error('not now');
      return `${key} ${loads.length}`;
    },
    () => new Date(time),
  );
beforeEach(() => {
  time = Date.parse('2026-03-02T17:00:00.000Z');
  loads = [];
});

describe('what was loaded', () => {
  it.each([
    { ms: 0, loaded: 1, why: 'it was just loaded' },
    { ms: 29_999, loaded: 1, why: 'thirty seconds have not passed (decision W2)' },
    { ms: 30_000, loaded: 2, why: 'thirty seconds have passed' },
  ])('is loaded $loaded times after $ms ms, as $why', async ({ ms, loaded }) => {
    const cached = ask();
    await cached('a');
    time += ms;
    expect(await cached('a')).toBe(`a ${loaded}`);
    expect(loads).toHaveLength(loaded);
  });

  it('is apart for each key', async () => {
    const cached = ask();
    expect([await cached('a'), await cached('b'), await cached('a')]).toEqual(['a 1', 'b 2', 'a 1']);
  });

  it('is asked for once by a rush', async () => {
    const cached = ask();
    expect(await Promise.all([cached('a'), cached('a'), cached('a')])).toEqual(['a 1', 'a 1', 'a 1']);
  });

  it('is loaded anew after a failure', async () => {
    const cached = ask();
    await expect(cached('bad')).rejects.toThrow('not now');
    await expect(cached('bad')).rejects.toThrow('not now');
    expect(loads).toEqual(['bad', 'bad']);
  });

  it('is forgotten when a thousand others came', async () => {
    const cached = ask();
    for (let index = 0; index < 1000; index += 1) await cached(`host ${index}`);
    await cached('host 0');
    expect(loads).toHaveLength(1000);
    await cached('one more');
    await cached('host 0');
    expect(loads.slice(-2)).toEqual(['one more', 'host 0']);
  });
});
