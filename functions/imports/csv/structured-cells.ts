import { barredBy } from '#shared/rules/terms/restrictions.ts';
import type { ShipToPlace } from '#shared/schemas/stored/customer.ts';
import { imageAddressOf } from '../image-address.ts';
import { restrictionNotUsed } from '../texts/restriction-not-used.ts';
import { name, postalCode } from './cells.ts';
import type { CellReader } from './column.ts';
import { RowRefusal } from './refusal.ts';

/** Codes and words that say by themselves that one each is sold (case N10). */
const EACH = /^(?:ea|each|pc|piece)$/i;

/** A selling unit with code, description and number of eaches: 'BX:Box of 12:12'. 'EA' alone is one each. */
export const sellingUnitCell: CellReader<{ code: string; description: string; eaches: number }> = (cell) => {
  const [, code, description, eaches] = /^([A-Za-z]{2}):([^:]*):([1-9]\d{0,5})$/.exec(cell) ?? [];
  if (EACH.test(cell)) return { code: 'EA', description: 'Each', eaches: 1 };
  if (!code) {
    const how = /^[A-Za-z]{2}$/.test(cell) ? ' It does not say how many eaches it holds.' : '';
    return new RowRefusal('invalid', `"${cell}" is not a selling unit such as BX:Box of 12:12.${how}`);
  }
  return { code: code.toUpperCase(), description: description || code.toUpperCase(), eaches: Number(eaches) };
};

/**
 * The address of an image with an optional title before it: 'Front https://images.example/1.jpg'. The address may also be
 * a path that every store serves: '/images/parts/1.webp'.
 */
export const image: CellReader<{ title: string; size: string; url: string }> = (cell) => {
  const [, title, address = ''] = /^(?:(.*\S)\s+)?(\S+)$/.exec(cell) ?? [];
  const url = imageAddressOf(address);
  if (!url) return new RowRefusal('invalid-url', `"${cell}" is not the address of an image.`);
  return { title: title ?? '', size: '', url };
};

export const imageAddress: CellReader<string> = (cell, warn) => {
  const read = image(cell, warn);
  return read instanceof RowRefusal ? read : read.url;
};

/** A part number with an optional brand: 'BMNN:AQ1102'. */
export const alternateNumber: CellReader<{ brand: string; number: string }> = (cell) => {
  const [, brand = '', number = ''] = /^(?:([A-Z][A-Z0-9]{3}):)?(.{1,60})$/.exec(cell) ?? [];
  return number ? { brand, number: number.trim() } : new RowRefusal('too-long', `"${cell}" is not a part number.`);
};

/** An attribute with an optional unit: 'Diameter:17:IN'. */
export const attribute: CellReader<{ name: string; value: string; unit?: string }> = (cell) => {
  const [name, value, unit, ...more] = cell.split(':').map((part) => part.trim());
  if (!name || !value || more.length > 0) {
    return new RowRefusal('invalid', `"${cell}" is not an attribute such as Diameter:17:IN.`);
  }
  return { name, value, ...(unit && { unit }) };
};

/** A restriction by code and value: 'RST:CA'. One that can't be applied is kept and told. */
export const restriction: CellReader<string> = (cell, warn) => {
  const read = name(cell, warn);
  if (typeof read === 'string' && barredBy(read) === undefined) warn('not-used', restrictionNotUsed(read), 'counted');
  return read;
};

/** Another address to deliver to, in five parts: 'Paint shop:9 Oak St:Aurora:CO:80011'. */
export const shipToPlace: CellReader<ShipToPlace> = (cell, warn) => {
  const [name = '', address1 = '', city = '', state = '', code = '', ...more] = cell
    .split(':')
    .map((part) => part.trim());
  const stored = postalCode(code, warn);
  const id = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const isWhole = id !== '' && address1 !== '' && city !== '' && /^[A-Za-z]{2,3}$/.test(state) && more.length === 0;
  if (stored instanceof RowRefusal) return stored;
  if (!isWhole)
    return new RowRefusal('invalid', `"${cell}" is not an address such as Paint shop:9 Oak St:Aurora:CO:80011.`);
  return { id, name, address1, city, state: state.toUpperCase(), postalCode: stored };
};
