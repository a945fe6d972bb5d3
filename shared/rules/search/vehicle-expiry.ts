import { shifted } from '../base/iso-date.ts';

/** Days that a saved vehicle is kept (storefront 9). */
const KEPT_DAYS = 14;

/** The expiry date of a vehicle saved on this day. Both are ISO dates. */
export const vehicleExpiry = (savedOn: string): string => shifted(savedOn, KEPT_DAYS);

/** The vehicle is kept through the day before its expiry date. */
export const isVehicleExpired = (expires: string, today: string): boolean => expires <= today;
