/** Why a picture can't be fetched. The codes are those of the import's report. */
export type PictureProblemCode =
  /** The address, or one that it leads to, is not a public web address. */
  | 'picture-address'
  /** The server can't be found or reached, or takes too long. */
  | 'picture-no-answer'
  /** The server says that it has no such picture. */
  | 'picture-missing'
  /** The server has a problem of its own, or leads from one address to the next. */
  | 'picture-server'
  | 'picture-too-large'
  /** The file is no picture that we can read. */
  | 'picture-type';

export interface PictureProblem {
  readonly code: PictureProblemCode;
  /** Ends the sentence 'The picture can't be fetched:'. */
  readonly reason: string;
}

/** Why a picture can't be fetched. The report lists it, and the next import tries again. */
export class UnfetchedPicture extends Error {
  readonly problem: PictureProblem;

  constructor(code: PictureProblemCode, reason: string) {
    super(reason);
    this.problem = { code, reason };
  }
}
