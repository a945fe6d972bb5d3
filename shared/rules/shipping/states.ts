export interface State {
  readonly code: string;
  readonly name: string;
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
