import { useState } from 'react';
import classes from './logo.module.css';

interface LogoProps {
  readonly companyName: string;
  /** A path on this host; empty without a logo. */
  readonly src: string;
}

/** The tenant's logo in a box of fixed size; its initials and name when there is none, or it can't be loaded. */
export function Logo({ companyName, src }: LogoProps) {
  const [failed, setFailed] = useState('');
  if (src !== '' && src !== failed) {
    return <img className={classes['image']} src={src} alt={companyName} onError={() => setFailed(src)} />;
  }
  return (
    <span className={classes['words']}>
      <span className={classes['monogram']} aria-hidden>
        {initialsOf(companyName)}
      </span>
      <span className={classes['name']}>{companyName}</span>
    </span>
  );
}

/** The first letters of the first two words. */
export function initialsOf(name: string): string {
  return (name.match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join('');
}
