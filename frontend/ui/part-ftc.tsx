import classes from './part-ftc.module.css';

/** What has to be said of a part that is not new (Federal Trade Commission). Nothing where nothing has to. */
export function PartFtc({ text }: { readonly text: string | null | undefined }) {
  return text ? <p className={classes['ftc']}>{text}</p> : null;
}
