import type { catalogueContract } from '#shared/contracts/catalogue.ts';
import { AppError } from '#shared/errors.ts';
import { matchedInterchangeNumber } from '#shared/rules/catalogue/part-number.ts';
import { SEARCH_LENGTH } from '#shared/rules/search/search-text.ts';
import { vinMessage } from '#shared/schemas/fields/vin.ts';
import { pageOf } from '#shared/schemas/wire/paging.ts';
import type { SearchRequest } from '#shared/schemas/wire/search-request.ts';
import { CATALOGUE_TEXTS } from '#shared/texts/catalogue/catalogue-texts.ts';
import { VIN_TEXTS } from '#shared/texts/catalogue/vin-texts.ts';
import { VIN_VEHICLE_TEXTS } from '#shared/texts/catalogue/vin-vehicle-texts.ts';
import { quantityOf } from '#shared/values/quantity.ts';
import { normalVin } from '#shared/values/vin.ts';
import type { Actor } from '../http/authenticate.ts';
import type { Routes } from '../http/group-handler.ts';
import { invalidFields } from '../http/invalid-fields.ts';
import { vinVehicle } from '../search/vin/vin-vehicle.ts';
import { makeLoadAccountSelling } from './account-selling.ts';
import { type CatalogueContext, makeLoadCatalogueContext } from './catalogue-context.ts';
import { typeName } from './categories-of-type.ts';
import { makeCountSearch } from './count-search.ts';
import { codeInPicker, DEFAULT_PART_CODES, DEFAULT_PRODUCT_LINES } from './default-classification.ts';
import type { CatalogueDependencies } from './dependencies.ts';
import type { PartReference } from './find-documents.ts';
import { findLocations } from './find-locations.ts';
import { fitmentPages, MOST_VEHICLES } from './fitment-pages.ts';
import { makeListCategories } from './list-categories.ts';
import { parsePartList } from './parse-part-list.ts';
import { partView, smallPart, withoutPrices } from './part-view.ts';
import { makeShowPriceHistory } from './price-history-view.ts';
import { makeCountAccountParts } from './price-trace/count-account-parts.ts';
import { makeTracePrice } from './price-trace/trace-price.ts';
import { makePriceParts, type PricedPart } from './priced-parts.ts';
import { previewSynonym, search } from './search.ts';
import { pricingView } from './selling-view.ts';
import { makeFindShownCategories } from './shown-categories.ts';
import { keywordSuggestions } from './suggestions/keyword-suggestions.ts';
import { findNextBest } from './suggestions/next-best.ts';
import { suggest } from './suggestions/suggest.ts';
import { readVinKeyword } from './vin/read-vin-keyword.ts';
import { vinSuggestions } from './vin/vin-suggestions.ts';

export function catalogueRoutes(dependencies: CatalogueDependencies): Routes<typeof catalogueContract> {
  const { history, source } = dependencies;
  const loadCatalogueContext = makeLoadCatalogueContext(dependencies);
  const priceParts = makePriceParts(dependencies);
  const showPriceHistory = makeShowPriceHistory(dependencies);
  const countSearch = makeCountSearch(dependencies);
  const findShownCategories = makeFindShownCategories(dependencies);
  const listCategories = makeListCategories(dependencies, findShownCategories);
  const tracePrice = makeTracePrice(dependencies);
  const countAccountParts = makeCountAccountParts(dependencies);
  const loadAccountSelling = makeLoadAccountSelling(dependencies);

  const getFacets = async ({ body }: { readonly body: SearchRequest }, { actor }: { readonly actor: Actor }) =>
    search(body, true, await loadCatalogueContext(actor, body));

  return {
    async getParts({ body }, { actor, requestOrigin }) {
      const response = await search(body, false, await loadCatalogueContext(actor, body));
      countSearch(body, response, actor, requestOrigin);
      return response;
    },

    getFacets,
    getFacetsAlias: getFacets,

    async getYears(_input, { actor }) {
      const { catalogue } = await loadCatalogueContext(actor);
      return (await catalogue.years()).map(String);
    },

    async getVehicles({ query: { type, year, make } }, { actor }) {
      const { catalogue } = await loadCatalogueContext(actor);
      if (type === 'MakesForYear') return [...(await catalogue.makes(Number(year)))];
      if (!make) throw missing('make');
      return [...(await catalogue.models(Number(year), make))];
    },

    getCategories: ({ params: { id } }, { actor }) => listCategories(actor, id),

    async findCategories({ body }, { actor }) {
      return [...(await findShownCategories(body, await loadCatalogueContext(actor)))];
    },

    async getInterchangeOptions({ body: { year, make, model, interchangePartCodes, id } }, { actor }) {
      const context = await loadCatalogueContext(actor);
      const { catalogue } = context;
      const { settings } = id === undefined ? context.selling : await loadAccountSelling(String(id), context, actor);
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
      const context = await loadCatalogueContext(actor);
      const { catalogue, dictionary } = context;
      const vin = await readVinKeyword(keyword, context);
      if (vin) return vinSuggestions(vin);
      return keywordSuggestions(await catalogue.parseKeyword(keyword, exact), dictionary);
    },

    getSuggestions: async ({ body }, { actor }) => suggest(body, await loadCatalogueContext(actor, body)),

    getNextBest: async ({ body }, { actor }) => findNextBest(body, await loadCatalogueContext(actor, body)),

    async readVin({ query: { vin: typed } }, { actor }) {
      const vin = normalVin(typed);
      const problem = vin === '' ? VIN_TEXTS.length : vinMessage(vin);
      if (problem) throw new AppError('invalid_input', problem);
      const { dictionary, vins } = await loadCatalogueContext(actor);
      const decoded = await vins.read(vin);
      if (!decoded) throw new AppError('not_found', VIN_VEHICLE_TEXTS.unknownManufacturer);
      return vinVehicle(vin, decoded, dictionary);
    },

    async getPartsByList({ query: { objectSizeType = '', doPricingAndAvailability = true, ...lists } }, { actor }) {
      const context = await loadCatalogueContext(actor);
      const parts = await priceParts(parsePartList(lists), context);
      const most = Math.floor(MOST_VEHICLES / lists.partNumbers.length);
      const fitmentOf = fitmentPages(pageOf(lists, { usual: most, most }));
      const views = parts.flatMap((part) => (part ? [partView(part, context, fitmentOf)] : []));
      const priced = doPricingAndAvailability ? views : views.map(withoutPrices);
      return { parts: objectSizeType.toLowerCase() === 'small' ? priced.map(smallPart) : priced };
    },

    async getPart({ query }, { actor }) {
      const context = await loadCatalogueContext(actor);
      const page = pageOf(query, { usual: MOST_VEHICLES, most: MOST_VEHICLES });
      return partView(await findPart(query, context), context, fitmentPages(page, query.fitmentSearch));
    },

    async getPricings({ query }, { actor }) {
      const context = await loadCatalogueContext(actor);
      const parts = await priceParts(parsePartList(query), context);
      return parts.flatMap((part) => (part ? [pricingView(part, context.selling)] : []));
    },

    async getPricing({ query: { quantity, unitOfMeasure = '', isNationalSearch, ...reference } }, { actor }) {
      const context = await loadCatalogueContext(actor, { isNationalSearch });
      const [part] = await priceParts([{ ...reference, quantity: quantityOf(quantity), unitOfMeasure }], context);
      if (!part) throw new AppError('not_found', CATALOGUE_TEXTS.noAvailability);
      return pricingView(part, context.selling);
    },

    async getPartHistory({ query: { date, ...reference } }, { actor }) {
      const context = await loadCatalogueContext(actor);
      const { offer } = await findPart(reference, context);
      return showPriceHistory(context.selling, date, (range) => history.ofPart(offer.id, range));
    },

    async getSalvageHistory({ query: { date, interchangeNumber } }, { actor }) {
      const { selling } = await loadCatalogueContext(actor);
      const { linesOfBusiness, salvageExclusions } = selling.settings;
      const number = matchedInterchangeNumber(interchangeNumber);
      // An interchange number starts with its part type.
      const isSold = linesOfBusiness.includes('salvage') && !salvageExclusions.includes(number.slice(0, 3));
      if (!isSold || number === '') throw new AppError('not_found', CATALOGUE_TEXTS.unableToLoadPart);
      return showPriceHistory(selling, date, (range) => history.ofInterchange(number, range));
    },

    async findLocations({ query }, { actor }) {
      const { dictionary, selling } = await loadCatalogueContext(actor);
      const { hideSourceVehiclePhoneNumber } = selling.settings;
      return findLocations(dictionary.locations, query).map(({ kind, number, companyCode, name, phoneNumber }) => ({
        locationNumber: number,
        companyCode,
        description: name,
        phoneNumber: kind === 'yard' && hideSourceVehiclePhoneNumber ? null : phoneNumber,
      }));
    },

    async getProductLines() {
      const { productLines, productLineNames } = await (await source.current()).dictionary();
      if (productLines.length === 0) return DEFAULT_PRODUCT_LINES.map(codeInPicker);
      return productLines.map((code) => codeInPicker({ code, name: productLineNames[code] ?? code }));
    },

    async getPartCodes() {
      const dictionary = await (await source.current()).dictionary();
      if (dictionary.types.length === 0) return DEFAULT_PART_CODES.map(codeInPicker);
      return dictionary.types.map(({ code }) => codeInPicker({ code, name: typeName(code, dictionary) }));
    },

    getPriceTrace: ({ params, query }, { actor }) => tracePrice(actor, Number(params.id), query),

    getAccountParts: ({ params, query }, { actor }) =>
      countAccountParts(actor, Number(params.id), query.lineOfBusinessKey),

    previewSynonym: async ({ body }) => ({ parts: await previewSynonym(body, await source.current()) }),
  };

  async function findPart(reference: PartReference, context: CatalogueContext): Promise<PricedPart> {
    const [part] = await priceParts([{ ...reference, quantity: 1, unitOfMeasure: '' }], context);
    if (!part) throw new AppError('not_found', CATALOGUE_TEXTS.unableToLoadPart);
    return part;
  }
}

const missing = (path: string): AppError => invalidFields([{ path, message: 'Required' }]);
