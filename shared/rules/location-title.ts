import type { CatalogueLocation } from './catalogue-location.ts';

type Vehicle = Pick<CatalogueLocation, 'year' | 'make' | 'model'>;

/** Such as '2012 Toyota Camry'; empty where no vehicle is chosen. */
export const vehicleTitle = ({ year, make, model }: Vehicle): string =>
  [year, make, model].filter((word) => word !== undefined && word !== '').join(' ');

/** 'Hoods' of 'Body|Hoods'. */
export const categoryTitle = (fullName: string): string => fullName.slice(fullName.lastIndexOf('|') + 1);

/** What is looked for, in words; empty where nothing is. */
export function locationTitle(location: CatalogueLocation): string {
  const { category, keyword } = location;
  const sought = [keyword ? `“${keyword}”` : '', category ? categoryTitle(category) : ''].filter(Boolean).join(' in ');
  return [sought, vehicleTitle(location)].filter(Boolean).join(' for ');
}
