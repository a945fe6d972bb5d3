import * as z from 'zod/mini';
import { numberIdSchema } from '../schemas/fields/ids.ts';
import { lineKeyTextSchema } from '../schemas/fields/line-of-business.ts';
import { moneySchema } from '../schemas/fields/money.ts';
import { commaListOf, trueOrFalseSchema } from '../schemas/fields/query-values.ts';
import { pagingFields } from '../schemas/wire/paging.ts';
import { partSchema, pricingSchema } from '../schemas/wire/part.ts';
import { modelYearSchema, searchRequestSchema } from '../schemas/wire/search-request.ts';
import { searchResponseSchema } from '../schemas/wire/search-response.ts';
import { defineGroup } from '../wire/endpoint.ts';
import { named } from '../wire/wire.ts';

/** Catalogue reads take the token's word, and settings that are at most 30 seconds old (decision W2). */
const reader = { signedIn: true, trusts: 'token' } as const;
const administrator = { signedIn: true, level: 2, permission: 'usermanagement' } as const;

const name = z.string().check(z.maxLength(100));
const partNumber = z.string().check(z.minLength(1), z.maxLength(60));
const companyCode = z.string().check(z.regex(/^\d{3}$/, 'Expected a company code such as 001'));
const unitOfMeasure = z.string().check(z.maxLength(10));
/** Whole, 1 to 999; anything else counts as 1, as it does in the cart (storefront 5). */
const quantity = z.string().check(z.maxLength(20));
const year = z.string().check(z.regex(/^(189\d|19\d\d|20\d\d|2100)$/, 'Expected a year'));

/** Parts of one call; the other lists have as many elements, or one for all, or are left out. */
const partLists = {
  partNumbers: commaListOf(partNumber),
  companyCodes: z.optional(commaListOf(companyCode)),
  unitsOfMeasure: z.optional(commaListOf(unitOfMeasure)),
  quantities: z.optional(commaListOf(quantity)),
};

const historyQuery = {
  /** The last day is the one before; today without it. */
  date: z.optional(z.iso.date()),
  /** Prices of a list are the same everywhere: read, and without effect. */
  zipCode: z.optional(z.string().check(z.maxLength(20))),
  lineOfBusinessKey: z.optional(lineKeyTextSchema),
};

const historySchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** Changes of the list price, oldest first; none where the account shows no prices. */
  prices: z.array(z.object({ date: z.iso.date(), listPrice: moneySchema })),
});

const codeAndName = z.object({ code: z.string(), name: z.string() });

const partSearch = {
  method: 'POST',
  access: reader,
  body: searchRequestSchema,
  output: searchResponseSchema,
} as const;

/** Finding parts, and what they cost and whether they can be had (storefront 7). */
export const catalogueContract = defineGroup({
  getParts: {
    ...partSearch,
    path: '/wb/part/getParts',
    summary: 'Searches parts; with counts for every filter.',
  },
  getFacets: {
    ...partSearch,
    path: '/wb/part/getFacets',
    summary: 'The counts of a search without its parts.',
  },
  getFacetsAlias: {
    ...partSearch,
    path: '/wb/Part/GetFacets',
    summary: 'Another spelling of getFacets.',
  },
  getYears: {
    method: 'POST',
    path: '/wb/part/ymmco',
    summary: 'Years that any part fits, newest first.',
    access: reader,
    output: z.array(z.string()),
  },
  getVehicles: {
    method: 'GET',
    path: '/wb/auxiliarydata/GetVehiceYMM',
    summary: 'Makes of a year, or models of a year and make.',
    access: reader,
    query: z.object({ type: z.enum(['MakesForYear', 'ModelsForYearMake']), year, make: z.optional(name) }),
    output: z.array(z.string()),
  },
  getCategories: {
    method: 'GET',
    path: '/api/category/{id}',
    summary: 'The categories that an account shops in, with their part types.',
    access: reader,
    params: z.object({ id: z.string().check(z.maxLength(20)) }),
    output: z.array(
      z.object({
        categoryName: z.string(),
        /** Pipe-separated. */
        fullName: z.string(),
        categoryMemberships: z.array(z.object({ interchangePartType: z.string(), description: z.string() })),
      }),
    ),
  },
  findCategories: {
    method: 'POST',
    path: '/api/category',
    summary: 'Full names of the categories; with a vehicle, of those that have a part for it.',
    access: reader,
    body: z.object({
      year: named('year', z.optional(modelYearSchema)),
      make: named('make', z.optional(name)),
      model: named('model', z.optional(name)),
    }),
    output: z.array(z.string()),
  },
  getInterchangeOptions: {
    method: 'POST',
    path: '/wb/Part/GetInterchangeYMMLookup',
    summary: 'The interchange numbers of a vehicle for part types.',
    access: reader,
    body: z.object({
      year: named('year', modelYearSchema),
      make: named('make', name),
      model: named('model', name),
      interchangePartCodes: named(
        'interchangePartCodes',
        z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100)),
      ),
      /** The account whose exclusions count; the caller's own without it. */
      id: named('id', z.optional(numberIdSchema)),
    }),
    output: z.array(
      z.object({
        partNumber: z.string(),
        interchangeNumber: z.string(),
        /** What tells it from the others, such as '3.5L, AT, FWD'. */
        webDescription: z.string(),
      }),
    ),
  },
  parseKeyword: {
    method: 'GET',
    path: '/wb/auxiliarydata/ParseKeyword',
    summary: 'What a keyword may mean, at most ten readings, the likeliest first.',
    access: reader,
    query: z.object({
      keyword: z.string().check(z.maxLength(200)),
      /** Only what the search itself takes it for. */
      exact: z.optional(trueOrFalseSchema),
      /** The insurer is chosen in a list (decision C8): read, and without effect. */
      withInsurance: z.optional(trueOrFalseSchema),
    }),
    output: z.array(
      z.object({
        year: z.string(),
        make: z.string(),
        model: z.string(),
        /** What is left of it to search by. */
        keywords: z.string(),
        /** The whole reading in one line. */
        val: named('val', z.string()),
      }),
    ),
  },
  getPartsByList: {
    method: 'GET',
    path: '/wb/part/GetByList',
    summary:
      'Parts by number, in the order asked; what there is not, or not for this account, is left out. Skip and Take are of the vehicles that each fits: at most 500 of all parts in one answer.',
    access: reader,
    query: z.object({
      ...partLists,
      ...pagingFields,
      /** 'Small' leaves out what only a part page tells: fitment and alternate numbers. */
      objectSizeType: z.optional(z.string().check(z.maxLength(20))),
      doPricingAndAvailability: z.optional(trueOrFalseSchema),
    }),
    output: z.object({ parts: z.array(partSchema) }),
  },
  getPart: {
    method: 'GET',
    path: '/wb/part/GetByPartNumber',
    summary:
      'A part by its number, or salvage by its guid. Skip and Take are of the vehicles that it fits: at most 500 in one answer.',
    access: reader,
    query: z.object({
      partNumber,
      companyCode: z.optional(companyCode),
      ...pagingFields,
      /** Words and years: only the vehicles in which all of them occur. */
      fitmentSearch: z.optional(z.string().check(z.maxLength(100))),
    }),
    output: partSchema,
  },
  getPricings: {
    method: 'GET',
    path: '/wb/aisle/GetPricingAndAvailabilities',
    summary:
      'Prices and availability of parts, in the order asked; what there is not, or not for this account, is left out.',
    access: reader,
    query: z.object(partLists),
    output: z.array(pricingSchema),
  },
  getPricing: {
    method: 'GET',
    path: '/wb/aisle/GetPricingAndAvailability',
    summary: 'Price and availability of one part.',
    access: reader,
    query: z.object({
      partNumber,
      companyCode: z.optional(companyCode),
      quantity: z.optional(quantity),
      unitOfMeasure: z.optional(unitOfMeasure),
      /** False asks the service location and what it transfers from only. */
      isNationalSearch: z.optional(trueOrFalseSchema),
    }),
    output: pricingSchema,
  },
  getPartHistory: {
    method: 'GET',
    path: '/wb/aisle/getparthistory',
    summary: 'List prices of a part, from one year ago to yesterday.',
    access: reader,
    query: z.object({ ...historyQuery, partNumber, companyCode: z.optional(companyCode) }),
    output: historySchema,
  },
  getSalvageHistory: {
    method: 'GET',
    path: '/wb/aisle/getsalvageparthistory',
    summary: 'List prices of recycled parts of an interchange number, from one year ago to yesterday.',
    access: reader,
    query: z.object({ ...historyQuery, interchangeNumber: partNumber }),
    output: historySchema,
  },
  findLocations: {
    method: 'GET',
    path: '/wb/auxiliarydata/GetLocations',
    summary: 'Warehouses and yards of a company by number or name, at most ten.',
    access: reader,
    query: z.object({ companyCode, term: z.string().check(z.minLength(1), z.maxLength(60)) }),
    output: z.array(
      z.object({
        locationNumber: z.string(),
        companyCode: z.string(),
        description: z.string(),
        /** Null for yards where the account hides it. */
        phoneNumber: z.nullable(z.string()),
      }),
    ),
  },
  getProductLines: {
    method: 'GET',
    path: '/wb/auxiliarydata/GetProductLines',
    summary: 'The product lines that an account may exclude.',
    access: administrator,
    output: z.array(codeAndName),
  },
  getPartCodes: {
    method: 'GET',
    path: '/wb/auxiliarydata/GetPartCodes',
    summary: 'The part types of recycled parts that an account may exclude.',
    access: administrator,
    output: z.array(codeAndName),
  },
});
