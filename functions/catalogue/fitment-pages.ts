import { type FittedVehicle, filterFitment, inListOrder } from '#shared/rules/catalogue/fitment-groups.ts';
import { isIgnoredMake } from '#shared/rules/search/ignored-make.ts';
import type { PartDocument } from '#shared/schemas/catalogue/part-document.ts';
import { type PagedRows, rowsOf } from '#shared/schemas/wire/paging.ts';
import type { Part } from '#shared/schemas/wire/part.ts';

/** The most vehicles in one response. A part may fit thousands (decision B180). */
export const MOST_VEHICLES = 500;

/** The page of vehicles that a part fits. */
export type FitmentPages = (document: PartDocument) => Pick<Part, 'fitment' | 'fitmentTotal'>;

/** Gets the same page of each part's vehicles, or of those that match a search. Each part is filtered once. */
export function fitmentPages(page: PagedRows, search = ''): FitmentPages {
  const known = new Map<PartDocument, ReturnType<FitmentPages>>();
  return (document) => {
    const present = known.get(document);
    if (present) return present;
    const found = filterFitment(vehiclesOf(document), search);
    // Pages must follow one order. A whole list is sorted by the screen.
    const isWhole = page.skip === 0 && found.length <= page.take;
    const view = { fitment: rowsOf(isWhole ? found : inListOrder(found), page), fitmentTotal: found.length };
    known.set(document, view);
    return view;
  };
}

function vehiclesOf(document: PartDocument): FittedVehicle[] {
  if (document.lineOfBusiness === 'salvage') {
    return document.interchange
      .filter(({ make }) => !isIgnoredMake(make))
      .map(({ make, model, from, to, option }) => vehicle(make, model, from, to, option));
  }
  return document.applications
    .filter(({ make }) => !isIgnoredMake(make))
    .map(({ make, model, from, to, position, notes }) =>
      vehicle(make, model, from, to, [position, ...notes].filter(Boolean).join('; ')),
    );
}

const vehicle = (make: string, model: string, from: number, to: number, webDescription: string): FittedVehicle => ({
  systemYear: from === to ? String(from) : `${from}-${to}`,
  systemMake: make,
  systemModel: model,
  webDescription,
});
