import type { ReactNode } from 'react';
import classes from './keys-hint.module.css';

/** Names the keys of a list beside it. Screen readers find them in the list of all keys. */
export const KeysHint = ({ children }: { readonly children: ReactNode }) => (
  <span className={classes['hint']} aria-hidden>
    {children}
  </span>
);
