import { type ReactNode, useId } from 'react';
import classes from './side-panel.module.css';

interface SidePanelProps {
  readonly title: string;
  /** At the end of the heading's line, such as a count. */
  readonly detail?: ReactNode;
  readonly children: ReactNode;
}

/** A panel beside a form. */
export function SidePanel({ title, detail, children }: SidePanelProps) {
  const id = useId();
  return (
    <section className={classes['panel']} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {detail && <div className={classes['detail']}>{detail}</div>}
      </header>
      <div className={classes['content']}>{children}</div>
    </section>
  );
}
