import { attributeOf, textOf, type XmlElement } from '../xml/xml-element.ts';
import { maintenanceOf } from './segment.ts';

/** A span of days; an end that is absent is open. ISO dates. */
export interface Period {
  readonly from?: string;
  readonly to?: string;
}

interface PriceSheet extends Period {
  readonly currency?: string;
  readonly superseded?: string;
}

/** The price sheets that a file declares, by number. */
export class PriceSheets {
  readonly #sheets = new Map<string, PriceSheet>();

  add(element: XmlElement): void {
    const number = textOf(element, 'PriceSheetNumber');
    if (!number || maintenanceOf(element) === 'D') return;
    const currency = textOf(element, 'CurrencyCode');
    const superseded = textOf(element, 'SupersededPriceSheetNumber');
    this.#sheets.set(number, {
      ...periodOf(element),
      ...(currency && { currency }),
      ...(superseded && { superseded }),
    });
  }

  get(number: string): PriceSheet | undefined {
    return this.#sheets.get(number);
  }

  /** Whether another sheet that is in force on the day takes the place of this one. */
  isSuperseded(number: string, day: string): boolean {
    return [...this.#sheets.values()].some((sheet) => sheet.superseded === number && isInForce(sheet, day));
  }
}

/** The days of a sheet or price. What is no ISO date counts as absent. */
export function periodOf(element: XmlElement): Period {
  const from = dateOf(element, 'EffectiveDate');
  const to = dateOf(element, 'ExpirationDate');
  return { ...(from && { from }), ...(to && { to }) };
}

export function isInForce({ from = '', to }: Period, day: string): boolean {
  return from <= day && (to === undefined || day <= to);
}

/** An ISO date, with or without a time, in an element or an attribute of that name. */
export function dateOf(element: XmlElement, name: string): string | undefined {
  const sent = textOf(element, name) ?? attributeOf(element, name);
  return sent && /^\d{4}-\d\d-\d\d/.test(sent) ? sent.slice(0, 10) : undefined;
}
