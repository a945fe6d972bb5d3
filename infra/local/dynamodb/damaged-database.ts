/** The database can't be used, and its own words for why. */
export class DamagedDatabase extends Error {
  /** The file that is to blame, or the folder of the database. */
  readonly file: string;

  constructor(file: string, message: string) {
    super(message);
    this.file = file;
  }
}
