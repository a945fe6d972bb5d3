import { storedPartNumber } from '#shared/rules/catalogue/core-item.ts';
import { productRowSchema } from '#shared/schemas/catalogue/product-row.ts';
import { decimal, list, name, numberList, partNumber, readableList, text, wholeNumber } from '../cells.ts';
import { deciding, naming, optional, required, withDefault } from '../column.ts';
import { csvFormat, joinedKey } from '../csv-format.ts';
import { fee } from '../money-cells.ts';
import { brandColumns, partColumns } from '../part-columns.ts';
import { certificationFlagColumns, conditionFlagColumns, mechanicalColumn, parsedFlags } from '../part-flags.ts';
import { alternateNumber, attribute, image, restriction, sellingUnitCell } from '../structured-cells.ts';

const inches = decimal(0, 1_000);
const orderQuantity = wholeNumber(0, 100_000);

/** The aftermarket parts of a provider, without prices and stock (storefront 3). */
export const productsFormat = csvFormat({
  kind: 'products',
  columns: {
    ...partColumns,
    ...brandColumns,
    manufacturer: required(['Manufacturer'], name),
    partType: naming('part type', required(['Part Type', 'Part Type Code', 'Part Terminology ID'], name)),
    productLine: naming('product line', required(['Product Line', 'PLine'], name)),
    title: required(['Title', 'Part Description', 'Name'], name),
    description: withDefault(['Description', 'Web Description', 'Long Description'], text(10_000), ''),
    keywords: withDefault(['Keywords'], list(name), []),
    ...certificationFlagColumns,
    ...conditionFlagColumns,
    mechanical: mechanicalColumn,
    ftcDisplay: optional(['FTC Display', 'FTC'], text(500)),
    units: deciding(
      withDefault(['Units', 'Unit Of Measure', 'UOM'], list(sellingUnitCell), [
        { code: 'EA', description: 'Each', eaches: 1 },
      ]),
    ),
    images: withDefault(['Images', 'Image URLs', 'Image'], readableList(image), []),
    alternateNumbers: withDefault(['Alternate Numbers', 'Alternate Part Numbers'], numberList(alternateNumber), []),
    successor: optional(['Successor', 'Superseded By'], partNumber),
    length: optional(['Length'], inches),
    width: optional(['Width'], inches),
    height: optional(['Height'], inches),
    weight: optional(['Weight'], decimal(0, 100_000)),
    wheelDiameter: optional(['Wheel Diameter'], text(20)),
    wheelWidth: optional(['Wheel Width'], text(20)),
    wheelDescription: optional(['Wheel Description'], text(200)),
    flatRateShippingFee: deciding(optional(['Flat Rate Shipping Fee', 'Flat Rate Shipping'], fee)),
    restrictions: deciding(withDefault(['Restrictions'], list(restriction), [])),
    minimumOrder: optional(['Minimum Order Quantity', 'Minimum Order', 'Min Order Qty', 'MOQ'], orderQuantity),
    orderMultiple: optional(
      ['Order Multiple', 'Order Multiples', 'Order Increment', 'Sold In Multiples Of'],
      orderQuantity,
    ),
    attributes: withDefault(['Attributes'], readableList(attribute), []),
  },
  schema: productRowSchema,
  rowOf(values, { warn }) {
    const {
      partNumber: sent,
      core,
      successor,
      length,
      width,
      height,
      wheelDiameter,
      wheelWidth,
      wheelDescription,
    } = values;
    const { capa, nsf, diamond, platinumPlus, valueLine, reman, reconditioned, oversized, hazardous } = values;
    const certifications = { capa, nsf, diamond, platinumPlus, valueLine };
    const numbers = storedPartNumber(sent, core);
    if (!core && numbers.sourcePartNumber !== undefined) {
      warn('Part Number', 'joined-number', `"${sent}" is not a core item and is stored as ${numbers.partNumber}.`);
    }
    // The schema drops the values that are not fields of a row.
    return {
      ...values,
      ...numbers,
      flags: parsedFlags({ ...certifications, reman, reconditioned, oversized, hazardous, core }, values.mechanical),
      ...(successor !== undefined && { successor: storedPartNumber(successor, false).partNumber }),
      ...(length !== undefined &&
        width !== undefined &&
        height !== undefined && { dimensions: { length, width, height } }),
      ...(wheelDiameter !== undefined && {
        wheel: { diameter: wheelDiameter, width: wheelWidth ?? '', description: wheelDescription ?? '' },
      }),
    };
  },
  keyOf: ({ companyCode, partNumber: number }) => joinedKey(companyCode, number),
});
