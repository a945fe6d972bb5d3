import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodedText } from '#functions/imports/csv/decoded-text.ts';
import { inPieces } from './read-file.ts';

async function decoded(bytes: Uint8Array, pieces?: number): Promise<string> {
  let text = '';
  for await (const chunk of decodedText(inPieces(bytes, pieces))) text += chunk;
  return text;
}

const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16();
/** As windows-1252 has it, where that is what ISO 8859-1 has. */
const windows = (text: string) => Buffer.from(text, 'latin1');

describe('a file is decoded', () => {
  it.each([
    { why: 'case C01: the byte order mark of UTF-8 is not part of the text', bytes: Buffer.from('\uFEFFCompany') },
    { why: 'UTF-8 needs no mark', bytes: Buffer.from('Company') },
    { why: 'case C02: UTF-16LE with its mark', bytes: Buffer.from('\uFEFFCompany', 'utf16le') },
    { why: 'case C02: UTF-16BE with its mark', bytes: bigEndian('\uFEFFCompany') },
    { why: 'UTF-16LE is told by its zeros', bytes: Buffer.from('Company', 'utf16le') },
    { why: 'UTF-16BE is told by its zeros', bytes: bigEndian('Company') },
  ])('as $why', async ({ bytes }) => {
    expect(await decoded(bytes)).toBe('Company');
  });

  it.each([
    { why: 'UTF-8', bytes: Buffer.from('FULDABRÜCK') },
    { why: 'windows-1252', bytes: windows('FULDABRÜCK') },
  ])('case C04: from $why to the same name', async ({ bytes }) => {
    expect(await decoded(bytes)).toBe('FULDABRÜCK');
  });

  it('from windows-1252 with the characters that ISO 8859-1 lacks', async () => {
    expect(await decoded(Uint8Array.of(0x80, 0x20, 0x93, 0x78, 0x94))).toBe('€ “x”');
  });

  it('case C02: though the half of a character is a line feed', async () => {
    expect(await decoded(Buffer.from('\uFEFF\u0A0A\u010Aa', 'utf16le'), 1)).toBe('\u0A0A\u010Aa');
  });

  it('with what can’t be read marked, where UTF-8 was told from a whole 64 KB before', async () => {
    const bytes = Buffer.concat([Buffer.from('é'.repeat(40_000)), windows('é,')]);
    expect(await decoded(bytes, 1_000)).toBe(`${'é'.repeat(40_000)}\uFFFD,`);
  });

  it('from windows-1252 that begins with long plain text', async () => {
    const plain = 'plain text,'.repeat(20_000);
    expect(await decoded(windows(`${plain}Citroën`), 777)).toBe(`${plain}Citroën`);
  });
});

it('decodes to the same text wherever the bytes are cut', async () => {
  const encodings = fc.constantFrom<BufferEncoding>('utf8', 'utf16le');
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme' }),
      encodings,
      fc.integer({ min: 1, max: 9 }),
      async (text, encoding, length) => {
        expect(await decoded(Buffer.from(`\uFEFF${text}`, encoding), length)).toBe(text);
      },
    ),
  );
});
