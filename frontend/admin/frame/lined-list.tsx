import type { ComponentPropsWithRef } from 'react';
import classes from './lined-list.module.css';

/** Items below each other with hairlines between them, and small print in each. */
export const LinedList = ({ className, ...props }: ComponentPropsWithRef<'ul'>) => (
  <ul {...props} className={[classes['list'], className].filter(Boolean).join(' ')} />
);
