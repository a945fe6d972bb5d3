interface CodeAndName {
  readonly code: string;
  readonly name: string;
}

/** A code as pickers show it, such as 'GLASS – Glass' (decision B335). */
export const codeInPicker = ({ code, name }: CodeAndName) => ({
  code,
  description: name,
  display: `${code} – ${name}`,
  name,
});

/**
 * The exclusions an account can choose before the provider has loaded a catalogue (admin 7, product classification).
 */

export const DEFAULT_PRODUCT_LINES: readonly CodeAndName[] = [
  { code: 'ACCESSORIES', name: 'Accessories' },
  { code: 'BODY', name: 'Body panels' },
  { code: 'BUMPERS', name: 'Bumpers' },
  { code: 'COOLING', name: 'Cooling' },
  { code: 'FENDERS', name: 'Fenders' },
  { code: 'GLASS', name: 'Glass' },
  { code: 'GRILLES', name: 'Grilles' },
  { code: 'HOODS', name: 'Hoods' },
  { code: 'LIGHTING', name: 'Lighting' },
  { code: 'MECHANICAL', name: 'Mechanical' },
  { code: 'MIRRORS', name: 'Mirrors' },
  { code: 'WHEELS', name: 'Wheels' },
];

export const DEFAULT_PART_CODES: readonly CodeAndName[] = [
  { code: 'AIRBAG', name: 'Airbag' },
  { code: 'ALTERNATOR', name: 'Alternator' },
  { code: 'AXLE', name: 'Axle' },
  { code: 'BUMPER', name: 'Bumper' },
  { code: 'DOOR', name: 'Door' },
  { code: 'ENGINE', name: 'Engine' },
  { code: 'FENDER', name: 'Fender' },
  { code: 'HEADLIGHT', name: 'Headlight' },
  { code: 'HOOD', name: 'Hood' },
  { code: 'MIRROR', name: 'Mirror' },
  { code: 'RADIATOR', name: 'Radiator' },
  { code: 'SEAT', name: 'Seat' },
  { code: 'SEATBELT', name: 'Seat belt' },
  { code: 'TAILLIGHT', name: 'Tail light' },
  { code: 'TRANSMISSION', name: 'Transmission' },
  { code: 'WHEEL', name: 'Wheel' },
];
