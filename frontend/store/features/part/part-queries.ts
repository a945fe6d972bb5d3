import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { LocatedPart } from '#shared/rules/search/catalogue-location.ts';
import type { Part } from '#shared/schemas/wire/part.ts';
import { LINE_FACTS } from '#shared/values/line-of-business.ts';
import { catalogueApi } from '../../../api/groups/catalogue-api.ts';

/** How long prices and availability stay fresh, in ms. */
const FRESH_MS = 30_000;
const DAY_MS = 24 * 60 * 60_000;

/** The number that the API knows a part by: salvage by its guid. */
const numberOf = (part: LocatedPart): string => (part.lineOfBusiness === 'salvage' ? part.id : part.partNumber);

/** A part as seen from where the session ships to, which decides what of it can be had and when. */
export const partQuery = (part: LocatedPart, postalCode: string | null) =>
  queryOptions({
    queryKey: ['part', part.lineOfBusiness, numberOf(part), postalCode],
    queryFn: ({ signal }) =>
      catalogueApi.getPart(
        {
          query: {
            partNumber: numberOf(part),
            ...(part.lineOfBusiness === 'salvage' && { companyCode: LINE_FACTS.salvage.companyCode }),
          },
        },
        { signal },
      ),
    staleTime: FRESH_MS,
  });

/**
 * The vehicles that a part fits, page by page, of those in which all words occur. The part page brought the first page
 * of all of them along.
 */
export const fitmentQuery = (part: Part, typed: string) => {
  const { partNumber, companyCode, fitment, fitmentTotal } = part;
  const fitmentSearch = typed.trim();
  return infiniteQueryOptions({
    queryKey: ['fitment', companyCode, partNumber, fitmentSearch],
    queryFn: async ({ pageParam, signal }): Promise<Pick<Part, 'fitment' | 'fitmentTotal'>> => {
      const query = { partNumber, companyCode, Skip: String(pageParam), ...(fitmentSearch && { fitmentSearch }) };
      return catalogueApi.getPart({ query }, { signal });
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.fitment.length, 0);
      return last.fitment.length > 0 && shown < last.fitmentTotal ? shown : undefined;
    },
    ...(fitmentSearch === '' && { initialData: { pages: [{ fitment, fitmentTotal }], pageParams: [0] } }),
    placeholderData: keepPreviousData,
    staleTime: DAY_MS,
  });
};

/** So many of a selling unit. */
export interface UnitChoice {
  readonly unitOfMeasure: string;
  readonly quantity: number;
}

type PartReference = Pick<Part, 'partNumber' | 'companyCode'>;

export const pricingQuery = (
  { partNumber, companyCode }: PartReference,
  { unitOfMeasure, quantity }: UnitChoice,
  postalCode: string | null,
) =>
  queryOptions({
    queryKey: ['pricing', companyCode, partNumber, unitOfMeasure, quantity, postalCode],
    queryFn: ({ signal }) =>
      catalogueApi.getPricing(
        { query: { partNumber, companyCode, unitOfMeasure, quantity: String(quantity) } },
        { signal },
      ),
    staleTime: FRESH_MS,
  });

/** List prices of the past year: of the part, and of salvage those of its interchange number. */
export const priceHistoryQuery = ({ partNumber, companyCode, hollanderInterchangeNumber, lineOfBusiness }: Part) =>
  queryOptions({
    queryKey: ['price-history', companyCode, hollanderInterchangeNumber ?? partNumber],
    queryFn: ({ signal }) =>
      lineOfBusiness.lineOfBusinessKey === 'salvage'
        ? catalogueApi.getSalvageHistory({ query: { interchangeNumber: hollanderInterchangeNumber ?? '' } }, { signal })
        : catalogueApi.getPartHistory({ query: { partNumber, companyCode } }, { signal }),
    staleTime: DAY_MS,
  });

/** The yard that a recycled part is in. */
export const yardQuery = (companyCode: string, yardNumber: string) =>
  queryOptions({
    queryKey: ['yard', companyCode, yardNumber],
    queryFn: async ({ signal }) => {
      const found = await catalogueApi.findLocations({ query: { companyCode, term: yardNumber } }, { signal });
      return found.find(({ locationNumber }) => locationNumber === yardNumber) ?? null;
    },
    staleTime: DAY_MS,
  });
