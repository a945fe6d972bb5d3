import { AppError } from '#shared/errors.ts';
import { nearest } from '#shared/rules/shipping/nearest.ts';
import { sessionPostalCode } from '#shared/rules/shipping/postal-code.ts';
import type { Customer } from '#shared/schemas/stored/customer.ts';
import type { Warehouse } from '#shared/schemas/stored/warehouse.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { LINE_FACTS } from '#shared/values/line-of-business.ts';
import { postalLocation } from '../data/locations/postal-locations.ts';

/** Where a session ships to, and the warehouse that serves it. */
export interface SessionLocation {
  readonly postalCode: string;
  /** Undefined if the company has no warehouse. */
  readonly warehouseNumber: string | undefined;
}

/**
 * Finds the warehouse nearest to a postal code, among those of the company that the account buys aftermarket parts from
 * (decision P9). Undefined for an invalid postal code (decision X1), and for one whose first three digits are unknown
 * (decision B208).
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

/** The error for an invalid postal code in a field. */
export const invalidPostalCode = (path: string): AppError =>
  new AppError('invalid_input', SESSION_TEXTS.invalidPostalCode, {
    fieldErrors: [{ path, message: SESSION_TEXTS.invalidPostalCode }],
  });
