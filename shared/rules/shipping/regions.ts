import type { Country } from '../../values/countries.ts';

/** A state or a province. The code is what an address keeps. */
export interface Region {
  readonly code: string;
  readonly name: string;
}

export interface State extends Region {
  /**
   * Whether orders can ship there. Alaska, Hawaii, the territories and military addresses are excluded (decision X6).
   */
  readonly shipTo: boolean;
}

const shippable = (code: string, name: string): State => ({ code, name, shipTo: true });
const beyond = (code: string, name: string): State => ({ code, name, shipTo: false });

/** The US states by name, then territories and military addresses. */
export const STATES: readonly State[] = [
  shippable('AL', 'Alabama'),
  beyond('AK', 'Alaska'),
  shippable('AZ', 'Arizona'),
  shippable('AR', 'Arkansas'),
  shippable('CA', 'California'),
  shippable('CO', 'Colorado'),
  shippable('CT', 'Connecticut'),
  shippable('DE', 'Delaware'),
  shippable('DC', 'District of Columbia'),
  shippable('FL', 'Florida'),
  shippable('GA', 'Georgia'),
  beyond('HI', 'Hawaii'),
  shippable('ID', 'Idaho'),
  shippable('IL', 'Illinois'),
  shippable('IN', 'Indiana'),
  shippable('IA', 'Iowa'),
  shippable('KS', 'Kansas'),
  shippable('KY', 'Kentucky'),
  shippable('LA', 'Louisiana'),
  shippable('ME', 'Maine'),
  shippable('MD', 'Maryland'),
  shippable('MA', 'Massachusetts'),
  shippable('MI', 'Michigan'),
  shippable('MN', 'Minnesota'),
  shippable('MS', 'Mississippi'),
  shippable('MO', 'Missouri'),
  shippable('MT', 'Montana'),
  shippable('NE', 'Nebraska'),
  shippable('NV', 'Nevada'),
  shippable('NH', 'New Hampshire'),
  shippable('NJ', 'New Jersey'),
  shippable('NM', 'New Mexico'),
  shippable('NY', 'New York'),
  shippable('NC', 'North Carolina'),
  shippable('ND', 'North Dakota'),
  shippable('OH', 'Ohio'),
  shippable('OK', 'Oklahoma'),
  shippable('OR', 'Oregon'),
  shippable('PA', 'Pennsylvania'),
  shippable('RI', 'Rhode Island'),
  shippable('SC', 'South Carolina'),
  shippable('SD', 'South Dakota'),
  shippable('TN', 'Tennessee'),
  shippable('TX', 'Texas'),
  shippable('UT', 'Utah'),
  shippable('VT', 'Vermont'),
  shippable('VA', 'Virginia'),
  shippable('WA', 'Washington'),
  shippable('WV', 'West Virginia'),
  shippable('WI', 'Wisconsin'),
  shippable('WY', 'Wyoming'),
  beyond('AS', 'American Samoa'),
  beyond('GU', 'Guam'),
  beyond('MP', 'Northern Mariana Islands'),
  beyond('PR', 'Puerto Rico'),
  beyond('VI', 'U.S. Virgin Islands'),
  beyond('AA', 'Armed Forces Americas'),
  beyond('AE', 'Armed Forces Europe'),
  beyond('AP', 'Armed Forces Pacific'),
];

/** The provinces and territories of Canada, by their postal abbreviations. */
const PROVINCES = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NT: 'Northwest Territories',
  NS: 'Nova Scotia',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
};

/** The states of Mexico with its capital, by their codes of ISO 3166-2. */
const MEXICAN_STATES = {
  AGU: 'Aguascalientes',
  BCN: 'Baja California',
  BCS: 'Baja California Sur',
  CAM: 'Campeche',
  CHP: 'Chiapas',
  CHH: 'Chihuahua',
  CMX: 'Ciudad de México',
  COA: 'Coahuila',
  COL: 'Colima',
  DUR: 'Durango',
  GUA: 'Guanajuato',
  GRO: 'Guerrero',
  HID: 'Hidalgo',
  JAL: 'Jalisco',
  MEX: 'México',
  MIC: 'Michoacán',
  MOR: 'Morelos',
  NAY: 'Nayarit',
  NLE: 'Nuevo León',
  OAX: 'Oaxaca',
  PUE: 'Puebla',
  QUE: 'Querétaro',
  ROO: 'Quintana Roo',
  SLP: 'San Luis Potosí',
  SIN: 'Sinaloa',
  SON: 'Sonora',
  TAB: 'Tabasco',
  TAM: 'Tamaulipas',
  TLA: 'Tlaxcala',
  VER: 'Veracruz',
  YUC: 'Yucatán',
  ZAC: 'Zacatecas',
};

const listOf = (names: Readonly<Record<string, string>>): readonly Region[] =>
  Object.entries(names).map(([code, name]) => ({ code, name }));

/** The regions of a country, by name. Those of the United States end with territories and military addresses. */
export function regionsOf(country: Country): readonly Region[] {
  if (country === 'US') return STATES;
  return listOf(country === 'CA' ? PROVINCES : MEXICAN_STATES);
}

/** The region with this code or name, in any case and with or without accents. Undefined if there is none. */
export function regionNamed<R extends Region>(regions: readonly R[], typed: string): R | undefined {
  const text = folded(typed);
  return regions.find(({ code, name }) => code === text || folded(name) === text);
}

const folded = (text: string): string => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
