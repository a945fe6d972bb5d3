import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './name-cell.module.css';

interface NameCellProps {
  /** The page of the row. */
  readonly path: string;
  readonly name: string;
  /** Small marks behind the name, such as the state of an invitation. */
  readonly children?: ReactNode;
}

/** The name of a row, which leads to its page. */
export const NameCell = ({ path, name, children }: NameCellProps) => (
  <span className={classes['name']}>
    <Link to={path}>{name}</Link>
    {children}
  </span>
);
