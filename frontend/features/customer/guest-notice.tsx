import { Button } from '@mantine/core';
import { LINE_FACTS } from '#shared/rules/line-of-business.ts';
import type { SignedInUser } from '#shared/schemas/signed-in-user.ts';
import { buyAsAgain, guestPrices } from '#shared/texts/customer-texts.ts';
import { isGuestByChoice } from './guest-by-choice.ts';
import classes from './guest-notice.module.css';
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
    <div role="status" className={classes['notice']}>
      <p>{guestPrices(lines, first.customerName)}</p>
      <Button size="compact-sm" variant="default" loading={isPending} onClick={() => void buyAgain(choices)}>
        {buyAsAgain(own)}
      </Button>
    </div>
  );
}
