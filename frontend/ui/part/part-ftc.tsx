import { ftcText } from '#shared/rules/catalogue/ftc-text.ts';
import classes from './part-ftc.module.css';

interface PartFtcProps {
  /** The provider's text; null or empty where there is none. */
  readonly text?: string | null | undefined;
  /** A recycled part, of which something has to be said in any case. */
  readonly isUsed?: boolean;
}

/** The notice that a part is not new (Federal Trade Commission). Nothing for new parts. */
export function PartFtc({ text, isUsed = false }: PartFtcProps) {
  const shown = ftcText({ text, isUsed });
  return shown ? <p className={classes['ftc']}>{shown}</p> : null;
}
