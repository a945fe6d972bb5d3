import IconLock from '@tabler/icons-react/icons/IconLock';
import type { ReactNode } from 'react';
import classes from './why-not.module.css';

interface WhyNotProps {
  /** Above a whole form rather than below a field. */
  readonly isFramed?: boolean;
  readonly children: ReactNode;
}

/** The sentence that says why something can't be changed. */
export function WhyNot({ isFramed = false, children }: WhyNotProps) {
  return (
    <span className={classes['sentence']} data-framed={isFramed || undefined}>
      <IconLock size={14} stroke={1.8} aria-hidden />
      <span>{children}</span>
    </span>
  );
}
