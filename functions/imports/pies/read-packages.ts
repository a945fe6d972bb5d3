import type { IssueCounts } from '../issues.ts';
import { attributeOf, childOf, textOf, type XmlElement } from '../xml/xml-element.ts';
import type { PiesPackages } from './pies-item.ts';

const unitNames: Readonly<Record<string, string>> = {
  BG: 'Bag',
  BX: 'Box',
  CA: 'Case',
  EA: 'Each',
  KT: 'Kit',
  PK: 'Pack',
  PL: 'Pallet',
  PR: 'Pair',
  RL: 'Roll',
  SE: 'Set',
};

const inchesOf: Readonly<Record<string, number>> = { IN: 1, FT: 12, CM: 1 / 2.54, MM: 1 / 25.4 };
const poundsOf: Readonly<Record<string, number>> = {
  PG: 1,
  LB: 1,
  OZ: 1 / 16,
  GT: 1 / 453.592_37,
  GR: 1 / 453.592_37,
  KG: 1 / 0.453_592_37,
};

/** The units in which a part is sold, with the dimensions of the package that holds one each. */
export function readPackages(rows: readonly XmlElement[], issueCounts: IssueCounts): PiesPackages {
  const packages = rows.map((row) => ({ row, code: textOf(row, 'PackageUOM') ?? 'EA', eaches: eachesOf(row) }));
  for (const { row, code } of packages.filter(({ eaches }) => !eaches)) {
    issueCounts.add('package-quantity', `A package ${code} without a quantity is skipped`, row);
  }
  const units = packages
    .filter(({ row, eaches }) => eaches && textOf(row, 'Orderable')?.toUpperCase() !== 'N')
    .map(({ code, eaches = 1 }) => ({ code, description: unitNames[code] ?? code, eaches }));
  const single = packages.find(({ eaches }) => eaches === 1)?.row;
  return {
    units: units.filter(({ code }, index) => units.findIndex((unit) => unit.code === code) === index),
    ...dimensionsOf(childOf(single, 'Dimensions'), issueCounts),
    ...weightOf(childOf(single, 'Weights'), issueCounts),
    isHazardous: rows.some((row) => childOf(row, 'HazardousMaterial')),
  };
}

function eachesOf(row: XmlElement): number | undefined {
  const sent = textOf(row, 'QuantityofEaches', 'QuantityOfEaches');
  if (sent === undefined && textOf(row, 'PackageUOM') === 'EA') return 1;
  return sent && /^0*[1-9]\d*(\.0+)?$/.test(sent) ? Number(sent) : undefined;
}

function dimensionsOf(element: XmlElement | undefined, issueCounts: IssueCounts): Pick<PiesPackages, 'dimensions'> {
  const factor = factorOf(element, 'IN', inchesOf, issueCounts);
  if (!element || !factor) return {};
  const [length, width, height] = ['Length', 'Width', 'Height'].map((side) => {
    return Number(textOf(element, `Shipping${side}`, side, `Merchandising${side}`)) * factor;
  });
  return length && width && height
    ? { dimensions: { length: rounded(length), width: rounded(width), height: rounded(height) } }
    : {};
}

function weightOf(element: XmlElement | undefined, issueCounts: IssueCounts): Pick<PiesPackages, 'weight'> {
  const weight = Number(textOf(element, 'Weight')) * (factorOf(element, 'PG', poundsOf, issueCounts) ?? 0);
  return weight > 0 ? { weight: rounded(weight) } : {};
}

function factorOf(
  element: XmlElement | undefined,
  usual: string,
  factors: Readonly<Record<string, number>>,
  issueCounts: IssueCounts,
): number | undefined {
  const unit = attributeOf(element, 'UOM')?.toUpperCase() ?? usual;
  const factor = factors[unit];
  if (element && !factor) issueCounts.add('unit', `The unit ${unit} is unknown, so the measure is ignored`, element);
  return factor;
}

function rounded(measure: number): number {
  return Math.round(measure * 10_000) / 10_000;
}
