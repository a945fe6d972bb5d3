import { ftcText } from '#shared/rules/catalogue/ftc-text.ts';
import classes from './part-ftc.module.css';

interface PartFtcProps {
  /** What the provider says; null or empty where it says nothing. */
  readonly text?: string | null | undefined;
  /** A recycled part, of which something has to be said in any case. */
  readonly isUsed?: boolean;
}

/** What has to be said of a part that is not new (Federal Trade Commission). Nothing where nothing has to. */
export function PartFtc({ text, isUsed = false }: PartFtcProps) {
  const shown = ftcText({ text, isUsed });
  return shown ? <p className={classes['ftc']}>{shown}</p> : null;
}
