import * as z from 'zod/mini';
import { addressViewSchema } from '../schemas/fields/address.ts';
import { idSchema, numberIdSchema } from '../schemas/fields/ids.ts';
import { lineKeySchema } from '../schemas/fields/line-of-business.ts';
import { companyCodeSchema } from '../schemas/fields/wire-names.ts';
import { errorRecordSchema } from '../schemas/stored/error-record.ts';
import { applicationSchema } from '../schemas/wire/application.ts';
import { signedInUserSchema } from '../schemas/wire/signed-in-user.ts';
import { defineGroup } from '../wire/endpoint.ts';
import { named } from '../wire/wire.ts';

const nobody = { signedIn: false } as const;

/** Long enough for every user name and password, and short enough to refuse cheaply. */
const credential = z.string().check(z.minLength(1), z.maxLength(255));

/** As typed, with blanks and dashes. The rule reads it (rules/postal-code). */
const typedPostalCode = z.string().check(z.maxLength(20));

const setActiveCustomerSchema = z.object({
  customerNumber: named('customerNumber', z.optional(z.nullable(z.string().check(z.maxLength(20))))),
  companyCode: named('companyCode', companyCodeSchema),
  /** False continues as a guest, without the customer. */
  activate: named('activate', z.optional(z.boolean())),
  isGuest: named('isGuest', z.optional(z.boolean())),
  postalCode: named('postalCode', z.optional(typedPostalCode)),
  /** Accepted but ignored: each search chooses its own range. */
  nationalSearch: named('nationalSearch', z.optional(z.boolean())),
  /** Forgets the service location until a postal code is entered again. */
  clearDistributionLocation: named('clearDistributionLocation', z.optional(z.boolean())),
  /** One of the customer's other addresses. Null means the default address again; without a value the choice stays. */
  shipToId: named('shipToId', z.optional(z.nullable(idSchema))),
});
export type ActiveCustomerChoice = z.output<typeof setActiveCustomerSchema>;

const setGuestCustomerSchema = z.object({
  /** Defaults to all lines of business of the account. */
  lineOfBusinessKey: z.optional(lineKeySchema),
  customerName: named('customerName', z.string().check(z.trim(), z.minLength(1), z.maxLength(50))),
  /** Ten digits. */
  phoneNumber: named('phoneNumber', z.optional(z.string().check(z.regex(/^(\d{10})?$/, 'Expected ten digits')))),
  postalCode: named('postalCode', z.optional(typedPostalCode)),
});
export type GuestCustomer = z.output<typeof setGuestCustomerSchema>;

/** The customers that the session can buy as, their delivery addresses and the service locations. */
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
          /** Null for the default address. */
          id: z.nullable(idSchema),
          name: z.string(),
          address: addressViewSchema,
          isActive: named('isActive', z.boolean()),
        }),
      ),
    }),
  ),
  /** Warehouses of the company that the account buys aftermarket parts from, nearest first. */
  serviceLocations: z.array(
    z.object({
      warehouseNumber: z.string(),
      description: z.string(),
      phoneNumber: z.string(),
      /** Distance from the session's postal code. Null if there is none. */
      miles: z.nullable(z.int()),
      isActive: named('isActive', z.boolean()),
    }),
  ),
});
export type Locations = z.output<typeof locationsSchema>;

export const loginSchema = z.object({
  userName: named('userName', credential),
  password: named('password', credential),
  /** Empty if the user entered none. */
  postalCode: named('postalCode', z.optional(typedPostalCode)),
  /** Keeps the user signed in on this browser for 14 days. */
  remember: named('remember', z.optional(z.boolean())),
});

/** Signing in, staying signed in, and the facts that a store gives its visitors and users. */
export const sessionContract = defineGroup({
  login: {
    method: 'POST',
    path: '/api/user/login',
    summary: 'Signs a user in on this host. The token is in the Authorization header of the response.',
    access: nobody,
    body: loginSchema,
    output: signedInUserSchema,
  },
  refreshToken: {
    method: 'GET',
    path: '/api/user/token',
    summary: 'Returns a new token for a valid one, or for the remember cookie.',
    access: nobody,
    output: z.object({ expires: z.iso.datetime() }),
  },
  logout: {
    method: 'POST',
    path: '/api/user/logout',
    summary: 'Ends the session and its remember cookie on the server. Repeating it changes nothing.',
    access: nobody,
    output: z.null(),
  },
  getUser: {
    method: 'GET',
    path: '/api/user',
    summary: 'The signed-in user, with the account settings that affect prices and screens.',
    access: { signedIn: true, anyAccount: true },
    output: signedInUserSchema,
  },
  orderAs: {
    method: 'PUT',
    path: '/wb/user/OrderAs',
    summary:
      'Orders as another account, with an empty cart, or without one as oneself again. Returns a new token. 404 for an account that one may not order as.',
    access: { signedIn: true, level: 1, permission: 'usermanagement', alsoPermission: 'checkout' },
    body: z.object({ accountId: z.nullable(numberIdSchema) }),
    output: signedInUserSchema,
  },
  updateLocation: {
    method: 'PUT',
    path: '/wb/user/UpdateLocation',
    summary: 'Changes the ship-to postal code of the session, and with it the service location. Returns a new token.',
    access: { signedIn: true },
    body: z.object({ zipcode: named('zipcode', typedPostalCode) }),
    output: signedInUserSchema,
  },
  setActiveCustomer: {
    method: 'POST',
    path: '/wb/customer/SetActiveCustomer',
    summary:
      'Sets the customer and the delivery address for the line of business of a company. Continuing as a guest removes the parts of that line from the cart; a snapshot keeps them. Returns a new token.',
    access: { signedIn: true },
    body: setActiveCustomerSchema,
    output: signedInUserSchema,
  },
  setGuestCustomer: {
    method: 'POST',
    path: '/wb/customer/SetGuestCustomer',
    summary: 'Continues as a guest, who sees list prices and can’t add to the cart. Returns a new token.',
    access: { signedIn: true },
    body: setGuestCustomerSchema,
    output: signedInUserSchema,
  },
  getLocations: {
    method: 'GET',
    path: '/wb/locations',
    summary:
      'The customers that the session can buy as, their delivery addresses and the warehouses that can serve it.',
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
    summary: 'Reports an error in the browser. The last three of an account are kept.',
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
