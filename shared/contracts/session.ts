import * as z from 'zod/mini';
import { addressViewSchema } from '../schemas/fields/address.ts';
import { idSchema } from '../schemas/fields/ids.ts';
import { lineKeySchema } from '../schemas/fields/line-of-business.ts';
import { companyCodeSchema } from '../schemas/fields/wire-names.ts';
import { errorRecordSchema } from '../schemas/stored/error-record.ts';
import { applicationSchema } from '../schemas/wire/application.ts';
import { signedInUserSchema } from '../schemas/wire/signed-in-user.ts';
import { defineGroup } from '../wire/endpoint.ts';
import { named } from '../wire/wire.ts';

const nobody = { signedIn: false } as const;

/** Long enough for every user name and password that can exist, short enough to be cheap to refuse. */
const credential = z.string().check(z.minLength(1), z.maxLength(255));

/** As somebody types it, with blanks and dashes; what it means is for the rule to say (rules/postal-code). */
const typedPostalCode = z.string().check(z.maxLength(20));

const setActiveCustomerSchema = z.object({
  customerNumber: named('customerNumber', z.optional(z.nullable(z.string().check(z.maxLength(20))))),
  companyCode: named('companyCode', companyCodeSchema),
  /** False goes on without the customer, as a guest. */
  activate: named('activate', z.optional(z.boolean())),
  isGuest: named('isGuest', z.optional(z.boolean())),
  postalCode: named('postalCode', z.optional(typedPostalCode)),
  /** Read, and without effect: how far one looks is chosen with each search. */
  nationalSearch: named('nationalSearch', z.optional(z.boolean())),
  /** Forgets the service location until a postal code is given again. */
  clearDistributionLocation: named('clearDistributionLocation', z.optional(z.boolean())),
  /** One of the customer's further addresses; null is the default one again. What is chosen stays where none is given. */
  shipToId: named('shipToId', z.optional(z.nullable(idSchema))),
});
export type ActiveCustomerChoice = z.output<typeof setActiveCustomerSchema>;

const setGuestCustomerSchema = z.object({
  /** All lines of the account when none is given. */
  lineOfBusinessKey: z.optional(lineKeySchema),
  customerName: named('customerName', z.string().check(z.trim(), z.minLength(1), z.maxLength(50))),
  /** Ten digits. */
  phoneNumber: named('phoneNumber', z.optional(z.string().check(z.regex(/^(\d{10})?$/, 'Expected ten digits')))),
  postalCode: named('postalCode', z.optional(typedPostalCode)),
});
export type GuestCustomer = z.output<typeof setGuestCustomerSchema>;

/** Whom the session can buy as, where that can be shipped to, and from where. */
const locationsSchema = z.object({
  customers: z.array(
    z.object({
      lineOfBusinessKey: lineKeySchema,
      companyCode: z.string(),
      /** Null for a guest. */
      customerNumber: z.nullable(z.string()),
      customerName: z.string(),
      arTermDescription: named('ARTermDescription', z.string()),
      isActive: named('isActive', z.boolean()),
      shipToPlaces: z.array(
        z.object({
          /** Null is the default address. */
          id: z.nullable(idSchema),
          name: z.string(),
          address: addressViewSchema,
          isActive: named('isActive', z.boolean()),
        }),
      ),
    }),
  ),
  /** Warehouses of the company that the account buys aftermarket parts from, the nearest first. */
  serviceLocations: z.array(
    z.object({
      warehouseNumber: z.string(),
      description: z.string(),
      phoneNumber: z.string(),
      /** From the session's postal code; null where that is not known. */
      miles: z.nullable(z.int()),
      isActive: named('isActive', z.boolean()),
    }),
  ),
});
export type Locations = z.output<typeof locationsSchema>;

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
  setActiveCustomer: {
    method: 'POST',
    path: '/wb/customer/SetActiveCustomer',
    summary:
      'Whom this session buys as in the line of a company, and where that is shipped to. Who goes on as a guest leaves the parts of that line: a snapshot of the cart keeps them. A new token comes back.',
    access: { signedIn: true },
    body: setActiveCustomerSchema,
    output: signedInUserSchema,
  },
  setGuestCustomer: {
    method: 'POST',
    path: '/wb/customer/SetGuestCustomer',
    summary: 'Goes on as a guest, who sees list prices and puts nothing into the cart. A new token comes back.',
    access: { signedIn: true },
    body: setGuestCustomerSchema,
    output: signedInUserSchema,
  },
  getLocations: {
    method: 'GET',
    path: '/wb/locations',
    summary:
      'Whom the session can buy as, where that can be shipped to, and the warehouses that it can be served from.',
    access: { signedIn: true },
    output: locationsSchema,
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
    idempotencyKey: true,
  },
  getErrors: {
    method: 'GET',
    path: '/api/errors',
    summary: 'The last three errors of the account, newest first.',
    access: { signedIn: true, level: 1, permission: 'usermanagement' },
    output: z.array(errorRecordSchema),
  },
});
