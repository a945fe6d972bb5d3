import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';

export type SessionCustomer = SignedInUser['customers'][number];

/** Goes on as a guest in a line, although the account has a customer there that it can buy as again. */
export const isGuestByChoice = ({ isGuest, ownCustomerNumber }: SessionCustomer): boolean =>
  isGuest && ownCustomerNumber !== null;
