import type { ReactNode } from 'react';
import { ProgressBar } from './progress-bar.tsx';
import classes from './run-band.module.css';

interface RunBandProps {
  readonly text: string;
  readonly details: readonly string[];
  /** From 0 to 1. Undefined while it is not known. */
  readonly share: number | undefined;
  /** A button that stops the work. */
  readonly children?: ReactNode;
}

/** The progress of work that goes on on the server. */
export const RunBand = ({ text, details, share, children }: RunBandProps) => (
  <section className={classes['progress']}>
    <div className={classes['line']}>
      <b role="status">{text}</b>
      <span className={classes['second']}>{details.join(' · ')}</span>
      {children}
    </div>
    <ProgressBar label={text} share={share} />
  </section>
);
