import { PATHS } from '../../paths.ts';
import { PageSkeleton } from '../../ui/page/page-states.tsx';
import classes from './shell.module.css';

/** The shell before anything is known: no brand, no name, nothing that would jump when they come. */
export function BootSkeleton() {
  return (
    <div className={classes['shell']}>
      <div className={classes['header']} aria-hidden>
        <div className={classes['bar']}>
          <div className={classes['brand']} />
          {location.pathname !== PATHS.home && <div className={classes['search']} />}
        </div>
      </div>
      <main className={classes['content']}>
        <PageSkeleton />
      </main>
    </div>
  );
}
