import { Button } from '@mantine/core';
import { useState } from 'react';
import type { MarginBand } from '#shared/rules/accounts/margins/reorganized-margins.ts';
import { formatMoney } from '#shared/rules/base/format-money.ts';
import { MARGIN_TEXTS } from '#shared/texts/admin/account-form/editor-texts.ts';
import { ACCOUNT_SAVE_TEXTS } from '#shared/texts/admin/account-save-texts.ts';
import { shownPercentage } from '../values/typed-numbers.ts';
import classes from './margins.module.css';

interface ReorganizedMarginsProps {
  /** The spec's text for the line of business. */
  readonly review: string;
  readonly before: readonly MarginBand[];
  readonly after: readonly MarginBand[];
  readonly onTake: (bands: readonly MarginBand[]) => void;
}

/** The bands as they would be saved, beside those that were typed. A save waits until they are taken (admin 5). */
export function ReorganizedMargins({ review, before, after, onTake }: ReorganizedMarginsProps) {
  const [isShown, setIsShown] = useState(true);
  if (!isShown) return null;
  return (
    <div className={classes['reorganized']} role="status">
      <p>
        <b>{ACCOUNT_SAVE_TEXTS.marginsReorganized}</b> {review}
      </p>
      <ul aria-label={MARGIN_TEXTS.diff}>
        {diffOf(before.map(textOf), after.map(textOf)).map(({ text, kind }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same band may be there before and after.
          <li key={index} data-kind={kind}>
            {kind === 'same' ? text : kind === 'added' ? <ins>+ {text}</ins> : <del>− {text}</del>}
          </li>
        ))}
      </ul>
      <div className={classes['choices']}>
        <Button size="xs" onClick={() => onTake(after)}>
          {MARGIN_TEXTS.take}
        </Button>
        <Button variant="default" size="xs" onClick={() => setIsShown(false)}>
          {MARGIN_TEXTS.keepMine}
        </Button>
      </div>
    </div>
  );
}

const textOf = ({ low, high, percentage }: MarginBand): string =>
  `${formatMoney(low)} ${MARGIN_TEXTS.to} ${formatMoney(high)} · ${shownPercentage(percentage)} %`;

interface DiffLine {
  readonly text: string;
  readonly kind: 'same' | 'added' | 'removed';
}

/** Lines of both: what stays once, what goes, and what comes in the place where it comes. */
function diffOf(before: readonly string[], after: readonly string[]): DiffLine[] {
  const gone = before.filter((text) => !after.includes(text)).map((text) => ({ text, kind: 'removed' }) as const);
  const there = after.map((text) => ({ text, kind: before.includes(text) ? 'same' : 'added' }) as const);
  const firstNew = there.findIndex(({ kind }) => kind === 'added');
  const place = firstNew < 0 ? there.length : firstNew;
  return [...there.slice(0, place), ...gone, ...there.slice(place)];
}
