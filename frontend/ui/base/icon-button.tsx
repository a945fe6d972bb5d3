import type { ButtonHTMLAttributes, ReactNode } from 'react';
import classes from './icon-button.module.css';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'title' | 'type'> {
  /** What it does, for those who can't tell by the picture. */
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
