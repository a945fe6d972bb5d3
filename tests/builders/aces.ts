interface AcesParts {
  readonly header?: string;
  readonly apps?: readonly string[];
  /** The whole footer. Defaults to a correct one. */
  readonly footer?: string;
}

/** A complete App. Given values replace the defaults. */
export function anApp({
  attributes = 'action="A" id="1"',
  vehicle = '<BaseVehicle id="1001"/>',
  inner = '',
  ...parts
}: {
  readonly attributes?: string;
  readonly vehicle?: string;
  /** Qualifiers and notes. */
  readonly inner?: string;
  readonly quantity?: string;
  readonly partType?: string;
  readonly part?: string;
} = {}): string {
  const { quantity = '<Qty>1</Qty>', partType = '<PartType id="6832"/>', part = '<Part>EX-1</Part>' } = parts;
  return `<App ${attributes}>${vehicle}${inner}${quantity}${partType}${part}</App>`;
}

/** An ACES file with the given applications, or with one. Each is on its own line, starting with the third. */
export function anAcesFile({ header = '', apps = [anApp()], footer }: AcesParts = {}): string {
  const head = header || '<BrandAAIAID>BBBB</BrandAAIAID><SubmissionType>FULL</SubmissionType>';
  const foot = footer ?? `<Footer><RecordCount>${apps.length}</RecordCount></Footer>`;
  return `<ACES version="4.2">\n<Header>${head}</Header>\n${apps.join('\n')}\n${foot}</ACES>`;
}

export const updateHeader = '<BrandAAIAID>BBBB</BrandAAIAID><SubmissionType>UPDATE</SubmissionType>';
