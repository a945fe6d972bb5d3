import { queryOptions, skipToken } from '@tanstack/react-query';
import { normalVin, vinProblem } from '#shared/values/vin.ts';
import { catalogueApi } from '../../../api/groups/catalogue-api.ts';

/** How long a vehicle stays fresh, in ms: it changes only with a new catalogue. */
const staleTime = 5 * 60_000;

/** The vehicle of a typed VIN. It is not looked up while the VIN is incomplete or wrong. */
export const vinVehicleQuery = (typed: string) => {
  const vin = normalVin(typed);
  return queryOptions({
    queryKey: ['vin', vin],
    queryFn:
      vinProblem(vin) === undefined ? ({ signal }) => catalogueApi.readVin({ query: { vin } }, { signal }) : skipToken,
    staleTime,
    retry: false,
  });
};
