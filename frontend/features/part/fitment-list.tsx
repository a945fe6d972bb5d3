import { TextInput } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import { type FittedVehicle, filterFitment, fitmentGroups } from '#shared/rules/fitment-groups.ts';
import { fitsSoMany, PART_PAGE_TEXTS, showsSoMany } from '#shared/texts/part-texts.ts';
import classes from './fitment-list.module.css';

/** From here on a list is filtered rather than looked through. */
const LONG_LIST = 8;

/** The vehicles that a part fits, by make and model. */
export function FitmentList({ fitment }: { readonly fitment: readonly FittedVehicle[] }) {
  const [typed, setTyped] = useState('');
  const shown = filterFitment(fitment, useDeferredValue(typed));
  if (fitment.length === 0) return <p className={classes['none']}>{PART_PAGE_TEXTS.noFitment}</p>;
  const [count, all] = [shown.length, fitment.length].map(String) as [string, string];
  return (
    <div className={classes['fitment']}>
      {fitment.length > LONG_LIST && (
        <div className={classes['filter']}>
          <TextInput
            type="search"
            aria-label={PART_PAGE_TEXTS.filterFitment}
            placeholder={PART_PAGE_TEXTS.filterFitment}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <p role="status">{count === all ? fitsSoMany(all) : showsSoMany(count, all)}</p>
        </div>
      )}
      {shown.length === 0 && <p className={classes['none']}>{PART_PAGE_TEXTS.noFitmentMatch}</p>}
      <div className={classes['makes']}>
        {fitmentGroups(shown).map(({ make, models }) => (
          <section key={make} className={classes['make']}>
            <h3>{make}</h3>
            <dl>
              {models.map(({ model, rows }) => (
                <div key={model}>
                  <dt>{model}</dt>
                  {rows.map(({ years, notes }) => (
                    <dd key={`${years} ${notes}`}>
                      <span className={classes['years']}>{years.replace('-', '–')}</span>
                      {notes && <span className={classes['notes']}>{notes}</span>}
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </div>
  );
}
