import type { Part } from '#shared/schemas/wire/part.ts';

/** The trade's usual codes; a part's other units bring their own descriptions. */
const NAMES: Readonly<Record<string, string>> = {
  EA: 'Each',
  PR: 'Pair',
  ST: 'Set',
  KT: 'Kit',
  BX: 'Box',
  CS: 'Case',
  PK: 'Pack',
};

interface UnitName {
  readonly code: string;
  readonly name: string;
}

/** The units that a part is sold in, its usual one first. */
export const unitNames = ({ unitOfMeasure, alternateUnits }: Part): UnitName[] => [
  { code: unitOfMeasure, name: NAMES[unitOfMeasure] ?? unitOfMeasure },
  ...alternateUnits.map(({ unitOfMeasure: code, description, quantityPerUnitOfMeasure }) => ({
    code,
    name: `${description || code} (${quantityPerUnitOfMeasure})`,
  })),
];
