import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText } from '#shared/rules/csv/csv-text.ts';
import { type QuickOrderRow, readQuickOrder } from '#shared/rules/quick-order/read-quick-order.ts';

/** A row as number and quantity, or as number and what is written where the quantity has to be put right. */
const shown = ({ partNumber, quantity, written, unit }: QuickOrderRow) => [
  partNumber,
  quantity ?? `fix: ${written}`,
  ...(unit === undefined ? [] : [unit]),
];
const rowsOf = (text: string) => readQuickOrder(text).rows.map(shown);

describe('case N03: columns by their headings', () => {
  const both = [
    ['PUB-2013', 4],
    ['PUB-2015', 6],
  ];
  it.each([
    {
      why: 'the description stands between',
      text: 'Part Number,Description,Qty\nPUB-2013,Front fender,4\nPUB-2015,Rear fender,6',
    },
    { why: 'the quantity stands first', text: 'Qty;Part No.\n4;PUB-2013\n6;PUB-2015' },
    { why: 'a title line stands above', text: 'Order for July\n\nPart #\tQty\nPUB-2013\t4\nPUB-2015\t6' },
    { why: 'a title line with commas stands above', text: 'Order, July, 3 rows\nSKU,Qty\nPUB-2013,4\nPUB-2015,6' },
    {
      why: 'there are more columns with numbers',
      text: 'Item,Part Number,Qty On Hand,Order Qty,Price\n1,PUB-2013,12,4,31.00\n2,PUB-2015,9,6,35.00',
    },
    {
      why: 'a description has the delimiter of other files',
      text: 'Part Number,Description,Qty\nPUB-2013,"Fender; left, steel",4\nPUB-2015,Fender; right,6',
    },
    { why: 'it is written in capitals', text: 'PART_NUMBER|QUANTITY\nPUB-2013|4\nPUB-2015|6' },
    {
      why: 'a second table follows with its own headings',
      text: 'Part Number,Qty\nPUB-2013,4\n\nQty,Part Number\n6,PUB-2015',
    },
    { why: 'a spreadsheet names the delimiter', text: 'sep=;\r\nPart Number;Qty\r\nPUB-2013;4\r\nPUB-2015;6\r\n' },
    { why: 'it has a mark and quotes', text: '\uFEFF"Part Number","Qty"\r\n"PUB-2013","4"\r\n"PUB-2015","6"\r\n' },
    { why: 'two columns of one name agree', text: 'Part Number,Qty,Qty\nPUB-2013,4,4\nPUB-2015,,6' },
  ])('are found where $why', ({ text }) => {
    expect(rowsOf(text)).toEqual(both);
  });

  it.each([
    {
      why: 'no column says how many',
      text: 'Part Number,Description\nPUB-2013,4 doors',
      rows: [['PUB-2013', 'fix: ']],
    },
    { why: 'a cell is empty', text: 'Part Number,Qty\nPUB-2013,', rows: [['PUB-2013', 'fix: ']] },
    { why: 'the row ends before it', text: 'Part Number,Qty\nPUB-2013', rows: [['PUB-2013', 'fix: ']] },
    { why: 'two columns disagree', text: 'Part Number,Qty,Qty\nPUB-2013,4,6', rows: [['PUB-2013', 'fix: 4 / 6']] },
    { why: 'the number is missing', text: 'Part Number,Qty\n,4', rows: [['', 4]] },
  ])('leave a row to fix where $why', ({ text, rows }) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  it('name the selling unit, so that two boxes are not two pieces', () => {
    const text = 'Part Number,Qty,UOM\nA1,2,BX\nA2,2,each\nA3,2,\nA4,2,Drum';
    expect(rowsOf(text)).toEqual([
      ['A1', 2, 'BX'],
      ['A2', 2, 'EA'],
      ['A3', 2],
      ['A4', 2, 'DRUM'],
    ]);
    expect(rowsOf('A1,2,box\nA2,2,Hood')).toEqual([
      ['A1', 2, 'BX'],
      ['A2', 2],
    ]);
  });
});

describe('case N04: quantities', () => {
  it('are read where they are plain, and to be put right where not', () => {
    expect(rowsOf('PUB-2013,2.0\nPUB-2015,"1,000"\nPUB-2016,6 ea')).toEqual([
      ['PUB-2013', 2],
      ['PUB-2015', 'fix: 1,000'],
      ['PUB-2016', 6],
    ]);
  });

  it.each([
    ['2', 2],
    ['002', 2],
    ['2.00', 2],
    ['2.', 2],
    ['x3', 3],
    ['X 3', 3],
    ['3x', 3],
    ['3 x', 3],
    ['×3', 3],
    ['4 ea', 4],
    ['4EA', 4],
    ['4 each', 4],
    ['4 pcs.', 4],
    ['Qty: 4', 4],
    ['="0017"', 17],
    ["'0017", 17],
    ['999', 999],
    [' 7 ', 7],
    ['7\u00a0', 7],
    ['\u200b7', 7],
  ])('%j is %i', (cell, quantity) => {
    expect(rowsOf(`A1\t${cell}`)).toEqual([['A1', quantity]]);
  });

  it.each([
    '0',
    '-2',
    '+2',
    '1000',
    '1,000',
    '2,5',
    '2.5',
    '1e2',
    'two',
    'many',
    '2 bx',
    '2 pairs',
    '1-2',
    '2/3',
    '2 or 3',
    '½',
    '２',
    '#REF!',
    '$4',
    '4-May',
    '1.9999999999999998',
    '99999999999',
  ])('%j is no quantity', (cell) => {
    expect(rowsOf(`A1\t${cell}`)).toEqual([['A1', `fix: ${cell}`]]);
  });
});

describe('the rows of a quick order', () => {
  it.each([
    { why: 'commas', text: 'GM1000101,2', rows: [['GM1000101', 2]] },
    { why: 'tabs of a spreadsheet', text: 'GM1000101\t2\tHood', rows: [['GM1000101', 2]] },
    { why: 'semicolons', text: 'GM1000101; 2', rows: [['GM1000101', 2]] },
    { why: 'bars', text: 'GM1000101|2', rows: [['GM1000101', 2]] },
    { why: 'blanks', text: 'GM1000101   2', rows: [['GM1000101', 2]] },
    { why: 'a number alone', text: 'GM1000101', rows: [['GM1000101', 1]] },
    { why: 'numbers alone below a heading', text: 'SKU\nGM1000101', rows: [['GM1000101', 1]] },
    {
      why: 'a number alone among others with a quantity',
      text: 'GM1000101,2\nGM1000102',
      rows: [
        ['GM1000101', 2],
        ['GM1000102', 'fix: '],
      ],
    },
    {
      why: 'lines of several forms',
      text: 'A1,2\nB2 3\nC3;4\nD4 x5',
      rows: [
        ['A1', 2],
        ['B2', 3],
        ['C3', 4],
        ['D4', 5],
      ],
    },
    { why: 'a number with blanks', text: 'GM 1000 101\t4', rows: [['GM 1000 101', 4]] },
    { why: 'a number with blanks and a marked quantity', text: 'GM 1000 101 x4', rows: [['GM 1000 101', 4]] },
    { why: 'a number with blanks and a unit', text: 'GM 1000 101 4 ea', rows: [['GM 1000 101', 4]] },
    { why: 'words that end in what may be either', text: 'GM 1000 101', rows: [['GM 1000 101', 'fix: ']] },
    { why: 'a word without digits before a number', text: 'GM 101', rows: [['GM 101', 'fix: ']] },
    { why: 'words that end in more digits than a quantity has', text: 'GM 1000101', rows: [['GM 1000101', 1]] },
    { why: 'quotes', text: '"GM1,000",2', rows: [['GM1,000', 2]] },
    { why: 'quotes within quotes', text: '"6"" hose",3', rows: [['6" hose', 3]] },
    { why: 'quotes within a cell', text: 'a"b",2', rows: [['a"b"', 2]] },
    {
      why: 'quotes that do not end',
      text: '"A1,2\nB2,3',
      rows: [
        ['"A1,2', 'fix: '],
        ['B2', 3],
      ],
    },
    { why: 'a line end within quotes', text: '"A\n1",2', rows: [['A 1', 2]] },
    { why: 'blanks within quotes', text: '" GM1000101 ",2', rows: [['GM1000101', 2]] },
    { why: 'empty lines', text: '\n\nGM1000101,2\r\n\r\n', rows: [['GM1000101', 2]] },
    { why: 'a byte order mark', text: '\uFEFFGM1000101,2', rows: [['GM1000101', 2]] },
    {
      why: 'lines that end as on an old Mac',
      text: 'A1,2\rB2,3',
      rows: [
        ['A1', 2],
        ['B2', 3],
      ],
    },
    { why: 'a row whose cells are empty at its end', text: 'GM1000101,2,,', rows: [['GM1000101', 2]] },
    { why: 'a number whose zeros a spreadsheet keeps', text: '="0017"\t2', rows: [['0017', 2]] },
    { why: 'a number with an apostrophe', text: "'0017,2", rows: [['0017', 2]] },
    {
      why: 'a row without a number',
      text: ',2\nA1,3',
      rows: [
        ['', 2],
        ['A1', 3],
      ],
    },
    { why: 'a number above 60 signs, which is not cut', text: 'X'.repeat(70), rows: [['X'.repeat(70), 1]] },
    { why: 'a number that has a heading within', text: 'SPARTAN', rows: [['SPARTAN', 1]] },
    {
      why: 'numbers that look like an exponent (C07)',
      text: 'E00000012,2\n1E9003,1',
      rows: [
        ['E00000012', 2],
        ['1E9003', 1],
      ],
    },
    { why: 'nothing', text: '  \n', rows: [] },
  ])('are read from $why', ({ text, rows }) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  it('leave out lines that are no rows, and give them back', () => {
    const { rows, unread } = readQuickOrder('Order for July\nPart,Qty\nA1,2\n,,\nThank you,\n');
    expect(rows.map(shown)).toEqual([
      ['A1', 2],
      ['Thank you', 'fix: '],
    ]);
    expect(unread).toEqual(['Order for July']);
  });
});

/** Signs of which quick orders are made, so that they meet often. */
const SIGNS = [...'A1029,;\t|\n\r" x-=\'.', 'Part', 'Qty', 'ea', '\u200b', '\uFEFF'];
const anyText = fc.oneof(
  fc.array(fc.constantFrom(...SIGNS), { maxLength: 60 }).map((signs) => signs.join('')),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
);
/** The numbers that a quantity may have come from. Signs that nobody sees are left out. */
const digitsIn = (text: string): Set<number> =>
  new Set(
    (text.replaceAll(/\p{Cf}/gu, '').match(/\d+/g) ?? []).flatMap((run) =>
      [...run].map((_, at) => Number(run.slice(at))),
    ),
  );

describe('whatever is pasted', () => {
  it('no quantity is invented: it stands in the text, or the text is a list of bare numbers', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { rows } = readQuickOrder(text);
        const isList = rows.every(({ quantity }) => quantity === 1);
        for (const { quantity } of rows) {
          if (quantity === undefined) continue;
          expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 999).toBe(true);
          expect(digitsIn(text).has(quantity) || isList).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('no row is lost: every line becomes a row or is given back, but for headings', () => {
    fc.assert(
      fc.property(anyText, (given) => {
        const text = given.replaceAll('"', '');
        const { rows, unread } = readQuickOrder(text);
        const lines = text.split(/\r\n?|\n/).filter((line) => /[A-Z0-9]/.test(line) && !line.includes('Part'));
        expect(rows.length + unread.length).toBeGreaterThanOrEqual(lines.length);
      }),
      { numRuns: 2000 },
    );
  });
});

/** An order as somebody means it, and one of the many ways to write it down. */
const anOrder = fc.uniqueArray(
  fc.record({
    partNumber: fc.stringMatching(/^[A-Z]{2}-[0-9]{4}[A-Z]$/),
    quantity: fc.oneof(fc.integer({ min: 1, max: 999 }), fc.constantFrom('0', '1.5', 'two', '-1', '1,200', '3 bx', '')),
    description: fc.constantFrom('Hood', 'Fender, left', 'Bolt; 6" long', '4 doors', '12', ''),
  }),
  { selector: ({ partNumber }) => partNumber, minLength: 1, maxLength: 8 },
);
const aForm = fc.record({
  delimiter: fc.constantFrom('\t', ';', ',', '|'),
  heads: fc.constantFrom(
    ['Part Number', 'Qty'],
    ['Part No.', 'Quantity'],
    ['SKU', 'QTY ORDERED'],
    ['part_number', 'qty'],
  ),
  order: fc.constantFrom([0, 1, 2], [1, 0, 2], [2, 0, 1], [2, 1, 0], [0, 2, 1]),
  title: fc.constantFrom('', 'Order for July\n', 'Shop 12\n\n'),
  end: fc.constantFrom('\n', '\r\n', '\r'),
  mark: fc.constantFrom('', '\uFEFF'),
  quantity: fc.constantFrom(
    (n: string) => n,
    (n: string) => `x${n}`,
    (n: string) => `${n} ea`,
    (n: string) => `${n}.0`,
  ),
});

describe('N03, N04: 200 variants of an order', () => {
  it('are read as they were meant, whatever the form', () => {
    fc.assert(
      fc.property(anOrder, aForm, (order, { delimiter, heads, order: places, title, end, mark, quantity }) => {
        const quoted = (cell: string) => (/[\t;,|"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
        const lineOf = (cells: readonly string[]) => places.map((place) => quoted(cells[place] ?? '')).join(delimiter);
        const lines = [
          lineOf([heads[0] ?? '', heads[1] ?? '', 'Description']),
          ...order.map((row) => {
            const written = typeof row.quantity === 'number' ? quantity(String(row.quantity)) : row.quantity;
            return lineOf([row.partNumber, written, row.description]);
          }),
        ];
        const { rows } = readQuickOrder(mark + title + lines.join(end));
        expect(rows.map((row) => [row.partNumber, row.quantity])).toEqual(
          order.map((row) => [row.partNumber, typeof row.quantity === 'number' ? row.quantity : undefined]),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('N40: an export of ours is read to the letter', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[=+@'0-9A-Z][-=+@'0-9A-Z./]{0,12}$/), (partNumber) => {
        expect(
          rowsOf(
            csvText([
              ['Part Number', 'Qty'],
              [partNumber, 3],
            ]),
          ),
        ).toEqual([[partNumber, 3]]);
      }),
      { numRuns: 200 },
    );
  });
});
