/**
 * Whether a pattern of vPIC matches the characters 4 to 8 of a VIN, a '|', and the characters 10 to 17. A pattern may be
 * shorter. '*' stands for any character, '#' for a digit, and '[1-46]' for one of a list.
 */
export function matchesPattern(pattern: string, descriptor: string): boolean {
  let at = 0;
  for (let index = 0; index < pattern.length; index++) {
    const wanted = pattern.charAt(index);
    const found = descriptor.charAt(at++);
    if (wanted === '[') {
      const end = pattern.indexOf(']', index);
      if (end < 0 || !isListed(pattern, index + 1, end, found)) return false;
      index = end;
    } else if (wanted === '#') {
      if (found < '0' || found > '9') return false;
    } else if (wanted !== '*' && wanted !== found) return false;
  }
  return at <= descriptor.length;
}

/** Whether the list between two positions of a pattern has a character, by itself or in a range such as A-H. */
function isListed(pattern: string, from: number, to: number, character: string): boolean {
  if (character === '') return false;
  for (let index = from; index < to; index++) {
    const first = pattern.charAt(index);
    const isRange = pattern.charAt(index + 1) === '-' && index + 2 < to;
    if (isRange ? first <= character && character <= pattern.charAt(index + 2) : first === character) return true;
    if (isRange) index += 2;
  }
  return false;
}

/** How many characters of a VIN a pattern decides. Of two patterns the one that decides more is right. */
export function decidedCharacters(pattern: string): number {
  let decided = 0;
  for (let index = 0; index < pattern.length; index++) {
    const character = pattern.charAt(index);
    if (character === '[') index = Math.max(index, pattern.indexOf(']', index));
    if (character !== '*' && character !== '|') decided++;
  }
  return decided;
}
