import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';

/** The places that a user's orders go to, as far as they are known before checkout. */
export const placesOfUser = ({ customers }: Pick<SignedInUser, 'customers'>, lineOfBusiness: LineOfBusiness) =>
  customers.find(({ lineOfBusinessKey }) => lineOfBusinessKey === lineOfBusiness)?.expectedPlaces ?? [];
