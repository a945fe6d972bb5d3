import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { UnreadableObject } from '#functions/objects/object-store.ts';
import { catalogueBucket } from '../../support/catalogue-bucket.ts';

it.each([
  { bytes: 0, why: 'nothing' },
  { bytes: 1000, why: 'little' },
  { bytes: (16 << 20) + 7, why: 'more than goes up in one piece' },
])('gives back $why as it was put', async ({ bytes }) => {
  const store = await catalogueBucket();
  const content = randomBytes(bytes);
  await store.put('make-3.rows', 'abc', content);
  expect(Buffer.from(await store.get('make-3.rows', 'abc')).equals(content)).toBe(true);
});

it('says so when there is no such object', async () => {
  await expect((await catalogueBucket()).get('make-3.rows', 'abc')).rejects.toThrow(UnreadableObject);
});

it('lists what there is, and removes what it is told', async () => {
  const store = await catalogueBucket();
  for (const name of ['dictionary', 'sources/stock/own']) await store.put(name, 'abc', Buffer.from('x'));
  await store.remove([{ name: 'dictionary', hash: 'abc' }]);
  const names: string[] = [];
  for await (const { name, hash } of store.list()) names.push(`${name} ${hash}`);
  expect(names).toEqual(['sources/stock/own abc']);
});
