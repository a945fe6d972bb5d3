import { type ReactNode, useId } from 'react';
import classes from './panel.module.css';

interface PanelProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a page, in a frame with its name. */
export function Panel({ title, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className={classes['panel']} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}
