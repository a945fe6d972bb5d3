import { expect, it } from 'vitest';
import { acceptedEncoding } from '#shared/rules/base/accepted-encoding.ts';

it.each([
  { header: 'gzip, deflate, br', encoding: 'br', why: 'the best is taken, wherever it stands' },
  { header: 'gzip', encoding: 'gzip', why: 'it is the only one' },
  { header: ' GZIP ; q=0.5 , identity', encoding: 'gzip', why: 'case and spaces make no difference' },
  { header: 'br;q=0, gzip;q=0.1', encoding: 'gzip', why: 'q=0 forbids one' },
  { header: 'br;q=0.000, gzip', encoding: 'gzip', why: 'q=0.000 forbids it too' },
  { header: 'br;q=0.001', encoding: 'br', why: 'little is more than nothing' },
  { header: 'br  ;  q=0', encoding: undefined, why: 'spaces may stand around the semicolon' },
  { header: 'br;xq=0', encoding: 'br', why: 'another parameter says nothing' },
  { header: 'deflate', encoding: undefined, why: 'we don’t make it' },
  { header: '', encoding: undefined, why: 'nothing is accepted' },
])('of "$header" comes $encoding, as $why', ({ header, encoding }) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
