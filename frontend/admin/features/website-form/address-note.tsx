import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { websiteAddress } from '#shared/rules/websites/website-address.ts';
import { visitorsOpen, WEBSITES_TEXTS } from '#shared/texts/admin/websites/websites-texts.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import classes from './website-form.module.css';
import { hostQuery } from './website-queries.ts';

/** The address is looked up once typing has paused for this many ms. */
const PAUSE_MS = 400;

interface AddressNoteProps {
  readonly typed: string;
  /** The website whose own address does not count as taken. */
  readonly websiteId: number | undefined;
}

/** Says below the address what visitors will open, and whether another website has it, as it is typed. */
export function AddressNote({ typed, websiteId }: AddressNoteProps) {
  const host = websiteAddress(typed, URL.parse)?.host;
  const [asked] = useDebouncedValue(host, PAUSE_MS);
  const { data: owner } = useQuery(hostQuery(asked));
  const isTaken = asked === host && owner !== undefined && owner !== null && owner !== websiteId;
  return (
    <p role="status" className={classes['note']} data-taken={isTaken || undefined}>
      {host !== undefined && (isTaken ? ACCOUNT_TEXTS.hostExists : noteOf(host, asked === host && owner !== undefined))}
    </p>
  );
}

const noteOf = (host: string, isKnown: boolean): string => (isKnown ? visitorsOpen(host) : WEBSITES_TEXTS.checking);
