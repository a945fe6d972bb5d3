import { expect, it } from 'vitest';
import { importProgress } from '#functions/imports/engine/import-progress.ts';
import type { Import } from '#shared/schemas/stored/import.ts';

it('tells every two seconds how much was read, how fast, and how long it still takes', () => {
  let seconds = 0;
  const told: Import[] = [];
  const progress = importProgress('i', [{ kind: 'stock', name: 'stock.csv', bytes: 1000 }], {
    imports: { save: async () => undefined },
    now: () => new Date(Date.UTC(2026, 2, 2) + seconds * 1000),
    onChange: (state) => told.push({ ...state }),
  });
  const read = (bytes: number, rows: number) => {
    seconds += 1;
    for (let row = 0; row < rows; row += 1) progress.rowRead();
    progress.bytesRead(bytes);
  };
  for (let second = 0; second < 5; second += 1) read(100, 40);
  progress.enter('building');
  expect(
    told.map(({ state, rowsRead, rowsPerSecond, secondsLeft }) => [state, rowsRead, rowsPerSecond, secondsLeft]),
  ).toEqual([
    ['reading', 40, 40, 9],
    ['reading', 120, 40, 7],
    ['reading', 200, 40, 5],
    // After reading, nobody can tell how long the import will still take.
    ['building', 200, 40, undefined],
  ]);
});
