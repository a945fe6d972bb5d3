/** A number with the many decimals of a binary fraction that a program wrote out: 7.989999999999998. */
const LONG = /^(\D*)(\d{1,3}(?:,\d{3})+|\d*)\.(\d{9,})$/;
const NOISE = /(0{5,}|9{5,})\d{0,2}$/;

/**
 * The decimal number that a program meant by a binary fraction: '7.99' for '7.989999999999998', '3.2' for
 * '3.2000000000000002'. It is read digit by digit. Any other text stays as it is.
 */
export function withoutBinaryNoise(text: string): string {
  const [, sign = '', whole = '', decimals = ''] = LONG.exec(text) ?? [];
  const noise = NOISE.exec(decimals);
  if (!noise) return text;
  const kept = decimals.slice(0, noise.index);
  const digits = `${whole.replaceAll(',', '') || '0'}${kept}`;
  const meant = noise[0].startsWith('9') ? String(BigInt(digits) + 1n).padStart(digits.length, '0') : digits;
  const point = meant.length - kept.length;
  return `${sign}${meant.slice(0, point)}${kept === '' ? '' : `.${meant.slice(point)}`}`;
}
