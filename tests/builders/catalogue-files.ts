/** A product file with these part numbers or lines. */
export const aProductFile = (...numbers: readonly string[]): string =>
  [
    'Part Number,Brand,Brand Part Number,Manufacturer,Part Type,Product Line,Title',
    ...numbers.map((number) => `${number},BBBB,${number},Blanchard,6832,FILTERS,Cabin Air Filter`),
  ].join('\n');

export const aPriceFile = (prices: Readonly<Record<string, string>>): string =>
  ['Part Number,List Price', ...Object.entries(prices).map(([number, price]) => `${number},${price}`)].join('\n');

export const aStockFile = (onHand: Readonly<Record<string, number>>, asOf = ''): string =>
  [
    'Part Number,Warehouse,On Hand,As Of',
    ...Object.entries(onHand).map(([number, count]) => `${number},DEN,${count},${asOf}`),
  ].join('\n');

export const aSalvageFile = (...guids: readonly string[]): string =>
  [
    'GUID,Interchange Number,Yard Number,List Price,Title,Year,Make,Model',
    ...guids.map((guid) => `${guid},300-58612,Y101,2450.00,Engine Assembly,2019,Honda,Accord`),
  ].join('\n');

export const aVehicleMap = (...rows: readonly string[]): string =>
  ['Base Vehicle,Year,Make,Model,Make ID,Model ID', ...rows].join('\n');
