import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readXmlRecords } from '#functions/imports/xml/read-records.ts';
import { RefusedFile } from '#functions/imports/xml/refused-file.ts';
import type { XmlElement } from '#functions/imports/xml/xml-element.ts';
import { streamOf } from '../../../support/parsed-file.ts';

async function recordsOf(content: string | Uint8Array, pieceBytes?: number): Promise<XmlElement[]> {
  const records: XmlElement[] = [];
  for await (const record of readXmlRecords(streamOf(content, pieceBytes), new Set(['LIST']))) records.push(record);
  return records;
}

async function refusalOf(content: string | Uint8Array) {
  const error = await recordsOf(content).catch((thrown: unknown) => thrown);
  if (!(error instanceof RefusedFile)) throw new Error('The file was taken.');
  return error.issue;
}

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf16le = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
const utf16be = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16());
const windows1252 = (text: string) => latin1(text.replaceAll('–', '\u0096'));
const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><LIST><A>FULDABRÜCK 1–2</A></LIST>`;

describe('the encoding', () => {
  it.each([
    { content: declared('UTF-8'), why: 'UTF-8, as declared' },
    { content: `\uFEFF${declared('ISO-8859-1')}`, why: 'UTF-8 by its byte order mark, whatever is declared' },
    { content: '<LIST><A>FULDABRÜCK 1–2</A></LIST>', why: 'UTF-8 when nothing is said' },
    { content: windows1252(declared('windows-1252')), why: 'windows-1252' },
    { content: windows1252(declared('ISO-8859-1')), why: 'ISO-8859-1 with the characters only windows-1252 has' },
    { content: utf16le(`\uFEFF${declared('UTF-16')}`), why: 'UTF-16, low byte first' },
    { content: utf16be(`\uFEFF${declared('UTF-16')}`), why: 'UTF-16, high byte first' },
    { content: utf16le(declared('UTF-16')), why: 'UTF-16, low byte first, without a mark' },
    { content: utf16be(declared('UTF-16')), why: 'UTF-16, high byte first, without a mark' },
    { content: declared('utf-16'), why: 'UTF-8 that says it is UTF-16' },
  ])('is $why', async ({ content }) => {
    const [, record] = await recordsOf(content);
    expect(record?.text).toBe('FULDABRÜCK 1–2');
  });

  it.each([
    { content: latin1(`<LIST>\n<A>${'Ü'}</A></LIST>`), line: 2, why: 'bytes that are no UTF-8' },
    { content: declared('EBCDIC-US'), line: 1, why: 'one that nobody knows' },
    { content: Uint8Array.of(0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0), line: 1, why: 'UTF-32' },
  ])('is refused for $why', async ({ content, line }) => {
    expect(await refusalOf(content)).toMatchObject({ code: 'encoding', line, severity: 'refused' });
  });
});

describe('records', () => {
  it('are whole and placed, wherever the stream is cut', async () => {
    const content = '<LIST>\r\n  <x:A n=" 1 ">Ü &amp; <![CDATA[<b>]]></x:A>\r\n  <B><C/><C>2</C></B>\r\n</LIST>';
    const whole = await recordsOf(content);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 40 }), async (pieceBytes) => {
        expect(await recordsOf(content, pieceBytes)).toEqual(whole);
      }),
    );
    expect(whole).toMatchObject([
      { name: 'LIST', line: 1, column: 1 },
      { name: 'A', attributes: { n: ' 1 ' }, text: 'Ü & <b>', line: 2, column: 3 },
      {
        name: 'B',
        children: [
          { name: 'C', text: '' },
          { name: 'C', text: '2' },
        ],
        line: 3,
        column: 3,
      },
    ]);
  });

  it('have lists of children, be there one or many (case E10)', async () => {
    const [, one, two] = await recordsOf('<LIST><A><Note>1</Note></A><A><Note>1</Note><Note>2</Note></A></LIST>');
    expect([one?.children.length, two?.children.length]).toEqual([1, 2]);
  });
});

describe('case E11: a document type declaration', () => {
  const bomb = Array.from({ length: 30 }, (_, n) => `<!ENTITY e${n + 1} "&e${n};&e${n};">`).join('');

  it.each([
    {
      content: '<!DOCTYPE LIST [<!ENTITY a SYSTEM "file:///etc/passwd">]><LIST><A>&a;</A></LIST>',
      why: 'names a file',
    },
    { content: '<!DOCTYPE LIST SYSTEM "http://127.0.0.1:9/a.dtd"><LIST/>', why: 'names an address' },
    { content: `<!DOCTYPE LIST [<!ENTITY e0 "e">${bomb}]><LIST><A>&e30;</A></LIST>`, why: 'expands to a gigabyte' },
    { content: '<!DOCTYPE LIST><LIST/>', why: 'says nothing' },
  ])('is refused when it $why', async ({ content }) => {
    expect((await refusalOf(content)).code).toBe('doctype');
  });

  it('is refused when it never ends', async () => {
    expect((await refusalOf(`<!DOCTYPE LIST [${' '.repeat(1_200_000)}`)).code).toBe('too-long');
  });
});

describe('a file is refused', () => {
  it.each([
    { content: '<LIST>\n  <A></B>\n</LIST>', code: 'not-well-formed', line: 2, why: 'its tags do not match' },
    { content: '<LIST>\n<A>&nbsp;</A></LIST>', code: 'not-well-formed', line: 2, why: 'it has an undefined entity' },
    { content: '<LIST><A>', code: 'not-well-formed', line: 1, why: 'it ends early' },
    { content: '', code: 'not-well-formed', line: 1, why: 'it is empty' },
    { content: 'PartNumber,Price\n1,2', code: 'not-well-formed', line: 2, why: 'it is no XML' },
    { content: `<LIST>\n${'<A>'.repeat(40)}`, code: 'too-deep', line: 2, why: 'it is nested too deep' },
    { content: `<LIST>\n<A>${'a'.repeat(1_200_000)}`, code: 'too-long', line: 2, why: 'a text never ends' },
    {
      content: `<LIST><A>${`<B>${'b'.repeat(900_000)}</B>`.repeat(5)}`,
      code: 'too-long',
      line: 1,
      why: 'a record never ends',
    },
  ])('when $why', async ({ content, code, line }) => {
    expect(await refusalOf(content)).toMatchObject({ code, line, severity: 'refused' });
  });
});
