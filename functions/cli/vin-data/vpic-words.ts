import type { VehicleKind } from '#shared/values/vehicle-kinds.ts';

/** The vehicle types of vPIC by id. */
export const VPIC_KINDS: Readonly<Record<number, VehicleKind>> = {
  1: 'motorcycle',
  2: 'car',
  3: 'truck',
  5: 'bus',
  6: 'trailer',
  7: 'multipurpose',
  9: 'lowSpeed',
  10: 'incomplete',
  13: 'offRoad',
};

/** Names of vPIC that a counter clerk says differently. Others are shortened by rule. */
const SAID: Readonly<Record<string, string>> = {
  'Sport Utility Vehicle (SUV)/Multi-Purpose Vehicle (MPV)': 'SUV',
  'Crossover Utility Vehicle (CUV)': 'crossover',
  'Sport Utility Truck (SUT)': 'sport utility truck',
  'Low Speed Vehicle (LSV) / Neighborhood Electric Vehicle (NEV)': 'low-speed vehicle',
  'Off-road Vehicle - All Terrain Vehicle (ATV) (Motorcycle-style)': 'ATV',
  'Motorcycle - Unknown Body Class': 'motorcycle',
  'Motorcycle - Moped': 'moped',
  'Motorcycle - Scooter': 'scooter',
  'Motorcycle - Side Car': 'motorcycle with a sidecar',
  'Motorcycle - Enclosed Three Wheeled or Enclosed Autocycle [1 Rear Wheel]': 'three-wheeler',
  'Motorcycle - Unenclosed Three Wheeled or Open Autocycle [1 Rear Wheel]': 'three-wheeler',
  'Motorcycle - Three-Wheeled Motorcycle [2 Rear Wheels]': 'three-wheeler',
  'Motorcycle - Three Wheeled, Unknown Enclosure or Autocycle, Unknown Enclosure': 'three-wheeler',
  'Bus - School Bus': 'school bus',
  '4WD/4-Wheel Drive/4x4': '4WD',
  'AWD/All-Wheel Drive': 'AWD',
  'FWD/Front-Wheel Drive': 'FWD',
  'RWD/Rear-Wheel Drive': 'RWD',
  'Horizontally opposed (boxer)': 'flat',
  'V-Shaped': 'V',
  'W Shaped': 'W',
  'In-Line': 'inline',
  'Compressed Natural Gas (CNG)': 'CNG',
  'Liquefied Natural Gas (LNG)': 'LNG',
  'Ethanol (E85)': 'E85',
  'Flexible Fuel Vehicle (FFV)': 'flex fuel',
  // These say nothing about one vehicle.
  '2WD/4WD': '',
  Glider: '',
  Other: '',
  Incomplete: '',
};

/** 'Hatchback/Liftback/Notchback' is a hatchback, 'Motorcycle - Sport' a sport motorcycle. Empty for a name that says nothing. */
export function wordOfVpic(name: string): string {
  const said = SAID[name];
  if (said !== undefined) return said;
  const [first = '', detail] = name.replace(/\s*[([].*$/, '').split(/ - /);
  const shortened = (detail ?? first).split(/\s*[/,]/)[0] ?? '';
  const whole = detail !== undefined && first === 'Motorcycle' ? `${shortened} motorcycle` : shortened;
  return whole.toLowerCase();
}
