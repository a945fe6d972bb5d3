import { Skeleton } from '@mantine/core';
import IconPhone from '@tabler/icons-react/icons/IconPhone';
import IconTruck from '@tabler/icons-react/icons/IconTruck';
import { usDate } from '#shared/rules/base/us-date.ts';
import { AVAILABILITY_DISPLAY } from '#shared/texts/catalogue/catalogue-texts.ts';
import { arrives, estimatedShipping, expectedOn, onlySoMany, PART_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import type { AvailabilityState } from '#shared/values/catalogue/availability-states.ts';
import classes from './part-availability.module.css';

interface PartAvailabilityProps {
  readonly state: AvailabilityState | 'loading';
  /** ISO dates of when the first and the last of what is wanted arrives; null where nobody can say. */
  readonly firstEta?: string | null;
  readonly lastEta?: string | null;
  /** Selling units that can be had. */
  readonly unitsAvailable?: number;
}

const ICONS = {
  local: IconTruck,
  transfer: IconTruck,
  national: IconPhone,
  limited: IconPhone,
  backordered: IconPhone,
  call: IconPhone,
} as const satisfies Record<AvailabilityState, unknown>;

/** Whether a part can be had, how it comes and when (storefront 4, availability display). */
export function PartAvailability({ state, firstEta = null, lastEta = null, unitsAvailable }: PartAvailabilityProps) {
  if (state === 'loading') return <Loading />;
  const Icon = ICONS[state];
  const detail = detailOf(state, firstEta, lastEta, unitsAvailable);
  return (
    <div className={classes['availability']} data-state={state}>
      <Icon size={18} stroke={1.75} aria-hidden className={classes['icon']} />
      <p>
        <span className={classes['display']}>{AVAILABILITY_DISPLAY[state]}</span>
        {detail && <span className={classes['detail']}>{detail}</span>}
      </p>
    </div>
  );
}

function Loading() {
  return (
    <div className={classes['availability']} role="status" aria-label={PART_TEXTS.checkingAvailability}>
      <Skeleton height={18} width={18} circle className={classes['icon'] ?? ''} />
      <Skeleton height="0.875rem" width="7rem" my={4} />
    </div>
  );
}

/** An ETA without days shows no date (decision X7). */
function detailOf(
  state: AvailabilityState,
  firstEta: string | null,
  lastEta: string | null,
  unitsAvailable: number | undefined,
): string | undefined {
  const first = firstEta === null ? undefined : usDate(firstEta);
  switch (state) {
    case 'local':
    case 'transfer': {
      if (first === undefined) return PART_TEXTS.companyTruck;
      const last = lastEta === null ? first : usDate(lastEta);
      return arrives(last === first ? first : `${first} – ${last}`);
    }
    case 'national':
      return first && estimatedShipping(first);
    case 'limited':
      return unitsAvailable === undefined ? undefined : onlySoMany(String(unitsAvailable));
    case 'backordered':
      return first && expectedOn(first);
    case 'call':
      return undefined;
  }
}
