import type { CatalogueLocation } from './catalogue-location.ts';

type Vehicle = Pick<CatalogueLocation, 'year' | 'make' | 'model'>;

/** Such as '2012 Toyota Camry'; empty where no vehicle is chosen. */
export const vehicleTitle = ({ year, make, model }: Vehicle): string =>
  [year, make, model].filter((word) => word !== undefined && word !== '').join(' ');

/** 'Hoods' of 'Body|Hoods'. */
export const categoryTitle = (fullName: string): string => fullName.slice(fullName.lastIndexOf('|') + 1);

/** What is looked for besides the vehicle: such as '“led” in Headlamps'. */
export const soughtTitle = ({ category, keyword }: Pick<CatalogueLocation, 'category' | 'keyword'>): string =>
  [keyword ? `“${keyword}”` : '', category ? categoryTitle(category) : ''].filter(Boolean).join(' in ');

/** What is looked for, in words; empty where nothing is. */
export const locationTitle = (location: CatalogueLocation): string =>
  [soughtTitle(location), vehicleTitle(location)].filter(Boolean).join(' for ');
