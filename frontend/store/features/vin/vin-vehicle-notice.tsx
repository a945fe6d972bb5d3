import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { linesForOtherVehicle } from '#shared/rules/cart/lines-for-other-vehicle.ts';
import { vinTitle } from '#shared/rules/search/vin-title.ts';
import { VIN_VEHICLE_TEXTS } from '#shared/texts/catalogue/vin-vehicle-texts.ts';
import { PageNotice } from '../../../ui/page/page-notice.tsx';
import { OtherVehicleList, type VehicleLine } from './other-vehicle-list.tsx';
import { vinVehicleQuery } from './vin-queries.ts';

interface VinVehicleNoticeProps {
  /** As typed; nothing is shown while it is no VIN. */
  readonly vin: string;
  /** The lines of the cart. */
  readonly lines: readonly VehicleLine[];
  /** Buttons for the lines that are for another vehicle. */
  readonly actionsFor?: (lines: readonly VehicleLine[]) => ReactNode;
}

/** Says which vehicle a VIN is, and which parts in the cart are for another one (decision B236). */
export function VinVehicleNotice({ vin, lines, actionsFor }: VinVehicleNoticeProps) {
  const { data: vehicle } = useQuery(vinVehicleQuery(vin));
  if (!vehicle) return null;
  const others = linesForOtherVehicle(lines, vehicle);
  const actions = others.length > 0 && actionsFor?.(others);
  return (
    <PageNotice label={vinTitle(vehicle)} actions={actions}>
      <p>
        <strong>{vinTitle(vehicle)}</strong>
      </p>
      {vehicle.isModelGuessed && <p>{VIN_VEHICLE_TEXTS.modelGuessed}</p>}
      {others.length > 0 && <OtherVehicleList lines={others} />}
    </PageNotice>
  );
}
