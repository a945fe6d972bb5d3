import type { ReactNode } from 'react';
import classes from './wizard.module.css';

/** Says what a step is about. */
export const StepHint = ({ children }: { readonly children: ReactNode }) => (
  <p className={classes['hint']}>{children}</p>
);
