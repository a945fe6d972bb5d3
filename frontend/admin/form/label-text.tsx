import classes from './fields.module.css';

interface LabelTextProps {
  readonly label: string;
  readonly isRequired: boolean;
}

/** The label of a field, with a star for one that must be filled in. Screen readers read that from the field. */
export const LabelText = ({ label, isRequired }: LabelTextProps) => (
  <span className={classes['name']} data-required={isRequired || undefined}>
    {label}
  </span>
);
