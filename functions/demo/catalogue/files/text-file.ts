import { closeSync, openSync, utimesSync, writeSync } from 'node:fs';
import { COUNTED_AT } from '../stock.ts';

/** A file that is written piece by piece. */
export interface TextFile {
  write(text: string): void;
  close(): void;
}

const BUFFERED = 1 << 16;

/** Sets the file date to that of the demo's stock, because some kinds of files are dated by it. */
export function textFile(path: string): TextFile {
  const file = openSync(path, 'w');
  let pieces: string[] = [];
  let length = 0;
  function flush(): void {
    writeSync(file, pieces.join(''));
    pieces = [];
    length = 0;
  }
  return {
    write(text) {
      pieces.push(text);
      length += text.length;
      if (length >= BUFFERED) flush();
    },
    close() {
      flush();
      closeSync(file);
      const time = new Date(COUNTED_AT);
      utimesSync(path, time, time);
    },
  };
}
