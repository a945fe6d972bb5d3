import { expect, it } from 'vitest';
import { codeLookup } from '#functions/imports/aces/code-lookup.ts';

const codes = [
  { kind: 'Position', code: '22', text: 'Front' },
  { kind: 'EngineBase', code: '22', text: 'V6 3.8L' },
];
const textOf = codeLookup(codes, [{ code: '1684', name: 'Brake Pad Set', lineOfBusiness: 'aftermarket' }]);

it.each([
  { kind: 'Position', id: '22', text: 'Front', why: 'the list has it' },
  { kind: 'EngineBase', id: '22', text: 'V6 3.8L', why: 'a code means something else in each element' },
  { kind: 'PartType', id: '1684', text: 'Brake Pad Set', why: 'part types have a list of their own' },
  { kind: 'Position', id: '30', text: undefined, why: 'nothing is guessed' },
])('$kind $id is $text, as $why', ({ kind, id, text }) => {
  expect(textOf(kind, id)).toBe(text);
});
