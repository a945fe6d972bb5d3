import { expect, test } from 'vitest';
import { memoryObjectStore, putObject, UnreadableObject } from '#functions/objects/object-store.ts';
import { ObjectCache } from '#functions/search/query/object-cache.ts';

const store = memoryObjectStore();
const content = (byte: number) => new Uint8Array(100).fill(byte);
const hashes = await Promise.all([1, 2, 3].map(async (byte) => (await putObject(store, 'object', content(byte))).hash));

test('drops what was not used for longest when there is no room', async () => {
  const cache = new ObjectCache(store, 250);
  const loaded: number[] = [];
  const open = (number: number) =>
    cache.open('object', hashes[number] ?? '', () => {
      loaded.push(number);
      return number;
    });
  for (const number of [0, 1, 0, 2, 0, 1]) await open(number);
  expect({ loaded, bytes: cache.bytes }).toEqual({ loaded: [0, 1, 2, 1], bytes: 200 });
});

test('asks again for what could not be loaded', async () => {
  const later = memoryObjectStore();
  const cache = new ObjectCache(later, 250);
  const open = () => cache.open('object', hashes[0] ?? '', (bytes) => bytes[0]);
  await expect(open()).rejects.toThrow(UnreadableObject);
  await putObject(later, 'object', content(1));
  expect(await open()).toBe(1);
});
