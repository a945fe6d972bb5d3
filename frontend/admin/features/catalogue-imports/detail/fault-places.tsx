import { useQuery } from '@tanstack/react-query';
import type { FaultKind } from '#shared/schemas/stored/import.ts';
import { CATALOGUE_IMPORT_TEXTS, moreFaultPlaces } from '#shared/texts/imports/catalogue-import-texts.ts';
import { failureText } from '../../../../api/failure-text.ts';
import { formatCount } from '../../../../ui/format/format-count.ts';
import { LoadFailure } from '../../../../ui/page/load-failure.tsx';
import { faultPlacesQuery } from '../catalogue-import-queries.ts';
import classes from './import-detail.module.css';
import { placeText } from './place-text.ts';

interface FaultPlacesProps {
  readonly id: string;
  readonly kind: Pick<FaultKind, 'file' | 'code'>;
}

/** The first places of a kind of fault. */
export function FaultPlaces({ id, kind }: FaultPlacesProps) {
  const { data, error, refetch } = useQuery(faultPlacesQuery(id, kind));
  if (!data) {
    if (!error) return null;
    const message = failureText(error, CATALOGUE_IMPORT_TEXTS.placesFailed);
    return <LoadFailure message={message} onRetry={() => void refetch()} />;
  }
  const places = data.data;
  return (
    <>
      <ul className={classes['places']}>
        {places.map((place, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place may have two faults, and the list never changes.
          <li key={index}>{[placeText(place), place.message].filter((text) => text !== '').join(': ')}</li>
        ))}
      </ul>
      {data.total > places.length && <small>{moreFaultPlaces(formatCount(data.total - places.length))}</small>}
    </>
  );
}
