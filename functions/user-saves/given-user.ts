import type { NewUserBody, UserChangeBody } from '#shared/contracts/users.ts';
import { storedPhoneNumber } from '#shared/rules/base/phone-number.ts';
import type { UserField } from '#shared/rules/people/user-fields.ts';
import { storedPostalCode } from '#shared/rules/shipping/postal-code.ts';
import type { User } from '#shared/schemas/stored/user.ts';

type GivenUser = Partial<Pick<User, Exclude<UserField, 'monthlyLimit'>>> & {
  readonly monthlyLimit?: User['monthlyLimit'] | null;
};

const TEXT_FIELDS = ['userName', 'email', 'firstName', 'lastName', 'address1', 'address2', 'city', 'state'] as const;

/**
 * The fields of a user that a body names, in their stored form: texts without blanks around them, digits of a phone
 * number, a postal code as rules/postal-code keeps it. What has no stored form stays as it is, for the checks to refuse.
 */
export function givenUser(body: NewUserBody | UserChangeBody, country: User['country'] = 'US'): GivenUser {
  const texts = TEXT_FIELDS.filter((field) => body[field] !== undefined);
  const given: Record<string, unknown> = Object.fromEntries(texts.map((field) => [field, body[field]?.trim()]));
  if (body.phoneNumber !== undefined) given['phoneNumber'] = storedPhoneNumber(body.phoneNumber) ?? body.phoneNumber;
  if (body.postalCode !== undefined) {
    given['postalCode'] = storedPostalCode(body.postalCode, body.country ?? country) ?? body.postalCode;
  }
  for (const field of ['country', 'type', 'active', 'permissions', 'monthlyLimit'] as const) {
    if (body[field] !== undefined) given[field] = body[field];
  }
  return given;
}
