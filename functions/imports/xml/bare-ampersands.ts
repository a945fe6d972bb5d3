import type { SourcePosition } from '../issues.ts';

/** A reference that every XML file may have without declaring it. */
const REFERENCE = /^&(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});/i;
/** Ampersands, and the beginnings and ends of comments and character data, which may hold any of them. */
const MARKS = /&|<!--|-->|<!\[CDATA\[|\]\]>/g;
const ENDS: Readonly<Record<string, string>> = { '<!--': '-->', '<![CDATA[': ']]>' };
/** No mark and no reference is longer. */
const LONGEST_MARK = 12;

interface Found {
  /** In characters from the beginning of the file. */
  readonly at: number;
  readonly position: Required<SourcePosition>;
}

/**
 * Finds the ampersands of a file that begin no reference. A parser takes everything up to the next semicolon for a
 * reference, and so finds the fault much later, or at the end of the file (case N16).
 */
export class BareAmpersands {
  #found: Found[] = [];
  /** The end of the text so far, which may be the beginning of a mark, and where it begins. */
  #text = '';
  #begin: Found = { at: 0, position: { line: 1, column: 1 } };
  /** The end of the comment or character data that is open. */
  #until: string | undefined;

  add(piece: string): void {
    const text = this.#text + piece;
    const end = Math.max(0, text.length - LONGEST_MARK);
    this.#scan(text, end);
    this.#begin = placeIn(text, end, this.#begin);
    this.#text = text.slice(end);
  }

  /** The first one that is not before this character, because what is before it was read without a fault. */
  firstFrom(character: number): SourcePosition | undefined {
    this.#scan(this.#text, this.#text.length);
    return this.#found.find(({ at }) => at >= character)?.position;
  }

  /** Forgets those before this character. */
  forgetBefore(character: number): void {
    if (this.#found.length > 0) this.#found = this.#found.filter(({ at }) => at >= character);
  }

  #scan(text: string, end: number): void {
    if (this.#until === undefined && !text.includes('&') && !text.includes('<!')) return;
    for (const { 0: mark, index } of text.matchAll(MARKS)) {
      if (index >= end) return;
      if (this.#until !== undefined) {
        if (mark === this.#until) this.#until = undefined;
      } else if (mark !== '&') this.#until = ENDS[mark];
      else if (!REFERENCE.test(text.slice(index, index + LONGEST_MARK))) {
        this.#found.push(placeIn(text, index, this.#begin));
      }
    }
  }
}

/** The place of a character in a text that begins at a place. */
function placeIn(text: string, index: number, { at, position }: Found): Found {
  let { line, column } = position;
  let lineStart = 0;
  for (let end = text.indexOf('\n'); end >= 0 && end < index; end = text.indexOf('\n', lineStart)) {
    line += 1;
    column = 1;
    lineStart = end + 1;
  }
  return { at: at + index, position: { line, column: column + index - lineStart } };
}
