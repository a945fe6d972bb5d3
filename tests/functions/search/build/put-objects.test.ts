import { expect, test } from 'vitest';
import { memoryObjectStore, type WritableObjectStore } from '#functions/objects/object-store.ts';
import { objectPutter } from '#functions/search/build/put-objects.ts';

const content = (byte: number) => Uint8Array.of(byte);

test('every object is stored when it is finished, by name', async () => {
  const store = memoryObjectStore();
  const { put, finish } = objectPutter(store);
  for (let number = 9; number > 0; number--) await put(`object-${number}`, content(number));
  const stored = await finish();
  expect(store.keys()).toEqual(Object.entries(stored).map(([name, { hash }]) => `${name}/${hash}`));
});

test('an object that could not be stored fails the build', async () => {
  const full: WritableObjectStore = {
    ...memoryObjectStore(),
    put: async (name) => {
      if (name === 'object-2') throw new Error('The disk is full');
    },
  };
  const { put, finish } = objectPutter(full);
  const build = async () => {
    for (let number = 1; number < 9; number++) await put(`object-${number}`, content(number));
    await finish();
  };
  await expect(build()).rejects.toThrow('The disk is full');
});

test('the memory of columns is given back, unless they are a part of something larger', async () => {
  const [own, part] = [new Uint32Array(1000), new Uint32Array(1000).subarray(0, 500)];
  const { put, finish } = objectPutter(memoryObjectStore());
  await put('object', { own, part });
  await finish();
  expect([own.length, part.length]).toEqual([0, 500]);
});
