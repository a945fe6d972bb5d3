import type { IssueCounts } from '../issues.ts';
import { shownTextOf } from '../xml/element-texts.ts';
import { attributeOf, type XmlElement } from '../xml/xml-element.ts';
import type { PiesDescriptions } from './pies-item.ts';

/** The maximum length of each kind of text in the standard. Longer texts are reported but kept. */
const longest: Readonly<Record<string, number>> = {
  ABR: 12,
  SHO: 20,
  INV: 40,
  DES: 80,
  LAB: 80,
  DEF: 80,
  UNS: 80,
  VMR: 80,
  EXT: 240,
  FAB: 240,
  CAP: 240,
};

/** Where the part may be shipped, in words. */
const SHIPPING_TEXT = 'SHP';

/** The title comes from DES, INV or SHO, the description from EXT, FAB and MKT, the keywords from KEY and SLA. */
export function readDescriptions(
  rows: readonly XmlElement[],
  language: string,
  issueCounts: IssueCounts,
): PiesDescriptions {
  const inLanguage = rows.filter((row) => (attributeOf(row, 'LanguageCode')?.toUpperCase() ?? language) === language);
  const texts = new Map<string, string[]>();
  for (const row of (inLanguage.length ? inLanguage : rows).toSorted((a, b) => sequenceOf(a) - sequenceOf(b))) {
    const code = attributeOf(row, 'DescriptionCode')?.toUpperCase() ?? '';
    const text = shownTextOf(row, issueCounts);
    if (!text) continue;
    if (text.length > (longest[code] ?? 2000))
      issueCounts.add('long-text', `A description of type ${code} is longer than the standard allows`, row);
    if (code === SHIPPING_TEXT)
      issueCounts.add('not-used', 'A shipping restriction in words (SHP) stops no order', row);
    texts.set(code, [...(texts.get(code) ?? []), text]);
  }
  const all = (...codes: readonly string[]) => codes.flatMap((code) => texts.get(code) ?? []);
  return {
    title: all('DES', 'INV', 'SHO')[0] ?? '',
    description: all('EXT', 'FAB', 'MKT').join('\n'),
    keywords: all('KEY', 'SLA')
      .flatMap((text) => text.split(/[,;|]/))
      .map((word) => word.trim())
      .filter(Boolean),
  };
}

function sequenceOf(row: XmlElement): number {
  return Number(attributeOf(row, 'Sequence') ?? 0) || 0;
}
