import type { PartQuality, QualityKind } from '#shared/rules/catalogue/part-quality.ts';
import type { PartPosition } from '#shared/rules/catalogue/part-title.ts';
import { TABLE_TEXTS } from '#shared/texts/catalogue/table-texts.ts';
import classes from './row-marks.module.css';

/** The outlines of the qualities. Recycled parts have the letter of their grade instead. */
const SHAPES: Readonly<Record<Exclude<QualityKind, 'recycled'>, string>> = {
  new: 'M1 1h8v8H1z',
  certified: 'M5 0l5 5-5 5-5-5z',
  value: 'M5 1a4 4 0 1 0 .01 0zM5 2.8a2.2 2.2 0 1 1-.01 0z',
  rebuilt: 'M5 1a4 4 0 1 0 4 4H7.4A2.4 2.4 0 1 1 5 2.600V4.500L8.500 1.900 5-.700z',
  core: 'M0 9 5 1l5 8z',
};

/** The quality of a part: a shape, and its name. */
export function QualityMark({ kind, name, grade }: PartQuality) {
  return (
    <span className={classes['quality']}>
      {kind !== 'recycled' && (
        <svg viewBox="0 0 10 10" aria-hidden>
          <path d={SHAPES[kind]} fillRule="evenodd" />
        </svg>
      )}
      {grade && <b>{grade}</b>}
      {name}
    </span>
  );
}

/** Where a part sits: a vehicle seen from above with a dot, and the words. */
export function PositionMark({ words, end, side }: PartPosition) {
  if (words === '') return <span className={classes['any']}>{TABLE_TEXTS.anyPosition}</span>;
  return (
    <span className={classes['position']}>
      <svg viewBox="0 0 11 19" aria-hidden>
        <rect x="1.2" y="0.8" width="8.6" height="17.4" rx="3" />
        {(end || side) && (
          <circle cx={side === 'left' ? 2.4 : side === 'right' ? 8.6 : 5.5} cy={end === 'rear' ? 15.4 : 3.6} r="2.2" />
        )}
      </svg>
      {words}
    </span>
  );
}
