import type { ButtonHTMLAttributes } from 'react';
import classes from './text-button.module.css';

/** A button that looks like a link within a text, for something small that is done where one is. */
export function TextButton(props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'>) {
  return <button {...props} type="button" className={classes['button']} />;
}
