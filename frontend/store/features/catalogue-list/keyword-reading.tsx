import { Link } from 'react-router';
import type { CatalogueLocation } from '#shared/rules/search/catalogue-location.ts';
import { cataloguePath } from '#shared/rules/search/catalogue-url.ts';
import type { SearchResponse } from '#shared/schemas/wire/search-response.ts';
import { LIST_TEXTS } from '#shared/texts/catalogue/list-texts.ts';
import classes from './catalogue-list.module.css';

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
