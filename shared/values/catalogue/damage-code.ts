/** The letters of the trade's damage codes. */
const DAMAGE_KINDS = {
  B: 'burn',
  C: 'crease',
  D: 'dent',
  E: 'bent',
  F: 'faded',
  H: 'hail',
  J: 'rip or crack',
  K: 'buckle',
  L: 'lip',
  P: 'parking-lot dings',
  R: 'rust',
  S: 'scratch',
  T: 'paint',
} as const;

export interface Damage {
  /** Location on the panel; 0 is the whole panel. */
  readonly location: number;
  readonly kind: keyof typeof DAMAGE_KINDS;
  /** Damage units, each the size of a credit card. */
  readonly units: number;
}

const NONE = '000';
const ONE = /^(\d)([A-Z])(\d{1,2})$/;

/** The damages in a code such as '2D1,4S2'. Empty for '000'; undefined if the code is invalid. */
export function damagesOf(code: string): readonly Damage[] | undefined {
  const parts = code.toUpperCase().replace(/\s/g, '').split(',');
  if (parts.length === 1 && parts[0] === NONE) return [];
  const damages = parts.map(damageOf);
  return damages.every((damage) => damage !== undefined) ? damages : undefined;
}

function damageOf(part: string): Damage | undefined {
  const [, location, email, units] = ONE.exec(part) ?? [];
  return isDamageKind(email) ? { location: Number(location), kind: email, units: Number(units) } : undefined;
}

const isDamageKind = (email: string | undefined): email is Damage['kind'] =>
  email !== undefined && Object.hasOwn(DAMAGE_KINDS, email);
