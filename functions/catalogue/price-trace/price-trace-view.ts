import { accountFieldOf } from '#shared/rules/accounts/fields/account-field-access.ts';
import { fieldSource } from '#shared/rules/accounts/fields/field-source.ts';
import { shareOfList } from '#shared/rules/pricing/customer-price.ts';
import { priceTrace } from '#shared/rules/pricing/trace/price-trace.ts';
import { CUSTOMER_CODE } from '#shared/rules/pricing/trace/traced-sale.ts';
import type { Offer } from '#shared/schemas/catalogue/offer.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { PriceLevel } from '#shared/schemas/stored/pricing/price-level.ts';
import type { PriceStep, PriceTrace, TracedPart } from '#shared/schemas/wire/price-trace.ts';
import type { SellingContext } from '../../selling/selling-context.ts';
import type { PricedPart } from '../priced-parts.ts';
import { pricingView } from '../selling-view.ts';

interface Family {
  readonly account: Account;
  readonly parent: Account | undefined;
}

/** The trace of a part for the wire, with the places that its settings come from. */
export function priceTraceView(part: PricedPart, selling: SellingContext, family: Family): PriceTrace {
  const { document } = part;
  const sale = saleOf(part, selling);
  const { steps, ...amounts } = priceTrace({ ...sale, settings: selling.settings });
  const { partNumber, companyCode, unitOfMeasure } = pricingView(part, selling);
  return {
    partNumber,
    companyCode,
    unitOfMeasure,
    lineOfBusinessKey: sale.lineOfBusinessKey,
    description: (document.lineOfBusiness === 'aftermarket' ? document.product : document.part).title,
    steps: steps.map((step) => ({ ...step, ...sourceOf(step.code, selling, family) })),
    ...amounts,
    sale,
  };
}

function saleOf({ offer, unit, terms }: PricedPart, { customers, buyers }: SellingContext): TracedPart {
  const { priceLevel } = buyers[offer.lineOfBusiness];
  return {
    partNumber: offer.lineOfBusiness === 'aftermarket' ? offer.partNumber : offer.id,
    lineOfBusinessKey: offer.lineOfBusiness,
    flags: offer.flags,
    eaches: unit.eaches,
    // Salvage has no cores.
    core: (offer.lineOfBusiness === 'aftermarket' && offer.core) || 0,
    listPrice: terms.listPrice,
    customerPrice: terms.customerPrice,
    customers: customers.flatMap(({ lineOfBusiness, customerNumber }) =>
      customerNumber === undefined ? [] : [{ lineOfBusinessKey: lineOfBusiness, customerNumber }],
    ),
    level: priceLevel ? { name: priceLevel.name, share: shareOf(offer, priceLevel) } : null,
  };
}

/** Null if the part has a price of its own in the level. */
function shareOf(offer: Offer, level: PriceLevel): number | null {
  if (offer.lineOfBusiness === 'salvage') return shareOfList(level, offer.partType);
  return offer.levels[level.name] === undefined ? shareOfList(level, offer.productLine) : null;
}

/** A customer record is the account's own. Without one, everybody is a guest. */
function sourceOf(
  code: number | null,
  { customers }: SellingContext,
  { account, parent }: Family,
): Pick<PriceStep, 'source' | 'sourceId'> {
  const field = code === null ? undefined : accountFieldOf(code);
  if (!field) return { source: null, sourceId: null };
  if (code === CUSTOMER_CODE && customers.length === 0) return { source: 'default', sourceId: null };
  return fieldSource(field, account, parent);
}
