import type { ButtonHTMLAttributes, ReactNode } from 'react';
import classes from './icon-button.module.css';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'title' | 'type'> {
  /** The action in words, for screen readers and as a tooltip. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A button that is a picture alone. */
export function IconButton({ label, className = '', children, ...others }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} className={`${classes['button']} ${className}`} {...others}>
      {children}
    </button>
  );
}
