import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openColumns, writeColumns } from '#functions/search/format/column-file.ts';

const written = { a: Uint8Array.of(1, 2, 3), b: Uint32Array.of(7, 0xffffffff), c: new Uint16Array() };

test('columns are read as they were written, wherever the bytes lie', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 15 }), (shift) => {
      const file = writeColumns(written);
      const elsewhere = new Uint8Array(file.length + shift);
      elsewhere.set(file, shift);
      const columns = openColumns(elsewhere.subarray(shift));
      expect({ a: columns.u8('a'), b: columns.u32('b'), c: columns.u16('c') }).toEqual(written);
    }),
  );
});

test.each([
  { name: 'missing', why: 'an object of an older release lacks it' },
  { name: 'a', why: 'an object of another release has it otherwise' },
])('a column is refused where $why', ({ name }) => {
  expect(() => openColumns(writeColumns(written)).u32(name)).toThrow(TypeError);
});
