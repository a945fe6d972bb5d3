/** Each different string once, numbered in the order it was first met. */
export interface InternedStrings {
  readonly all: readonly string[];
  codeOf(text: string): number;
}

export function internedStrings(): InternedStrings {
  const codes = new Map<string, number>();
  const all: string[] = [];
  return {
    all,
    codeOf(text) {
      const known = codes.get(text);
      if (known !== undefined) return known;
      codes.set(text, all.length);
      return all.push(text) - 1;
    },
  };
}
