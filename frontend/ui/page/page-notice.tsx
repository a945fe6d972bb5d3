import type { ReactNode } from 'react';
import { ActionArea } from './action-area.tsx';
import classes from './page-notice.module.css';

interface PageNoticeProps {
  /** Names the notice for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** Something that holds for every page as long as it stands there, with what can be done about it. */
export function PageNotice({ label, children, actions }: PageNoticeProps) {
  return (
    <section aria-label={label} className={classes['notice']}>
      <div>{children}</div>
      <div className={classes['actions']}>
        <ActionArea>{actions}</ActionArea>
      </div>
    </section>
  );
}
