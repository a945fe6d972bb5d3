import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { vehicleTitle } from '#shared/rules/search/location-title.ts';
import type { SavedVehicle } from '#shared/schemas/fields/vehicle.ts';
import { GARAGE_TEXTS, vehicleRemoved } from '#shared/texts/catalogue/garage-texts.ts';
import { failureText } from '../../../api/failure-text.ts';
import { TextButton } from '../../../ui/base/text-button.tsx';
import { ActionArea } from '../../../ui/page/action-area.tsx';
import { LoadFailure } from '../../../ui/page/load-failure.tsx';
import classes from './garage.module.css';
import { GarageList } from './garage-list.tsx';
import { savedVehicles, useRemoveVehicle, useSaveVehicle } from './garage-queries.ts';

interface GarageProps {
  readonly userId: string;
}

/** My Vehicles: each leads to its parts, and can be removed, and put back as long as one stays here (storefront 2). */
export function Garage({ userId }: GarageProps) {
  const { data: vehicles, error, refetch } = useQuery(savedVehicles(userId));
  const remove = useRemoveVehicle(userId);
  const save = useSaveVehicle(userId);
  const [removed, setRemoved] = useState<SavedVehicle>();

  function handleRemove(vehicle: SavedVehicle) {
    setRemoved(vehicle);
    remove.mutate(vehicle, { onError: () => setRemoved(undefined) });
  }

  function handleUndo(gone: SavedVehicle) {
    const { vehicleId: _id, userId: _user, expires: _expires, ...vehicle } = gone;
    setRemoved(undefined);
    save.mutate(vehicle, { onError: () => setRemoved(gone) });
  }

  return (
    <section className={classes['garage']} aria-labelledby="garage">
      <h2 id="garage">{GARAGE_TEXTS.title}</h2>
      <ActionArea>
        <p role="status" className={classes['undo']}>
          {removed && (
            <>
              {vehicleRemoved(vehicleTitle(removed))}
              <TextButton onClick={() => handleUndo(removed)}>{GARAGE_TEXTS.undo}</TextButton>
            </>
          )}
        </p>
        {error && !vehicles ? (
          <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />
        ) : vehicles ? (
          <GarageList vehicles={vehicles} onRemove={handleRemove} />
        ) : (
          <Skeleton height="3.25rem" aria-hidden />
        )}
      </ActionArea>
    </section>
  );
}
