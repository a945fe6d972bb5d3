import type { Ref } from 'react';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { TextButton } from '../base/text-button.tsx';
import classes from './error-summary.module.css';

interface Problem {
  /** The field that is wrong; left out where it is the whole form. */
  readonly name?: string;
  readonly text: string;
}

interface ErrorSummaryProps {
  /** For a form that moves the focus here. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly problems: readonly Problem[];
  /** Leads to a field. */
  readonly onChoose?: (name: string) => void;
}

/** Lists everything that has to be corrected in a form (admin 5). */
export function ErrorSummary({ ref, problems, onChoose }: ErrorSummaryProps) {
  if (problems.length === 0) return null;
  return (
    <div ref={ref} role="alert" tabIndex={ref ? -1 : undefined} className={classes['summary']}>
      <p>{UI_TEXTS.correctErrors}</p>
      <ul>
        {problems.map(({ name, text }) => (
          <li key={`${name ?? ''} ${text}`}>
            {name !== undefined && onChoose ? <TextButton onClick={() => onChoose(name)}>{text}</TextButton> : text}
          </li>
        ))}
      </ul>
    </div>
  );
}
