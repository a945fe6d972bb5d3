import { Link } from 'react-router';
import { WHOLE_CATALOGUE } from '#shared/rules/search/catalogue-location.ts';
import { cataloguePath } from '#shared/rules/search/catalogue-url.ts';
import type { Part } from '#shared/schemas/wire/part.ts';
import { PART_PAGE_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import classes from './part-alternates.module.css';

/** Under which other numbers a part, or one that does as well, is found. */
export function PartAlternates({ part }: { readonly part: Part }) {
  const { alternatePartNumbers, hollanderInterchangeNumber: interchange } = part;
  if (alternatePartNumbers.length === 0 && !interchange) return <p>{PART_PAGE_TEXTS.noAlternates}</p>;
  return (
    <div className={classes['alternates']}>
      {interchange && (
        <section>
          <h3>{PART_PAGE_TEXTS.interchange}</h3>
          <p className={classes['number']}>{interchange}</p>
          <p>
            <Link to={cataloguePath({ ...WHOLE_CATALOGUE, lineOfBusiness: 'salvage', options: [interchange] })}>
              {PART_PAGE_TEXTS.sameInterchange}
            </Link>
          </p>
        </section>
      )}
      {alternatePartNumbers.length > 0 && (
        <section>
          <h3>{PART_PAGE_TEXTS.alternateNumbers}</h3>
          <ul>
            {alternatePartNumbers.map((number) => (
              <li key={number} className={classes['number']}>
                <Link to={cataloguePath({ ...WHOLE_CATALOGUE, keyword: number })}>{number}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
