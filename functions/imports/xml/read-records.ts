import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { SourcePosition } from '../issues.ts';
import { hasInvisible, INVISIBLE_DROPPED, withoutInvisible } from '../texts/invisible-characters.ts';
import { BareAmpersands } from './bare-ampersands.ts';
import { decodeXml, type OnDoubt } from './decode-xml.ts';
import { RefusedFile } from './refused-file.ts';
import type { XmlElement } from './xml-element.ts';

/** Real files stay far below these limits. A hostile file must not fill the memory. */
const MOST_CHARACTERS_OF_A_PIECE = 1_000_000;
const MOST_CHARACTERS_OF_A_RECORD = 4_000_000;
const MOST_DEPTH = 32;

type OpenElement = XmlElement & { children: XmlElement[]; text: string };

/**
 * The records of an XML file, one after the other. A record is an element inside a container that is not a container
 * itself. It comes with everything inside it. A container comes when it opens, without its content. Document type
 * declarations are refused, so nothing is ever expanded or fetched. Invisible characters are dropped.
 * @throws {RefusedFile} at the first position where the file is not well-formed or exceeds a limit.
 */
export async function* readXmlRecords(
  input: AsyncIterable<Uint8Array>,
  containers: ReadonlySet<string>,
  onDoubt: OnDoubt = () => undefined,
): AsyncGenerator<XmlElement> {
  const parser = new SaxesParser();
  const open: OpenElement[] = [];
  /** The number of open containers. They are the outermost elements. */
  let openContainers = 0;
  let ready: XmlElement[] = [];
  /** The end of the last piece and the start of the open record. */
  let pieceEnd = 0;
  let recordStart = 0;
  let start = { line: 1, column: 1 };
  /** The name of the tag that is being read. */
  let inTag: string | undefined;
  const ampersands = new BareAmpersands();

  function refuse(code: string, message: string, position?: SourcePosition): never {
    throw new RefusedFile(code, message, position ?? { line: parser.line, column: parser.columnIndex });
  }

  function refuseMalformed(error: Error): never {
    const ampersand = ampersands.firstFrom(pieceEnd);
    if (ampersand) {
      refuse('not-well-formed', 'The XML is not well-formed: a "&" of a text must be written as "&amp;".', ampersand);
    }
    if (inTag === undefined) refuse('not-well-formed', explained(error));
    refuse('not-well-formed', `${explained(error)} Perhaps a quotation mark is missing in the tag ${inTag}.`, start);
  }

  function visible(text: string): string {
    if (!hasInvisible(text)) return text;
    onDoubt('invisible-characters', INVISIBLE_DROPPED, start);
    return withoutInvisible(text);
  }

  function opened(tag: SaxesTagPlain): void {
    inTag = undefined;
    const attributes = attributesOf(tag, visible);
    const element = { ...start, name: localName(tag.name), attributes, children: [], text: '' };
    if (open.length >= MOST_DEPTH) refuse('too-deep', `Elements are nested more than ${MOST_DEPTH} deep.`, start);
    if (open.length > openContainers) {
      open.at(-1)?.children.push(element);
    } else if (containers.has(element.name)) {
      openContainers += 1;
      ready.push(element);
    } else {
      recordStart = parser.position;
    }
    open.push(element);
    pieceEnd = parser.position;
  }

  function closed(): void {
    const element = open.pop();
    if (open.length < openContainers) openContainers -= 1;
    else if (element && open.length === openContainers) ready.push(element);
    pieceEnd = parser.position;
  }

  function addText(text: string): void {
    const element = open.at(-1);
    if (element && open.length > openContainers) element.text += visible(text);
    pieceEnd = parser.position;
  }

  function checkSize(): void {
    if (parser.position - pieceEnd > MOST_CHARACTERS_OF_A_PIECE) {
      if (ampersands.firstFrom(pieceEnd)) refuseMalformed(new Error());
      refuse('too-long', `A tag or text is longer than ${MOST_CHARACTERS_OF_A_PIECE} characters.`);
    }
    if (open.length > openContainers && parser.position - recordStart > MOST_CHARACTERS_OF_A_RECORD) {
      refuse('too-long', `A record is longer than ${MOST_CHARACTERS_OF_A_RECORD} characters.`);
    }
  }

  // With one more handler, V8 would keep the parser as a dictionary, at a quarter of the speed. So there is none for
  // comments, and a run of comments counts as one piece.
  parser.on('opentagstart', (tag) => {
    start = startOf(parser, tag.name);
    inTag = tag.name;
  });
  parser.on('opentag', opened);
  parser.on('closetag', closed);
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('doctype', () => refuse('doctype', 'The file has a document type declaration, which is not allowed.'));
  parser.on('error', refuseMalformed);

  for await (const text of decodeXml(input, onDoubt)) {
    ampersands.add(text);
    parser.write(text);
    checkSize();
    ampersands.forgetBefore(pieceEnd);
    for (const record of ready) yield record;
    ready = [];
  }
  parser.close();
  for (const record of ready) yield record;
}

/** The position of the '<' of a tag. The parser has just read the name and one more character. */
function startOf(parser: SaxesParser, name: string): { line: number; column: number } {
  const column = parser.columnIndex - name.length - 1;
  return column > 0 ? { line: parser.line, column } : { line: parser.line - 1, column: 0 };
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function attributesOf({ attributes }: SaxesTagPlain, visible: (text: string) => string): Record<string, string> {
  const result: Record<string, string> = {};
  for (const name in attributes) result[localName(name)] = visible(attributes[name] ?? '');
  return result;
}

/** The parser's message without its position. */
function explained(error: Error): string {
  const message = error.message.replace(/^\d+:\d+: /, '');
  return `The XML is not well-formed: ${message}`;
}
