/** A made-up salvage yard at its postal code. */
export interface Yard {
  readonly number: string;
  readonly name: string;
  readonly phoneNumber: string;
  readonly postalCode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
  /** The warehouse that its parts are transferred to. */
  readonly warehouse: string;
}

const yard = (
  number: string,
  name: string,
  postalCode: string,
  latitude: number,
  longitude: number,
  timeZone: string,
  warehouse: string,
): Yard => ({
  number,
  name: `Demo ${name}`,
  phoneNumber: `800555${number.slice(1).padStart(4, '0')}`,
  postalCode,
  latitude,
  longitude,
  timeZone,
  warehouse,
});

export const yards: readonly Yard[] = [
  yard('Y101', 'Front Range Auto Recycling', '80022', 39.8259, -104.9113, 'America/Denver', 'DEN'),
  yard('Y102', 'Wasatch Auto Parts', '84104', 40.7499, -111.926, 'America/Denver', 'DEN'),
  yard('Y103', 'Missouri Valley Salvage', '64120', 39.1222, -94.5487, 'America/Chicago', 'DEN'),
  yard('Y111', 'Trinity Auto Recycling', '75141', 32.6396, -96.707, 'America/Chicago', 'DAL'),
  yard('Y112', 'Bayou City Auto Parts', '77049', 29.8235, -95.1848, 'America/Chicago', 'DAL'),
  yard('Y113', 'Sooner Auto Salvage', '73129', 35.4312, -97.4913, 'America/Chicago', 'DAL'),
  yard('Y121', 'Calumet Auto Recyclers', '60411', 41.5087, -87.5904, 'America/Chicago', 'CHI'),
  yard('Y122', 'Twin Rivers Auto Parts', '55112', 45.0788, -93.1872, 'America/Chicago', 'CHI'),
  yard('Y123', 'Circle City Auto Recycling', '46219', 39.7821, -86.0495, 'America/Indiana/Indianapolis', 'CHI'),
  yard('Y124', 'Straits Auto Salvage', '48234', 42.4337, -83.0434, 'America/Detroit', 'CHI'),
  yard('Y131', 'Piedmont Auto Recycling', '30336', 33.7406, -84.5545, 'America/New_York', 'ATL'),
  yard('Y132', 'Cumberland Auto Parts', '37218', 36.2071, -86.8456, 'America/Chicago', 'ATL'),
  yard('Y133', 'Gulf Breeze Auto Salvage', '33619', 27.9382, -82.3756, 'America/New_York', 'ATL'),
  yard('Y134', 'Catawba Auto Recyclers', '28206', 35.2522, -80.8265, 'America/New_York', 'ATL'),
  yard('Y141', 'Raritan Auto Recycling', '08861', 40.5176, -74.2754, 'America/New_York', 'EWR'),
  yard('Y142', 'Susquehanna Auto Parts', '17111', 40.2721, -76.8017, 'America/New_York', 'EWR'),
  yard('Y143', 'Old Colony Auto Salvage', '02301', 42.0794, -71.04, 'America/New_York', 'EWR'),
  yard('Y151', 'Harbor Auto Recycling', '90744', 33.7855, -118.2645, 'America/Los_Angeles', 'LAX'),
  yard('Y152', 'Sonoran Auto Parts', '85043', 33.4491, -112.1972, 'America/Phoenix', 'LAX'),
  yard('Y153', 'Cascade Auto Recyclers', '97218', 45.56, -122.6001, 'America/Los_Angeles', 'LAX'),
];

/** The nearest warehouses in the same country, which transfer stock to each other. */
const neighbours: Readonly<Record<string, readonly string[]>> = {
  DEN: ['DAL', 'CHI', 'LAX'],
  DAL: ['DEN', 'ATL'],
  CHI: ['EWR', 'DEN', 'ATL'],
  ATL: ['DAL', 'CHI', 'EWR'],
  EWR: ['CHI', 'ATL'],
  LAX: ['DEN'],
  YYZ: ['YVR'],
  YVR: ['YYZ'],
};

/** The locations that a warehouse gets parts from: neighbouring warehouses and the yards around it. */
export const transfersToWarehouse = (warehouse: string): readonly string[] => [
  ...(neighbours[warehouse] ?? []),
  ...yards.filter((one) => one.warehouse === warehouse).map(({ number }) => number),
];

/** Yards that deliver to the same warehouse transfer parts to each other. */
export const transfersToYard = ({ number, warehouse }: Yard): readonly string[] =>
  yards.filter((one) => one.warehouse === warehouse && one.number !== number).map((one) => one.number);
