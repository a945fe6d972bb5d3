import { Button } from '@mantine/core';
import { useState } from 'react';
import { VIN_VEHICLE_TEXTS } from '#shared/texts/catalogue/vin-vehicle-texts.ts';
import { tabStorage } from '../../../ui/hooks/web-storage.ts';
import type { VehicleLine } from './other-vehicle-list.tsx';
import { VinVehicleNotice } from './vin-vehicle-notice.tsx';

interface JobVehicleNoticeProps {
  /** The vehicle of the job, which may be a VIN. */
  readonly vin: string;
  readonly lines: readonly VehicleLine[];
  readonly onRemove: (ids: readonly string[]) => void;
}

const KEPT = 'kept-for-another-vehicle';
/** Other lines, or another VIN, are another question. */
const questionOf = (vin: string, lines: readonly VehicleLine[]): string =>
  JSON.stringify([vin, ...lines.map(({ id }) => id).toSorted()]);

/** In the cart of a job with a VIN: asks whether to keep parts for another vehicle, until that is answered in this tab. */
export function JobVehicleNotice({ vin, lines, onRemove }: JobVehicleNoticeProps) {
  const [kept, setKept] = useState(() => tabStorage.read(KEPT));

  function keep(question: string) {
    tabStorage.write(KEPT, question);
    setKept(question);
  }

  return (
    <VinVehicleNotice
      vin={vin}
      lines={lines}
      actionsFor={(others) =>
        kept !== questionOf(vin, others) && (
          <>
            <span>{VIN_VEHICLE_TEXTS.areMeant}</span>
            <Button variant="default" onClick={() => keep(questionOf(vin, others))}>
              {VIN_VEHICLE_TEXTS.keep}
            </Button>
            <Button variant="subtle" color="red" onClick={() => onRemove(others.map(({ id }) => id))}>
              {VIN_VEHICLE_TEXTS.remove}
            </Button>
          </>
        )
      }
    />
  );
}
