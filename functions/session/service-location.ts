import { AppError } from '#shared/errors.ts';
import { nearest } from '#shared/rules/shipping/nearest.ts';
import { sessionPostalCode } from '#shared/rules/shipping/postal-code.ts';
import type { Customer } from '#shared/schemas/stored/customer.ts';
import type { Warehouse } from '#shared/schemas/stored/warehouse.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { LINE_FACTS } from '#shared/values/line-of-business.ts';
import { postalLocation } from '../data/locations/postal-locations.ts';

/** Where a session ships to, and from where it is served. */
export interface SessionLocation {
  readonly postalCode: string;
  /** Undefined where the company has no warehouse. */
  readonly warehouseNumber: string | undefined;
}

/**
 * The warehouse nearest to a postal code, of the company that the account buys aftermarket parts from (decision P9).
 * Undefined when the text is no postal code that the account may give (decision X1), or when nobody knows a place with
 * these first three digits (decision B208).
 */
export function sessionLocation(
  typed: string,
  customers: readonly Customer[],
  warehouses: readonly Warehouse[],
): SessionLocation | undefined {
  const companyCodes = customers.map(({ companyCode }) => companyCode);
  const postalCode = sessionPostalCode(typed, companyCodes);
  const point = postalCode && postalLocation(postalCode);
  if (!postalCode || !point) return undefined;
  const aftermarket = customers.find(({ lineOfBusiness }) => lineOfBusiness === 'aftermarket');
  const company = aftermarket?.companyCode ?? LINE_FACTS.aftermarket.companyCode;
  const ours = warehouses.filter(({ companyCode }) => companyCode === company);
  return { postalCode, warehouseNumber: nearest(point, ours)?.warehouseNumber };
}

/** What is said of a postal code that sessionLocation does not take, by the field it came in. */
export const invalidPostalCode = (path: string): AppError =>
  new AppError('invalid_input', SESSION_TEXTS.invalidPostalCode, {
    fieldErrors: [{ path, message: SESSION_TEXTS.invalidPostalCode }],
  });
