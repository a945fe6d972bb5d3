import { growingU32 } from '../format/growable-column.ts';
import { indexesOf, sortedByCode, startsOf } from '../format/sorted-numbers.ts';

/** The part types of the rows that have each text. Those of a text are between its start and the next one's. */
export interface TextTypes {
  readonly start: Uint32Array;
  readonly type: Uint32Array;
}

/** Rows of a part type must be adjacent within each line of business. */
export function typesOfTexts(texts: number, textOf: Uint32Array, typeOf: Uint32Array): TextTypes {
  const [text, type] = [growingU32(), growingU32()];
  /** The last part type of each text plus one. */
  const lastOf = new Uint32Array(texts);
  for (let row = 0; row < textOf.length; row++) {
    const [textOfRow, typeOfRow] = [textOf[row] ?? 0, typeOf[row] ?? 0];
    if (lastOf[textOfRow] === typeOfRow + 1) continue;
    lastOf[textOfRow] = typeOfRow + 1;
    text.push(textOfRow);
    type.push(typeOfRow);
  }
  const pairs = indexesOf(text.length);
  const textOfPair = (pair: number): number => text.at(pair);
  return {
    start: startsOf(texts, pairs, textOfPair),
    type: sortedByCode(pairs, texts, textOfPair).map((pair) => type.at(pair)),
  };
}
