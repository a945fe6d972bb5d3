import { lazy } from 'react';
import { Link } from 'react-router';
import type { CatalogueLocation } from '#shared/rules/search/catalogue-location.ts';
import { cataloguePath } from '#shared/rules/search/catalogue-url.ts';
import type { SearchResponse } from '#shared/schemas/wire/search-response.ts';
import { LIST_TEXTS } from '#shared/texts/catalogue/list-texts.ts';
import classes from './catalogue-list.module.css';

/** Apart, so that only a search for a VIN loads it. */
const VinNote = lazy(async () => ({ default: (await import('./vin-note.tsx')).VinNote }));

interface CorrectedProps {
  readonly reading: SearchResponse['keywordReading'];
  readonly location: CatalogueLocation;
}

/** Says that a typing error was corrected, and lets the words be searched as typed. */
export function CorrectedKeywordNote({ reading, location }: CorrectedProps) {
  const { keyword = '' } = location;
  if (!reading || reading.corrections.length === 0) return null;
  const used = reading.corrections.reduce(
    (text, correction) =>
      text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${correction.typed}(?![\\p{L}\\p{N}])`, 'iu'), correction.used),
    keyword,
  );
  return (
    <p className={classes['reading']} role="status">
      {LIST_TEXTS.resultsFor} <strong>{used}</strong>. {LIST_TEXTS.searchInstead}{' '}
      <Link to={cataloguePath({ ...location, keyword: `"${keyword}"`, page: 1 })}>{keyword}</Link>.
    </p>
  );
}

/** Shows which vehicle or year a keyword was read as. Empty for plain words, which the heading has. */
export function KeywordReadingNote({ reading }: { readonly reading: SearchResponse['keywordReading'] }) {
  if (!reading) return null;
  if (reading.vin) return <VinNote vehicle={reading.vin} />;
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
