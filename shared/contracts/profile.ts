import * as z from 'zod/mini';
import { idSchema } from '../schemas/fields/ids.ts';
import { signedInUserSchema } from '../schemas/wire/signed-in-user.ts';
import { countries } from '../values/countries.ts';
import { defineGroup } from '../wire/endpoint.ts';
import { named } from '../wire/wire.ts';

const nobody = { signedIn: false } as const;
const text = (most: number) => z.string().check(z.maxLength(most));
/** Long enough for every password, and short enough to refuse cheaply. */
const password = text(1000);

/** As typed. The rules of each field are in rules/people/profile-checks, which names the field at fault. */
const addressFields = {
  address1: z.optional(text(100)),
  address2: z.optional(text(100)),
  city: z.optional(text(60)),
  state: z.optional(text(3)),
  country: z.optional(z.enum(countries)),
  postalCode: z.optional(text(20)),
};
const profileSchema = z.object({
  firstName: z.optional(text(60)),
  lastName: z.optional(text(60)),
  ...addressFields,
  phoneNumber: z.optional(text(40)),
});
export type ProfileChange = z.output<typeof profileSchema>;

/** The nonce of an emailed link: 256 random bits. */
const nonce = z.string().check(z.minLength(1), z.maxLength(100));

/** One's own profile and password, and the way back for a forgotten password (admin 2, 4, 5). */
export const profileContract = defineGroup({
  remindPassword: {
    method: 'GET',
    path: '/api/user/password',
    summary:
      'Emails a link to set another password, if this store has such a user. The response is always the same (decision B290).',
    access: nobody,
    query: z.object({
      username: z.string().check(z.minLength(1), z.maxLength(255)),
      /** Accepted but ignored: the host decides the tenant. */
      accountId: z.optional(text(20)),
    }),
    output: z.null(),
  },
  validatePasswordReset: {
    method: 'GET',
    path: '/wb/user/ValidatePasswordResetRequest',
    summary: 'The user whom an emailed link is for. It can be asked for any number of times.',
    access: nobody,
    query: z.object({ userKey: idSchema, nonce }),
    output: z.object({ firstName: z.string(), lastName: z.string(), userName: z.string() }),
  },
  resetPassword: {
    method: 'PUT',
    path: '/wb/user/ResetPassword',
    summary: 'Sets the password with an emailed link, once. All sessions of the user end.',
    access: nobody,
    body: z.object({
      userKey: idSchema,
      password: named('password', password),
      nonce: named('nonce', nonce),
    }),
    output: z.null(),
  },
  changePassword: {
    method: 'PUT',
    path: '/wb/user/PasswordChange',
    summary: 'Changes one’s own password. All other sessions end. Returns a new token.',
    access: { signedIn: true },
    body: z.object({ currentPassword: password, newPassword: password, confirmPassword: password }),
    output: signedInUserSchema,
  },
  updateProfile: {
    method: 'PUT',
    path: '/wb/user/UpdateUser',
    summary: 'Changes one’s own name, address and phone number: the given fields.',
    access: { signedIn: true },
    body: profileSchema,
    output: signedInUserSchema,
  },
  saveUserAddress: {
    method: 'POST',
    path: '/wb/user/SaveUserAddress',
    summary: 'Changes one’s own address.',
    access: { signedIn: true },
    body: z.object(addressFields),
    output: signedInUserSchema,
  },
});
