import { lazy } from 'react';
import { Link } from 'react-router';
import type { CatalogueLocation } from '#shared/rules/search/catalogue-location.ts';
import { cataloguePath } from '#shared/rules/search/catalogue-url.ts';
import type { SearchResponse } from '#shared/schemas/wire/search-response.ts';
import { LIST_TEXTS, partsMatch } from '#shared/texts/catalogue/list-texts.ts';
import { LINE_FACTS } from '#shared/values/line-of-business.ts';
import { formatCount } from '../../../ui/format/format-count.ts';
import classes from './catalogue-list.module.css';

/** Apart, so that only a search for a VIN loads it. */
const VinNote = lazy(async () => ({ default: (await import('./vin-note.tsx')).VinNote }));

interface KeywordNoteProps {
  readonly reading: SearchResponse['keywordReading'];
  readonly location: CatalogueLocation;
}

/** Says that a typing error was corrected, and lets the words be searched as typed. */
export function CorrectedKeywordNote({ reading, location }: KeywordNoteProps) {
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
      <Link to={asTyped(location)}>{keyword}</Link>.
    </p>
  );
}

/** Shows the vehicle of a VIN in the keyword. */
export function VinReadingNote({ reading }: Pick<KeywordNoteProps, 'reading'>) {
  return reading?.vin ? <VinNote vehicle={reading.vin} /> : null;
}

/** Quotes mean that the words are searched as they are. */
const asTyped = (location: CatalogueLocation): string =>
  cataloguePath({ ...location, keyword: `"${location.keyword ?? ''}"`, page: 1 });

/** Says that words were left out because with them the vehicle has no parts, and where parts have all words. */
export function DroppedWordsNote({ reading, location }: KeywordNoteProps) {
  const dropped = reading?.dropped;
  if (!dropped) return null;
  const elsewhere = dropped.withAllWords.filter(({ count }) => count > 0);
  return (
    <p className={classes['reading']} role="status">
      {LIST_TEXTS.noPartsWith} <strong>{dropped.words.join(' ')}</strong>, {LIST_TEXTS.shownWithout}{' '}
      <Link to={asTyped(location)}>{LIST_TEXTS.putBack}</Link>
      {elsewhere.map(({ lineOfBusiness, count }) => (
        <span key={lineOfBusiness}>
          {' · '}
          <Link to={cataloguePath({ ...location, lineOfBusiness, page: 1 })}>
            {partsMatch(formatCount(count), LINE_FACTS[lineOfBusiness].label, count === 1)}
          </Link>
        </span>
      ))}
    </p>
  );
}
