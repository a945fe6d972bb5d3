import { expect, test } from 'vitest';
import { documentWriter } from '#functions/search/build/document-writer.ts';
import { writeColumns } from '#functions/search/format/column-file.ts';

/** Names and sizes of the objects of some rows of about 2 KB. */
async function objectsOf(numbers: readonly number[]): Promise<Map<string, string>> {
  const objects = new Map<string, string>();
  const writer = documentWriter('products', async (name, columns) => {
    objects.set(name, Buffer.from(writeColumns(columns)).toString('base64'));
  });
  for (const number of numbers) await writer.add(`K${number}`, { number, text: 'part '.repeat(400) });
  await writer.finish();
  return objects;
}
const numbers = Array.from({ length: 12_000 }, (_, index) => 100_000 + index * 2);

test('a row more changes the object it is in, and no other', async () => {
  const before = await objectsOf(numbers);
  const after = await objectsOf([...numbers.slice(0, 6000), (numbers[6000] ?? 0) - 1, ...numbers.slice(6000)]);
  const changed = [...after].filter(([name, bytes]) => before.get(name) !== bytes);
  expect({ several: before.size > 3, changed: changed.length }).toEqual({ several: true, changed: 1 });
});

test('rows out of order are refused', async () => {
  await expect(objectsOf([3, 2])).rejects.toThrow(RangeError);
});
