import { readFileSync } from 'node:fs';
import path from 'node:path';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { customersFormat } from '#functions/imports/csv/formats/customers.ts';
import { readCsv } from '#functions/imports/csv/read-csv.ts';
import type { Issue } from '#functions/imports/issues.ts';
import type { Customer } from '#shared/schemas/stored/customer.ts';

const file = readFileSync(path.resolve('../shared/data/accounts/ny_dmv_facilities_2020.csv'), 'utf8');
const [, ...facilities] = Papa.parse<string[]>(file, { skipEmptyLines: true }).data;
const HEADER = ['Account', 'Line', 'Customer Number', 'Name', 'Address', 'City', 'State', 'ZIP'];
const customers = facilities.map(([number, name, , street, city, state, zip]) => [
  number,
  '1',
  number,
  name,
  street,
  city,
  state,
  zip,
]);

const rows: Customer[] = [];
const issues: Issue[] = [];
const content = Buffer.from(Papa.unparse([HEADER, ...customers]));
const context = {
  asOf: '2026-03-01T00:00:00Z',
  loadedAt: '2026-03-02T00:00:00.000Z',
  locate: () => undefined,
  namesOfPartType: () => [],
};
for await (const parsed of readCsv(
  customersFormat,
  (async function* () {
    yield content;
  })(),
  context,
)) {
  if ('row' in parsed) rows.push(parsed.row);
  else if ('issue' in parsed) issues.push(parsed.issue);
}

it('case C16: of 23,654 repair shops all are read as customers but those whose address is not whole', () => {
  const lines = customers.flatMap(([, , , , ...address], index) =>
    address.every((part) => part?.trim()) ? [] : [index + 2],
  );
  expect(lines.length).toBeGreaterThan(0);
  expect(issues.map(({ line, field }) => [line, field])).toEqual(lines.map((line) => [line, 'Address']));
  expect(rows.length + issues.length).toBe(23_654);
});

it('case C17: 156 shops of one name are 156 customers', () => {
  const shops = rows.filter(({ customerName }) => customerName === 'MAVIS DISCOUNT TIRE');
  expect(new Set(shops.map(({ customerNumber }) => customerNumber)).size).toBe(156);
});

it('case C19: names come without the blanks at their edges, in which they differed', () => {
  expect(rows.filter(({ customerName }) => customerName !== customerName.trim())).toEqual([]);
});
