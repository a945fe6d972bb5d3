import type { SearchResponse } from '#shared/schemas/wire/search-response.ts';
import { LIST_TEXTS } from '#shared/texts/catalogue/list-texts.ts';
import classes from './catalogue-list.module.css';

/** Shows which vehicle or year a keyword was read as. Empty for plain words, which the heading has. */
export function KeywordReadingNote({ reading }: { readonly reading: SearchResponse['keywordReading'] }) {
  if (!reading) return null;
  const vehicle = [reading.years, reading.makes, reading.models].map((names) => names.join(' / ')).filter(Boolean);
  if (vehicle.length === 0) return null;
  return (
    <p className={classes['reading']}>
      {LIST_TEXTS.readAs} <strong>{vehicle.join(' ')}</strong>
      {reading.words.length > 0 && (
        <>
          {' '}
          {LIST_TEXTS.withWords} <strong>{reading.words.join(' ')}</strong>
        </>
      )}
    </p>
  );
}
