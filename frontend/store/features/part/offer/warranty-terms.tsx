import classes from '../about/part-description.module.css';

/** The account's text about warranties of a line of business. */
export const WarrantyTerms = ({ text }: { readonly text: string }) => (
  <div className={classes['description']}>
    <p className={classes['text']}>{text}</p>
  </div>
);
