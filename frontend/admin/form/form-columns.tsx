import type { ReactNode } from 'react';
import classes from './form-columns.module.css';

interface FormColumnsProps {
  /** The form. */
  readonly children: ReactNode;
  /** Panels beside it, or below it on a narrow screen. */
  readonly aside: ReactNode;
}

/** A form with its panels. */
export const FormColumns = ({ children, aside }: FormColumnsProps) => (
  <div className={classes['columns']}>
    {children}
    <aside className={classes['aside']}>{aside}</aside>
  </div>
);
