import * as z from 'zod/mini';
import { sortIds } from '../../values/catalogue/catalogue-sorts.ts';
import { certificationNames } from '../../values/catalogue/part-flags.ts';
import { salvageGrades } from '../../values/catalogue/salvage-grade.ts';
import { countries } from '../../values/countries.ts';
import { named } from '../../wire/wire.ts';
import { lineKeySchema } from '../fields/line-of-business.ts';
import { moneySchema } from '../fields/money.ts';
import { yearSchema, yearTextSchema } from '../fields/year.ts';

const name = z.string().check(z.maxLength(100));
const code = z.string().check(z.maxLength(40));
const names = z.array(name).check(z.maxLength(100));
const codes = z.array(code).check(z.maxLength(2000));

/** Storefront 5. The calls for years return texts, so texts are accepted too. */
export const modelYearSchema = z.union([yearSchema, yearTextSchema]);

const sort = z.enum(sortIds);

const facetNames = ['Certification', 'SalvagePrice', 'Mileage', 'Condition', 'Manufacturer'] as const;
export type FacetName = (typeof facetNames)[number];

/** Page sizes of storefront 9 (12 to 96) and pages 1 to 999 of the largest size. */
const take = z.int().check(z.minimum(12), z.maximum(96));
const skip = z.int().check(z.minimum(0), z.maximum(998 * 96));
const miles = z.int().check(z.minimum(0), z.maximum(10_000_000));

/**
 * The search object of storefront 3. After its own fields come the spellings that storefront 7 uses for some of them
 * (decision W8). If both are given, the first ones count.
 */
export const searchRequestSchema = z.object({
  years: z.optional(z.array(modelYearSchema).check(z.maxLength(220))),
  makes: z.optional(names),
  models: z.optional(names),
  /** Full names. A category includes its subcategories. */
  categories: z.optional(names),
  keyword: z.optional(z.string().check(z.maxLength(200))),
  /** The chosen tab. */
  linesOfBusinessIds: z.optional(z.array(lineKeySchema).check(z.maxLength(2))),
  /** Limits the search to parts that the companies of this country sell. */
  country: z.optional(z.enum(countries)),
  take: z.optional(take),
  skip: z.optional(skip),
  /** Dollars, for salvage. Either end may be missing. */
  salvagePrice: z.optional(
    z.array(z.object({ start: z.optional(moneySchema), end: z.optional(moneySchema) })).check(z.maxLength(20)),
  ),
  mileage: z.optional(
    z
      .array(
        z.object({
          start: z.optional(miles),
          end: z.optional(miles),
          /** Also finds parts of unknown mileage, whatever the range. */
          isUnknown: z.optional(z.boolean()),
        }),
      )
      .check(z.maxLength(20)),
  ),
  /** One name or several. */
  manufacturer: z.optional(z.union([names, name])),
  interchangeNumbers: z.optional(names),
  certifications: z.optional(z.array(z.enum(certificationNames)).check(z.maxLength(5))),
  conditions: z.optional(z.array(z.enum(salvageGrades)).check(z.maxLength(4))),
  insuranceCompanies: z.optional(names),
  /** These narrow the account's own settings and never widen them. */
  isNationalSearch: z.optional(z.boolean()),
  isAftermarketNationalSearch: z.optional(z.boolean()),
  isSalvageNationalSearch: z.optional(z.boolean()),
  disallowRemanufactured: z.optional(z.boolean()),
  disallowReconditioned: z.optional(z.boolean()),
  aftermarketExcludedPLines: z.optional(codes),
  salvageExcludedPartTypes: z.optional(codes),
  sort: z.optional(sort),
  /** The keyword is a part number or the start of one. */
  isPartSearch: z.optional(z.boolean()),
  /** False leaves prices and availability out of the parts. */
  doPricingAndAvailability: z.optional(z.boolean()),
  /** Returns counts without parts, as getFacets does. */
  isFacetOnly: z.optional(z.boolean()),
  /** The counts to return. Defaults to all. */
  facets: z.optional(z.array(z.enum(facetNames)).check(z.maxLength(facetNames.length))),
  type: named('type', z.optional(z.enum(['getParts', 'getFacets']))),
  /** The version of an earlier page. The list continues unchanged as long as that version is held. */
  catalogueVersion: z.optional(z.int().check(z.minimum(0))),
  /**
   * The search was opened by a link or an address, not typed. If it finds nothing, it is not reported (decision B198).
   */
  isOpened: z.optional(z.boolean()),

  yearAlias: named('year', z.optional(modelYearSchema)),
  makeAlias: named('make', z.optional(name)),
  modelAlias: named('model', z.optional(name)),
  categoryAlias: named('category', z.optional(name)),
  searchAlias: named('search', z.optional(z.string().check(z.maxLength(200)))),
  sortingAlias: named('sorting', z.optional(sort)),
  takeAlias: named('take', z.optional(take)),
  skipAlias: named('skip', z.optional(skip)),
  doPricingAndAvailabilityAlias: named('doPricingAndAvailability', z.optional(z.boolean())),
});
export type SearchRequest = z.infer<typeof searchRequestSchema>;
