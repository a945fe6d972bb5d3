interface Numbers {
  readonly partNumber: string;
  /** The supplier's spelling, if it differs. */
  readonly sourcePartNumber?: string;
}

/** A part whose stored number contains a space is a core item, with zero price (storefront 5, decision C2). */
export const isCoreItem = (partNumber: string): boolean => partNumber.includes(' ');

/**
 * The number to store for a supplier's number (decision C2). The words of a number that is not a core item are joined;
 * otherwise glass such as 'DW01658 GTN' would be given away. A core item keeps its blanks, and one without blanks gets
 * the word CORE.
 */
export function storedPartNumber(sent: string, isCore: boolean): Numbers {
  const words = sent.trim().split(/\s+/);
  const partNumber = isCore ? (words.length > 1 ? words.join(' ') : `${words[0]} CORE`) : words.join('');
  return partNumber === sent ? { partNumber } : { partNumber, sourcePartNumber: sent };
}
