/** The encodings of responses, best first. */
const ENCODINGS = ['br', 'gzip'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** The best encoding that an Accept-Encoding header allows, or undefined. */
export function acceptedEncoding(header: string): Encoding | undefined {
  const accepted = header.split(',').map((part) =>
    part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  );
  return ENCODINGS.find((encoding) =>
    accepted.some(([name, quality]) => name === encoding && !/^q=0(\.0*)?$/.test(quality ?? '')),
  );
}
