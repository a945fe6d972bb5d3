import type { CustomerRecord } from '#shared/contracts/accounts.ts';
import {
  CUSTOMER_SECTION_TEXTS as TEXTS,
  writtenByFile,
  writtenOnScreen,
} from '#shared/texts/admin/account-form/customer-section-texts.ts';
import { formatMoment } from '../../../../ui/format/format-moment.ts';
import classes from './customers.module.css';

/** Who wrote a customer record last, and that a newer file wins (decision D13). */
export function WrittenNote({ record }: { readonly record: CustomerRecord }) {
  return (
    <p className={classes['note']}>
      {writtenText(record)} {TEXTS.newerFileWins}
    </p>
  );
}

function writtenText({ version, writtenBy, writtenFrom, writtenAt }: CustomerRecord): string {
  if (version === 0) return TEXTS.neverWritten;
  if (writtenAt === null || writtenFrom === 'unknown') return TEXTS.writtenUnknown;
  const moment = formatMoment(writtenAt);
  return writtenFrom === 'file' ? writtenByFile(writtenBy, moment) : writtenOnScreen(writtenBy, moment);
}
