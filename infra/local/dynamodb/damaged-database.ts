/** The database can't be used. The message is LevelDB's own. */
export class DamagedDatabase extends Error {
  /** The damaged file, or the folder of the database. */
  readonly file: string;

  constructor(file: string, message: string) {
    super(message);
    this.file = file;
  }
}
