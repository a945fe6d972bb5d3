import { RefusedFile } from './refused-file.ts';
import { textOf, type XmlElement } from './xml-element.ts';

const submissions = ['FULL', 'UPDATE'] as const;

/** FULL replaces all that is there of the brands in a file, UPDATE changes what is in it. */
export type Submission = (typeof submissions)[number];

/** @throws {RefusedFile} when a header does not say whether the file replaces or changes; TEST files are not loaded. */
export function readSubmission(header: XmlElement): Submission {
  const sent = textOf(header, 'SubmissionType');
  const submission = submissions.find((one) => one === sent?.toUpperCase());
  if (submission) return submission;
  throw new RefusedFile('submission-type', `SubmissionType is ${sent ?? 'missing'}, neither FULL nor UPDATE.`, header);
}
