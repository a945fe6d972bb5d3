import { StringDecoder } from 'node:string_decoder';

/** The lines of a stream in batches, because a promise for each of millions of lines would take most of the time. */
export async function* lineBatches(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of bytes) {
    const lines = (rest + decoder.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
  if (rest !== '') yield [rest];
}

/** Rows as lines of JSON, joined into pieces that are large enough to write. */
export async function* jsonLines(
  rows: AsyncIterable<unknown> | Iterable<unknown>,
  pieceLength = 1 << 18,
): AsyncGenerator<string> {
  let piece = '';
  for await (const row of rows) {
    piece += `${JSON.stringify(row)}\n`;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}
