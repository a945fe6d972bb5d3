import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewVehicle, SavedVehicle } from '#shared/schemas/fields/vehicle.ts';
import { garageApi } from '../../../api/groups/garage-api.ts';

/** The vehicles that the user saved, newest first; the same on every page. */
export const savedVehicles = (userId: string) =>
  queryOptions({
    queryKey: ['garage', userId],
    queryFn: ({ signal }) => garageApi.listVehicles({ params: { id: userId } }, { signal }),
  });

/** Saves a vehicle; a repeat after a lost answer saves nothing twice. */
export function useSaveVehicle(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewVehicle) => garageApi.saveVehicle({ params: { id: userId }, body }),
    onSettled: () => queryClient.invalidateQueries(savedVehicles(userId)),
  });
}

/** Takes a vehicle away at once, and puts it back where it was if the server could not. */
export function useRemoveVehicle(userId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = savedVehicles(userId);
  return useMutation({
    mutationFn: ({ vehicleId }: SavedVehicle) => garageApi.removeVehicle({ params: { userid: userId, id: vehicleId } }),
    async onMutate({ vehicleId }) {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (vehicles) => vehicles?.filter((each) => each.vehicleId !== vehicleId));
      return { before };
    },
    onError: (_error, _vehicle, context) => queryClient.setQueryData(queryKey, context?.before),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
