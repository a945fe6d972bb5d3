import { LOGIN_TEXTS } from '#shared/texts/session/login-texts.ts';
import { formatTime } from '../ui/format/format-time.ts';
import type { LoginProblem } from './login-problem.ts';
import classes from './problem-log.module.css';

/** Storefront 9. */
const KEPT_ENTRIES = 3;

/** The newest problem first; what comes after the third is forgotten. */
export const withProblem = (problems: readonly LoginProblem[], next: LoginProblem): readonly LoginProblem[] =>
  [next, ...problems].slice(0, KEPT_ENTRIES);

/** Lists the latest problems after their messages have gone. Screen readers have announced them already. */
export function ProblemLog({ problems }: { readonly problems: readonly LoginProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <section aria-label={LOGIN_TEXTS.latestProblems} className={classes['log']}>
      <h3 className={classes['title']}>{LOGIN_TEXTS.latestProblems}</h3>
      <ol className={classes['entries']}>
        {problems.map(({ at, text }) => (
          <li key={at.getTime()}>
            <time dateTime={at.toISOString()}>{formatTime(at)}</time> {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
