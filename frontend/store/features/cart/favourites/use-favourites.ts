import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { cartContract } from '#shared/contracts/cart.ts';
import type { Output } from '#shared/wire/endpoint.ts';
import { cartApi } from '../../../../api/groups/cart-api.ts';
import { favouritesQuery } from '../cart-queries.ts';

export type Favourite = Output<typeof cartContract.getFavorites>[number];
type NamedPart = Pick<Favourite, 'itemNumber' | 'companyCode'>;

interface Toggle {
  readonly favourite: Favourite;
  readonly isWanted: boolean;
}

const TOGGLE = ['toggle favourite'];

/** The parts that a user keeps to find again, and the way to keep one or let it go. */
export function useFavourites(userId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = favouritesQuery(userId);
  const { data: favourites } = useQuery(favouritesQuery(userId));
  const change = useMutation({
    mutationKey: TOGGLE,
    scope: { id: 'favourites' },
    async mutationFn(toggle: Toggle) {
      // They are replaced as a whole, and another tab may have kept one meanwhile.
      await cartApi.updateFavorites({ body: toggled(await cartApi.getFavorites({}), toggle) });
    },
    async onMutate(toggle) {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (before = []) => toggled(before, toggle));
    },
    onError: (_error, { favourite, isWanted }) =>
      queryClient.setQueryData(queryKey, (now = []) => toggled(now, { favourite, isWanted: !isWanted })),
    async onSettled() {
      // The one that asks counts as one.
      if (queryClient.isMutating({ mutationKey: TOGGLE }) > 1) return;
      await queryClient.invalidateQueries({ queryKey });
    },
  });

  const isFavourite = (part: NamedPart): boolean => favourites?.some((other) => isSame(other, part)) ?? false;
  return {
    /** Undefined until they are known. */
    favourites,
    isFavourite,
    toggle: (favourite: Favourite) => change.mutate({ favourite, isWanted: !isFavourite(favourite) }),
  };
}

const isSame = (one: NamedPart, other: NamedPart): boolean =>
  one.itemNumber === other.itemNumber && one.companyCode === other.companyCode;

/** The newest first. */
function toggled(favourites: readonly Favourite[], { favourite, isWanted }: Toggle): Favourite[] {
  const others = favourites.filter((other) => !isSame(other, favourite));
  return isWanted ? [favourite, ...others] : others;
}
