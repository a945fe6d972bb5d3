/** Enough of a file to tell it by. */
const HEAD_BYTES = 512;

const WORKBOOK = 'The file is a workbook of a spreadsheet. Save it as CSV.';
const ZIP = 'The file is a ZIP archive. Unpack it.';

/** The first bytes of files that are neither CSV nor XML, as characters. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  'PK\u0003\u0004': ZIP,
  'PK\u0005\u0006': ZIP,
  '\u00d0\u00cf\u0011\u00e0': WORKBOOK,
  '\u001f\u008b': 'The file is compressed with gzip. Unpack it.',
  '%PDF-': 'The file is a PDF.',
};
/** Names that a workbook has among its first bytes, because it is a ZIP archive of such files. */
const IN_WORKBOOK = /\[Content_Types\]|xl\/|mimetypeapplication/;
const WEB_PAGE = /^(?:\u00ef\u00bb\u00bf)?\s*<(?:!doctype\s+html|html)\b/i;
const XML = /^(?:\u00ef\u00bb\u00bf)?\s*<(?:\?xml\b|ACES\b|PIES\b)/;

/** The reason why the first bytes of a file can't be those of its kind (case N28). */
export function wrongFileProblem(head: Uint8Array, isXml: boolean): string | undefined {
  const begin = Buffer.from(head.subarray(0, HEAD_BYTES)).toString('latin1');
  const known = Object.entries(BEGINNINGS).find(([bytes]) => begin.startsWith(bytes))?.[1];
  if (known !== undefined) return known === ZIP && IN_WORKBOOK.test(begin) ? WORKBOOK : known;
  if (WEB_PAGE.test(begin)) return 'The file is a web page, perhaps one to sign in on.';
  return !isXml && XML.test(begin) ? 'The file is XML. Import it as aces or pies.' : undefined;
}

/** The bytes of a file, unless they can't be those of its kind. `refuse` is called before any of them is passed on. */
export async function* checkedBytes(
  bytes: AsyncIterable<Uint8Array>,
  isXml: boolean,
  refuse: (problem: string) => never,
): AsyncGenerator<Uint8Array> {
  let head: Uint8Array | undefined = new Uint8Array();
  for await (const chunk of bytes) {
    if (head === undefined) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < HEAD_BYTES) continue;
    check(head);
    yield head;
    head = undefined;
  }
  if (head === undefined) return;
  check(head);
  yield head;

  function check(begin: Uint8Array): void {
    const problem = wrongFileProblem(begin, isXml);
    if (problem !== undefined) refuse(problem);
  }
}
