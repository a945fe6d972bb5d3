import type { VinVehicle } from '../../schemas/wire/vin-vehicle.ts';
import type { LineOfBusiness } from '../../values/line-of-business.ts';

interface LineVehicle {
  readonly lineOfBusinessKey: LineOfBusiness;
  readonly vehicleYear: number | null;
  readonly vehicleMake: string | null;
  readonly vehicleModel: string | null;
}

/**
 * The lines of a cart that were chosen for another vehicle than that of a VIN (decision B236). Lines without a vehicle
 * are not among them, nor recycled parts, whose vehicle is the one they come from. What the VIN does not say is not
 * compared.
 */
export function linesForOtherVehicle<Line extends LineVehicle>(
  lines: readonly Line[],
  { year, make, offered }: Pick<VinVehicle, 'year' | 'make' | 'offered'>,
): Line[] {
  const isOther = (names: readonly string[], name: string | null): boolean =>
    name !== null && names.some(Boolean) && !names.some((each) => sameName(each, name));
  return lines.filter(
    ({ lineOfBusinessKey, vehicleYear, vehicleMake, vehicleModel }) =>
      lineOfBusinessKey === 'aftermarket' &&
      ((vehicleYear !== null && year !== null && vehicleYear !== year) ||
        isOther([make, offered.make], vehicleMake) ||
        isOther(offered.models, vehicleModel)),
  );
}

/** Names of makes and models differ in case, blanks and punctuation: F-150 is f150. */
const sameName = (a: string, b: string): boolean => bareName(a) === bareName(b);
const bareName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
