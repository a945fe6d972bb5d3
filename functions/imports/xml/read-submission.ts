import { RefusedFile } from './refused-file.ts';
import { textOf, type XmlElement } from './xml-element.ts';

const submissions = ['FULL', 'UPDATE'] as const;

/** A FULL file replaces everything of its brands. An UPDATE only changes the records it contains. */
export type Submission = (typeof submissions)[number];

/** @throws {RefusedFile} if the file is neither FULL nor UPDATE, such as a TEST file. */
export function readSubmission(header: XmlElement): Submission {
  const sent = textOf(header, 'SubmissionType');
  const submission = submissions.find((one) => one === sent?.toUpperCase());
  if (submission) return submission;
  throw new RefusedFile(
    'submission-type',
    `SubmissionType is ${sent ?? 'missing'}. It must be FULL or UPDATE.`,
    header,
  );
}
