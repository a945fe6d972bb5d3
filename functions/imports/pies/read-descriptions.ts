import type { IssueCounts } from '../issues.ts';
import { attributeOf, type XmlElement } from '../xml/xml-element.ts';
import type { PiesDescriptions } from './pies-item.ts';

/** The longest text of each kind that the format allows; longer ones are kept. */
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

/** Title from DES, else INV, else SHO; description from EXT, FAB in sequence and MKT; keywords from KEY and SLA. */
export function readDescriptions(
  rows: readonly XmlElement[],
  language: string,
  issueCounts: IssueCounts,
): PiesDescriptions {
  const inLanguage = rows.filter((row) => (attributeOf(row, 'LanguageCode')?.toUpperCase() ?? language) === language);
  const texts = new Map<string, string[]>();
  for (const row of (inLanguage.length ? inLanguage : rows).toSorted((a, b) => sequenceOf(a) - sequenceOf(b))) {
    const code = attributeOf(row, 'DescriptionCode')?.toUpperCase() ?? '';
    const text = row.text.trim();
    if (!text) continue;
    if (text.length > (longest[code] ?? 2000))
      issueCounts.add('long-text', `A description ${code} is longer than allowed`, row);
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
