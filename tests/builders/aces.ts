interface AcesParts {
  readonly header?: string;
  readonly apps?: readonly string[];
  /** The whole footer; the right one when not given. */
  readonly footer?: string;
}

/** An App that is complete; what is given replaces what it would have. */
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

/** An ACES file of one application, or of those given, each on a line of its own from the third on. */
export function anAcesFile({ header = '', apps = [anApp()], footer }: AcesParts = {}): string {
  const head = header || '<BrandAAIAID>BBBB</BrandAAIAID><SubmissionType>FULL</SubmissionType>';
  const foot = footer ?? `<Footer><RecordCount>${apps.length}</RecordCount></Footer>`;
  return `<ACES version="4.2">\n<Header>${head}</Header>\n${apps.join('\n')}\n${foot}</ACES>`;
}

export const updateHeader = '<BrandAAIAID>BBBB</BrandAAIAID><SubmissionType>UPDATE</SubmissionType>';
