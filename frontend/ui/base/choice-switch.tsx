import type { ReactNode } from 'react';
import classes from './choice-switch.module.css';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Stands for the label, which is then only read out. */
  readonly icon?: ReactNode;
}

interface ChoiceSwitchProps<Value extends string> {
  /** The legend for screen readers. */
  readonly legend: string;
  /** The name of the group, unique on a page. */
  readonly name: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** One of a few choices that stand side by side. */
export function ChoiceSwitch<Value extends string>(props: ChoiceSwitchProps<Value>) {
  const { legend, name, choices, chosen, onChoose } = props;
  return (
    <fieldset className={classes['switch']}>
      <legend>{legend}</legend>
      {choices.map(({ value, label, icon }) => (
        <label
          key={value}
          data-chosen={value === chosen || undefined}
          data-icon={icon !== undefined || undefined}
          title={icon ? label : undefined}
        >
          <input
            type="radio"
            name={name}
            aria-label={icon ? label : undefined}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {icon ?? label}
        </label>
      ))}
    </fieldset>
  );
}
