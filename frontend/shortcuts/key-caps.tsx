import classes from './key-caps.module.css';

interface KeyCapsProps {
  readonly keys: string;
  /** Screen readers read them too, and they are there on every device. On a button they would only repeat its name. */
  readonly isRead?: boolean;
}

/** Shows the keys of a shortcut. */
export function KeyCaps({ keys, isRead = false }: KeyCapsProps) {
  return (
    <span className={classes['keys']} data-read={isRead || undefined} aria-hidden={!isRead || undefined}>
      {keys.split(' ').map((key) => (
        <kbd key={key}>{capOf(key)}</kbd>
      ))}
    </span>
  );
}

/** 'X' is pressed with Shift. */
function capOf(key: string): string {
  if (key === 'Escape') return 'Esc';
  if (key === 'ArrowLeft') return '←';
  if (key === 'ArrowRight') return '→';
  if (key.startsWith('Ctrl+')) return key.replace('+', ' ');
  return /^[A-Z]$/.test(key) ? `Shift ${key.toLowerCase()}` : key;
}
