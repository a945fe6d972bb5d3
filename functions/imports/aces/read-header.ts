import { readSubmission, type Submission } from '../xml/read-submission.ts';
import { textOf, type XmlElement } from '../xml/xml-element.ts';

/** The header of an ACES file. */
export interface AcesHeader {
  readonly submission: Submission;
  /** The brand of parts that don't name one. */
  readonly brand?: string;
  readonly title: string;
  /** An ISO date, as sent. */
  readonly effectiveDate?: string;
}

/** @throws {RefusedFile} if the file is neither a FULL file nor an UPDATE. */
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
