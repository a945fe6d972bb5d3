import { type GrowableStrings, growableStrings } from './growable-strings.ts';

/** Each different string once, numbered in the order it was first met. */
export interface InternedStrings {
  readonly all: GrowableStrings;
  codeOf(text: string): number;
}

export function internedStrings(): InternedStrings {
  const codes = new Map<string, number>();
  const all = growableStrings();
  return {
    all,
    codeOf(text) {
      const known = codes.get(text);
      if (known !== undefined) return known;
      const code = codes.size;
      codes.set(text, code);
      all.push(text);
      return code;
    },
  };
}
