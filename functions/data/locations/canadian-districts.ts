import type { Coordinates } from '#shared/rules/shipping/nearest.ts';

/**
 * Where most people of a Canadian postal district live, by the first letter of the code. That is near enough to tell
 * which of the few Canadian warehouses is closest.
 */
export const CANADIAN_DISTRICTS: Readonly<Record<string, Coordinates>> = {
  /** Newfoundland and Labrador: St. John's. */
  A: { latitude: 47.56, longitude: -52.71 },
  /** Nova Scotia: Halifax. */
  B: { latitude: 44.65, longitude: -63.58 },
  /** Prince Edward Island: Charlottetown. */
  C: { latitude: 46.24, longitude: -63.13 },
  /** New Brunswick: between Fredericton, Moncton and Saint John. */
  E: { latitude: 45.9, longitude: -65.8 },
  /** Eastern Quebec: Quebec City. */
  G: { latitude: 46.81, longitude: -71.21 },
  /** Montreal. */
  H: { latitude: 45.5, longitude: -73.57 },
  /** Western Quebec: the suburbs around Montreal. */
  J: { latitude: 45.6, longitude: -73.9 },
  /** Eastern Ontario: Ottawa. */
  K: { latitude: 45.42, longitude: -75.7 },
  /** Central Ontario: Mississauga. */
  L: { latitude: 43.6, longitude: -79.65 },
  /** Toronto. */
  M: { latitude: 43.7, longitude: -79.4 },
  /** Southwestern Ontario: between Kitchener and London. */
  N: { latitude: 43.2, longitude: -81 },
  /** Northern Ontario: Sudbury. */
  P: { latitude: 46.49, longitude: -81 },
  /** Manitoba: Winnipeg. */
  R: { latitude: 49.9, longitude: -97.14 },
  /** Saskatchewan: between Regina and Saskatoon. */
  S: { latitude: 51.3, longitude: -105.6 },
  /** Alberta: between Calgary and Edmonton. */
  T: { latitude: 52.3, longitude: -113.8 },
  /** British Columbia: Vancouver. */
  V: { latitude: 49.26, longitude: -123.1 },
  /** Northwest Territories and Nunavut: Yellowknife. */
  X: { latitude: 62.45, longitude: -114.37 },
  /** Yukon: Whitehorse. */
  Y: { latitude: 60.72, longitude: -135.06 },
};
