import classes from './fact-list.module.css';

interface FactListProps {
  /** Names and values. Empty values have no row. */
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** Values that can be read and not changed. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={classes['facts']}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
