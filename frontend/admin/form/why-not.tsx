import IconLock from '@tabler/icons-react/icons/IconLock';
import type { ReactNode } from 'react';
import classes from './why-not.module.css';

interface WhyNotProps {
  /** Of the element that it describes. */
  readonly id?: string;
  /** Above a whole form rather than below a field. */
  readonly isFramed?: boolean;
  readonly children: ReactNode;
}

/** The sentence that says why something can't be changed. */
export function WhyNot({ id, isFramed = false, children }: WhyNotProps) {
  return (
    <p id={id} className={classes['sentence']} data-framed={isFramed || undefined}>
      <IconLock size={14} stroke={1.8} aria-hidden />
      <span>{children}</span>
    </p>
  );
}
