import * as z from 'zod/mini';
import { numberIdSchema } from '../schemas/fields/ids.ts';
import { lineKeyTextSchema } from '../schemas/fields/line-of-business.ts';
import { moneySchema } from '../schemas/fields/money.ts';
import { commaListOf, trueOrFalseSchema } from '../schemas/fields/query-values.ts';
import { yearTextSchema } from '../schemas/fields/year.ts';
import { accountPartsSchema } from '../schemas/wire/account-parts.ts';
import { pagingFields } from '../schemas/wire/paging.ts';
import { partSchema, pricingSchema } from '../schemas/wire/part.ts';
import { priceTraceSchema } from '../schemas/wire/price-trace.ts';
import { modelYearSchema, searchRequestSchema } from '../schemas/wire/search-request.ts';
import { searchResponseSchema } from '../schemas/wire/search-response.ts';
import { keywordReadingSchema, nextBestSchema, suggestionsSchema } from '../schemas/wire/search-suggestions.ts';
import { synonymWordsSchema } from '../schemas/wire/synonym-words.ts';
import { vinVehicleSchema } from '../schemas/wire/vin-vehicle.ts';
import { defineGroup } from '../wire/endpoint.ts';
import { named } from '../wire/wire.ts';

/** Catalogue reads trust the token, and settings that are at most 30 seconds old (decision W2). */
const reader = { signedIn: true, trusts: 'token' } as const;
/** The provider's own staff. */
const staff = { signedIn: true, level: 0, permission: 'usermanagement' } as const;
const administrator = { signedIn: true, level: 2, permission: 'usermanagement' } as const;

const name = z.string().check(z.maxLength(100));
const partNumber = z.string().check(z.minLength(1), z.maxLength(60));
const companyCode = z.string().check(z.regex(/^\d{3}$/, 'Expected a company code such as 001'));
const unitOfMeasure = z.string().check(z.maxLength(10));
/** A whole number from 1 to 999. Anything else counts as 1, as in the cart (storefront 5). */
const quantity = z.string().check(z.maxLength(20));

/** The parts of one call. Each other list has as many elements, has one for all parts, or is missing. */
const partLists = {
  partNumbers: commaListOf(partNumber),
  companyCodes: z.optional(commaListOf(companyCode)),
  unitsOfMeasure: z.optional(commaListOf(unitOfMeasure)),
  quantities: z.optional(commaListOf(quantity)),
};

const historyQuery = {
  /** The history ends on the day before this date. Defaults to today. */
  date: z.optional(z.iso.date()),
  /** Accepted but ignored: list prices are the same everywhere. */
  zipCode: z.optional(z.string().check(z.maxLength(20))),
  lineOfBusinessKey: z.optional(lineKeyTextSchema),
};

const historySchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** Changes of the list price, oldest first. Empty if the account shows no prices. */
  prices: z.array(z.object({ date: z.iso.date(), listPrice: moneySchema })),
});

/** A code that an account may exclude (decision D20). */
const codeInPicker = z.object({
  code: z.string(),
  description: z.string(),
  /** 'CODE – Description'. */
  display: z.string(),
  /** The description under its former name. */
  name: z.string(),
});

const accountParams = z.object({ id: z.string().check(z.regex(/^\d{1,9}$/, 'Expected a number')) });

const partSearch = {
  method: 'POST',
  access: reader,
  body: searchRequestSchema,
  output: searchResponseSchema,
} as const;

/** Finding parts, their prices and their availability (storefront 7). */
export const catalogueContract = defineGroup({
  getParts: {
    ...partSearch,
    path: '/wb/part/getParts',
    summary: 'Searches parts, with counts for every filter.',
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
    query: z.object({
      type: z.enum(['MakesForYear', 'ModelsForYearMake']),
      year: yearTextSchema,
      make: z.optional(name),
    }),
    output: z.array(z.string()),
  },
  getCategories: {
    method: 'GET',
    path: '/api/category/{id}',
    summary: 'The categories of an account, with their part types.',
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
    summary: 'Full names of the categories. With a vehicle, only those that have a part for it.',
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
      /** The account whose exclusions apply. Defaults to the caller's own. */
      id: named('id', z.optional(numberIdSchema)),
    }),
    output: z.array(
      z.object({
        partNumber: z.string(),
        interchangeNumber: z.string(),
        /** Tells the options apart, such as '3.5L, AT, FWD'. */
        webDescription: z.string(),
      }),
    ),
  },
  parseKeyword: {
    method: 'GET',
    path: '/wb/auxiliarydata/ParseKeyword',
    summary: 'The possible readings of a keyword, at most ten, most likely first.',
    access: reader,
    query: z.object({
      keyword: z.string().check(z.maxLength(200)),
      /** Returns only the reading that the search itself would use. */
      exact: z.optional(trueOrFalseSchema),
      /** Accepted but ignored: the insurer is chosen in a list (decision C8). */
      withInsurance: z.optional(trueOrFalseSchema),
    }),
    output: z.array(keywordReadingSchema),
  },
  getSuggestions: {
    method: 'POST',
    path: '/wb/auxiliarydata/GetSuggestions',
    summary:
      'Suggestions for a keyword that is being typed: vehicles, part types with counts for the vehicle, and parts by number. Takes the search object.',
    access: reader,
    body: searchRequestSchema,
    output: suggestionsSchema,
  },
  getNextBest: {
    method: 'POST',
    path: '/wb/auxiliarydata/GetNextBest',
    summary: 'The changes to a search that found nothing which would find something. Takes the search object.',
    access: reader,
    body: searchRequestSchema,
    output: nextBestSchema,
  },
  readVin: {
    method: 'GET',
    path: '/wb/auxiliarydata/ReadVin',
    summary: 'The vehicle of a VIN: year, make and model, the rest where it is known, and its names in the catalog.',
    access: reader,
    query: z.object({ vin: z.string().check(z.maxLength(40)) }),
    output: vinVehicleSchema,
  },
  getPartsByList: {
    method: 'GET',
    path: '/wb/part/GetByList',
    summary:
      'Parts by number, in the requested order. Parts that do not exist, or not for this account, are left out. Skip and Take apply to the vehicles that each part fits; at most 500 vehicles of all parts together.',
    access: reader,
    query: z.object({
      ...partLists,
      ...pagingFields,
      /** 'Small' leaves out fitment and alternate numbers, which only the part page shows. */
      objectSizeType: z.optional(z.string().check(z.maxLength(20))),
      doPricingAndAvailability: z.optional(trueOrFalseSchema),
    }),
    output: z.object({ parts: z.array(partSchema) }),
  },
  getPart: {
    method: 'GET',
    path: '/wb/part/GetByPartNumber',
    summary:
      'A part by its number, or salvage by its guid. Skip and Take apply to the vehicles that it fits, at most 500.',
    access: reader,
    query: z.object({
      partNumber,
      companyCode: z.optional(companyCode),
      ...pagingFields,
      /** Words and years. Only vehicles that match all of them are returned. */
      fitmentSearch: z.optional(z.string().check(z.maxLength(100))),
    }),
    output: partSchema,
  },
  getPricings: {
    method: 'GET',
    path: '/wb/aisle/GetPricingAndAvailabilities',
    summary:
      'Prices and availability of parts, in the requested order. Parts that do not exist, or not for this account, are left out.',
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
      /** False checks only the service location and the warehouses it transfers from. */
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
        /** Null for yards if the account hides their phone numbers. */
        phoneNumber: z.nullable(z.string()),
      }),
    ),
  },
  getProductLines: {
    method: 'GET',
    path: '/wb/auxiliarydata/GetProductLines',
    summary: 'The product lines that an account may exclude.',
    access: administrator,
    output: z.array(codeInPicker),
  },
  getPartCodes: {
    method: 'GET',
    path: '/wb/auxiliarydata/GetPartCodes',
    summary: 'The part types of recycled parts that an account may exclude.',
    access: administrator,
    output: z.array(codeInPicker),
  },
  getPriceTrace: {
    method: 'GET',
    path: '/api/account/{id}/price',
    summary: 'How the price of a part comes about for the users of an account, step by step.',
    access: administrator,
    params: accountParams,
    query: z.object({ partNumber, companyCode: z.optional(companyCode), unit: z.optional(unitOfMeasure) }),
    output: priceTraceSchema,
  },
  getAccountParts: {
    method: 'GET',
    path: '/api/account/{id}/parts',
    summary:
      'How many parts of a line of business the users of an account can find, by product line or part type, and the numbers of three of them: a cheap, a medium and an expensive one.',
    access: administrator,
    params: accountParams,
    query: z.object({ lineOfBusinessKey: lineKeyTextSchema }),
    output: accountPartsSchema,
  },
  previewSynonym: {
    method: 'POST',
    path: '/api/synonyms/preview',
    summary: 'The number of parts in the catalogue that a search for Words would find if this synonym were added.',
    access: staff,
    body: synonymWordsSchema,
    output: z.object({ parts: z.int() }),
  },
});
