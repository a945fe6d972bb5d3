import { expect, it } from 'vitest';
import { withError } from '#shared/rules/session/error-log.ts';
import type { LoggedError } from '#shared/schemas/stored/error-log.ts';

const anError = (id: string): LoggedError => ({ id, record: { localTime: '', errors: [], info: '' } });
const [first, second, third, fourth] = [anError('1'), anError('2'), anError('3'), anError('4')];

it.each([
  { before: [], added: first, log: [first], why: 'it is the first' },
  { before: [first], added: second, log: [second, first], why: 'the newest stands in front' },
  { before: [third, second, first], added: fourth, log: [fourth, third, second], why: 'three are kept (storefront 9)' },
])('an error log of $before.length has $log.length after another error, as $why', ({ before, added, log }) => {
  expect(withError(before, added)).toEqual(log);
});
