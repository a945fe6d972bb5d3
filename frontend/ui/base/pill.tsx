import type { ReactNode } from 'react';
import classes from './pill.module.css';

interface PillProps {
  readonly tone: 'good' | 'note' | 'warn' | 'plain';
  readonly children: ReactNode;
}

/** How something stands, in a word. */
export function Pill({ tone, children }: PillProps) {
  return (
    <span className={classes['pill']} data-tone={tone}>
      {children}
    </span>
  );
}
