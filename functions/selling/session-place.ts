import type { OrderAs, Session } from '#shared/schemas/stored/session.ts';

/** The postal code that a session ships to, and the warehouse that serves it. */
export type SessionPlace = Pick<Session, 'postalCode' | 'warehouseNumber'>;

/** The place of a record, without its other fields. */
export const placeOf = ({ postalCode, warehouseNumber }: SessionPlace): SessionPlace => ({
  ...(postalCode !== undefined && { postalCode }),
  ...(warehouseNumber !== undefined && { warehouseNumber }),
});

/** The place that a session has in the user's own account, which it keeps while the user orders as another one. */
export const homePlaceOf = ({
  orderAs,
  ...session
}: SessionPlace & { readonly orderAs?: OrderAs | undefined }): SessionPlace => placeOf(orderAs ?? session);
