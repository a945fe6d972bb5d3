import { RefusedFile } from '../xml/refused-file.ts';
import { textOf, type XmlElement } from '../xml/xml-element.ts';

const submissions = ['FULL', 'UPDATE'] as const;

/** What the file says of itself. */
export interface AcesHeader {
  /** FULL replaces all applications of its brands, UPDATE adds and deletes single ones. */
  readonly submission: (typeof submissions)[number];
  /** The brand of parts that name none. */
  readonly brand?: string;
  readonly title: string;
  /** As sent, an ISO date. */
  readonly effectiveDate?: string;
}

/** @throws {RefusedFile} when the file does not say whether it replaces or changes, TEST files included. */
export function readHeader(header: XmlElement): AcesHeader {
  const sent = textOf(header, 'SubmissionType');
  const submission = submissions.find((one) => one === sent?.toUpperCase());
  if (!submission) {
    throw new RefusedFile(
      'submission-type',
      `SubmissionType is ${sent ?? 'missing'}, neither FULL nor UPDATE.`,
      header,
    );
  }
  const brand = textOf(header, 'BrandAAIAID', 'BrandID');
  const effectiveDate = textOf(header, 'EffectiveDate');
  return {
    submission,
    ...(brand && { brand }),
    title: textOf(header, 'DocumentTitle') ?? '',
    ...(effectiveDate && { effectiveDate }),
  };
}
