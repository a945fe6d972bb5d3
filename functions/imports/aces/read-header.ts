import { readSubmission, type Submission } from '../xml/read-submission.ts';
import { textOf, type XmlElement } from '../xml/xml-element.ts';

/** What the file says of itself. */
export interface AcesHeader {
  readonly submission: Submission;
  /** The brand of parts that name none. */
  readonly brand?: string;
  readonly title: string;
  /** As sent, an ISO date. */
  readonly effectiveDate?: string;
}

/** @throws {RefusedFile} when the file does not say whether it replaces or changes. */
export function readAcesHeader(header: XmlElement): AcesHeader {
  const brand = textOf(header, 'BrandAAIAID', 'BrandID');
  const effectiveDate = textOf(header, 'EffectiveDate');
  return {
    submission: readSubmission(header),
    ...(brand && { brand }),
    title: textOf(header, 'DocumentTitle') ?? '',
    ...(effectiveDate && { effectiveDate }),
  };
}
