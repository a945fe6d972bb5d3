import { shifted } from '../base/iso-date.ts';

/** Days a saved vehicle is kept (storefront 9). */
const KEPT_DAYS = 14;

/** The day on which a vehicle saved on that day expires, both ISO dates. */
export const vehicleExpiry = (savedOn: string): string => shifted(savedOn, KEPT_DAYS);

/** It is kept through the day before. */
export const isVehicleExpired = (expires: string, today: string): boolean => expires <= today;
