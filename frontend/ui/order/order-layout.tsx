import type { ReactNode } from 'react';
import classes from './order-layout.module.css';

interface OrderLayoutProps {
  /** Above everything. */
  readonly head: ReactNode;
  readonly main: ReactNode;
  readonly aside: ReactNode;
  readonly history: ReactNode;
}

/** An order in two columns: its parts with the history below, and beside them totals and facts. */
export const OrderLayout = ({ head, main, aside, history }: OrderLayoutProps) => (
  <div className={classes['order']}>
    {head}
    <div className={classes['columns']}>
      <div className={classes['main']}>{main}</div>
      <div className={classes['aside']}>{aside}</div>
      <div className={classes['history']}>{history}</div>
    </div>
  </div>
);
