import { useQueryClient } from '@tanstack/react-query';
import { linesForOtherVehicle } from '#shared/rules/cart/lines-for-other-vehicle.ts';
import { vinTitle } from '#shared/rules/search/vin-title.ts';
import { VIN_VEHICLE_TEXTS } from '#shared/texts/catalogue/vin-vehicle-texts.ts';
import { vinProblem } from '#shared/values/vin.ts';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { OtherVehicleList, type VehicleLine } from './other-vehicle-list.tsx';
import { vinVehicleQuery } from './vin-queries.ts';

/**
 * Asks whether parts for another vehicle than that of the VIN are to be ordered (decision B236). True if there are none.
 * An order does not wait for a VIN that can't be looked up.
 */
export function useConfirmVin(): (vin: string, lines: readonly VehicleLine[]) => Promise<boolean> {
  const dialogs = useDialogs();
  const queryClient = useQueryClient();
  return async (vin, lines) => {
    if (vinProblem(vin) !== undefined) return true;
    const vehicle = await queryClient.fetchQuery(vinVehicleQuery(vin)).catch(() => undefined);
    const others = vehicle ? linesForOtherVehicle(lines, vehicle) : [];
    if (!vehicle || others.length === 0) return true;
    return dialogs.confirm({
      title: VIN_VEHICLE_TEXTS.otherVehicle,
      message: (
        <>
          <p>
            <strong>{vinTitle(vehicle)}</strong>
          </p>
          <OtherVehicleList lines={others} />
          <p>{VIN_VEHICLE_TEXTS.areMeant}</p>
        </>
      ),
      confirmLabel: VIN_VEHICLE_TEXTS.orderAnyway,
      cancelLabel: VIN_VEHICLE_TEXTS.goBack,
      isDangerous: true,
    });
  };
}
