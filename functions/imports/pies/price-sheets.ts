import { attributeOf, textOf, type XmlElement } from '../xml/xml-element.ts';
import { maintenanceOf } from './segment.ts';

/** A span of days as ISO dates. A missing date leaves that end open. */
export interface Period {
  readonly from?: string;
  readonly to?: string;
}

interface PriceSheet extends Period {
  readonly currency?: string;
  readonly superseded?: string;
}

/** The price sheets of a file by number. */
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

  /** Whether another sheet in force on the day replaces this one. */
  isSuperseded(number: string, day: string): boolean {
    return [...this.#sheets.values()].some((sheet) => sheet.superseded === number && isInForce(sheet, day));
  }
}

/** The days on which a sheet or price is in force. Anything but an ISO date counts as missing. */
export function periodOf(element: XmlElement): Period {
  const from = dateOf(element, 'EffectiveDate');
  const to = dateOf(element, 'ExpirationDate');
  return { ...(from && { from }), ...(to && { to }) };
}

export function isInForce({ from = '', to }: Period, day: string): boolean {
  return from <= day && (to === undefined || day <= to);
}

/** The ISO date in an element or attribute of that name. A time is cut off. */
export function dateOf(element: XmlElement, name: string): string | undefined {
  const sent = textOf(element, name) ?? attributeOf(element, name);
  return sent && /^\d{4}-\d\d-\d\d/.test(sent) ? sent.slice(0, 10) : undefined;
}
