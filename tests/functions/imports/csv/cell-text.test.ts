import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellText } from '#functions/imports/csv/cell-text.ts';
import { stockFormat } from '#functions/imports/csv/formats/stock.ts';
import { withoutInvisible } from '#functions/imports/texts/invisible-characters.ts';
import { csvText } from '#shared/rules/csv/csv-text.ts';
import { readFile } from './read-file.ts';

/** The cell of a file that an export of ours wrote, without its quotation marks. */
function cellOf(text: string): string {
  const cell = csvText([[text]]).slice(1, -2);
  return cell.startsWith('"') && cell.endsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}

describe('case N40: a cell that an export of ours wrote', () => {
  it('is read as it was, but for blanks around it and characters that nobody sees', () => {
    const anyText = fc.oneof(
      fc.string({ unit: fc.constantFrom(...`'="@+-/. 0159eMayDec\t\u200b\ufeff`), maxLength: 9 }),
      fc.string({ unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        expect(cellText(cellOf(text))).toBe(withoutInvisible(text).trim());
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['6-5', '70/80', '0042', '2E4007', '80.500', '=A1', '+1', '12345678901234567'])(
    'keeps the part number %s in a stock file',
    async (partNumber) => {
      const file = csvText([
        ['Company', 'Part Number', 'Warehouse', 'On Hand'],
        ['001', partNumber, 'DEN', 3],
      ]);
      const { rows } = await readFile(stockFormat, file);
      expect(rows).toMatchObject([{ partNumber, onHand: { DEN: 3 } }]);
    },
  );
});
