import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addressOf, choiceParam, patternParam } from '../../../../ui/table/address.ts';
import { useAddress } from '../../../../ui/table/use-address.ts';
import { adminAccountPath } from '../../../frame/account-paths.ts';
import { accountQuery } from '../account-queries.ts';

/** The address of the account page: the number of the account to compare with, and whether only differences show. */
const accountAddress = (id: number) =>
  addressOf(adminAccountPath(id), {
    compare: patternParam('compare', /^[1-9]\d{0,8}$/),
    only: choiceParam('only', ['differences'] as const, undefined),
  });

/** The account that another one is compared with. It stands in the address, so that a comparison can be sent. */
export function useComparison(id: number) {
  const { location, go } = useAddress(accountAddress(id));
  const [isChoosing, setIsChoosing] = useState(false);
  /** Counts the calls of `start`. After each, the field that chooses the account takes the focus. */
  const [calls, setCalls] = useState(0);
  const { compare, only } = location;
  const otherId = compare === undefined || Number(compare) === id ? undefined : Number(compare);
  const { data, error, refetch } = useQuery({ ...accountQuery(otherId ?? 0), enabled: otherId !== undefined });
  return {
    otherId,
    /** Undefined until it has loaded. */
    other: otherId === undefined ? undefined : data,
    error,
    refetch,
    isOpen: isChoosing || otherId !== undefined,
    isOnlyDifferences: only !== undefined,
    calls,
    start() {
      setIsChoosing(true);
      setCalls((before) => before + 1);
    },
    choose: (chosen: string) => go({ ...location, compare: chosen }),
    showOnlyDifferences: (isOn: boolean) => go({ ...location, only: isOn ? 'differences' : undefined }),
    end() {
      setIsChoosing(false);
      go({ compare: undefined, only: undefined });
    },
  };
}

export type AccountComparison = ReturnType<typeof useComparison>;
