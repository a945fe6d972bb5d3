import { describe, expect, it } from 'vitest';
import { categoriesFormat } from '#functions/imports/csv/formats/categories.ts';
import { customersFormat } from '#functions/imports/csv/formats/customers.ts';
import { insuranceFormat } from '#functions/imports/csv/formats/insurance.ts';
import { interchangeFormat } from '#functions/imports/csv/formats/interchange.ts';
import { warehousesFormat, yardsFormat } from '#functions/imports/csv/formats/locations.ts';
import { priceLevelsFormat } from '#functions/imports/csv/formats/price-levels.ts';
import { pricesFormat } from '#functions/imports/csv/formats/prices.ts';
import { productsFormat } from '#functions/imports/csv/formats/products.ts';
import { salvageFormat } from '#functions/imports/csv/formats/salvage.ts';
import { shippingRatesFormat } from '#functions/imports/csv/formats/shipping-rates.ts';
import { stockFormat } from '#functions/imports/csv/formats/stock.ts';
import { synonymsFormat } from '#functions/imports/csv/formats/synonyms.ts';
import { taxRatesFormat } from '#functions/imports/csv/formats/tax-rates.ts';
import { vehicleMapFormat } from '#functions/imports/csv/formats/vehicle-map.ts';
import { readFile } from './read-file.ts';

const one = 'BRND,1,Maker,100,LINE,Title';
const product = (columns: string, cells: string) =>
  readFile(
    productsFormat,
    `Part Number,Brand,Brand Part Number,Manufacturer,Part Type,Product Line,Title,${columns}\n${cells}`,
  );

const salvage = (columns: string, cells: string) =>
  readFile(
    salvageFormat,
    `GUID,Interchange Number,Yard,List Price,Title,Year,Make,Model,${columns}\nab-1,591-04039L,Y1,10,Lamp,2016,Saab,9-5,${cells}`,
  );

const stock = (...lines: string[]) => readFile(stockFormat, lines.join('\n'));
const prices = (...lines: string[]) => readFile(pricesFormat, lines.join('\n'));

describe('case U07: the number of glass', () => {
  it('is joined in the catalogue, and kept as sent beside it', async () => {
    const { rows, issues } = await product('Core Item', `DW01658 GTN,${one},no`);
    expect(rows).toMatchObject([{ partNumber: 'DW01658GTN', sourcePartNumber: 'DW01658 GTN', flags: [] }]);
    expect(issues.map(({ code, severity }) => [code, severity])).toEqual([['joined-number', 'warning']]);
  });

  it('is priced at its price', async () => {
    const { rows } = await prices('Part Number,List Price', 'DW01658 GTN,289.00');
    expect(rows).toEqual([{ companyCode: '001', partNumber: 'DW01658GTN', list: 2_890_000, levels: {} }]);
  });

  it('is in stock under the same', async () => {
    const { rows } = await stock('Part Number,stock:DEN', 'DW01658 GTN,3');
    expect(rows[0]?.partNumber).toBe('DW01658GTN');
  });

  it('stays apart from that of a core item, which keeps its blank', async () => {
    const { rows } = await product('Core Item', `17-4041 CORE,${one},yes`);
    expect(rows).toMatchObject([{ partNumber: '17-4041 CORE', flags: ['core'] }]);
  });
});

describe('products', () => {
  it('are sold by the each where no unit is named', async () => {
    const { rows } = await product('Units', `A1,${one},`);
    expect(rows[0]?.units).toEqual([{ code: 'EA', description: 'Each', eaches: 1 }]);
  });

  it('have the flags that are set, in one order', async () => {
    const { rows } = await product('Hazardous,NSF,CAPA,Mechanical', `A1,${one},Y,true,1,Major`);
    expect(rows[0]?.flags).toEqual(['capa', 'nsf', 'hazardous', 'major']);
  });

  it.each([
    { column: 'Core Item', cell: 'maybe', code: 'invalid' },
    { column: 'Hazardous', cell: 'maybe', code: 'invalid' },
    { column: 'Units', cell: 'BX', code: 'invalid' },
    { column: 'Company Code', cell: '1', code: 'invalid' },
    { column: 'Flat Rate Shipping Fee', cell: '9.999', code: 'invalid-price' },
  ])('with "$cell" in $column are refused as $code', async ({ column, cell, code }) => {
    const { rows, issues } = await product(column, `A1,${one},${cell}`);
    expect([rows, issues.map((issue) => [issue.field, issue.code])]).toEqual([[], [[column, code]]]);
  });
});

describe('case M17: prices', () => {
  it('keep four decimals', async () => {
    const { rows } = await prices('Part Number,List Price,Core Price,price:Fleet', 'A1,12.3456,.5,"1,234.5"');
    expect(rows).toMatchObject([{ list: 123_456, core: 5_000, levels: { fleet: 12_345_000 } }]);
  });

  it('of a level above the list price are taken and reported', async () => {
    const { rows, issues } = await prices('Part Number,List Price,price:fleet', 'A1,10.00,10.01');
    expect(rows).toHaveLength(1);
    expect(issues.map(({ field, code, severity }) => [field, code, severity])).toEqual([
      ['List Price', 'list-below-level', 'warning'],
    ]);
  });

  it.each(['19.99', '8.20', '129.73', '17.08', '4.35', '0.29', '0.57', '2.01'])('of %s are exact', async (amount) => {
    const { rows } = await prices('Part Number,List Price', `A1,${amount}`);
    expect(rows[0]?.list).toBe(Number(amount.replace('.', '')) * 100);
  });

  it.each(['-1', '1e3', '12,34', 'call', '429496.7296'])('of %s are refused', async (amount) => {
    const { issues } = await prices('Part Number,List Price', `A1,"${amount}"`);
    expect(issues.map(({ field, code }) => [field, code])).toEqual([['List Price', 'invalid-price']]);
  });
});

describe('stock', () => {
  it('comes in a row for each warehouse, which are joined by their key', async () => {
    const { rows } = await stock(
      'Part Number,Warehouse,On Hand,Expected',
      'A1,DEN,4,2026-04-01',
      'A1,DAL,0,2026-03-20',
    );
    const [first, second] = rows;
    expect(first && second && stockFormat.merge?.(first, second)).toEqual({
      companyCode: '001',
      partNumber: 'A1',
      onHand: { DEN: 4, DAL: 0 },
      expected: '2026-03-20',
    });
  });

  it('comes in a column for each warehouse, where an empty cell says nothing', async () => {
    const { rows } = await stock('Part Number,stock:DEN,stock: DAL', 'A1,4,', 'A2,,"1,200.00"');
    expect(rows.map(({ onHand }) => onHand)).toEqual([{ DEN: 4 }, { DAL: 1_200 }]);
  });

  it.each([
    { cell: '2026-03-01T05:30Z', asOf: '2026-03-01T05:30:00.000Z', why: 'Z is UTC' },
    { cell: '2026-03-01 05:30:15', asOf: '2026-03-01T05:30:15.000Z', why: 'no zone is UTC too' },
    { cell: '2026-03-01T05:30-07:00', asOf: '2026-03-01T12:30:00.000Z', why: 'a zone counts' },
    { cell: '3/1/2026', asOf: '2026-03-01T00:00:00.000Z', why: 'a day begins at midnight' },
  ])('of $cell is as of $asOf, as $why', async ({ cell, asOf }) => {
    const { rows } = await stock('Part Number,stock:DEN,As Of', `A1,4,${cell}`);
    expect(rows[0]?.asOf).toBe(asOf);
  });

  it.each(['2026-02-30', '13/1/2026', 'today', '2026-03-01T25:00Z', '1.3.2026'])('of %s is refused', async (cell) => {
    const { issues } = await stock('Part Number,stock:DEN,As Of', `A1,4,${cell}`);
    expect(issues.map(({ field, code }) => [field, code])).toEqual([['As Of', 'invalid-date']]);
  });

  it('below zero is none, and reported', async () => {
    const { rows, issues } = await stock('Part Number,stock:DEN', 'A1,-2');
    expect([rows[0]?.onHand, issues.map(({ code, severity }) => [code, severity])]).toEqual([
      { DEN: 0 },
      [['negative-stock', 'warning']],
    ]);
  });

  it.each(['2.5', 'plenty', '1e3'])('of %s is refused', async (cell) => {
    const { issues } = await stock('Part Number,stock:DEN', `A1,${cell}`);
    expect(issues.map(({ field, code }) => [field, code])).toEqual([['stock:DEN', 'invalid-number']]);
  });
});

describe('salvage', () => {
  it.each(['', '0', 'unknown', 'TMU'])('with the mileage "%s" has none, never 0', async (cell) => {
    const { rows } = await salvage('Mileage', cell);
    expect(rows[0]).not.toHaveProperty('mileage');
  });

  it.each([
    { columns: 'Grade,Damage Code', cells: 'B,000', grade: 'B', why: 'the yard says so' },
    { columns: 'Grade,Damage Code', cells: 'x,000', grade: 'ungraded', why: 'the yard says that nobody looked' },
    { columns: 'Grade,Damage Code', cells: 'NIQ,000', grade: 'C', why: 'insurers do not take it' },
    { columns: 'Damage Code', cells: '2D2', grade: 'B', why: 'two units of damage are a B' },
    { columns: 'Mileage,Mechanical', cells: '150000,other', grade: 'A', why: 'ten years by the file’s date allow it' },
    { columns: 'Mileage,Mechanical', cells: '150001,other', grade: 'B', why: 'that is more than 15,000 a year' },
    { columns: 'Mileage', cells: '20000', grade: 'ungraded', why: 'miles say nothing of a body part' },
  ])('with $cells in $columns has grade $grade, as $why', async ({ columns, cells, grade }) => {
    const { rows } = await salvage(columns, cells);
    expect(rows[0]?.grade).toBe(grade);
  });

  it('keeps a damage code that nobody can read, and reports it', async () => {
    const { rows, issues } = await salvage('Damage Code', 'dents');
    expect(rows).toMatchObject([{ damageCode: 'dents', grade: 'ungraded' }]);
    expect(issues.map(({ field, code }) => [field, code])).toEqual([['Damage Code', 'unknown-damage-code']]);
  });

  it('case E19: keeps the interchange number as given, and takes the part type from it', async () => {
    const { rows } = await salvage('Grade', 'A');
    expect(rows).toMatchObject([{ interchangeNumber: '591-04039L', partType: '591' }]);
  });

  it.each([
    { vin: '1M8GDM9AXKP042788', year: 1989, stored: '1M8GDM9AXKP042788', issues: [], why: 'V01: a good one' },
    {
      vin: '1M8GDM9A1KP042788',
      year: 1989,
      stored: '1M8GDM9A1KP042788',
      issues: ['The check digit of 1M8GDM9A1KP042788 does not match.'],
      why: 'V01, V10: with a wrong check digit, which is a warning',
    },
    { vin: ' 1ftfw5l86rfb45612 ', year: 2024, stored: '1FTFW5L86RFB45612', issues: [], why: 'V04: small letters rise' },
    {
      vin: '1HGCM82633AO04352',
      year: 2003,
      stored: undefined,
      issues: ['"1HGCM82633AO04352" is not a VIN and is left out.'],
      why: 'V04: with an O',
    },
    {
      vin: '1FTFW5L86RFB45612',
      year: 2014,
      stored: '1FTFW5L86RFB45612',
      issues: ['The model year is 2024 in 1FTFW5L86RFB45612, but 2014 in the row.'],
      why: 'V05: of another year',
    },
    {
      vin: '11111111111111111',
      year: 2019,
      stored: '11111111111111111',
      issues: ['The model year is 2001 in 11111111111111111, but 2019 in the row.'],
      why: 'V02: whose check digit proves nothing',
    },
    {
      vin: '1FTFW5L86RFB45612',
      year: 1994,
      stored: '1FTFW5L86RFB45612',
      issues: [],
      why: 'V08: heavy ones keep the turn',
    },
    { vin: 'LRWYGDFD3PC939701', year: 2023, stored: 'LRWYGDFD3PC939701', issues: [], why: 'V11: from China' },
    { vin: '6F07C123456', year: 1966, stored: '6F07C123456', issues: [], why: 'of before there were VINs' },
  ])('has a VIN $why ($vin)', async ({ vin, year, stored, issues }) => {
    const found = await readFile(
      salvageFormat,
      `GUID,Interchange Number,Yard,List Price,Title,Year,Make,Model,VIN\nA,591-1,Y1,10,Lamp,${year},Ford,F-150,${vin}`,
    );
    expect(found.rows[0]?.sourceVehicle.vin).toBe(stored);
    expect(found.issues.map(({ message }) => message)).toEqual(issues);
    expect(found.issues.every(({ field, severity }) => field === 'VIN' && severity === 'warning')).toBe(true);
  });

  it('case V19: has the names of its vehicle trimmed, with single blanks', async () => {
    const file =
      'GUID,Interchange Number,Yard,List Price,Title,Year,Make,Model\nA,591-1,Y1,10,Lamp,1985,"NIKOLA ","Sport Van G30  2WD"';
    const { rows } = await readFile(salvageFormat, file);
    expect(rows[0]?.sourceVehicle).toEqual({ year: 1985, make: 'NIKOLA', model: 'Sport Van G30 2WD', images: [] });
  });
});

describe('the vehicle map', () => {
  it('case V19: has its names trimmed, with single blanks', async () => {
    const { rows } = await readFile(
      vehicleMapFormat,
      'BaseVehicle,Year,Make,Model\n 12 ,1985,"NIKOLA ","Sport Van G30  2WD"',
    );
    expect(rows).toEqual([{ baseVehicle: '12', year: 1985, make: 'NIKOLA', model: 'Sport Van G30 2WD' }]);
  });
});

describe('interchange options', () => {
  it.each(['PBE', 'Misc'])('of the make %s are ignored', async (make) => {
    const { rows, issues } = await readFile(
      interchangeFormat,
      `Interchange Number,Make,Model,From Year,To Year\n591-04039L,${make},Any,2010,2012`,
    );
    expect([rows, issues.map(({ code }) => code)]).toEqual([[], ['ignored-make']]);
  });

  it('whose years end before they begin are refused', async () => {
    const { issues } = await readFile(
      interchangeFormat,
      'Interchange Number,Make,Model,From Year,To Year\n591-04039L,Saab,9-5,2012,2010',
    );
    expect(issues.map(({ field, code }) => [field, code])).toEqual([['To Year', 'invalid']]);
  });
});

describe('categories', () => {
  it('are named by full names, and gather the part types of all their rows', async () => {
    const { rows } = await readFile(categoriesFormat, 'Full Name;Part Types\nBody | Hoods;100|101\nBody|Hoods;102|100');
    const [first, second] = rows;
    expect(first && second && categoriesFormat.merge?.(first, second)).toEqual({
      fullName: 'Body|Hoods',
      partTypes: ['100', '101', '102'],
    });
  });
});

describe('warehouses and yards', () => {
  const at = (postalCode: string, latitude: string, longitude: string) =>
    readFile(
      yardsFormat,
      `Yard,Name,Phone,ZIP,Time Zone,Latitude,Longitude\nY1,Yard,3035550100,${postalCode},America/Denver,${latitude},${longitude}`,
    );

  it.each([
    { latitude: '', longitude: '', why: 'nothing is said' },
    { latitude: '0', longitude: '0', why: 'a point in the sea stands for nothing' },
  ])('are where their postal code is when $why', async ({ latitude, longitude }) => {
    const { rows } = await at('80022', latitude, longitude);
    expect([Math.round(rows[0]?.latitude ?? 0), Math.round(rows[0]?.longitude ?? 0)]).toEqual([40, -105]);
  });

  it('are where they say they are', async () => {
    const { rows } = await at('80022', '39.5', '-104.5');
    expect(rows).toMatchObject([{ latitude: 39.5, longitude: -104.5 }]);
  });

  it('are refused when nobody knows where they are', async () => {
    const { issues } = await at('09002', '', '');
    expect(issues.map(({ field, code }) => [field, code])).toEqual([['ZIP', 'unknown-place']]);
  });

  it.each([
    { phone: '1-212-123-4567', expected: ['2121234567'], why: 'without a leading 1' },
    { phone: '3122222223', expected: ['3122222223'], why: 'as they are' },
    { phone: '617 935 6677', expected: ['6179356677'], why: 'without blanks' },
    { phone: '(303) 555-010', expected: [], why: 'not at all with nine digits' },
    { phone: '2-303-555-0100', expected: [], why: 'not at all with eleven that begin otherwise' },
  ])('case P04: have phone numbers of ten digits: $phone is taken $why', async ({ phone, expected }) => {
    const { rows } = await readFile(
      warehousesFormat,
      `Warehouse,Name,Phone,ZIP,Time Zone\nDEN,Denver,${phone},80216,America/Denver`,
    );
    expect(rows.map(({ phoneNumber }) => phoneNumber)).toEqual(expected);
  });

  it('are refused without a time zone that exists', async () => {
    const { issues } = await readFile(
      warehousesFormat,
      'Warehouse,Name,Phone,ZIP,Time Zone\nDEN,Denver,3035550100,80216,Mountain',
    );
    expect(issues.map(({ field, code }) => [field, code])).toEqual([['Time Zone', 'invalid']]);
  });
});

describe('customers and their price levels (decision P7)', () => {
  it('gather the discounts of a level from all its rows', async () => {
    const { rows } = await readFile(
      priceLevelsFormat,
      'Level,Product Line,Description,Discount\nfleet,,Fleets,18\nFleet,BRK,,24%\nfleet,LMP,,22.5',
    );
    expect(rows.reduce((all, row) => priceLevelsFormat.merge?.(all, row) ?? row)).toEqual({
      name: 'fleet',
      description: 'Fleets',
      discount: 1_800,
      discounts: { BRK: 2_400, LMP: 2_250 },
    });
  });

  it.each(['101', '-1', '8.255', 'none'])('refuse a discount of %s', async (cell) => {
    const { issues } = await readFile(priceLevelsFormat, `Level,Discount\nfleet,${cell}`);
    expect(issues.map(({ field, code }) => [field, code])).toEqual([['Discount', 'invalid-percentage']]);
  });

  it('case C05: keep the zeros of customer numbers', async () => {
    const { rows } = await readFile(
      customersFormat,
      'Account ID,Line,Customer Number,Name\n7,Recycled,021000021,"TESLA, INC."',
    );
    expect(rows).toMatchObject([{ customerNumber: '021000021', companyCode: '004', customerName: 'TESLA, INC.' }]);
  });

  it('name further places to deliver to', async () => {
    const { rows } = await readFile(
      customersFormat,
      'Account ID,Line,Name,Ship To Places\n7,1,Shop,Paint shop: 9 Oak St:Aurora:co:80011 | Yard:4 Rail Rd:Denver:CO:80216',
    );
    expect(rows).toMatchObject([
      {
        shipToPlaces: [
          {
            id: 'paint-shop',
            name: 'Paint shop',
            address1: '9 Oak St',
            city: 'Aurora',
            state: 'CO',
            postalCode: '80011',
          },
          { id: 'yard', name: 'Yard' },
        ],
      },
    ]);
  });

  it.each([
    { cell: 'Paint shop', code: 'invalid-postal-code', why: 'a name alone' },
    { cell: '::::80011', code: 'invalid', why: 'no name' },
    { cell: 'Paint shop:9 Oak St:Aurora:Colorado:80011', code: 'invalid', why: 'a state without a code' },
    { cell: 'Paint shop:9 Oak St:Aurora:CO:80011:US', code: 'invalid', why: 'six parts' },
  ])('refuse a place with $why', async ({ cell, code }) => {
    const { issues } = await readFile(customersFormat, `Account ID,Line,Name,Ship To Places\n7,1,Shop,${cell}`);
    expect(issues.map((issue) => [issue.field, issue.code])).toEqual([['Ship To Places', code]]);
  });

  it('refuse half an address', async () => {
    const { issues } = await readFile(customersFormat, 'Account ID,Line,Name,City,Address\n7,1,Shop,Denver,');
    expect(issues.map(({ field, code }) => [field, code])).toEqual([['Address', 'missing']]);
  });
});

describe('tax rates', () => {
  it('of one jurisdiction count once, as the later row says', async () => {
    const { rows } = await readFile(taxRatesFormat, 'State,Name,Rate\nCO,Colorado,2.9\nCO,Colorado,3');
    const [earlier, later] = rows;
    if (!earlier || !later) throw new Error('There are two rows');
    expect(taxRatesFormat.merge?.(earlier, later)).toEqual({
      state: 'CO',
      rates: [{ jurisdiction: 'Colorado', rate: 30_000, taxesFreight: false }],
    });
  });

  it.each([
    { cell: '6.625', rate: 66_250, why: 'three decimals' },
    { cell: '8.8750 %', rate: 88_750, why: 'four' },
    { cell: '0', rate: 0, why: 'nothing is taken any more' },
    { cell: '100', rate: 1_000_000, why: 'all of it' },
    { cell: '100.01', rate: undefined, why: 'more than all' },
    { cell: '6.62501', rate: undefined, why: 'five decimals, of which one would be lost' },
    { cell: '-1', rate: undefined, why: 'below zero' },
    { cell: '6,625', rate: undefined, why: 'a comma between thousands' },
  ])('of $cell are $rate millionths: $why', async ({ cell, rate }) => {
    const { rows, issues } = await readFile(taxRatesFormat, `State,Name,Rate\nCO,Colorado,"${cell}"`);
    expect(rows[0]?.rates[0]?.rate).toBe(rate);
    expect(issues.map(({ field, code }) => [field, code])).toEqual(
      rate === undefined ? [['Rate', 'invalid-percentage']] : [],
    );
  });
});

describe('shipping rates', () => {
  it.each([
    { row: 'A B,Ground,Parcel,9,1', field: 'Ship Via', why: 'a code with a blank' },
    { row: 'A,Ground,Pigeon,9,1', field: 'Shipment Type', why: 'a type that is none' },
    { row: 'A,Ground,Parcel,-9,1', field: 'Base Fee', why: 'a fee below zero' },
    { row: 'A,Ground,Parcel,9.555,1', field: 'Base Fee', why: 'a fraction of a cent' },
    { row: 'A,Ground,Parcel,9,soon', field: 'Days', why: 'days that are no number' },
  ])('refuse $why', async ({ row, field }) => {
    const header = 'Ship Via,Description,Shipment Type,Base Fee,Days';
    const { rows, issues } = await readFile(shippingRatesFormat, `${header}\n${row}`);
    expect([rows.length, issues.map((issue) => issue.field)]).toEqual([0, [field]]);
  });
});

describe('insurance rules', () => {
  it('name what a company refuses', async () => {
    const { rows } = await readFile(
      insuranceFormat,
      'Insurer,Refused Flags,Refused Part Types\nMutual,Reman | Platinum Plus,Airbag',
    );
    expect(rows).toEqual([{ name: 'Mutual', refusedFlags: ['reman', 'platinumPlus'], refusedPartTypes: ['Airbag'] }]);
  });

  it('refuse a flag that no part has', async () => {
    const { issues } = await readFile(insuranceFormat, 'Insurer,Refused Flags\nMutual,cheap');
    expect(issues.map(({ field, code }) => [field, code])).toEqual([['Refused Flags', 'invalid']]);
  });
});

describe('synonyms', () => {
  const synonyms = (...rows: string[]) =>
    readFile(synonymsFormat, ['Words,Means,Part Type,Relation', ...rows].join('\n'));

  it.each([
    { row: 'front clip|nose cone,header panel,,', relation: 'same', means: ['header panel'], why: 'words and meaning' },
    { row: 'front clip|nose cone,,,', relation: 'same', means: [], why: 'words that mean the same' },
    { row: 'wing,,1360,', relation: 'first', means: ['Fender'], why: 'a keyword of a part type' },
    { row: 'wing,fender skin,1360,', relation: 'same', means: ['fender skin', 'Fender'], why: 'both' },
    { row: 'wing,,1360,also', relation: 'also', means: ['Fender'], why: 'a relation that is given' },
    { row: 'header,header panel,,Means First', relation: 'first', means: ['header panel'], why: 'another name of it' },
    { row: 'silencer,,,Delete', relation: 'remove', means: [], why: 'words of the product that are removed' },
  ])('say how words relate: $why', async ({ row, relation, means }) => {
    const { rows, issues } = await synonyms(row);
    expect(issues).toEqual([]);
    expect(rows.map((file) => file.rows[0])).toEqual([expect.objectContaining({ relation, means })]);
  });

  it.each([
    { row: ',header panel,,', column: 'Words', message: 'A value is required.', why: 'no words' },
    { row: '|,header panel,,', column: 'Words', message: 'A word is required.', why: 'only a bar' },
    { row: 'front clip|!?,hood,,', column: 'Words', message: '"!?" has no letters or digits.', why: 'no word' },
    {
      row: 'a1 a2 a3 a4 a5 a6 a7 a8 a9,hood,,',
      column: 'Words',
      message: '"a1 a2 a3 a4 a5 a6 a7 a8 a9" has more than 8 words.',
      why: 'nine words',
    },
    {
      row: 'front clip,,,',
      column: 'Means',
      message: 'Say what the words mean, in Means or Part Type.',
      why: 'one word without a meaning',
    },
    {
      row: 'front clip|nose cone,,,first',
      column: 'Means',
      message: 'Say what the words mean, in Means or Part Type.',
      why: 'nothing is meant first',
    },
    { row: 'wing,,9999,', column: 'Part Type', message: 'There is no part type 9999.', why: 'an unknown part type' },
    {
      row: 'head lights,head lamp,,',
      column: 'Words',
      message: '"head lights" is in the row twice, perhaps in another spelling.',
      why: 'a spelling is no synonym',
    },
    {
      row: 'front clip,hood,,maybe',
      column: 'Relation',
      message: '"maybe" is not one of same, first, also, remove.',
      why: 'an unknown relation',
    },
  ])('are refused with column and reason, and the others are read: $why', async ({ row, column, message }) => {
    const { rows, issues } = await synonyms('nose,header panel,,', row, 'wing,fender,,');
    expect(issues).toEqual([expect.objectContaining({ line: 3, field: column, message, severity: 'refused' })]);
    expect(rows.flatMap((file) => file.rows).map(({ words }) => words)).toEqual([['nose'], ['wing']]);
  });

  it('that remove nothing are warned about, and are kept', async () => {
    const { rows, issues } = await synonyms('zorp,,,remove', 'silencer,alternator,,remove', 'silencer,muffler,,remove');
    expect(issues.map(({ line, code, severity }) => [line, code, severity])).toEqual([
      [2, 'nothing-to-remove', 'warning'],
      [3, 'nothing-to-remove', 'warning'],
    ]);
    expect(rows).toHaveLength(3);
  });
});
