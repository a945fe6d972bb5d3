/** The names of references that texts made for web pages have. */
const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', shy: '\u00ad' },
  ...{ trade: '™', reg: '®', copy: '©', deg: '°', plusmn: '±', times: '×', divide: '÷', micro: 'µ', middot: '·' },
  ...{ frac12: '½', frac14: '¼', frac34: '¾', sup1: '¹', sup2: '²', sup3: '³', ordf: 'ª', ordm: 'º', para: '¶' },
  ...{ ndash: '–', mdash: '—', hellip: '…', bull: '•', dagger: '†', prime: '′', Prime: '″', minus: '−' },
  ...{ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', laquo: '«', raquo: '»' },
  ...{ cent: '¢', pound: '£', yen: '¥', euro: '€', sect: '§', iexcl: '¡', iquest: '¿', le: '≤', ge: '≥', ne: '≠' },
  ...{ ensp: '\u2002', emsp: '\u2003', thinsp: '\u2009', zwnj: '\u200c', zwj: '\u200d' },
  ...{ szlig: 'ß', AElig: 'Æ', aelig: 'æ', Oslash: 'Ø', oslash: 'ø', Aring: 'Å', aring: 'å', OElig: 'Œ', oelig: 'œ' },
  ...accented('AEIOUYaeiouy', 'acute', '\u0301'),
  ...accented('AEIOUaeiou', 'grave', '\u0300'),
  ...accented('AEIOUaeiou', 'circ', '\u0302'),
  ...accented('AEIOUYaeiouy', 'uml', '\u0308'),
  ...accented('ANOano', 'tilde', '\u0303'),
  ...accented('Cc', 'cedil', '\u0327'),
};

const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi;

/** Reported where references are decoded. It has no full stop, because a count follows. */
export const REFERENCES_DECODED = 'Texts made for a web page, with references such as &amp;, are decoded';

/**
 * A text with the references of web pages decoded, once: `Wheel & Tire` for `Wheel &amp; Tire`. Unknown references stay
 * (case N17).
 */
export const decodedReferences = (text: string): string =>
  text.includes('&')
    ? text.replace(REFERENCE, (reference, decimal?: string, hex?: string, name?: string) => {
        if (name !== undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? reference) : reference;
        return characterOf(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)) ?? reference;
      })
    : text;

/** Undefined for a number that is no character of a text. */
function characterOf(code: number): string | undefined {
  const isCharacter = code >= 0x20 && code <= 0x10_ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter || code === 9 || code === 10 || code === 13 ? String.fromCodePoint(code) : undefined;
}

function accented(letters: string, name: string, mark: string): Record<string, string> {
  return Object.fromEntries([...letters].map((letter) => [`${letter}${name}`, `${letter}${mark}`.normalize('NFC')]));
}
