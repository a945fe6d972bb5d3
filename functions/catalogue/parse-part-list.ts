import { quantityOf } from '#shared/values/quantity.ts';
import { invalidFields } from '../http/invalid-fields.ts';
import type { RequestedPart } from './priced-parts.ts';

/** The parallel lists of a call for several parts (decision W8). */
interface PartLists {
  readonly partNumbers: readonly string[];
  readonly companyCodes?: readonly string[] | undefined;
  readonly unitsOfMeasure?: readonly string[] | undefined;
  readonly quantities?: readonly string[] | undefined;
}

/**
 * Joins the lists by part number. Throws 'invalid_input' when a list has neither one element nor as many as there are
 * part numbers. A list may also be left out.
 */
export function parsePartList(lists: PartLists): RequestedPart[] {
  const { partNumbers, companyCodes, unitsOfMeasure, quantities } = lists;
  const wrong = Object.entries({ companyCodes, unitsOfMeasure, quantities }).filter(
    ([, list = []]) => list.length > 1 && list.length !== partNumbers.length,
  );
  if (wrong.length > 0) {
    const message = `Expected one element, or ${partNumbers.length} as in partNumbers`;
    const fieldErrors = wrong.map(([path]) => ({ path, message }));
    throw invalidFields(fieldErrors);
  }
  return partNumbers.map((partNumber, index) => ({
    partNumber,
    companyCode: elementAt(companyCodes, index),
    unitOfMeasure: elementAt(unitsOfMeasure, index) ?? '',
    quantity: quantityOf(elementAt(quantities, index)),
  }));
}

const elementAt = (list: readonly string[] = [], index: number): string | undefined =>
  list.length === 1 ? list[0] : list[index];
