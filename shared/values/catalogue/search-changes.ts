/** Ways to change a search that found nothing, the smallest change first. Each takes back one thing that narrows it. */
export const searchChanges = [
  /** The words of the keyword that were read as a position, or as a certification. */
  'positionWords',
  'certificationWords',
  'certifications',
  'prices',
  'mileages',
  'conditions',
  'manufacturers',
  /** The interchange option. */
  'options',
  /** All chosen filters and options. */
  'filters',
  /** The insurance company, and the limit to the service location. */
  'insurer',
  'reach',
  'category',
  'vehicle',
  'keyword',
] as const;
export type SearchChange = (typeof searchChanges)[number];
