import * as z from 'zod/mini';
import { applicationSchema } from '../schemas/application.ts';
import { errorRecordSchema } from '../schemas/error-record.ts';
import { signedInUserSchema } from '../schemas/signed-in-user.ts';
import { defineGroup } from './endpoint.ts';
import { named } from './wire.ts';

const nobody = { signedIn: false } as const;

/** Long enough for every user name and password that can exist, short enough to be cheap to refuse. */
const credential = z.string().check(z.minLength(1), z.maxLength(255));

/** As somebody types it, with blanks and dashes; what it means is for the rule to say (rules/postal-code). */
const typedPostalCode = z.string().check(z.maxLength(20));

export const loginSchema = z.object({
  userName: named('userName', credential),
  password: named('password', credential),
  /** Empty when the user gave none. */
  postalCode: named('postalCode', z.optional(typedPostalCode)),
  /** Keeps the user signed in on this browser for 14 days. */
  remember: named('remember', z.optional(z.boolean())),
});

/** Signing in, staying signed in, and what a store tells its visitors and its users. */
export const sessionContract = defineGroup({
  login: {
    method: 'POST',
    path: '/api/user/login',
    summary: 'Signs a user in on this host. The token is in the Authorization header of the answer.',
    access: nobody,
    body: loginSchema,
    output: signedInUserSchema,
  },
  refreshToken: {
    method: 'GET',
    path: '/api/user/token',
    summary: 'Gives a new token for a valid one, or for the remember cookie.',
    access: nobody,
    output: z.object({ expires: z.iso.datetime() }),
  },
  logout: {
    method: 'POST',
    path: '/api/user/logout',
    summary: 'Ends the session and its remember cookie on the server. Repeating it does nothing.',
    access: nobody,
    output: z.null(),
  },
  getUser: {
    method: 'GET',
    path: '/api/user',
    summary: 'The signed-in user with what of the account steers prices and screens.',
    access: { signedIn: true },
    output: signedInUserSchema,
  },
  updateLocation: {
    method: 'PUT',
    path: '/wb/user/UpdateLocation',
    summary: 'Changes the postal code this session ships to, and with it the service location. A new token comes back.',
    access: { signedIn: true },
    body: z.object({ zipcode: named('zipcode', typedPostalCode) }),
    output: signedInUserSchema,
  },
  getApplication: {
    method: 'GET',
    path: '/api/application',
    summary: 'The brand and the lists of the store on this host.',
    access: nobody,
    output: applicationSchema,
  },
  reportError: {
    method: 'POST',
    path: '/api/error',
    summary: 'Keeps what went wrong in the browser; the last three of an account are kept.',
    access: { signedIn: true },
    body: errorRecordSchema,
    output: z.null(),
    creates: true,
  },
  getErrors: {
    method: 'GET',
    path: '/api/errors',
    summary: 'The last three errors of the account, newest first.',
    access: { signedIn: true, level: 1 },
    output: z.array(errorRecordSchema),
  },
});
