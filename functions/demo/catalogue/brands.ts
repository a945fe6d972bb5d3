import type { Chance } from './chance.ts';

/** A made-up maker of parts. Every name contains Demo, so that nobody takes it for a real one. */
export interface DemoBrand {
  /** Four letters, as in ACES and PIES. */
  readonly code: string;
  readonly name: string;
  readonly productLines: readonly string[];
  /** The price level in percent of the usual price. */
  readonly priceLevel: number;
  /** The prefix of its numbers in the provider's list. */
  readonly prefix: string;
  readonly numbering: (typeCode: string, sequence: number, suffix: string) => string;
  /** Whether some of its parts are certified, and the name of its line. */
  readonly isCertified?: boolean;
  readonly tier?: 'platinumPlus' | 'valueLine';
  /** Only sold in Canada. All other brands are sold in the US. */
  readonly isCanadian?: boolean;
  /** Sends its own XML files and is not in the provider's list. */
  readonly sendsPies?: boolean;
  /** Names each base vehicle in ACES instead of spans of years. */
  readonly namesBaseVehicles?: boolean;
}

const digits = (value: number, length: number) => String(value).padStart(length, '0');

export const brands: readonly DemoBrand[] = [
  {
    code: 'DMPC',
    name: 'Demo Panelcraft',
    productLines: ['BUMPERS', 'FENDERS', 'HOODS', 'GRILLES', 'DOORS', 'PANELS'],
    priceLevel: 100,
    prefix: 'DPC',
    numbering: (type, sequence, suffix) => `${type}${digits(sequence, 4)}${suffix}`,
    isCertified: true,
  },
  {
    code: 'DMBF',
    name: 'Demo Bodyform',
    productLines: ['BUMPERS', 'FENDERS', 'HOODS', 'GRILLES', 'PANELS', 'MIRRORS'],
    priceLevel: 78,
    prefix: 'BF-',
    numbering: (type, sequence, suffix) => `${type.slice(1)}-${digits(sequence, 5)}${suffix && `-${suffix}`}`,
    tier: 'valueLine',
  },
  {
    code: 'DMCL',
    name: 'Demo Castleline',
    productLines: ['BUMPERS', 'FENDERS', 'HOODS', 'DOORS', 'ACCESSORIES', 'WHEELS'],
    priceLevel: 124,
    prefix: 'CSL',
    numbering: (type, sequence, suffix) => `${digits(sequence, 5)}.${type.slice(2)}${suffix}`,
    isCertified: true,
    tier: 'platinumPlus',
  },
  {
    code: 'DMNL',
    name: 'Demo Northlight',
    productLines: ['LIGHTING', 'MIRRORS'],
    priceLevel: 100,
    prefix: 'NL',
    numbering: (type, sequence, suffix) => `${type.slice(2)}-${digits(sequence, 5)}${suffix}`,
    isCertified: true,
  },
  {
    code: 'DMLV',
    name: 'Demo Lumavista',
    productLines: ['LIGHTING', 'ELECTRICAL', 'ELECTRIC-DRIVE'],
    priceLevel: 82,
    prefix: 'LV',
    numbering: (type, sequence, suffix) => `${digits(sequence, 6)}/${type.slice(3)}${suffix}`,
    tier: 'valueLine',
  },
  {
    code: 'DMGW',
    name: 'Demo Glassworks',
    productLines: ['GLASS', 'WIPERS'],
    priceLevel: 100,
    prefix: 'DGW',
    numbering: (type, sequence, suffix) => `${type.slice(2)}${digits(sequence, 5)}${suffix}GTN`,
  },
  {
    code: 'DMHF',
    name: 'Demo Hightor Engine',
    productLines: ['ENGINE', 'FUEL', 'EXHAUST', 'DRIVETRAIN'],
    priceLevel: 104,
    prefix: 'HT',
    numbering: (type, sequence, suffix) => `${type.slice(1)}-${digits(sequence, 5)}${suffix}`,
  },
  {
    code: 'DMUW',
    name: 'Demo Unionworks',
    productLines: ['ENGINE', 'ELECTRICAL', 'DRIVETRAIN', 'BRAKES', 'STEERING', 'CLIMATE', 'FUEL', 'WIPERS'],
    priceLevel: 88,
    prefix: 'UW',
    numbering: (type, sequence, suffix) => `${type.slice(2)}-${digits(sequence, 5)}${suffix}`,
  },
  {
    code: 'DMCT',
    name: 'Demo Coolterra',
    productLines: ['COOLING', 'CLIMATE'],
    priceLevel: 96,
    prefix: 'CT',
    numbering: (type, sequence, suffix) => `${type}.${digits(sequence, 4)}${suffix}`,
    isCertified: true,
  },
  {
    code: 'DMCF',
    name: 'Demo Clearflow',
    productLines: ['FILTERS'],
    priceLevel: 100,
    prefix: 'CF',
    numbering: (type, sequence) => `${type.slice(3)}${digits(sequence, 4)}`,
    sendsPies: true,
    namesBaseVehicles: true,
  },
  {
    code: 'DMST',
    name: 'Demo Sensotron',
    productLines: ['SENSORS', 'IGNITION'],
    priceLevel: 98,
    prefix: 'ST',
    numbering: (type, sequence, suffix) => `0${type.slice(2)}${digits(sequence, 4)}${suffix}`,
    sendsPies: true,
  },
  {
    code: 'DMHB',
    name: 'Demo Holdfast Brake',
    productLines: ['BRAKES'],
    priceLevel: 100,
    prefix: 'HB',
    numbering: (type, sequence, suffix) => `${type.slice(2)}-${digits(sequence, 4)}${suffix}`,
  },
  {
    code: 'DMSW',
    name: 'Demo Steadyway',
    productLines: ['SUSPENSION', 'STEERING', 'DRIVETRAIN'],
    priceLevel: 94,
    prefix: 'SW',
    numbering: (type, sequence, suffix) => `K${type.slice(1)}${digits(sequence, 4)}${suffix}`,
    isCertified: true,
  },
  {
    code: 'DMRF',
    name: 'Demo Rimfield',
    productLines: ['WHEELS', 'ACCESSORIES'],
    priceLevel: 100,
    prefix: 'RF',
    numbering: (type, sequence, suffix) => `${type.slice(2)}U${digits(sequence, 5)}${suffix}`,
  },
  {
    code: 'DMHM',
    name: 'Demo Homecabin',
    productLines: ['INTERIOR', 'RESTRAINTS', 'ACCESSORIES', 'ELECTRIC-DRIVE'],
    priceLevel: 92,
    prefix: 'HC',
    numbering: (type, sequence, suffix) => `${type.slice(1)}${digits(sequence, 5)}${suffix}`,
  },
  {
    code: 'DMML',
    name: 'Demo Maple & Érable',
    productLines: ['BUMPERS', 'LIGHTING', 'BRAKES', 'COOLING', 'SUSPENSION', 'WIPERS', 'MIRRORS', 'FENDERS'],
    priceLevel: 132,
    prefix: 'ME',
    numbering: (type, sequence, suffix) => `${type}-${digits(sequence, 5)}${suffix}`,
    isCanadian: true,
  },
];

/** A maker of parts in a product line. Canada is the smaller market. */
export function demoBrandOf(draw: Chance, productLine: string): DemoBrand {
  const makers = brands.filter(({ productLines }) => productLines.includes(productLine));
  const [canadian] = makers.filter(({ isCanadian }) => isCanadian);
  return canadian && draw.is(12) ? canadian : draw.of(makers.filter((maker) => maker !== canadian));
}
