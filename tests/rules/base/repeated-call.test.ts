import { expect, it } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { doneBefore, withSave } from '#shared/rules/base/repeated-call.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';

const saves = [
  { key: 'k1', body: 'b1' },
  { key: 'k2', body: 'b2' },
];

it.each([
  { intention: { key: 'k1', body: 'b1' }, done: saves[0], why: 'it is not the last save, but one of the kept' },
  { intention: { key: 'k3', body: 'b1' }, done: undefined, why: 'the same content is sent on purpose again' },
  { intention: undefined, done: undefined, why: 'a call without a key is always new' },
])('$intention finds $done: $why', ({ intention, done }) => {
  expect(doneBefore(saves, intention)).toBe(done);
});

it('finds nothing if nothing was saved with a key', () => {
  expect(doneBefore(undefined, saves[0])).toBeUndefined();
});

it('refuses a key that is reused with another body', () => {
  expect(() => doneBefore(saves, { key: 'k1', body: 'b2' })).toThrow(new AppError('conflict', ERROR_TEXTS.keyRepeated));
});

it('an item that has remembered nothing keeps its first save', () => {
  expect(withSave(undefined, { key: 'k1', body: 'b1' })).toEqual([{ key: 'k1', body: 'b1' }]);
});

it('an item keeps its last ten saves', () => {
  const made = Array.from({ length: 12 }, (_, index) => ({ key: String(index), body: '' }));
  const kept = made.reduce<ReturnType<typeof withSave>>((before, each) => withSave(before, each), []);
  expect(kept).toEqual(made.slice(2));
});
