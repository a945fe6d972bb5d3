import { driven, graded, PART_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import classes from './part-condition.module.css';

interface PartConditionProps {
  /** A, B, C or ungraded. */
  readonly condition: string | null;
  /** Null when nobody knows. */
  readonly mileage: number | null;
}

const miles = new Intl.NumberFormat('en-US');

/** How good a recycled part is, and how far it has gone. */
export function PartCondition({ condition, mileage }: PartConditionProps) {
  const isGraded = condition !== null && condition !== 'ungraded';
  return (
    <p className={classes['condition']}>
      <span className={classes['grade']} data-grade={isGraded ? condition : 'none'}>
        {isGraded ? graded(condition) : PART_TEXTS.notGraded}
      </span>
      <span>{mileage === null ? PART_TEXTS.mileageUnknown : driven(miles.format(mileage))}</span>
    </p>
  );
}
