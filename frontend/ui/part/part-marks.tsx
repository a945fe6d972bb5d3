import { MARK_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import classes from './part-marks.module.css';

type Mark = keyof typeof MARK_TEXTS;

/** The flags of a part by the names of the wire; those that are left out aren't shown. */
type PartMarksProps = { readonly [Name in Mark]?: boolean };

const MARKS = Object.keys(MARK_TEXTS) as Mark[];
const CERTIFICATIONS: readonly Mark[] = ['isCapa', 'isNsf', 'isDiamond', 'isPlatinumPlus', 'isValueLine'];

/** Badges of what a part is certified as, made over as, or to be handled as. Nothing when it is nothing of that. */
export function PartMarks(props: PartMarksProps) {
  const marks = MARKS.filter((mark) => props[mark]);
  if (marks.length === 0) return null;
  return (
    <ul className={classes['marks']}>
      {marks.map((mark) => (
        <li key={mark} data-certified={CERTIFICATIONS.includes(mark) || undefined}>
          {MARK_TEXTS[mark]}
        </li>
      ))}
    </ul>
  );
}
