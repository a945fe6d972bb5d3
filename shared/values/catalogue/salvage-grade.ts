import { damagesOf } from './damage-code.ts';

/** Best first. */
export const salvageGrades = ['A', 'B', 'C', 'ungraded'] as const;
export type SalvageGrade = (typeof salvageGrades)[number];

interface GradedPart {
  readonly isMechanical: boolean;
  readonly damageCode?: string | undefined;
  /** Miles; undefined if unknown. */
  readonly mileage?: number | undefined;
  /** Model year of the source vehicle. */
  readonly year: number;
}

/**
 * The grade of a recycled part whose yard gives none. A mechanical part is graded by its mileage, any other part by its
 * damage code.
 *
 * @param thisYear The year of the inventory, so that the same file always gives the same grades.
 */
export function salvageGrade({ isMechanical, damageCode, mileage, year }: GradedPart, thisYear: number): SalvageGrade {
  if (isMechanical) return mileage === undefined ? 'ungraded' : gradeByMiles(mileage, thisYear - year);
  const damages = damageCode === undefined ? undefined : damagesOf(damageCode);
  return damages ? gradeByUnits(damages.reduce((sum, { units }) => sum + units, 0)) : 'ungraded';
}

function gradeByUnits(units: number): SalvageGrade {
  if (units <= 1) return 'A';
  return units <= 2 ? 'B' : 'C';
}

function gradeByMiles(miles: number, age: number): SalvageGrade {
  if (miles > 200_000) return 'C';
  return miles <= 60_000 || miles <= 15_000 * age ? 'A' : 'B';
}
