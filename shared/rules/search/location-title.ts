import type { CatalogueLocation } from './catalogue-location.ts';
import { unquoted } from './search-text.ts';

type Vehicle = Pick<CatalogueLocation, 'year' | 'make' | 'model'>;

/** A title such as '2012 Toyota Camry'. Empty without a vehicle. */
export const vehicleTitle = ({ year, make, model }: Vehicle): string =>
  [year, make, model].filter((word) => word !== undefined && word !== '').join(' ');

/** 'Hoods' for 'Body|Hoods'. */
export const categoryTitle = (fullName: string): string => fullName.slice(fullName.lastIndexOf('|') + 1);

/** The search besides the vehicle, such as '“led” in Headlamps'. */
export const soughtTitle = ({ category, keyword }: Pick<CatalogueLocation, 'category' | 'keyword'>): string =>
  [keyword ? `“${unquoted(keyword)}”` : '', category ? categoryTitle(category) : ''].filter(Boolean).join(' in ');

/** The search in words. Empty if nothing is searched for. */
export const locationTitle = (location: CatalogueLocation): string =>
  [soughtTitle(location), vehicleTitle(location)].filter(Boolean).join(' for ');
