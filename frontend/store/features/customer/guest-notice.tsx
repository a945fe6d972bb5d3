import { Button } from '@mantine/core';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { buyAsAgain, guestPrices } from '#shared/texts/session/customer-texts.ts';
import { LINE_FACTS } from '#shared/values/line-of-business.ts';
import { PageNotice } from '../../../ui/page/page-notice.tsx';
import { isGuestByChoice } from './guest-by-choice.ts';
import { type CustomerActions, useChooseCustomer } from './use-choose-customer.ts';

interface GuestNoticeProps {
  readonly user: SignedInUser;
  readonly actions: CustomerActions;
}

/** Stands above every page as long as list prices are shown to a guest, with the way back. */
export function GuestNotice({ user, actions }: GuestNoticeProps) {
  const { buyAgain, isPending } = useChooseCustomer(actions);
  const guests = user.customers.filter(isGuestByChoice);
  const [first] = guests;
  if (!first) return null;
  const lines = guests.map(({ lineOfBusinessKey }) => LINE_FACTS[lineOfBusinessKey].label).join(', ');
  const own = [...new Set(guests.map(({ ownCustomerNumber }) => ownCustomerNumber ?? ''))].join(', ');
  const choices = guests.map(({ ownCustomerNumber, companyCode }) => ({
    customerNumber: ownCustomerNumber,
    companyCode,
  }));
  return (
    <PageNotice
      label={SHELL_TEXTS.guest}
      actions={
        <Button variant="default" loading={isPending} onClick={() => void buyAgain(choices)}>
          {buyAsAgain(own)}
        </Button>
      }
    >
      <p>{guestPrices(lines, first.customerName)}</p>
    </PageNotice>
  );
}
