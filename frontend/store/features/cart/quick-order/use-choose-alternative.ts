import { useMutation } from '@tanstack/react-query';
import { matchedNumber } from '#shared/rules/catalogue/part-number.ts';
import { alternativesFor, QUICK_ORDER_TEXTS } from '#shared/texts/cart/quick-order-texts.ts';
import { catalogueApi } from '../../../../api/groups/catalogue-api.ts';
import { useDialogs } from '../../../../ui/dialogs/dialogs.tsx';
import { toast } from '../../../../ui/page/toasts.tsx';

const MOST_ALTERNATIVES = 12;

/**
 * Offers the available parts that a search for a number finds. Gives the number of the chosen one, or its guid where it
 * is recycled; undefined where there is none, or none is chosen.
 */
export function useChooseAlternative(): (partNumber: string) => Promise<string | undefined> {
  const dialogs = useDialogs();
  const { mutateAsync: search } = useMutation({
    mutationFn: (keyword: string) => catalogueApi.getParts({ body: { keyword, take: MOST_ALTERNATIVES } }),
  });

  return async (wanted) => {
    const found = await search(wanted).catch(() => undefined);
    if (!found) return undefined;
    const others = found.parts.filter(
      ({ uomQuantityAvailable, partNumber }) =>
        uomQuantityAvailable > 0 && matchedNumber(partNumber) !== matchedNumber(wanted),
    );
    if (others.length === 0) {
      toast.info(QUICK_ORDER_TEXTS.noAlternatives);
      return undefined;
    }
    return dialogs.select({
      label: alternativesFor(wanted),
      options: others.map(({ guid, partNumber, webDescription }) => ({
        value: guid ?? partNumber,
        label: guid === null ? `${partNumber} – ${webDescription}` : webDescription,
      })),
    });
  };
}
