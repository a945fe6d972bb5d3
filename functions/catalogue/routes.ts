import type { catalogueContract } from '#shared/contracts/catalogue.ts';
import { AppError } from '#shared/errors.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { matchedInterchangeNumber } from '#shared/rules/catalogue/part-number.ts';
import { SEARCH_LENGTH } from '#shared/rules/search/search-text.ts';
import { pageOf } from '#shared/schemas/wire/paging.ts';
import type { SearchRequest } from '#shared/schemas/wire/search-request.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import { CATALOGUE_TEXTS } from '#shared/texts/catalogue/catalogue-texts.ts';
import { quantityOf } from '#shared/values/quantity.ts';
import { notFound } from '../data/table/not-found.ts';
import type { Actor } from '../http/authenticate.ts';
import type { Routes } from '../http/group-handler.ts';
import { type CatalogueContext, catalogueContexts } from './catalogue-context.ts';
import { lastName, typeName } from './categories-of-type.ts';
import { countSearch } from './count-search.ts';
import { DEFAULT_PART_CODES, DEFAULT_PRODUCT_LINES } from './default-classification.ts';
import type { CatalogueDependencies } from './dependencies.ts';
import type { PartReference } from './find-documents.ts';
import { findLocations } from './find-locations.ts';
import { fitmentPages, MOST_VEHICLES } from './fitment-pages.ts';
import { keywordSuggestions } from './keyword-suggestions.ts';
import { parsePartList } from './parse-part-list.ts';
import { partView, smallPart, withoutPrices } from './part-view.ts';
import { priceHistoryViews } from './price-history-view.ts';
import { type PricedPart, pricedParts } from './priced-parts.ts';
import { pricingView } from './pricing-view.ts';
import { search } from './search.ts';
import { type Shopper, shopper } from './shopper.ts';
import { shownCategories } from './shown-categories.ts';

export function catalogueRoutes(dependencies: CatalogueDependencies): Routes<typeof catalogueContract> {
  const { accounts, history, source } = dependencies;
  const visit = catalogueContexts(dependencies);
  const price = pricedParts(dependencies);
  const tell = priceHistoryViews(dependencies);
  const count = countSearch(dependencies);
  const shownNames = shownCategories(dependencies);

  const getFacets = async ({ body }: { readonly body: SearchRequest }, { actor }: { readonly actor: Actor }) =>
    search(body, true, await visit(actor, body));

  return {
    async getParts({ body }, { actor, visitor }) {
      const answer = await search(body, false, await visit(actor, body));
      count(body, answer, actor, visitor);
      return answer;
    },

    getFacets,
    getFacetsAlias: getFacets,

    async getYears(_input, { actor }) {
      const { catalogue } = await visit(actor);
      return (await catalogue.years()).map(String);
    },

    async getVehicles({ query: { type, year, make } }, { actor }) {
      const { catalogue } = await visit(actor);
      if (type === 'MakesForYear') return [...(await catalogue.makes(Number(year)))];
      if (!make) throw missing('make');
      return [...(await catalogue.models(Number(year), make))];
    },

    async getCategories({ params: { id } }, { actor }) {
      const visited = await visit(actor);
      const who = await shopperOf(id, visited, actor);
      const dictionary = await visited.catalogue.dictionary();
      const shown = new Set(await shownNames({}, who, visited));
      const { salvageExclusions } = who.settings;
      return dictionary.categories
        .filter(({ fullName }) => shown.has(fullName))
        .map(({ fullName, partTypes }) => ({
          categoryName: lastName(fullName),
          fullName,
          categoryMemberships: partTypes
            .filter((type) => !salvageExclusions.includes(type))
            .map((type) => ({ interchangePartType: type, description: typeName(type, dictionary) })),
        }));
    },

    async findCategories({ body }, { actor }) {
      const visited = await visit(actor);
      return [...(await shownNames(body, visited.shopper, visited))];
    },

    async getInterchangeOptions({ body: { year, make, model, interchangePartCodes, id } }, { actor }) {
      const visited = await visit(actor);
      const { catalogue } = visited;
      const { settings } = id === undefined ? visited.shopper : await shopperOf(String(id), visited, actor);
      const { linesOfBusiness, salvageExclusions } = settings;
      const sold = linesOfBusiness.includes('salvage') ? interchangePartCodes : [];
      const codes = sold.filter((code) => !salvageExclusions.includes(code));
      const options = await catalogue.interchangeOptions(Number(year), make, model, codes);
      return options.map(({ interchangeNumber, option }) => ({
        partNumber: interchangeNumber,
        interchangeNumber,
        webDescription: option,
      }));
    },

    async parseKeyword({ query: { keyword, exact = false } }, { actor }) {
      if (keyword.trim().length < SEARCH_LENGTH) {
        throw new AppError('invalid_input', CATALOGUE_TEXTS.keywordTooShort);
      }
      const { catalogue } = await visit(actor);
      return keywordSuggestions(await catalogue.parseKeyword(keyword, exact), await catalogue.dictionary());
    },

    async getPartsByList({ query: { objectSizeType = '', doPricingAndAvailability = true, ...lists } }, { actor }) {
      const visited = await visit(actor);
      const parts = await price(parsePartList(lists), visited);
      const most = Math.floor(MOST_VEHICLES / lists.partNumbers.length);
      const fitmentOf = fitmentPages(pageOf(lists, { usual: most, most }));
      const views = parts.flatMap((part) => (part ? [partView(part, visited.sale, fitmentOf)] : []));
      const priced = doPricingAndAvailability ? views : views.map(withoutPrices);
      return { parts: objectSizeType.toLowerCase() === 'small' ? priced.map(smallPart) : priced };
    },

    async getPart({ query }, { actor }) {
      const visited = await visit(actor);
      const page = pageOf(query, { usual: MOST_VEHICLES, most: MOST_VEHICLES });
      return partView(await onePart(query, visited), visited.sale, fitmentPages(page, query.fitmentSearch));
    },

    async getPricings({ query }, { actor }) {
      const visited = await visit(actor);
      const parts = await price(parsePartList(query), visited);
      return parts.flatMap((part) => (part ? [pricingView(part, visited.sale)] : []));
    },

    async getPricing({ query: { quantity, unitOfMeasure = '', isNationalSearch, ...reference } }, { actor }) {
      const visited = await visit(actor, { isNationalSearch });
      const [part] = await price([{ ...reference, quantity: quantityOf(quantity), unitOfMeasure }], visited);
      if (!part) throw new AppError('not_found', CATALOGUE_TEXTS.noAvailability);
      return pricingView(part, visited.sale);
    },

    async getPartHistory({ query: { date, ...reference } }, { actor }) {
      const visited = await visit(actor);
      const { offer } = await onePart(reference, visited);
      return tell(visited.sale, date, (range) => history.ofPart(offer.id, range));
    },

    async getSalvageHistory({ query: { date, interchangeNumber } }, { actor }) {
      const { sale, shopper } = await visit(actor);
      const { linesOfBusiness, salvageExclusions } = shopper.settings;
      const number = matchedInterchangeNumber(interchangeNumber);
      // An interchange number begins with its part type.
      const isSold = linesOfBusiness.includes('salvage') && !salvageExclusions.includes(number.slice(0, 3));
      if (!isSold || number === '') throw new AppError('not_found', CATALOGUE_TEXTS.unableToLoadPart);
      return tell(sale, date, (range) => history.ofInterchange(number, range));
    },

    async findLocations({ query }, { actor }) {
      const { sale, shopper } = await visit(actor);
      const { hideSourceVehiclePhoneNumber } = shopper.settings;
      return findLocations(sale.dictionary.locations, query).map(
        ({ kind, number, companyCode, name, phoneNumber }) => ({
          locationNumber: number,
          companyCode,
          description: name,
          phoneNumber: kind === 'yard' && hideSourceVehiclePhoneNumber ? null : phoneNumber,
        }),
      );
    },

    async getProductLines() {
      const { productLines, productLineNames } = await (await source.current()).dictionary();
      if (productLines.length === 0) return [...DEFAULT_PRODUCT_LINES];
      return productLines.map((code) => ({ code, name: productLineNames[code] ?? code }));
    },

    async getPartCodes() {
      const dictionary = await (await source.current()).dictionary();
      if (dictionary.types.length === 0) return [...DEFAULT_PART_CODES];
      return dictionary.types.map(({ code }) => ({ code, name: typeName(code, dictionary) }));
    },
  };

  /** An account in the actor's scope; another one than the own as its users would be without a postal code. */
  async function shopperOf(id: string, visited: CatalogueContext, actor: Actor): Promise<Shopper> {
    if (id === String(actor.accountId)) return visited.shopper;
    const account = /^\d{1,9}$/.test(id) ? await accounts.find(actor, Number(id)) : undefined;
    if (!account) throw notFound();
    const parent = account.parentId === undefined ? undefined : await accounts.find(actor, account.parentId);
    return shopper({ account: effectiveAccount(account, parent), customers: [], priceLevels: {} }, {});
  }

  async function onePart(reference: PartReference, visited: CatalogueContext): Promise<PricedPart> {
    const [part] = await price([{ ...reference, quantity: 1, unitOfMeasure: '' }], visited);
    if (!part) throw new AppError('not_found', CATALOGUE_TEXTS.unableToLoadPart);
    return part;
  }
}

const missing = (path: string): AppError =>
  new AppError('invalid_input', ERROR_TEXTS.invalidRequest, { fieldErrors: [{ path, message: 'Required' }] });
