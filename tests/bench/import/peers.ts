import { createReadStream } from 'node:fs';
import Papa from 'papaparse';
import { SaxesParser } from 'saxes';

/** Reads a file with saxes alone. It counts the elements and keeps nothing. */
export async function countWithSaxes(file: string): Promise<number> {
  const parser = new SaxesParser();
  let count = 0;
  parser.on('opentag', () => {
    count += 1;
  });
  parser.on('text', () => undefined);
  for await (const chunk of createReadStream(file, { encoding: 'utf8', highWaterMark: 1 << 18 })) parser.write(chunk);
  parser.close();
  return count;
}

/** Reads a file with papaparse alone. It counts the rows. */
export function countWithPapaparse(file: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let count = 0;
    Papa.parse(createReadStream(file, { encoding: 'utf8' }), {
      header: true,
      step: () => {
        count += 1;
      },
      complete: () => resolve(count),
      error: reject,
    });
  });
}
