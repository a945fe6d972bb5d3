import classes from './progress-bar.module.css';

interface ProgressBarProps {
  /** The name for screen readers. */
  readonly label: string;
  /** From 0 to 1. Undefined while it is not known. */
  readonly share: number | undefined;
  /** The progress in words. */
  readonly text?: string | undefined;
}

/** A bar that fills while work goes on. */
export function ProgressBar({ label, share, text }: ProgressBarProps) {
  const percent = share === undefined ? undefined : Math.round(Math.min(1, share) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
      className={classes['bar']}
    >
      <i style={{ width: `${percent ?? 0}%` }} />
    </div>
  );
}
